import { DEFAULT_BRAIN } from './brain.ts';
import type { AnyBrain } from './brain.ts';
import { germanRailwaysBrain } from './german-railways/brain.ts';
import { iberianGaugeBrain } from './iberian-gauge/brain.ts';
import { ironHorsesRaelBrain } from './iron-horses-rael/brain.ts';
import { ironHorsesRampageBrain } from './iron-horses-rampage/brain.ts';
import { trainsAndCargoBrain } from './trains-and-cargo/brain.ts';

/** The brain of every game that has one, by the game's id. */
export const BRAINS: Readonly<Record<string, AnyBrain>> = {
  'german-railways': germanRailwaysBrain,
  'iberian-gauge': iberianGaugeBrain,
  'iron-horses-rael': ironHorsesRaelBrain,
  'iron-horses-rampage': ironHorsesRampageBrain,
  'trains-and-cargo': trainsAndCargoBrain,
};

/** The brain for a game; the default where it has none. */
export function brainOf(gameId: string): AnyBrain {
  return BRAINS[gameId] ?? DEFAULT_BRAIN;
}
