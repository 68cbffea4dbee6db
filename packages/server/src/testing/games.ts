// The module that threads of bots load in tests of the server.
import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { quietRoad, tollRoad } from './toll-road.ts';

export const TEST_GAMES: readonly AnyGame[] = [whistleStop, tollRoad, quietRoad];

export const findGame = (id: string): AnyGame | undefined =>
  TEST_GAMES.find((game) => game.id === id);
