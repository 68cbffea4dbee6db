import type { AnyGame } from '@roundhouse/engine';
import { germanRailways } from './german-railways/index.ts';
import { iberianGauge } from './iberian-gauge/index.ts';
import { ironHorsesRael } from './iron-horses-rael/index.ts';
import { ironHorsesRampage } from './iron-horses-rampage/index.ts';
import { trainsAndCargo } from './trains-and-cargo/index.ts';

/** Every game, in the order in which they are shown. */
export const GAMES: readonly AnyGame[] = [
  ironHorsesRael,
  ironHorsesRampage,
  germanRailways,
  iberianGauge,
  trainsAndCargo,
];

/** The game with this id, if there is one. */
export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
