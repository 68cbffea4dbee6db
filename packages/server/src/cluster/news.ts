import * as v from 'valibot';
import type { Entry, EntryRow } from '../store/store.ts';

/** Far below the million bytes that NATS carries at once. */
const LONGEST = 16 * 1024;

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = number;

const entrySchema = v.variant('kind', [
  v.object({ kind: v.literal('move'), seat, move: v.looseObject({ kind: v.string() }) }),
  v.object({ kind: v.literal('take-back'), seat, count: number }),
  v.object({ kind: v.literal('propose-take-back'), seat, count: number }),
  v.object({ kind: v.literal('answer-take-back'), seat, agree: v.boolean() }),
  v.object({ kind: v.literal('resign'), seat }),
  v.object({ kind: v.literal('time-out'), seat }),
  v.object({ kind: v.literal('return'), seat }),
  v.object({ kind: v.literal('settle'), seat, by: v.exactOptional(v.literal('moderator')) }),
]) satisfies v.GenericSchema<unknown, Entry>;

/** An entry itself, so that whoever has the one before need not read it. */
const writtenSchema = v.object({ entry: entrySchema, at: number });

/** News of one match: which thing has changed. What it is now is read from the store, but for the entries of a match. */
const matchNewsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('entry'),
    number,
    // What a newer node writes and this one does not know is as if it were not there.
    written: v.optional(v.fallback(v.optional(writtenSchema), undefined)),
  }),
  v.object({ kind: v.literal('table'), version: number }),
  v.object({ kind: v.literal('chat'), number }),
  /** A line has lost its text. */
  v.object({ kind: v.literal('line'), number }),
  v.object({ kind: v.literal('program') }),
  v.object({ kind: v.literal('rematch'), next: v.string() }),
  /** How many spectators are at one node. */
  v.object({ kind: v.literal('watchers'), node: v.string(), count: number }),
]);
export type MatchNews = v.InferOutput<typeof matchNewsSchema>;

/** A match in a user's list has changed. */
const userNewsSchema = v.object({ match: v.string() });
export type UserNews = v.InferOutput<typeof userNewsSchema>;

/** A session has ended, wherever it has sockets. */
const sessionNewsSchema = v.object({ tokenHash: v.string() });
export type SessionNews = v.InferOutput<typeof sessionNewsSchema>;

export type Followable = 'match' | 'user';

export interface WireListener {
  hear(match: string, news: MatchNews): void;
  hearUser(user: string, news: UserNews): void;
  hearSession(news: SessionNews): void;
  /** Something may have been missed. */
  missed(): void;
}

/** Carries news between nodes, as well as it can: what is lost is found by looking at the store. */
export interface NewsWire {
  /** Whether the others can be heard now. */
  readonly isOpen: boolean;
  listen(listener: WireListener): void;
  tell(match: string, news: MatchNews): void;
  tellUser(user: string, news: UserNews): void;
  tellSession(news: SessionNews): void;
  /** News of this match or user is wanted until it has been released as often as it was followed. */
  follow(kind: Followable, id: string): void;
  unfollow(kind: Followable, id: string): void;
  close(): Promise<void>;
}

export function entryNews({ number, entry, at }: EntryRow): MatchNews {
  return { kind: 'entry', number, written: { entry, at } };
}

/** The news as it travels; an entry that is too long for the way is left out, and read by those who hear of it. */
export function formatMatchNews(news: MatchNews): string {
  const text = JSON.stringify(news);
  if (news.kind !== 'entry' || text.length <= LONGEST) return text;
  return JSON.stringify({ kind: news.kind, number: news.number });
}

export const parseMatchNews = (text: string): MatchNews | undefined => parse(matchNewsSchema, text);
export const parseUserNews = (text: string): UserNews | undefined => parse(userNewsSchema, text);
export const parseSessionNews = (text: string): SessionNews | undefined =>
  parse(sessionNewsSchema, text);

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
