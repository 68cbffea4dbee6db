import * as v from 'valibot';
import { moveSchema } from '../play.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How far the server's review of a match is. */
const reviewStateSchema = v.object({
  /** Nobody has asked for one; it is being made, or waits to be; it is there; it can't be made. */
  state: v.picklist(['none', 'waiting', 'done', 'failed']),
  /** How often the whole match has been gone through. */
  passes: count,
  /** Of all that is to be done, 0 to 1. */
  progress: v.number(),
});
export type ReviewState = Wire<typeof reviewStateSchema>;

/** What a review found out, from which whoever reads it makes the rest. */
const reviewNotesSchema = v.object({
  passes: count,
  /** How many positions have been looked at in the pass that goes on. */
  at: count,
  /** One for each move; null where there was nothing to decide. */
  decisions: v.array(
    v.nullable(
      v.object({
        rivals: v.array(
          v.object({
            move: moveSchema,
            worlds: v.number(),
            /** For every seat, how much more of the win it had after this move than after the one played. */
            gains: v.array(v.number()),
            squares: v.number(),
          }),
        ),
      }),
    ),
  ),
  /** One for each position: every seat's part of the win. */
  outlooks: v.array(v.object({ worlds: v.number(), shares: v.array(v.number()) })),
});

/** Reviews of finished matches, made once on the server for everybody. */
export const reviews = {
  review: operation('GET', '/api/matches/:id/review', {
    auth: 'none',
    answer: reviewStateSchema,
    reasons: ['no-such-match'],
  }),
  askForReview: operation('POST', '/api/matches/:id/review', {
    answer: reviewStateSchema,
    reasons: [
      'no-such-match',
      'not-finished',
      'other-rules',
      'limited',
      'too-many-reviews',
      'busy',
    ],
  }),
  reviewNotes: operation('GET', '/api/matches/:id/review/notes', {
    auth: 'none',
    answer: reviewNotesSchema,
    reasons: ['no-such-match', 'no-such-review'],
  }),
};
