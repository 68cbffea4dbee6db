import { GAMES } from '@roundhouse/games';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testBots } from '../tools/test-bots.ts';
import { BRAINS } from './brains.ts';

/** Whether the bots of a game are tested in a file beside its brain. */
const hasFile = (id: string): boolean => existsSync(join(import.meta.dirname, id, 'bots.test.ts'));

it.each(Object.keys(BRAINS))('the bots of %s are tested beside its brain', (id) => {
  expect(hasFile(id)).toBe(true);
});

describe.each(GAMES.map(({ id }) => id).filter((id) => !hasFile(id)))('%s', testBots);
