import { expect, test } from '@playwright/test';
import { expectAccessible, pictures, playToTheEnd, prepare, startMatch } from '../table.ts';

const MIDDLE = 25;

test('trains-and-cargo: six in teams with Route Boards play a whole match', async ({ page }) => {
  test.setTimeout(240_000);
  await prepare(page);
  const yes = ['Play in teams of two', 'Play with the three Route Boards'];
  await startMatch(page, { game: 'trains-and-cargo', seats: 6, people: ['Ada'], yes });
  await page.waitForSelector('[data-offered]');
  await expect(page.locator('.lane')).toHaveCount(3);
  await expect(page.locator('.storage')).toHaveCount(6);
  await playToTheEnd(page, async (clicks) => {
    if (clicks !== MIDDLE) return;
    await page.waitForSelector('[data-offered], .end');
    await expectAccessible(page);
    await pictures(page, 'table-trains-and-cargo-teams');
  });
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});
