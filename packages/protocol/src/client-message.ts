import * as v from 'valibot';
import { hasNul } from './has-nul.ts';
import { askedMoveSchema, programSchema } from './program.ts';
import { PROTOCOL_VERSION } from './version.ts';
import type { Wire } from './wire.ts';

/** How long a line of the chat and a private note may be. */
export const MOST_CHAT = 500;
export const MOST_NOTE = 10_000;

/** As JSON spells it. */
const NUL = String.raw`\u0000`;

/** How long the id of a match or a message may be. */
export const MOST_ID = 64;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ID));
const entry = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const base = { v: v.literal(PROTOCOL_VERSION), match: id };

const clientMessageSchema = v.variant('type', [
  v.object({ ...base, type: v.literal('move'), id, entry, move: askedMoveSchema }),
  v.object({
    ...base,
    type: v.literal('subscribe'),
    since: v.optional(entry),
    away: v.optional(v.boolean()),
    /** Whether changes may be told as deltas, as they are by default. */
    delta: v.optional(v.boolean()),
  }),
  v.object({ ...base, type: v.literal('away'), away: v.boolean() }),
  v.object({ ...base, type: v.literal('unsubscribe') }),
  v.object({ ...base, type: v.literal('take-back'), id, entry, count }),
  v.object({ ...base, type: v.literal('answer-take-back'), id, entry, agree: v.boolean() }),
  v.object({ ...base, type: v.literal('resign'), id }),
  v.object({ ...base, type: v.literal('return'), id }),
  v.object({ ...base, type: v.literal('settle'), id }),
  v.object({
    ...base,
    type: v.literal('chat'),
    id,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHAT)),
  }),
  v.object({
    ...base,
    type: v.literal('note'),
    id,
    text: v.pipe(v.string(), v.maxLength(MOST_NOTE)),
  }),
  v.object({ ...base, type: v.literal('program'), id, program: v.nullable(programSchema) }),
  v.object({ v: v.literal(PROTOCOL_VERSION), type: v.literal('ping'), id }),
]);

/** Whoever knows the type need not try one after another. */
const byType = new Map<unknown, v.GenericSchema<unknown, ClientMessage>>(
  clientMessageSchema.options.map((schema) => [schema.entries.type.literal, schema]),
);

/** Everything a client can say over a socket. */
export type ClientMessage = Wire<typeof clientMessageSchema>;

type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknown-version'; readonly id?: string };

const EARLY = { abortEarly: true };

/** Reads one message; tells malformed from unsupported. */
export function parseClientMessage(text: string): ParsedMessage {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'malformed' };
  }
  if (text.includes(NUL) && hasNul(input)) return { ok: false, reason: 'malformed' };
  const given = typeof input === 'object' && input !== null ? input : {};
  const schema = byType.get(Reflect.get(given, 'type'));
  const parsed = schema && v.safeParse(schema, input, EARLY);
  if (parsed?.success) return { ok: true, message: parsed.output };
  const version: unknown = Reflect.get(given, 'v');
  const answerTo: unknown = Reflect.get(given, 'id');
  const reason =
    typeof version === 'number' && version !== PROTOCOL_VERSION ? 'unknown-version' : 'malformed';
  return {
    ok: false,
    reason,
    ...(typeof answerTo === 'string' && answerTo.length <= 64 ? { id: answerTo } : {}),
  };
}
