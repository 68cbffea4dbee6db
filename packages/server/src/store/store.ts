import type { Branch, MatchRecord, Outcome } from '@roundhouse/engine';
import type { Scope, Table, TableSettings } from '@roundhouse/protocol';
import type { Clubs } from './clubs.ts';
import type { InvitationStore } from './invitations.ts';
import type { MatchJobs } from './match-jobs.ts';
import type { NoticeStore } from './notification-store.ts';
import type { Order } from './order.ts';
import type { Peace } from './peace.ts';
import type { PlayTimes } from './play-times.ts';
import type { SqlRow } from './sql.ts';
import type { ProfileStore } from './profile-store.ts';
import type { RatingStore } from './rating-store.ts';
import type { ReviewStore } from './review-store.ts';
import type { SeekStore } from './seek-store.ts';
import type { TournamentStore } from './tournament-store.ts';
import type { Upkeep } from './upkeep.ts';

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

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** argon2id, or null for guests and for users with only passkeys. */
  readonly passwordHash: string | null;
  /** The name to log in with, or null for a guest. */
  readonly login: string | null;
  /** What no other account's name may be mistaken for; null for a guest. */
  readonly nameKey: string | null;
  /** Whose program plays with this account; people have none. */
  readonly botOf?: string;
}

export interface SessionRow {
  /** SHA-256 of the cookie's or the program's token, hexadecimal. */
  readonly tokenHash: string;
  readonly user: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly label: string;
  /** What a token is good for; null for a browser's session, which is good for everything. */
  readonly scopes: readonly Scope[] | null;
}

export interface PasskeyRow {
  readonly id: string;
  readonly user: string;
  /** base64url */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly createdAt: number;
}

export type MatchStatus = Table['status'];

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

export interface ProgramRow {
  readonly seat: number;
  readonly program: unknown;
  /** How often it was saved. */
  readonly version: number;
}

/** The one door to what is kept. Whatever a promise here says is durable when it resolves. */
export interface Store {
  /** How many entries are durable, but not where lists and other readers find them; reading brings them there. */
  readonly unfolded: number;
  readonly jobs: MatchJobs;
  readonly notices: NoticeStore;
  readonly clubs: Clubs;
  readonly order: Order;
  readonly peace: Peace;
  readonly times: PlayTimes;
  readonly ratings: RatingStore;
  readonly profiles: ProfileStore;
  readonly seeks: SeekStore;
  readonly reviews: ReviewStore;
  readonly tournaments: TournamentStore;
  readonly invitations: InvitationStore;
  readonly upkeep: Upkeep;

  createUser(user: UserRow): Promise<boolean>;
  userById(id: string): Promise<UserRow | undefined>;
  userByLogin(login: string): Promise<UserRow | undefined>;
  userByNameKey(nameKey: string): Promise<UserRow | undefined>;
  /** The bot accounts of a user, the oldest first. */
  botsOf(owner: string): Promise<UserRow[]>;
  /** Accounts from before names had keys, the oldest first. */
  accountsWithoutNameKey(): Promise<UserRow[]>;
  /** False if another user has the login or the name's key. */
  updateUser(user: UserRow): Promise<boolean>;
  /** Removes the user and everything that it wrote: sessions, passkeys, notes, programs, notices, ties, and the text of its chat lines; its seats stay, under no name. */
  deleteUser(id: string): Promise<void>;
  /** Everything that is kept about a user and is theirs to read, table by table. */
  aboutUser(id: string): Promise<Readonly<Record<string, readonly SqlRow[]>>>;

  addSession(session: SessionRow): Promise<void>;
  sessionByHash(tokenHash: string): Promise<SessionRow | undefined>;
  touchSession(tokenHash: string, seenAt: number): Promise<void>;
  sessionsOf(user: string): Promise<SessionRow[]>;
  endSession(user: string, tokenHash: string): Promise<boolean>;
  /** The session goes on under another token, and its browser is told what waits as before. */
  renewSession(tokenHash: string, next: SessionRow): Promise<void>;
  /** Those of these sessions that have not ended. */
  sessionsAlive(tokenHashes: readonly string[]): Promise<string[]>;

  addPasskey(passkey: PasskeyRow): Promise<void>;
  passkeyById(id: string): Promise<PasskeyRow | undefined>;
  passkeysOf(user: string): Promise<PasskeyRow[]>;
  updatePasskey(id: string, counter: number): Promise<void>;
  /** False if this user has no such passkey. */
  removePasskey(user: string, id: string): Promise<boolean>;
  /** Keeps what an authenticator has to sign, under an id, for any node to take. */
  addChallenge(id: string, challenge: string, until: number): Promise<void>;
  /** The challenge, once; undefined if there is none that lasts. */
  takeChallenge(id: string, now: number): Promise<string | undefined>;
  /** Nobody can take it any more, under whatever id. */
  dropChallenges(challenge: string): Promise<void>;

  /** False if a match with this id is there already. */
  createMatch(match: MatchRow): Promise<boolean>;
  matchById(id: string): Promise<MatchRow | undefined>;
  /** Replaces everything but the log's own summary. False if somebody else changed it since this version was read. */
  updateMatch(match: MatchRow): Promise<boolean>;
  /** Creates the table that follows a match; false if another one has followed it since that was read. */
  createRematch(next: MatchRow, of: MatchRow): Promise<boolean>;
  /** Public open tables, the newest first, of each host the newest few. */
  openMatches(filter: LobbyFilter, most: number, mostPerHost: number): Promise<MatchRow[]>;
  tablesOf(by: 'owner' | 'origin', who: string): Promise<TableCounts>;
  matchesOf(user: string, limit: number): Promise<MatchRow[]>;
  /** Tables that wait and to which the user was invited, the latest first. */
  invitedTo(user: string, limit: number): Promise<MatchRow[]>;
  /** The newest matches of a club. */
  matchesOfClub(club: string, statuses: readonly MatchStatus[], limit: number): Promise<MatchRow[]>;
  /** The newest public matches of the user that are over. */
  finishedOf(user: string, limit: number): Promise<MatchRow[]>;
  /** Public matches that are being played, the latest first. */
  publicMatches(limit: number): Promise<MatchRow[]>;
  /** Of each game the public match that has gone on since then and whose players have the highest ratings. */
  strongestMatches(since: number): Promise<MatchRow[]>;
  finishedMatches(after: string, limit: number): Promise<MatchRow[]>;

  /** Whether it is durable now; else its number was not the next, or its id is taken. */
  append(row: EntryRow, head: MatchHead): Promise<boolean>;
  entries(match: string, after: number): Promise<EntryRow[]>;
  /** The number of the entry with this id, if it is there. */
  entryNumber(match: string, id: string): Promise<number | undefined>;
  saveSnapshot(match: string, number: number, state: string): Promise<void>;
  /** The newest snapshot at or before this number. */
  snapshot(match: string, atMost: number): Promise<{ number: number; state: string } | undefined>;

  /** The line as it is kept; one of the same id that is there already is not added again. */
  addChat(row: NewChatRow): Promise<ChatRow>;
  /** The first lines after this one, at most this many. */
  chatAfter(match: string, after: number, limit: number): Promise<ChatRow[]>;
  /** Those of these lines that are there, of whatever matches, each once. */
  chatLines(wanted: readonly LineKey[]): Promise<ChatRow[]>;
  /** The last lines before this one, at most this many, in the order in which they were said. */
  chatBefore(match: string, before: number, limit: number): Promise<ChatRow[]>;
  saveNote(match: string, user: string, text: string): Promise<void>;
  note(match: string, user: string): Promise<string>;
  /** Whoever changes a program does what follows from it, as with an entry. */
  saveProgram(match: string, seat: number, program: unknown, armed: boolean): Promise<void>;
  programs(match: string): Promise<ProgramRow[]>;

  close(): Promise<void>;
}

/** What an appended entry makes of the match's summary for lists. */
export interface MatchHead {
  readonly status: MatchStatus;
  readonly deciders: readonly number[];
  readonly deadline: number | null;
  readonly waitsForBot: boolean;
  readonly outcome: Outcome | null;
  readonly turns: readonly Turn[];
}
