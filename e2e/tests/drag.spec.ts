import { expect, test } from '../test.ts';
import type { Locator, Page } from '@playwright/test';
import { sitDownBefore } from '../screens.ts';
import { picture, prepare } from '../table.ts';

const LIFTED = 60;

const middle = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Takes a setback out of the hand and lifts it; gives where it lay. */
async function lift(page: Page): Promise<{ x: number; y: number }> {
  const from = await middle(page.locator('.hand [data-draggable]').first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - LIFTED, { steps: 4 });
  return from;
}

for (const seats of [2, 3]) {
  test(`a setback is dragged onto one of ${seats - 1} opponents`, async ({ page }) => {
    await prepare(page);
    await sitDownBefore(page, 'sabotage', { game: 'iron-horses-rampage', seats });
    await expect(page.locator('.waybill-aim')).toHaveCount(0);
    const log = page.locator('.log-list');
    await expect(log).not.toContainText('You played');

    // Dropped where it lay it is neither played nor asked about.
    const from = await lift(page);
    const ghost = await middle(page.locator('.drag-ghost'));
    expect(Math.hypot(ghost.x - from.x, ghost.y - (from.y - LIFTED))).toBeLessThan(30);
    await expect(page.locator('.waybill-aim').first()).toBeVisible();
    await picture(page, `drag-${seats}`);
    await page.mouse.move(from.x, from.y, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.drag-ghost')).toHaveCount(0);
    await expect(page.locator('.waybill-aim, .ask')).toHaveCount(0);

    await lift(page);
    const to = await middle(page.locator('.waybill-aim').first());
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect(page.locator('.drag-ghost')).toHaveCount(0);
    await expect(log).toContainText(/You played .+ against/);
  });
}

test('a click on a setback asks for its victim as before', async ({ page }) => {
  await prepare(page);
  await sitDownBefore(page, 'sabotage', { game: 'iron-horses-rampage', seats: 3 });
  await page.locator('.hand [data-draggable]').first().click();
  await expect(page.locator('.ask')).toBeVisible();
});
