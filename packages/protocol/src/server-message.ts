import * as v from 'valibot';
import { readDelta } from './delta.ts';
import type { Delta } from './delta.ts';
import { seatSchema } from './play.ts';
import { ofMatch, positionSchema } from './position.ts';
import { programNoteSchema, programSchema } from './program.ts';
import { REASONS } from './reasons.ts';
import { ownTableSchema, tableSchema } from './table.ts';
import { PROTOCOL_VERSION } from './version.ts';
import type { Wire } from './wire.ts';

const base = { v: v.literal(PROTOCOL_VERSION) };

export const chatLineSchema = v.object({
  number: v.number(),
  /** Who said it; null if nobody is to know, or they are gone. */
  user: v.nullable(v.string()),
  name: v.string(),
  seat: v.nullable(seatSchema),
  text: v.string(),
  at: v.number(),
  /** Why there is no text: you don't want to hear who said it, or it was removed. */
  gone: v.exactOptional(v.picklist(['hidden', 'removed'])),
});
export type ChatLine = Wire<typeof chatLineSchema>;

// They are tried in this order: the most frequent one comes first.
const serverMessageSchema = v.variant('type', [
  positionSchema,
  v.object({ ...ofMatch, type: v.literal('accepted'), id: v.string(), entry: v.number() }),
  v.object({ ...base, type: v.literal('pong'), id: v.string() }),
  v.object({ ...base, type: v.literal('welcome'), user: v.nullable(v.string()) }),
  v.object({
    ...base,
    type: v.literal('refused'),
    match: v.optional(v.string()),
    id: v.optional(v.string()),
    reason: v.picklist(REASONS),
    message: v.string(),
  }),
  v.object({ ...ofMatch, type: v.literal('table'), table: tableSchema }),
  v.object({ ...ofMatch, type: v.literal('chat'), lines: v.array(chatLineSchema) }),
  v.object({
    ...ofMatch,
    type: v.literal('program'),
    program: v.nullable(programSchema),
    notes: v.array(programNoteSchema),
  }),
  v.object({ ...ofMatch, type: v.literal('watchers'), count: v.number() }),
  /** `next` is the table where its players sit again. */
  v.object({ ...ofMatch, type: v.literal('rematch'), next: v.string() }),
  v.object({ ...base, type: v.literal('mine'), table: ownTableSchema }),
]);

/** Everything a server can say over a socket, but for deltas, which are short for a position. */
export type ServerMessage = Wire<typeof serverMessageSchema>;

type ParsedServerMessage =
  | { readonly ok: true; readonly message: ServerMessage | Delta }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknown-version' };

/** Reads what a server said; tells malformed from unsupported. */
export function parseServerMessage(text: string): ParsedServerMessage {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'malformed' };
  }
  if (Array.isArray(input)) {
    const message = readDelta(input);
    return message === undefined ? { ok: false, reason: 'malformed' } : { ok: true, message };
  }
  const parsed = v.safeParse(serverMessageSchema, input, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output };
  const version: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'v') : undefined;
  const other = typeof version === 'number' && version !== PROTOCOL_VERSION;
  return { ok: false, reason: other ? 'unknown-version' : 'malformed' };
}
