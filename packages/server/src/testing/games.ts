// The module that threads of bots load in tests of the server.
import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { tollRoad } from './toll-road.ts';

export const TEST_GAMES: readonly AnyGame[] = [whistleStop, tollRoad];

export const findGame = (id: string): AnyGame | undefined =>
  TEST_GAMES.find((game) => game.id === id);
