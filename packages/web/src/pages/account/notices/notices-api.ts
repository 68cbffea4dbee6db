import * as v from 'valibot';
import { matchPath, request } from '../../../match/online/api.ts';

export const WEBHOOK_KINDS = ['discord', 'slack', 'webhook'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

const failure = v.object({
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
  status: v.optional(v.number()),
});
export type Failure = v.InferOutput<typeof failure>;

const kind = v.picklist(['push', 'email', ...WEBHOOK_KINDS]);
const channel = v.object({
  id: v.string(),
  kind,
  label: v.string(),
  isOn: v.boolean(),
  confirmed: v.boolean(),
  here: v.boolean(),
  failure: v.nullable(failure),
});
/** One way to reach me. */
export type Channel = v.InferOutput<typeof channel>;

const failedNotice = v.object({
  kind: v.picklist(['turn', 'finished', 'begun', 'full', 'rematch', 'digest']),
  channel: kind,
  match: v.nullable(v.string()),
  failure,
  at: v.number(),
  willRetry: v.boolean(),
});
export type FailedNotice = v.InferOutput<typeof failedNotice>;

const habits = v.object({
  language: v.string(),
  timeZone: v.string(),
  digestHour: v.nullable(v.number()),
});
type Habits = v.InferOutput<typeof habits>;

const notices = v.object({
  ...habits.entries,
  pushKey: v.string(),
  canEmail: v.boolean(),
  channels: v.array(channel),
  failures: v.array(failedNotice),
});
export type Notices = v.InferOutput<typeof notices>;

const nothing = v.unknown();
const ofMatch = v.object({ on: v.boolean(), reachable: v.optional(v.boolean(), true) });
const at = (id: string): string => `/me/notices/channels/${encodeURIComponent(id)}`;

/** What is asked about notices. */
export const noticesApi = {
  notices: () => request(notices, 'GET', '/me/notices'),
  keepHabits: (kept: Habits) => request(nothing, 'PUT', '/me/notices', kept),
  addPush: (subscription: PushSubscriptionJSON) =>
    request(channel, 'POST', '/me/notices/push', subscription),
  renewPush: (subscription: PushSubscriptionJSON) =>
    request(channel, 'PUT', '/me/notices/push', subscription),
  addEmail: (address: string) => request(channel, 'POST', '/me/notices/email', { address }),
  addWebhook: (of: WebhookKind, url: string) =>
    request(channel, 'POST', '/me/notices/webhook', { kind: of, url }),
  confirm: (id: string, code: string) => request(channel, 'POST', `${at(id)}/code`, { code }),
  test: (id: string) =>
    request(
      v.object({ delivered: v.boolean(), failure: v.nullable(failure) }),
      'POST',
      `${at(id)}/test`,
    ),
  turn: (id: string, on: boolean) => request(channel, 'PATCH', at(id), { on }),
  remove: (id: string) => request(nothing, 'DELETE', at(id)),
  stop: (token: string) => request(nothing, 'POST', `/notices/stop/${encodeURIComponent(token)}`),
  ofMatch: (id: string) => request(ofMatch, 'GET', `${matchPath(id)}/notices`),
  setOfMatch: (id: string, on: boolean) =>
    request(ofMatch, 'PUT', `${matchPath(id)}/notices`, { on }),
};
