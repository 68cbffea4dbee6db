import type { Branch, MatchRecord, Outcome } from '@roundhouse/engine';
import type { Table, TableSettings } from '@roundhouse/protocol';

export type { PasskeyRow, SessionRow, UserRow } from './sql-accounts.ts';
export type { SqlStore as Store } from './sql-store.ts';
export type { ProgramRow } from './sql-talk.ts';

/** What a match's log is made of. The log is the truth; everything else is computed from it. */
export type Entry =
  | { readonly kind: 'move'; readonly seat: number; readonly move: { readonly kind: string } }
  | { readonly kind: 'take-back'; readonly seat: number; readonly count: number }
  | { readonly kind: 'propose-take-back'; readonly seat: number; readonly count: number }
  | { readonly kind: 'answer-take-back'; readonly seat: number; readonly agree: boolean }
  | { readonly kind: 'resign'; readonly seat: number }
  | { readonly kind: 'time-out'; readonly seat: number }
  | { readonly kind: 'return'; readonly seat: number }
  /** Without a winner: by its players, if it can't go on, or by a moderator, whose seat says nothing then. */
  | { readonly kind: 'settle'; readonly seat: number; readonly by?: 'moderator' };

export interface EntryRow {
  readonly match: string;
  /** Counted from 1 without gaps; two writers can't both write the same one. */
  readonly number: number;
  /** The writer's own name for it: the same twice is the same entry. */
  readonly id: string;
  readonly entry: Entry;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type MatchStatus = Table['status'];

/** What a match up to an entry is computed from: its newest snapshot, if it has one, and the entries that follow it. */
export interface LogTail {
  readonly match: string;
  readonly last: number;
  readonly snapshot: string | undefined;
  readonly entries: readonly EntryRow[];
}

/** Who sits where: a user, a bot by its name, or nobody yet. */
export interface SeatRow {
  readonly user: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  /** Whether the user is a bot account. */
  readonly botAccount?: true;
  /** Where the user sat down, under a name that tells nobody where that is; kept where a match is to be rated. */
  readonly origin?: string | null;
}

/** A person who has to decide: since which entry, and since when, without a break. */
export interface Turn {
  readonly seat: number;
  readonly since: number;
  readonly at: number;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: MatchStatus;
  readonly owner: string;
  readonly isPublic: boolean;
  /** The club whose table it is. */
  readonly club?: string;
  /** The tournament that it is a match of. */
  readonly tournament?: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRow[];
  readonly seed: string;
  readonly createdAt: number;
  /** When play began; the clocks run from here. */
  readonly startedAt: number | null;
  readonly updatedAt: number;
  /** Raised by every change of seats, settings or status, so that two changes can't cross. */
  readonly version: number;
  /** Seats that decide now, for lists; a cache of the log. */
  readonly deciders: readonly number[];
  readonly entry: number;
  /** When the nearest clock runs out, or null. */
  readonly deadline: number | null;
  /** Whether a bot has to decide, so that it is asked again after a restart. */
  readonly waitsForBot: boolean;
  readonly outcome: Outcome | null;
  /** The people whose turn it is; a cache of the log. */
  readonly turns: readonly Turn[];
  /** The table that followed this match, or null. */
  readonly rematch: string | null;
  /** Users whom the host has removed from the table; they can't sit down again. */
  readonly removed: readonly string[];
  /** The position it begins with; missing where it begins as usual. */
  readonly start?: StartRow;
  /** Where the host is, under a name that tells nobody where that is; null for older tables. */
  readonly origin: string | null;
}

/** A position of another match: how it came about, and whether what no spectator could know is dealt anew. */
export interface StartRow extends Pick<MatchRecord, 'seed' | 'moves'> {
  readonly branches: readonly Branch[];
  readonly anew: boolean;
}

/** Which open tables the lobby shows. */
export interface LobbyFilter {
  readonly game?: string;
  readonly pace?: 'live' | 'turn-based';
  /** Only where a seat is free. */
  readonly withFreeSeat?: boolean;
  /** Only where none of these users sits. */
  readonly apartFrom?: readonly string[];
  /** Only those older than this table. */
  readonly after?: Pick<MatchRow, 'createdAt' | 'id'>;
}

/** How many tables somebody has, as host. */
export interface TableCounts {
  readonly open: number;
  /** Running matches with bots. */
  readonly withBots: number;
}

export interface ChatRow {
  readonly match: string;
  readonly number: number;
  /** Whoever said it named it; null for older lines. */
  readonly id: string | null;
  readonly user: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
  /** The newest entry of the match when it was said. */
  readonly entry: number;
  /** Whether its text was taken out; the line keeps its number. */
  readonly removed: boolean;
  /** Who does not want to hear whoever said it. */
  readonly unheardBy: readonly string[];
}

export type LineKey = Pick<ChatRow, 'match' | 'number'>;

/** What is said, before the store has numbered it. */
export type NewChatRow = Omit<ChatRow, 'number' | 'removed' | 'unheardBy'>;

/** What an appended entry makes of the match's summary for lists. */
export interface MatchHead {
  readonly status: MatchStatus;
  readonly deciders: readonly number[];
  readonly deadline: number | null;
  readonly waitsForBot: boolean;
  readonly outcome: Outcome | null;
  readonly turns: readonly Turn[];
}
