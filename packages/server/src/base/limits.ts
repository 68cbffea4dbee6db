import type { ChatRates } from '../matches/chat.ts';
import { QUOTAS } from '../matches/quotas.ts';
import type { Quotas } from '../matches/quotas.ts';
import type { BacklogLimits } from '../socket/backlog.ts';
import type { MessageLimits } from '../socket/connection.ts';

const MEGABYTE = 1024 * 1024;

/** How much somebody may ask for, and how much somebody may have. */
export interface Limits extends MessageLimits {
  /** Requests a minute from one address, and by one account. */
  readonly requests: number;
  /** Attempts a minute from one address to prove who one is, for each way to do so. */
  readonly logins: number;
  /** New guests a minute from one address. */
  readonly guests: number;
  /** E-mails an hour to addresses that nobody has proven yet, for everybody together. */
  readonly codes: number;
  readonly socketsPerAddress: number;
  readonly chat: ChatRates;
  /** Bytes that may wait for those who read slowly. */
  readonly backlog: BacklogLimits;
  readonly quotas: Quotas;
}

export const LIMITS: Limits = {
  requests: 600,
  logins: 10,
  guests: 60,
  codes: 100,
  messages: { perSecond: 20, burst: 100 },
  refusals: { perSecond: 1, burst: 100 },
  socketsPerAddress: 100,
  chat: { perUser: { perSecond: 0.5, burst: 10 }, perMatch: { perSecond: 2, burst: 40 } },
  backlog: { perSocket: 8 * MEGABYTE, perAddress: 32 * MEGABYTE, inAll: 256 * MEGABYTE },
  quotas: QUOTAS,
};

/** A route that takes this many requests a minute from one address. */
export const perMinute = (max: number) => ({
  config: { rateLimit: { max, timeWindow: '1 minute' } },
});
