import { expect, test } from '@playwright/test';
import { PLAYED } from '../games.ts';
import {
  clickSomething,
  expectAccessible,
  PHONE,
  picture,
  pictures,
  playToTheEnd,
  prepare,
  startMatch,
} from '../table.ts';

const MIDDLE = 30;

for (const { id, fewest, most } of PLAYED) {
  test(`${id}: a whole match of ${fewest} against bots by clicking what is offered`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await prepare(page);
    await startMatch(page, { game: id, seats: fewest, people: ['Ada'] });
    await page.waitForSelector('[data-offered]');
    await expectAccessible(page);
    await pictures(page, `table-${id}-early`, { dark: false });
    await playToTheEnd(page, async (clicks) => {
      if (clicks !== MIDDLE) return;
      await page.waitForSelector('[data-offered], .end');
      await expectAccessible(page);
      await pictures(page, `table-${id}-middle`);
    });
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await expectAccessible(page);
    await pictures(page, `table-${id}-result`, { dark: false });
    await page.getByRole('button', { name: 'See the table' }).click();
    await pictures(page, `table-${id}-end`, { dark: false });
  });

  test(`${id}: a whole match of ${most} on a phone`, async ({ page }) => {
    test.setTimeout(240_000);
    await prepare(page);
    await page.setViewportSize(PHONE);
    await startMatch(page, { game: id, seats: most, people: ['Ada'] });
    await playToTheEnd(page);
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await picture(page, `table-${id}-phone-${most}-seats`);
  });

  test(`${id}: a reload in the middle of a turn changes nothing`, async ({ page }) => {
    await prepare(page);
    await startMatch(page, { game: id, seats: fewest, people: ['Ada'] });
    for (let turn = 1; turn < 12; turn++) {
      await page.waitForSelector('[data-offered], .end');
      await clickSomething(page, turn);
    }
    await page.waitForSelector('.prompt-mine, .end');
    const told = async (): Promise<string[]> =>
      page.locator('.log-line, .prompt-text').allTextContents();
    await page.waitForTimeout(300);
    const before = await told();
    await page.reload();
    await page.waitForSelector('.prompt-mine, .end');
    await expect.poll(told).toEqual(before);
  });
}

test('a match of bots alone is played to the end for those who watch', async ({ page }) => {
  await prepare(page);
  const [first] = PLAYED;
  await startMatch(page, { game: first?.id ?? '', seats: first?.fewest ?? 2, people: [] });
  await page.waitForSelector('.end', { timeout: 100_000 });
});
