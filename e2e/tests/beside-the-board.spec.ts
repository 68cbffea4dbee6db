import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { device, setUpTable, startTogether } from '../online.ts';
import { resize } from '../screens.ts';
import { address, expectAccessible, prepare, startMatch } from '../table.ts';

const GAME = 'Iron Horses (Rampage)';
const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 820, height: 1180 }, { width: 1440, height: 900 }];

/** Opens what the bar shows by itself where there is room, and otherwise in its menu. */
async function fromBar(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.locator('.bar').getByRole('button', { name, exact: true }).click();
}

test('settings open over the table at every size, and lead back to it', async ({ page }) => {
  await prepare(page);
  await startMatch(page, { game: 'iron-horses-rampage', seats: 2, people: ['Ada'] });
  const table = page.url();
  for (const size of SIZES) {
    await resize(page, size);
    await fromBar(page, 'Settings');
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await panel.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).check();
    await expectAccessible(page, 'dialog');
    await panel.getByRole('button', { name: 'Back to the table' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(table);
    await expect(page.locator('.board')).toBeVisible();
  }
});

test('the chat stands beside the log, and is a sheet with a count where there is no room', async ({
  browser,
}) => {
  const [ada, ben] = await Promise.all([
    device(browser, undefined, { viewport: { width: 1440, height: 900 } }),
    device(browser, undefined, { viewport: PHONE }),
  ]);
  await startTogether([ada, ben], { address: address(''), game: GAME });

  const say = ada.getByLabel('Say something');
  await expect(ada.locator('.log-list')).toBeInViewport();
  await expect(say).toBeInViewport();
  for (const word of ['Hello', 'there']) {
    await say.fill(word);
    await say.press('Enter');
  }

  const chat = ben.getByRole('button', { name: /^Chat ?2/ });
  await expect(chat).toBeVisible();
  const bar = ben.locator('.bar');
  const calm = await bar.boundingBox();
  expect(calm?.height).toBeLessThanOrEqual(56);
  await ben.context().setOffline(true);
  await expect(ben.locator('.line-sign')).toHaveText(/Offline/);
  expect(await bar.boundingBox()).toEqual(calm);
  const title = await ben.locator('.bar-title').boundingBox();
  expect(title?.width).toBeGreaterThan(120);
  const beyond = await ben.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await ben.context().setOffline(false);
  await chat.click();
  await expect(ben.getByText('there')).toBeInViewport();
  await expect(chat).toHaveCount(0);
});

test('table settings, a move back and resigning are in the menu of the match; a refused rematch says why', async ({
  browser,
}) => {
  const page = await device(browser, undefined, { viewport: PHONE });
  await setUpTable(page, { address: address(''), name: 'Ada', game: GAME, seats: 2 });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForSelector('.table');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const name of [/^Take back/, /^Ask to take my last move back/, 'Table settings'])
    await expect(page.getByRole('button', { name }).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fromBar(page, 'Resign…');
  await page.getByRole('button', { name: 'Resign now' }).click();
  await expect(page.locator('.end')).toContainText('You resigned.');
  const json = { error: 'too-many-bots', message: '' };
  await page.route('**/rematch', (route) => route.fulfill({ status: 429, json }));
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('alert')).toContainText('too many matches with bots');
});

test('log, chat and tools are all in sight on a wide screen, and none is cut off', async ({
  browser,
}) => {
  const [ada, ben] = [await device(browser), await device(browser)];
  await ada.setViewportSize({ width: 1920, height: 1080 });
  await startTogether([ada, ben], { address: address(''), game: 'German Railways', seats: 5 });
  for (const part of ['log', 'talk', 'tools']) {
    const box = ada.locator(`.docks .${part}`);
    await expect(box).toBeVisible();
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
