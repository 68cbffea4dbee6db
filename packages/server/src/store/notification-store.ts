import type { ChannelKind, Failure, NotificationKind } from '@roundhouse/protocol';
import type { Language } from '@roundhouse/protocol/languages';

/** One way to reach a person. */
export interface ChannelRow {
  readonly id: string;
  readonly user: string;
  readonly kind: ChannelKind;
  /** The endpoint of a browser, an e-mail address, or the address of a webhook: a secret of its owner. */
  readonly address: string;
  /** The browser's keys for push; null elsewhere. */
  readonly keys: { readonly p256dh: string; readonly auth: string } | null;
  readonly label: string;
  readonly isOn: boolean;
  readonly createdAt: number;
  /** The session whose browser it is: when that ends, the channel ends too. */
  readonly sessionHash: string | null;
  /** Whoever has it may turn the channel off, without signing in. */
  readonly stopToken: string;
  /** What was mailed to an address that nobody has confirmed yet: nothing else is sent there. */
  readonly code: { readonly hash: string; readonly until: number; readonly tries: number } | null;
  readonly failure: Failure | null;
  readonly failedAt: number | null;
}

/** How a person wants to be told. */
export interface HabitsRow {
  readonly user: string;
  readonly language: Language;
  readonly timeZone: string;
  /** The hour of the day of the daily digest, in the person's own time; null for none. */
  readonly digestHour: number | null;
  readonly digestDue: number | null;
}

/** What a person is to be told. The same event tells a person once by each channel. */
export interface NoticeEvent {
  readonly user: string;
  readonly kind: NotificationKind;
  /** The tournament, where one is to check in; empty for a digest. */
  readonly match: string;
  /** The position it is about; of a tournament the start, for a digest the day, such as 20261115. */
  readonly position: number;
  readonly madeAt: number;
  readonly dueAt: number;
}

/** Waiting to be sent, being sent right now, or settled: it arrived, was no longer needed, or was given up. */
type NoticeState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed';

export interface NoticeRow extends NoticeEvent {
  readonly id: string;
  readonly channel: string;
  readonly channelKind: ChannelKind;
  readonly state: NoticeState;
  readonly tries: number;
  readonly failure: Failure | null;
  readonly settledAt: number | null;
}

export type Settled =
  | { readonly state: 'sent' | 'dropped'; readonly at: number }
  | { readonly state: 'failed'; readonly at: number; readonly failure: Failure }
  | { readonly state: 'waiting'; readonly dueAt: number; readonly failure: Failure | null };

export interface Look {
  readonly match: string;
  readonly user: string;
  readonly position: number;
}

/** Where a match was found that has gone on. */
export interface Unnoticed {
  readonly match: string;
  readonly position: number;
}

/** Who is to be told what, how, and what became of it. Several nodes may use it at once. */
export interface NoticeStore {
  /** What is kept under this name: what was offered first, by whichever node. */
  secret(name: string, offered: string): Promise<string>;

  /** Adds a channel. A browser belongs to whoever used it last; the same address of the same person stays one channel. */
  addChannel(channel: ChannelRow): Promise<ChannelRow>;
  channelsOf(user: string): Promise<ChannelRow[]>;
  channelById(id: string): Promise<ChannelRow | undefined>;
  channelByStopToken(token: string): Promise<ChannelRow | undefined>;
  updateChannel(channel: ChannelRow): Promise<void>;
  /** A browser has another address, and works again; everything else about its channel stays. */
  moveChannel(id: string, to: Pick<ChannelRow, 'address' | 'keys'>): Promise<void>;
  removeChannel(id: string): Promise<void>;

  habits(user: string): Promise<HabitsRow | undefined>;
  saveHabits(habits: HabitsRow): Promise<void>;
  digestsDue(now: number, limit: number): Promise<HabitsRow[]>;
  /** Sets when the next digest is due, unless another node has. */
  advanceDigest(habits: HabitsRow, next: number): Promise<void>;

  /** Notes which position a person has looked at; never goes back. */
  noteLooks(looks: readonly Look[]): Promise<void>;
  mute(match: string, user: string, muted: boolean): Promise<void>;
  look(match: string, user: string): Promise<{ seen: number; muted: boolean }>;

  /** Matches that have gone on since somebody last thought of notices, and did so before that time. */
  unnoticedMatches(before: number, limit: number): Promise<Unnoticed[]>;
  /** Adds notices of turns and ends that people have not seen; then nothing is left to notice in those still at their position. */
  noticeMatches(found: readonly Unnoticed[], now: number, delay: number): Promise<void>;
  /** Adds a notice for every channel of the person that is on, unless it is there already. */
  addNotices(events: readonly NoticeEvent[]): Promise<void>;
  /** Takes notices that are due; nobody else gets them before `until`. */
  claimNotices(claim: string, now: number, until: number, limit: number): Promise<NoticeRow[]>;
  /** From here on the notice is never tried again unless its sender says so. False if another has it. */
  beginSending(id: string, claim: string, until: number): Promise<boolean>;
  settle(id: string, claim: string, settled: Settled): Promise<void>;
  /** Gives up what was being sent when its sender died: nobody knows whether it arrived. */
  settleInterrupted(now: number): Promise<void>;
  failuresOf(user: string, limit: number): Promise<NoticeRow[]>;
  sentSince(channel: string, at: number): Promise<number>;
  /** Forgets what was settled before that time and can't come up again. */
  forgetSettled(before: number): Promise<void>;
}
