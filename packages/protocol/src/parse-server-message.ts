import * as v from 'valibot';
import { REASONS } from './server-message.ts';
import type { ServerMessage } from './server-message.ts';
import { PROTOCOL_VERSION } from './version.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const seats = v.array(seat);
const kinded = v.looseObject({ kind: v.string() });
const base = { v: v.literal(PROTOCOL_VERSION), match: v.string() };

const step = v.object({
  moves: v.number(),
  entry: v.number(),
  seat,
  events: v.array(v.looseObject({ kind: v.string(), to: v.union([v.literal('all'), seats]) })),
});
const outcome = v.object({
  ranking: v.array(seats),
  scores: v.array(v.number()),
  reason: v.string(),
});
const clocks = v.object({
  left: v.array(v.number()),
  at: v.number(),
  deadlines: v.array(v.nullable(v.number())),
});
const proposal = v.object({ seat, count: v.number(), entry: v.number(), agreed: seats });
export const chatLineSchema = v.object({
  number: v.number(),
  name: v.string(),
  seat: v.nullable(seat),
  text: v.string(),
  at: v.number(),
});
const program = v.variant('kind', [
  v.object({ kind: v.literal('pass-until-changed') }),
  v.object({ kind: v.literal('bid-up-to'), amount: v.number() }),
  v.object({ kind: v.literal('answer'), answer: v.picklist(['always', 'never']) }),
]);
const programNote = v.object({
  at: v.number(),
  entry: v.number(),
  what: v.picklist(['armed', 'fired', 'stopped']),
  why: v.string(),
});

const serverMessageSchema = v.variant('type', [
  v.object({ v: base.v, type: v.literal('welcome'), user: v.nullable(v.string()) }),
  v.object({ v: base.v, type: v.literal('pong'), id: v.string() }),
  v.object({
    ...base,
    type: v.literal('position'),
    entry: v.number(),
    moves: v.number(),
    viewer: v.union([v.literal('spectator'), seat]),
    view: v.unknown(),
    deciders: seats,
    legal: v.array(kinded),
    takeBack: v.number(),
    since: v.number(),
    steps: v.array(step),
    outcome: v.nullable(outcome),
    clocks: v.nullable(clocks),
    proposal: v.nullable(proposal),
    standIns: seats,
    mayReturn: seats,
    frozen: v.optional(v.literal(true)),
  }),
  v.object({ ...base, type: v.literal('accepted'), id: v.string(), entry: v.number() }),
  v.object({
    v: base.v,
    type: v.literal('refused'),
    match: v.optional(v.string()),
    id: v.optional(v.string()),
    reason: v.picklist(REASONS),
    message: v.string(),
  }),
  v.object({ ...base, type: v.literal('table'), table: v.unknown() }),
  v.object({ ...base, type: v.literal('chat'), lines: v.array(chatLineSchema) }),
  v.object({
    ...base,
    type: v.literal('program'),
    program: v.nullable(program),
    notes: v.array(programNote),
  }),
  v.object({ ...base, type: v.literal('watchers'), count: v.number() }),
  v.object({ ...base, type: v.literal('rematch'), next: v.string() }),
  v.object({ v: base.v, type: v.literal('mine'), table: v.unknown() }),
]);

export type ParsedServerMessage =
  | { readonly ok: true; readonly message: ServerMessage }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknown-version' };

/** Reads what a server said; says apart whether it is rubbish or of a version that this client does not speak. */
export function parseServerMessage(text: string): ParsedServerMessage {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'malformed' };
  }
  const parsed = v.safeParse(serverMessageSchema, input, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output as ServerMessage };
  const version: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'v') : undefined;
  const other = typeof version === 'number' && version !== PROTOCOL_VERSION;
  return { ok: false, reason: other ? 'unknown-version' : 'malformed' };
}
