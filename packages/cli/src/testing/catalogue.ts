import type { AnyGame } from '@roundhouse/engine';
import { whistleStop, whistleStopLaws } from '@roundhouse/engine/testing';
import type { Laws } from '@roundhouse/engine/testing';
import type { Catalogue } from '../catalogue.ts';

/** Loses a card sooner or later. */
const leaky: typeof whistleStop = {
  ...whistleStop,
  id: 'leaky-stop',
  apply(state, seat, move, emit) {
    whistleStop.apply(state, seat, move, emit);
    if (state.played.length > 8) state.played.pop();
  },
};

/** Has a secret that every imagined world guesses right. */
const knowing: typeof whistleStop = {
  ...whistleStop,
  id: 'knowing-stop',
};

const laws = whistleStopLaws as Laws<unknown>;

/** A game to test the command with, and two that break laws. */
export const CATALOGUE: Catalogue = {
  games: [whistleStop, leaky, knowing] as readonly AnyGame[],
  laws: {
    'whistle-stop': laws,
    'leaky-stop': laws,
    'knowing-stop': { ...laws, secrets: () => ({ deck: 0 }) },
  },
  module: import.meta.url,
};

export function findGame(id: string): AnyGame | undefined {
  return CATALOGUE.games.find((game) => game.id === id);
}
