import * as v from 'valibot';
import { LANGUAGE_TAGS } from '../languages.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

/** The languages in which notifications are written. */
export const WEBHOOK_KINDS = ['discord', 'slack', 'webhook'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

const channelKind = v.picklist(['push', 'email', ...WEBHOOK_KINDS]);
export type ChannelKind = v.InferOutput<typeof channelKind>;

const notificationKind = v.picklist([
  'turn',
  'finished',
  'begun',
  'full',
  'rematch',
  'arranged',
  'invited',
  'check-in',
  'digest',
]);
export type NotificationKind = v.InferOutput<typeof notificationKind>;

/** Why something did not arrive: a code that a page has words for, and the status that the other side answered with. */
export const failureSchema = v.object({
  code: v.picklist([
    'unreachable',
    'no-answer',
    'certificate',
    'private-address',
    'answered',
    'gone',
    'mail-refused',
    'interrupted',
  ]),
  status: v.exactOptional(v.number()),
});
export type Failure = Wire<typeof failureSchema>;

/** One way to reach a person, as its owner is told of it. */
export const channelSchema = v.object({
  id: v.string(),
  kind: channelKind,
  /** Addresses of webhooks and browsers are keys, so only a label comes back. */
  label: v.string(),
  isOn: v.boolean(),
  confirmed: v.boolean(),
  /** Whether it is the browser of this session. */
  here: v.boolean(),
  createdAt: v.number(),
  failure: v.nullable(failureSchema),
  failedAt: v.nullable(v.number()),
});
export type Channel = Wire<typeof channelSchema>;

const failedNotification = v.object({
  kind: notificationKind,
  channel: channelKind,
  match: v.nullable(v.string()),
  failure: failureSchema,
  tries: v.number(),
  at: v.number(),
  willRetry: v.boolean(),
});
export type FailedNotification = Wire<typeof failedNotification>;

const habits = v.object({
  language: v.picklist(LANGUAGE_TAGS),
  /** Such as Europe/Berlin. */
  timeZone: v.pipe(v.string(), v.maxLength(60)),
  /** The hour of the daily digest in that zone; null for none. */
  digestHour: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
});

export const notificationsSchema = v.object({
  ...habits.entries,
  pushKey: v.string(),
  canEmail: v.boolean(),
  channels: v.array(channelSchema),
  failures: v.array(failedNotification),
});
export type Notifications = Wire<typeof notificationsSchema>;

const url = v.pipe(v.string(), v.trim(), v.url(), v.maxLength(2000));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,200}=*$/));
const subscription = v.object({ endpoint: url, keys: v.object({ p256dh: key, auth: key }) });
export type PushAddress = Wire<typeof subscription>;
const on = v.object({ on: v.boolean() });

/** How a person is told what waits, and what went wrong with it. */
export const notifications = {
  list: operation('GET', '/api/me/notices', { answer: notificationsSchema }),
  keepHabits: operation('PUT', '/api/me/notices', { body: habits, answer: habits }),
  addPush: operation('POST', '/api/me/notices/push', {
    body: subscription,
    answer: channelSchema,
    status: 201,
    reasons: ['bad-address', 'too-many-channels'],
  }),
  renewPush: operation('PUT', '/api/me/notices/push', {
    body: subscription,
    answer: channelSchema,
    reasons: ['bad-address', 'no-such-channel'],
  }),
  addWebhook: operation('POST', '/api/me/notices/webhook', {
    body: v.object({ kind: v.picklist(WEBHOOK_KINDS), url }),
    answer: channelSchema,
    status: 201,
    reasons: ['bad-address', 'too-many-channels'],
  }),
  addEmail: operation('POST', '/api/me/notices/email', {
    body: v.object({ address: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)) }),
    answer: channelSchema,
    status: 201,
    reasons: ['no-mail', 'needs-account', 'too-many-channels', 'mail-failed'],
  }),
  confirm: operation('POST', '/api/me/notices/channels/:id/code', {
    body: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
    answer: channelSchema,
    reasons: ['no-such-channel', 'wrong-code'],
  }),
  test: operation('POST', '/api/me/notices/channels/:id/test', {
    answer: v.object({ delivered: v.boolean(), failure: v.nullable(failureSchema) }),
    reasons: ['no-such-channel', 'not-confirmed'],
  }),
  turn: operation('PATCH', '/api/me/notices/channels/:id', {
    body: on,
    answer: channelSchema,
    reasons: ['no-such-channel'],
  }),
  removeChannel: operation('DELETE', '/api/me/notices/channels/:id', {
    reasons: ['no-such-channel'],
  }),
  stop: operation('POST', '/api/notices/stop/:token', {
    auth: 'none',
    reasons: ['no-such-channel'],
  }),
  ofMatch: operation('GET', '/api/matches/:id/notices', {
    answer: v.object({ on: v.boolean(), reachable: v.boolean() }),
    reasons: ['not-seated'],
  }),
  setOfMatch: operation('PUT', '/api/matches/:id/notices', {
    body: on,
    answer: on,
    reasons: ['not-seated'],
  }),
};
