import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { englishIn } from '../../packages/web/src/words/english-in-german.ts';
import { PLAYED } from '../games.ts';
import { device } from '../online.ts';
import { nextDeal } from '../deal.ts';
import { playInPage, settled } from '../play.ts';
import { address, AT_ONCE, pictures, prepare } from '../table.ts';

const GERMAN = { ...AT_ONCE, language: 'de' };

/** Everything that is read or read out on the page, piece by piece. What stands in code is a name for programs. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const within = walk.currentNode.parentElement;
      if (!within?.closest('code, script, style, noscript'))
        texts.push(walk.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      for (const each of document.querySelectorAll(`[${name}]`)) {
        texts.push(each.getAttribute(name) ?? '');
      }
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

/** No English, no key of a catalog, and nothing that is wider than the screen. */
async function expectGerman(page: Page): Promise<void> {
  const texts = await textsOn(page);
  expect(texts.filter((text) => englishIn(text) !== undefined)).toEqual([]);
  expect(texts.filter((text) => /undefined|NaN|\[object|^[a-z]+[A-Z]\w*$/.test(text))).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, 'wider than the screen').toBeLessThanOrEqual(0);
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('the house speaks German by itself', async ({ page }) => {
    await prepare(page);
    await page.goto(address('/settings'));
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Einstellungen · Roundhouse');
    const devtools = await page.context().newCDPSession(page);
    const { data = '{}' } = await devtools.send('Page.getAppManifest');
    expect(JSON.parse(data), 'as an installed app too').toMatchObject({ lang: 'de' });
  });
});

test('the language is switched at once, and kept', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/settings'));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Einstellungen · Roundhouse');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const PAGES = [
  { name: 'home', path: '/', ready: '.shelf' },
  { name: 'settings', path: '/settings', ready: '.settings' },
  { name: 'lost', path: '/no/such/line', ready: '.lost' },
  ...PLAYED.map(({ id }) => ({ name: id, path: `/game/${id}`, ready: '.set-up' })),
];

for (const { name, path, ready } of PAGES) {
  test(`the page ${name} is German`, async ({ page }) => {
    await prepare(page, GERMAN);
    await page.goto(address(path));
    await page.waitForSelector(ready);
    if (path.startsWith('/game/')) await page.waitForSelector('.how-to-page');
    await expectGerman(page);
    await pictures(page, `de-page-${name}`, { fullPage: true, dark: name === 'home' });
  });
}

for (const { id } of PLAYED) {
  test(`the table of ${id} is German`, async ({ page }) => {
    await prepare(page, GERMAN);
    await page.goto(address(`/game/${id}?deal=${nextDeal()}`));
    await page.getByRole('button', { name: 'Losspielen' }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Regeln', exact: true }).click();
    await page.waitForSelector('.rules-text h3');
    await expectGerman(page);
    await page.keyboard.press('Escape');
    for (let turn = 0, over = false; turn < 24 && !over;) {
      ({ turn, over } = await playInPage(page, turn, turn + 6));
      await expectGerman(page);
    }
    await pictures(page, `de-table-${id}`);
  });
}

test('the pages of online play are German', async ({ browser }) => {
  const page = await device(browser, GERMAN);
  await page.goto(address('/online'));
  await page.getByLabel('Dein Name').waitFor();
  await expectGerman(page);
  await page.getByLabel('Dein Name').fill('Ada');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('link', { name: 'Neuer Tisch' }).click();
  await page.getByRole('radio', { name: 'Über mehrere Tage' }).check();
  await page.getByLabel('Uhr nachts anhalten').check();
  await expectGerman(page);
  await pictures(page, 'de-online-new', { fullPage: true, dark: false });
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.waitForURL(/\/match\//);
  await page.getByRole('button', { name: 'Mit Bots auffüllen' }).waitFor();
  await expectGerman(page);
  await pictures(page, 'de-online-room', { fullPage: true, dark: false });
  await page.getByRole('button', { name: 'Mit Bots auffüllen' }).click();
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.waitForSelector('.table');
  for (const part of ['Chat', 'Notizen', 'Automatik']) {
    await page.locator('.talk').getByRole('button', { name: part, exact: true }).click();
    await expectGerman(page);
    await pictures(page, `de-online-${part}`, { dark: false });
  }
  await page.goto(address('/account'));
  await page.getByRole('heading', { name: 'Aktive Sitzungen' }).waitFor();
  await expectGerman(page);
  await pictures(page, 'de-online-account', { fullPage: true, dark: false });
  await page.goto(address('/online'));
  await page.getByRole('heading', { name: 'Hallo, Ada' }).waitFor();
  await expectGerman(page);
  await pictures(page, 'de-online-lobby', { fullPage: true, dark: false });
});
