import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LAWS } from './laws.ts';
import { GAMES } from './registry.ts';

const ids = GAMES.map(({ id }) => id);

it('every game has an id of its own and laws', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(LAWS).toSorted()).toEqual(ids.toSorted());
});

it.each(ids)('%s is tested as every game is', (id) => {
  expect(existsSync(join(import.meta.dirname, id, 'game.test.ts'))).toBe(true);
});
