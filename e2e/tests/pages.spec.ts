import { expect, test } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { address, expectAccessible, pictures, prepare } from '../table.ts';

const PAGES = [
  { name: 'home', path: '/', ready: '.shelf' },
  { name: 'settings', path: '/settings', ready: '.settings' },
  { name: 'lost', path: '/no/such/line', ready: '.lost' },
  ...PLAYED.map(({ id }) => ({ name: `game-${id}`, path: `/game/${id}`, ready: '.set-up' })),
];

for (const { name, path, ready } of PAGES) {
  test(`the page ${name} is accessible and has its picture`, async ({ page }) => {
    await prepare(page);
    await page.goto(address(path));
    await page.waitForSelector(ready);
    await expect(page.getByRole('link', { name: 'Online', exact: true })).toBeVisible();
    await expectAccessible(page);
    await pictures(page, `page-${name}`, { fullPage: true });
  });
}

test('the shelf has every game', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/'));
  for (const { name } of PLAYED) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('one click on "Play now" leads to a table where it can be played', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/'));
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('[data-offered]').first()).toBeVisible();
});

test('an unknown match and a broken record are told in words', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/table/abc'));
  await expect(page.getByText('This match isn’t in this browser.')).toBeVisible();
  await page.goto(address('/'));
  const record = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
  await page.getByLabel('Open a record…').setInputFiles(record);
  await expect(page.getByText('This file isn’t a match record.')).toBeVisible();
});

test('settings are kept', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/settings'));
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByLabel('Your name at the table')).toHaveValue('Ada');
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(20, 25, 27)');
});
