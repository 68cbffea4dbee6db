import { expect, test } from '../test.ts';
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

test('one click on "First lesson" leads to a lesson, and the way back to its table stays on the shelf', async ({
  page,
}) => {
  await prepare(page);
  await page.goto(address('/'));
  await page.getByRole('link', { name: /^First lesson: Iron Horses \(Rampage\)/ }).click();
  await expect(page.getByRole('region', { name: 'First lesson' })).toBeVisible();
  const table = page.url();
  // As a click, since a page that is thrown away at once may not have kept its match.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Back to your table: Iron Horses (Rampage)' }).click();
  await expect(page).toHaveURL(table);
});

test('"Play now" and the form give the same bots: those chosen last', async ({ page }) => {
  await prepare(page);
  const form = page.getByLabel('Who sits at seat 3');
  const seats = page.locator('.table').getByText(/^bot, /);
  const play = page.getByRole('button', { name: 'Play now', exact: true });
  await page.goto(address('/game/iron-horses-rampage'));
  await expect(form).toHaveValue('easy');
  await play.click();
  await expect(seats).toHaveText(['bot, easy', 'bot, easy']);
  await page.goto(address('/game/iron-horses-rampage'));
  for (const seat of [2, 3])
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption('medium');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(seats).toHaveText(['bot, medium', 'bot, medium']);
  await page.goto(address('/game/iron-horses-rampage'));
  await expect(form).toHaveValue('medium');
  await play.click();
  await expect(seats).toHaveText(['bot, medium', 'bot, medium']);
});

test('a stranger’s console has no complaint', async ({ page }) => {
  await prepare(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const path of ['/', '/online', '/account', '/game/german-railways']) {
    await page.goto(address(path));
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});

test('an unknown match and a broken record are told in words', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/table/abc'));
  await expect(page.getByText('This match isn’t in this browser.')).toBeVisible();
  await page.goto(address('/match/abc/replay'));
  await expect(page.getByText('There’s no match at this address.')).toBeVisible();
  await page.goto(address('/people/%00'));
  await expect(page.getByText('There’s nobody with that name.')).toBeVisible();
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

test('what can’t be loaded, because the server has gone away, is told in words', async ({
  page,
}) => {
  await prepare(page);
  await page.goto(address('/'));
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  const told = page.getByText('Part of Roundhouse couldn’t be loaded.');
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(told).toBeVisible();
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
