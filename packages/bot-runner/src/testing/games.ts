import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { coalLine } from '@roundhouse/bots/testing';

/** Games for the pool's tests, two of which no bot survives. */
const GAMES: readonly AnyGame[] = [
  whistleStop,
  coalLine,
  {
    ...(coalLine as AnyGame),
    id: 'endless',
    imagine: () => {
      for (;;);
    },
  },
  {
    ...(coalLine as AnyGame),
    id: 'broken',
    imagine: () => {
      throw new Error('broken on purpose');
    },
  },
];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
