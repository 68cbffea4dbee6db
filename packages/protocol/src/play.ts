import type { EventBase, MoveBase } from '@roundhouse/engine';
import * as v from 'valibot';

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
export const viewerSchema = v.union([v.literal('spectator'), seatSchema]);
export const seatsSchema = v.array(seatSchema);

/** A move or an event as its game spells it: only the game's own reader knows the rest of it. */
export const moveSchema = v.custom<MoveBase>(hasKind);
export const eventSchema = v.custom<EventBase>((input) => hasKind(input) && hasAudience(input));

function hasKind(input: unknown): input is MoveBase {
  return (
    typeof input === 'object' && input !== null && 'kind' in input && typeof input.kind === 'string'
  );
}

function hasAudience(input: object): boolean {
  if (!('to' in input)) return false;
  const { to } = input;
  return to === 'all' || (Array.isArray(to) && to.every(Number.isInteger));
}

export const outcomeSchema = v.object({
  ranking: v.array(seatsSchema),
  scores: v.array(v.number()),
  reason: v.string(),
});

/** What is needed to play a finished match again, and to check its shuffle. */
export const recordSchema = v.object({
  game: v.string(),
  rulesVersion: v.number(),
  options: v.unknown(),
  seats: v.number(),
  seed: v.string(),
  moves: v.array(v.tuple([seatSchema, moveSchema])),
  /** Where it went on from another match, and for whom what was hidden was dealt anew. */
  branches: v.optional(
    v.array(
      v.object({
        at: v.number(),
        deal: v.optional(v.object({ viewer: viewerSchema, seed: v.string() })),
      }),
    ),
  ),
});
