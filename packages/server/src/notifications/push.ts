import type { Pushed } from '@roundhouse/protocol/pushed';
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { VapidKeys } from 'web-push';
import type { ChannelRow, NoticeStore } from '../store/notification-store.ts';
import { deliveryOf } from './delivery.ts';
import type { Delivery } from './delivery.ts';
import type { NoticeMessage } from './message.ts';
import type { Outgoing } from './outgoing.ts';

/** How long a push service keeps a notice for a browser that is not there: a day. */
const KEPT_FOR = 24 * 3600;

/** The keys by which browsers know this server: made at its first start, the same on every node. */
export async function vapidKeys(store: NoticeStore): Promise<VapidKeys> {
  const offered = JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await store.secret('vapid', offered)) as VapidKeys;
}

interface PushInput {
  readonly outgoing: Outgoing;
  readonly keys: VapidKeys;
  /** Whom a push service can write to about us: `mailto:` or `https:`. */
  readonly contact: string;
}

/** What the service worker gets; it knows only paths of its own server. */
function pushedOf(message: NoticeMessage): Pushed {
  const { title, text: body } = message;
  return { title, body, path: pathOf(message), tag: tagOf(message) };
}

const pathOf = ({ links }: NoticeMessage): string =>
  links.length === 1 ? (links[0]?.path ?? '/online') : '/online';

/** What a notice is about: a newer one takes its place. */
const tagOf = (message: NoticeMessage): string => message.match ?? pathOf(message);

export async function sendPush(
  { outgoing, keys, contact }: PushInput,
  channel: ChannelRow,
  message: NoticeMessage,
): Promise<Delivery> {
  if (channel.keys === null) return { kind: 'gone', failure: { code: 'gone' } };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: channel.address, keys: channel.keys },
    JSON.stringify(pushedOf(message)),
    {
      TTL: KEPT_FOR,
      topic: topicOf(message),
      vapidDetails: { subject: contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    },
  );
  return deliveryOf(await outgoing.post(channel.address, headers, body ?? ''));
}

/** What still waits at the push service is replaced too, which learns nothing of what it is about. */
const topicOf = (message: NoticeMessage): string =>
  createHash('sha256').update(tagOf(message)).digest('base64url').slice(0, 32);
