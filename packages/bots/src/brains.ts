import { DEFAULT_BRAIN } from './brain.ts';
import type { AnyBrain } from './brain.ts';
import * as brains from './every-brain.ts';

/** The brain of every game that has one, by the game's id. */
export const BRAINS: Readonly<Record<string, AnyBrain>> = Object.fromEntries(
  Object.values(brains).map((brain) => [brain.game, brain]),
);

/** The brain for a game; the default where it has none. */
export function brainOf(gameId: string): AnyBrain {
  return BRAINS[gameId] ?? DEFAULT_BRAIN;
}
