import { GAMES } from '@roundhouse/games';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const LISTS = ['packages/bots/src/every-brain.ts', 'packages/games/src/every-game.ts'];
const FILES = globSync('packages/*/src/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'),
);

it('nothing outside its folders knows a game’s id, but one line for each package', () => {
  const knowing = FILES.filter((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    return GAMES.some(({ id }) => text.includes(id) && !file.includes(`/${id}/`));
  });
  expect(FILES.length).toBeGreaterThan(100);
  expect(knowing.toSorted()).toEqual(LISTS);
});
