import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import type { Puzzle } from '@roundhouse/bots/review';
import { rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import { PLAYED } from '../games.ts';
import { address, expectAccessible, PHONE, pictures, prepare } from '../table.ts';

const data = fileURLToPath(new URL('../../packages/web/src/puzzles/data/', import.meta.url));

/** Where the answer to a game's puzzle stands among all options. */
function answerOf(game: string, number: number): number {
  const puzzles = JSON.parse(readFileSync(`${data}${game}.json`, 'utf8')) as Puzzle[];
  const rules = findGame(game);
  const puzzle = puzzles[number];
  if (!rules || !puzzle) throw new Error(`no puzzle ${number} of ${game}`);
  const state = rules.imagine(puzzle.view, rngFromSeed(seedFromText('e2e')));
  return rules.legalMoves(state, puzzle.seat).findIndex((move) => sameMove(move, puzzle.answer));
}

async function answer(page: Page, option: number): Promise<void> {
  await page.getByText(/^All options \(\d+\)$/).click();
  await page.locator('.quiz-options button').nth(option).click();
}

for (const { id } of PLAYED) {
  test(`${id}: a puzzle is solved, the next one missed`, async ({ page }) => {
    await prepare(page);
    await page.goto(address(`/puzzle/${id}/0`));
    await expect(page.getByText('What would you play?')).toBeVisible();
    await answer(page, answerOf(id, 0));
    await expect(page.locator('[data-verdict=right]')).toBeVisible();
    await expect(page.getByText(/Your puzzle rating: 12\d\d \(Rating \+\d+\)/)).toBeVisible();
    await expectAccessible(page);
    await pictures(page, `puzzle-${id}`, { dark: false });
    await page.getByRole('link', { name: 'Another puzzle' }).click();
    await page.waitForURL(/\/1$/);
    await answer(page, answerOf(id, 1) === 0 ? 1 : 0);
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await expect(page.locator('[data-verdict=right]')).toHaveCount(0);
  });
}

test('the puzzle of the day is on the home page, counts once, and is remembered', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await prepare(page);
  await page.goto(address('/'));
  await page.getByRole('region', { name: 'Puzzle of the day' }).getByRole('link').click();
  await page.waitForURL(/\/puzzle\/daily$/);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('[data-verdict=shown]')).toBeVisible();
  await page.goto(address('/'));
  await expect(page.getByText('Missed today. A new one comes tomorrow.')).toBeVisible();
});
