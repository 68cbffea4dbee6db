import * as v from 'valibot';
import { PACES } from '../table.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

const MINUTE = 60_000;
const queue = {
  game: v.pipe(v.string(), v.maxLength(60)),
  pace: v.picklist(PACES),
};

/** How it stands for somebody who looks for people to play with. */
const seekSchema = v.object({
  ...queue,
  rated: v.boolean(),
  since: v.number(),
  /** How many others wait for the same. */
  others: v.number(),
  /** How many milliseconds people waited lately, in the middle; null if too few did to say. */
  estimate: v.nullable(v.number()),
  /** The match that was found; null as long as you wait. */
  match: v.nullable(v.string()),
});
export type Seek = Wire<typeof seekSchema>;

/** Finding people to play with. */
export const seeking = {
  seek: operation('POST', '/api/seek', {
    body: v.object({
      ...queue,
      rated: v.optional(v.boolean(), false),
      /** How many are to play; any number that the game allows, if it is left out. */
      seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8))),
      /** After how many milliseconds bots may take the seats that are left; never, if it is null. */
      botsAfter: v.optional(
        v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60 * MINUTE))),
        null,
      ),
    }),
    answer: seekSchema,
    status: 201,
    reasons: ['no-such-game', 'bad-seat-count', 'needs-account', 'no-bot-accounts', 'limited'],
  }),
  /** Null if you don't look for a game. Live, whoever doesn't ask for a while is no longer there. */
  state: operation('GET', '/api/seek', { answer: v.nullable(seekSchema) }),
  stop: operation('DELETE', '/api/seek'),
};
