import type { AnyGame } from '@roundhouse/engine';
import * as games from './every-game.ts';

/** Every game, by its name in the code. */
export const GAMES: readonly AnyGame[] = Object.values(games);

/** The game with this id, if there is one. */
export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
