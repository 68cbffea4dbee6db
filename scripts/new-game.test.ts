import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeGameInScratch } from './new-game/scratch.ts';

const ID = 'night-mail';
const root = fileURLToPath(new URL('..', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = makeGameInScratch(root, ID);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** Runs a module in the copy; what it prints is its answer. */
function run(module: string): string {
  const args = ['--input-type=module', '--eval', module];
  return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).trim();
}

it('a new game passes the battery', () => {
  const matches = run(`
    import { runBattery } from '@roundhouse/engine/testing';
    import { findGame } from '@roundhouse/games';
    import { LAWS } from '@roundhouse/games/laws';
    console.log(runBattery(findGame('${ID}'), LAWS['${ID}'], { games: 10, sample: 4 }).matches);
  `);
  expect(Number(matches)).toBeGreaterThan(0);
});

it('every bot plays it to the end', () => {
  const reasons = run(`
    import { BOT_NAMES, botNamed, playMatch } from '@roundhouse/bots';
    import { findGame } from '@roundhouse/games';
    const played = BOT_NAMES.map((name) => {
      const bots = [botNamed(name), botNamed(name), botNamed(name)];
      const match = playMatch({ game: findGame('${ID}'), bots, seed: name, budget: { iterations: 2 } });
      return match?.outcome.reason;
    });
    console.log([...new Set(played)].join());
  `);
  expect(reasons).toBe('cards-played');
});

it('its types are right, and so is its form', () => {
  for (const part of ['packages/games', 'packages/web']) {
    const types = spawnSync(
      process.execPath,
      ['node_modules/typescript-native/bin/tsc', '-p', part, '--noEmit'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(types.stdout).toBe('');
  }
  const form = spawnSync(
    join(root, 'node_modules/.bin/oxfmt'),
    ['--check', `packages/games/src/${ID}`, `packages/web/src/games/${ID}`],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(form.status).toBe(0);
});

it('outside its own folders it has one line', () => {
  const registry = 'packages/games/src/every-game.ts';
  const [before, after] = [root, folder].map((place) =>
    readFileSync(join(place, registry), 'utf8'),
  );
  expect(after).toBe(`${before}export { nightMail } from './${ID}/index.ts';\n`);
});

it('an id that is taken or can’t be one is refused, and nothing changes', () => {
  const make = (id: string): number | null =>
    spawnSync(process.execPath, ['scripts/new-game.mjs', id], { cwd: folder }).status;
  const registry = join(folder, 'packages/games/src/every-game.ts');
  const before = readFileSync(registry, 'utf8');
  expect([make(ID), make('Night Mail'), make('../up'), make('')]).toEqual([1, 2, 2, 2]);
  expect(readFileSync(registry, 'utf8')).toBe(before);
});
