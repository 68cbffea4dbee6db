import { expect, test } from '../test.ts';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGameInScratch } from '../../scripts/new-game/scratch.ts';
import { serveApp } from '../serve.ts';
import { playToTheEnd } from '../play.ts';
import { prepare, startMatch } from '../table.ts';

const ID = 'night-mail';
const root = fileURLToPath(new URL('../..', import.meta.url));

test('a game that was just made stands on the shelf and is played to the end', async ({ page }) => {
  test.setTimeout(480_000);
  const folder = makeGameInScratch(root, ID);
  const usual = process.env['ROUNDHOUSE_ADDRESS'];
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build'], { cwd: join(folder, 'packages/web') });
  const { address, stop } = await serveApp(join(folder, 'e2e/server.mjs'));
  process.env['ROUNDHOUSE_ADDRESS'] = address;
  try {
    await prepare(page);
    await page.goto(address);
    await expect(page.getByRole('link', { name: /Night Mail/ }).first()).toBeVisible();
    await startMatch(page, { game: ID, seats: 2, people: ['Ada'] });
    expect(await playToTheEnd(page)).toBeGreaterThan(3);
  } finally {
    process.env['ROUNDHOUSE_ADDRESS'] = usual;
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
