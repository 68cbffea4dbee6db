import type { ChannelKind } from '@roundhouse/protocol';
import type { ChannelRow } from '../store/notification-store.ts';
import { deliveryOf } from './delivery.ts';
import type { Delivery } from './delivery.ts';
import type { NoticeMessage } from './message.ts';
import type { Outgoing } from './outgoing.ts';

export type WebhookKind = Exclude<ChannelKind, 'push' | 'email'>;

/** Discord: names can't call for everybody, look like something else or unfold into pictures. */
const discordBody = (message: NoticeMessage, site: string): unknown => ({
  content: [
    `**${escapeMarkdown(message.title)}**`,
    escapeMarkdown(message.text),
    ...message.links.map(({ text, path }) =>
      message.links.length > 1 ? `${escapeMarkdown(text)}: <${site}${path}>` : `<${site}${path}>`,
    ),
  ]
    .join('\n')
    .slice(0, 2000),
  allowed_mentions: { parse: [] },
});

const slackBody = (message: NoticeMessage, site: string): unknown => ({
  text: [
    `*${escapeEntities(message.title)}*`,
    escapeEntities(message.text),
    ...message.links.map(({ text, path }) => `<${site}${path}|${escapeEntities(text)}>`),
  ].join('\n'),
});

const genericBody = (message: NoticeMessage, site: string): unknown => ({
  kind: message.kind,
  title: message.title,
  text: message.text,
  match: message.match,
  links: message.links.map(({ text, path }) => ({ text, url: `${site}${path}` })),
});

const BODIES: Readonly<Record<WebhookKind, typeof genericBody>> = {
  discord: discordBody,
  slack: slackBody,
  webhook: genericBody,
};

/** What is posted to a webhook of this kind. */
function webhookBody(kind: WebhookKind, message: NoticeMessage, site: string): string {
  return JSON.stringify(BODIES[kind](message, site));
}

export async function sendWebhook(
  outgoing: Outgoing,
  channel: ChannelRow & { readonly kind: WebhookKind },
  { message, site, id }: { message: NoticeMessage; site: string; id: string },
): Promise<Delivery> {
  const headers = { 'content-type': 'application/json', 'x-roundhouse-notice': id };
  return deliveryOf(
    await outgoing.post(channel.address, headers, webhookBody(channel.kind, message, site)),
  );
}

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()<@:]/g, '\\$&');
const escapeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
