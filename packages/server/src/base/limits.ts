import type { Rate } from './token-bucket.ts';

const MEGABYTE = 1024 * 1024;

export interface MessageLimits {
  /** How many messages a socket may send. */
  readonly messages: Rate;
  /** How many it may send that are too many or can't be read; with more it is closed. */
  readonly refusals: Rate;
}

/** How often people may say something: each user, and all of a match together. */
export interface ChatRates {
  readonly perUser: Rate;
  readonly perMatch: Rate;
}

/** How many bytes may wait: for one socket, for all of an address, for everybody together. */
export interface BacklogLimits {
  readonly perSocket: number;
  readonly perAddress: number;
  readonly inAll: number;
}

export interface Quota {
  readonly guest: number;
  readonly account: number;
  /** For everybody at one address together. */
  readonly address: number;
}

/** How much one person may have at a time, so that there is room for the others. */
export interface Quotas {
  /** Tables that wait for players. */
  readonly openTables: Quota;
  /** Running matches in which bots play. */
  readonly botMatches: Quota;
  /** Reviews that were asked for and wait. */
  readonly reviews: Quota;
  /** How many tables of one host the lobby shows. */
  readonly listedPerHost: number;
}

/** How much somebody may ask for, and how much somebody may have. */
export interface Limits extends MessageLimits {
  /** Requests a minute from one address, and by one account. */
  readonly requests: number;
  /** Requests a minute with one token of a program. */
  readonly tokenRequests: number;
  /** Sockets that one token of a program may have. */
  readonly socketsPerToken: number;
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
  tokenRequests: 300,
  socketsPerToken: 4,
  logins: 10,
  guests: 60,
  codes: 100,
  messages: { perSecond: 20, burst: 100 },
  refusals: { perSecond: 1, burst: 100 },
  socketsPerAddress: 100,
  chat: { perUser: { perSecond: 0.5, burst: 10 }, perMatch: { perSecond: 2, burst: 40 } },
  backlog: { perSocket: 8 * MEGABYTE, perAddress: 32 * MEGABYTE, inAll: 256 * MEGABYTE },
  quotas: {
    openTables: { guest: 3, account: 10, address: 30 },
    botMatches: { guest: 10, account: 30, address: 60 },
    reviews: { guest: 2, account: 5, address: 10 },
    listedPerHost: 3,
  },
};

const MANY: Quota = { guest: Infinity, account: Infinity, address: Infinity };

/** For tests and measurements. */
export const NO_QUOTAS: Quotas = {
  openTables: MANY,
  botMatches: MANY,
  reviews: MANY,
  listedPerHost: Number.MAX_SAFE_INTEGER,
};

/** A route that takes this many requests a minute from one address. */
export const perMinute = (max: number) => ({
  config: { rateLimit: { max, timeWindow: '1 minute' } },
});
