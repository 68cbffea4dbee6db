import * as v from 'valibot';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** News of one match: which thing has changed, never what it is now. That is read from the store. */
const matchNewsSchema = v.variant('kind', [
  v.object({ kind: v.literal('position'), position: number }),
  v.object({ kind: v.literal('table'), version: number }),
  v.object({ kind: v.literal('chat'), number }),
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
  /** News of this match or user are wanted, until it is let go as often as it was followed. */
  follow(kind: Followable, id: string): void;
  letGo(kind: Followable, id: string): void;
  close(): Promise<void>;
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
