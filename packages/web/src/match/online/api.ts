import { chatLineSchema } from '@roundhouse/protocol';
import * as v from 'valibot';

/** What the server answered: a value, or a code for us and a sentence for people. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

const seat = v.number();
const timeSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('real-time'), bank: v.number(), increment: v.number() }),
  v.object({
    kind: v.literal('by-mail'),
    perMove: v.number(),
    reserve: v.number(),
    window: v.optional(v.object({ from: v.number(), to: v.number() })),
  }),
]);
export type TimeControl = v.InferOutput<typeof timeSchema>;

const settingsSchema = v.object({
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  time: timeSchema,
  onTimeOut: v.picklist(['bot', 'forfeit']),
  onResign: v.picklist(['bot', 'end']),
  seating: v.picklist(['random', 'chosen']),
});
type TableSettings = v.InferOutput<typeof settingsSchema>;

const tableSchema = v.object({
  id: v.string(),
  game: v.string(),
  status: v.picklist(['open', 'playing', 'finished', 'cancelled']),
  isPublic: v.boolean(),
  settings: settingsSchema,
  seats: v.array(
    v.object({
      name: v.nullable(v.string()),
      bot: v.nullable(v.string()),
      taken: v.boolean(),
      you: v.boolean(),
    }),
  ),
  host: v.boolean(),
  removed: v.boolean(),
  createdAt: v.number(),
  startedAt: v.nullable(v.number()),
  updatedAt: v.number(),
  entry: v.number(),
  deciders: v.array(seat),
  outcome: v.nullable(
    v.object({
      ranking: v.array(v.array(seat)),
      scores: v.array(v.number()),
      reason: v.string(),
    }),
  ),
  programs: v.array(v.picklist(['pass-until-changed', 'bid-up-to', 'answer'])),
  seedHash: v.string(),
  seed: v.optional(v.string()),
  yourTurn: v.optional(v.boolean(), false),
});
/** A table as everybody with its link may know it. */
export type Table = v.InferOutput<typeof tableSchema>;

const meSchema = v.object({
  id: v.string(),
  name: v.string(),
  login: v.nullable(v.string()),
  guest: v.boolean(),
  hasPassword: v.boolean(),
  passkeys: v.number(),
});
export type Me = v.InferOutput<typeof meSchema>;

const sessionSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  seenAt: v.number(),
  label: v.string(),
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof sessionSchema>;

const passkeySchema = v.object({ id: v.string(), createdAt: v.number() });
export type Passkey = v.InferOutput<typeof passkeySchema>;

export interface NewTable {
  readonly game: string;
  /** For each seat a bot, `null` for whoever comes, or myself. */
  readonly seats: readonly (string | null)[];
  readonly options: TableSettings['options'];
  readonly time: TimeControl;
  readonly isPublic: boolean;
  readonly onTimeOut: TableSettings['onTimeOut'];
  readonly onResign: TableSettings['onResign'];
  readonly seating: TableSettings['seating'];
}

/** Which open tables are shown. */
export interface LobbyFilter {
  readonly game?: string;
  readonly pace?: 'live' | 'turn-based';
  readonly free?: 'yes';
}

/** How many tables come at a time. */
export const LOBBY_PAGE = 50;

/** By how much the server's clock is ahead of this device's. */
let ahead = 0;

/** What time it is on the server. */
export const serverNow = (): number => Date.now() + ahead;

/** Reads a table that came over the socket. */
export function parseTable(input: unknown): Table | undefined {
  const parsed = v.safeParse(tableSchema, input);
  return parsed.success ? parsed.output : undefined;
}

/** One request; what can't be read is an answer too. */
export async function request<Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply<v.InferOutput<Schema>>> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_HEADERS };
  const response = await fetch(`/api${path}`, { method, ...sent }).catch(() => undefined);
  if (!response) return { ok: false, error: 'no-connection' };
  setClock(response.headers.get('date'));
  const read: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) return { ok: false, error: errorIn(read) };
  const parsed = v.safeParse(schema, read);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, error: 'malformed' };
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const errorBody = v.object({ error: v.string() });

function errorIn(read: unknown): string {
  const parsed = v.safeParse(errorBody, read);
  return parsed.success ? parsed.output.error : 'no-server';
}

function setClock(date: string | null): void {
  const there = Date.parse(date ?? '');
  // The header has whole seconds; a difference below two is no difference.
  if (!Number.isNaN(there)) ahead = Math.abs(there - Date.now()) < 2000 ? 0 : there - Date.now();
}

const tables = v.array(tableSchema);
const nothing = v.unknown();
/** Where a match is asked about. */
export const matchPath = (id: string): string => `/matches/${encodeURIComponent(id)}`;

/** Everything that is asked over HTTP. */
export const api = {
  me: () => request(meSchema, 'GET', '/me'),
  guest: (name: string) => request(meSchema, 'POST', '/guest', { name }),
  rename: (name: string) => request(meSchema, 'PATCH', '/me', { name }),
  logIn: (login: string, password: string) =>
    request(meSchema, 'POST', '/login', { login, password }),
  logOut: () => request(nothing, 'POST', '/logout'),
  setPassword: (login: string, password: string, current: string | undefined) =>
    request(meSchema, 'PUT', '/me/password', {
      login,
      password,
      ...(current === undefined ? {} : { current }),
    }),
  deleteMe: () => request(nothing, 'DELETE', '/me'),
  sessions: () => request(v.array(sessionSchema), 'GET', '/sessions'),
  endSession: (id: string) => request(nothing, 'DELETE', `/sessions/${id}`),
  passkeyOptions: () => request(nothing, 'POST', '/me/passkeys/options'),
  passkeys: () => request(v.array(passkeySchema), 'GET', '/me/passkeys'),
  removePasskey: (id: string) =>
    request(nothing, 'DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  addPasskey: (response: unknown) => request(nothing, 'POST', '/me/passkeys', { response }),
  passkeyLoginOptions: () => request(passkeyLogin, 'POST', '/passkey-login/options'),
  passkeyLogIn: (id: string, response: unknown) =>
    request(nothing, 'POST', '/passkey-login', { id, response }),
  addresses: () => request(v.array(v.string()), 'GET', '/addresses'),
  openTables: (filter: LobbyFilter, after?: string) =>
    request(
      tables,
      'GET',
      `/matches?${new URLSearchParams({ ...filter, ...(after !== undefined && { after }) })}`,
    ),
  tablesToWatch: () => request(tables, 'GET', '/matches/watch'),
  mine: () => request(tables, 'GET', '/matches/mine'),
  table: (id: string) => request(tableSchema, 'GET', matchPath(id)),
  create: (table: NewTable) => request(tableSchema, 'POST', '/matches', table),
  join: (id: string, seat?: number) =>
    request(tableSchema, 'POST', `${matchPath(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => request(tableSchema, 'POST', `${matchPath(id)}/leave`, {}),
  remove: (id: string, seat: number) =>
    request(tableSchema, 'POST', `${matchPath(id)}/remove`, { seat }),
  fill: (id: string, bot: string | null, seat?: number) =>
    request(tableSchema, 'POST', `${matchPath(id)}/fill`, {
      bot,
      ...(seat === undefined ? {} : { seat }),
    }),
  start: (id: string) => request(tableSchema, 'POST', `${matchPath(id)}/start`, {}),
  rematch: (id: string) => request(tableSchema, 'POST', `${matchPath(id)}/rematch`, {}),
  record: (id: string) => request(nothing, 'GET', `${matchPath(id)}/record`),
  note: (id: string) => request(v.object({ text: v.string() }), 'GET', `${matchPath(id)}/note`),
  chatBefore: (id: string, line: number) =>
    request(v.array(chatLineSchema), 'GET', `${matchPath(id)}/chat?before=${line}`),
  viewAt: (id: string, moves: number) =>
    request(v.object({ view: v.unknown() }), 'GET', `${matchPath(id)}/positions/${moves}`),
};

const passkeyLogin = v.object({ id: v.string(), options: v.unknown() });
