import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { playInPage, settled } from '../play.ts';
import { sitDownAt } from '../screens.ts';
import { prepare, startMatch } from '../table.ts';

/** A table of Iron Horses (Rampage) where the person can transport something; mostly the first one is. */
async function tableWithALoad(page: Page): Promise<void> {
  await prepare(page);
  const load = page.getByRole('button', { name: /^Transport/ });
  do {
    await startMatch(page, { game: 'iron-horses-rampage', seats: 2, people: ['Ada'] });
    await settled(page);
  } while ((await load.count()) === 0);
}

test('a step is taken back, and what it said in the log is gone', async ({ page }) => {
  await tableWithALoad(page);
  const takeBack = page.getByRole('button', { name: 'Take back' });
  const before = await page.locator('.log-line').allTextContents();
  await page
    .getByRole('button', { name: /^Transport/ })
    .first()
    .click();
  await expect(page.locator('.log-line').last()).toContainText('You delivered');
  await takeBack.click();
  await expect.poll(() => page.locator('.log-line').allTextContents()).toEqual(before);
});

test('a match in two tabs goes on in the one that was opened or come back to last', async ({
  page,
}) => {
  await tableWithALoad(page);
  const other = await page.context().newPage();
  await prepare(other);
  await other.goto(page.url());
  await settled(other);
  const elsewhere = (tab: Page) => tab.getByText('You’re playing this match in another tab.');
  await expect(elsewhere(page)).toBeVisible();
  await other
    .getByRole('button', { name: /^Transport/ })
    .first()
    .click();
  await expect(other.locator('.log-line').last()).toContainText('You delivered');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('.log-line').last()).toContainText('You delivered');
  await expect(elsewhere(page)).toHaveCount(0);
  await expect(elsewhere(other)).toBeVisible();
});

test('"Why not?" answers, the rules open, and a log line leads back in time', async ({ page }) => {
  await tableWithALoad(page);
  await page.getByRole('button', { name: 'Why not?' }).click();
  await page.locator('.card-slot[data-ask]').first().click();
  await expect(page.locator('.info')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.info')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('Transport');
  await page.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: /^Transport/ })
    .first()
    .click();
  await expect(page.locator('.log-line').last()).toContainText('You delivered');
  await page.locator('.log-line').first().click();
  await expect(page.getByText(/^Looking back: move 0/)).toBeVisible();
  await expect(page.locator('[data-offered]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('[data-offered]').first()).toBeVisible();
});

test('a load is transported by keyboard alone', async ({ page }) => {
  await tableWithALoad(page);
  await page
    .getByRole('button', { name: /^Transport/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log-line').last()).toContainText('You delivered');
});

test('what others do is shown one after another, and can be skipped', async ({ page }) => {
  await prepare(page, { speed: 'slow', sound: 'off' });
  await startMatch(page, { game: 'iron-horses-rampage', seats: 4, people: [] });
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  await expect(skip).toBeVisible();
  // What was done stands there, and who thinks only once everything has been shown.
  await expect(page.locator('#prompt')).toHaveText(/^(?!.*thinking).+\.$/);
  await skip.click();
});

test('what the log has drawn is not drawn again with every move', async ({ page }) => {
  await prepare(page);
  await sitDownAt(page, { game: 'iron-horses-rael', seats: 2, when: 'late' });
  await settled(page);
  const train = await page.locator('.log-line svg').last().elementHandle();
  const lastLine = (): Promise<string | null> => page.locator('.log-line').last().textContent();
  const before = await lastLine();
  await playInPage(page, 1, 12);
  expect(await lastLine()).not.toBe(before);
  expect(await train?.evaluate((drawn) => drawn.isConnected)).toBe(true);
});
