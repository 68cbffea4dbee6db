import type { AnyGame } from '@roundhouse/engine';
import { ironHorsesRael } from './iron-horses-rael/index.ts';
import { ironHorsesRampage } from './iron-horses-rampage/index.ts';

/** Every game, in the order in which they are shown. */
export const GAMES: readonly AnyGame[] = [ironHorsesRael, ironHorsesRampage];

/** The game with this id, if there is one. */
export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
