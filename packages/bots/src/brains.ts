import { DEFAULT_BRAIN } from './brain.ts';
import type { AnyBrain } from './brain.ts';
import { iberianGaugeBrain } from './iberian-gauge/brain.ts';
import { ironHorsesRaelBrain } from './iron-horses-rael/brain.ts';

/** The brain of every game that has one, by the game's id. */
export const BRAINS: Readonly<Record<string, AnyBrain>> = {
  'iberian-gauge': iberianGaugeBrain as AnyBrain,
  'iron-horses-rael': ironHorsesRaelBrain as AnyBrain,
};

/** The brain for a game; the default where it has none. */
export function brainOf(gameId: string): AnyBrain {
  return BRAINS[gameId] ?? DEFAULT_BRAIN;
}
