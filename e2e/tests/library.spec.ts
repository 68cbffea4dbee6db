import { readFileSync } from 'node:fs';
import { expect, test } from '../test.ts';
import type { Download, Page } from '@playwright/test';
import { fixtureOf, PLAYED } from '../games.ts';
import { device, playTogether, sitDown } from '../online.ts';
import { clickSomething } from '../play.ts';
import {
  address,
  DESKTOP,
  expectAccessible,
  PHONE,
  pictures,
  prepare,
  startMatch,
} from '../table.ts';

async function open(page: Page, file: string): Promise<number> {
  await page.goto(address('/'));
  await page.getByLabel('Open a record…').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  return Number(await page.getByLabel('Position in the match').getAttribute('max'));
}

async function save(page: Page, what: string): Promise<Download> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: what }).click(),
  ]);
  return download;
}

/** On a phone what is not needed to look on is behind "More". */
async function openMore(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 600)
    await page.getByRole('button', { name: 'More', exact: true }).click();
}

const textIn = async (download: Download): Promise<string> =>
  readFileSync(await download.path(), 'utf8');

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(size, () => {
    test.use({ viewport });

    test('a match is remarked on, saved as text, and opened again by dropping it', async ({
      page,
    }) => {
      await prepare(page);
      const last = await open(page, fixtureOf('iberian-gauge', 3));
      await page.getByLabel('Position in the match').fill('5');
      await openMore(page);
      const remark = page.getByLabel('Comment on this move');
      await remark.fill('Bold {and early}');
      // Closes the sheet that it lies in on a phone.
      await remark.press('Escape');
      await remark.blur();
      await page.keyboard.press('Escape');
      const text = await textIn(await save(page, 'As text'));
      expect(text).toContain('[Game "iberian-gauge"]');
      expect(text).toContain('{Bold \\{and early\\}}');
      await page.goto(address('/matches'));
      await drop(page, 'match.txt', text);
      await page.waitForURL(/\/replay\//);
      await page.getByLabel('Position in the match').fill('5');
      await expect(page.getByText(`Move 5 of ${last}`).first()).toBeVisible();
      await expect(page.getByLabel('Comment on this move')).toHaveValue('Bold {and early}');
    });

    test('a text that is wrong is answered with its line and column', async ({ page }) => {
      await prepare(page);
      await open(page, fixtureOf('german-railways', 3));
      const text = await textIn(await save(page, 'As text'));
      await page.goto(address('/'));
      await drop(page, 'wrong.txt', text.replace('\n2. B bid', '\n2. B bet'));
      await expect(page.getByRole('alert')).toContainText(/Line \d+, column 6: expected a move/);
    });

    test('play from here: a new match, kept below the one it came from', async ({ page }) => {
      await prepare(page);
      await open(page, fixtureOf('iron-horses-rael', 2));
      await page.getByLabel('Position in the match').fill('9');
      await page.getByLabel('View as').selectOption('1');
      await expect(page).toHaveURL(/\?move=9&seat=2$/);
      await page.reload();
      await expect(page.getByLabel('View as')).toHaveValue('1');
      await openMore(page);
      await page.getByRole('button', { name: 'Play from here' }).click();
      const panel = page.getByRole('dialog', { name: 'Play from here' });
      await expect(panel.getByLabel('Who sits at seat 2')).toHaveValue('person');
      await panel.getByLabel('Who sits at seat 1').selectOption('easy');
      await panel.getByRole('radio', { name: /Dealt anew/ }).check();
      await panel.getByRole('button', { name: 'Start the match' }).click();
      await page.waitForURL(/\/table\//);
      await page.waitForSelector('[data-offered]', { state: 'attached' });
      await clickSomething(page, 1);
      await page.goto(address('/matches'));
      const branch = page.locator('.library-branches .match');
      await expect(branch.getByText('From move 9')).toBeVisible();
      await branch.getByLabel(/^Comment/).fill('Another try');
      await branch.getByLabel(/^Comment/).blur();
      // A page that is thrown away at once may not have kept it.
      await expect.poll(() => keptIn(page)).toContain('Another try');
      await page.reload();
      await expect(branch.getByLabel(/^Comment/)).toHaveValue('Another try');
      await branch.getByText('From move 9').click();
      await expect(page.getByText(/^Move 9 of/).first()).toBeVisible();
    });

    test('the library finds, counts, exports and imports everything', async ({ page }) => {
      await prepare(page, { speed: 'instant', motion: 'none', sound: 'off', name: 'Ada' });
      await startMatch(page, { game: 'iberian-gauge', seats: 3, people: ['Ada'] });
      for (const [game, names] of [
        ['german-railways', ['Ada', 'Grace', 'Edith']],
        ['iron-horses-rael', ['Grace', 'Ada']],
      ] as const)
        await openNamed(page, game, names);
      await page.goto(address('/'));
      await page.getByRole('link', { name: 'All matches and statistics' }).click();
      await expect(page.getByRole('heading', { name: '3 matches' })).toBeVisible();
      await page.getByRole('radio', { name: 'Opponent' }).check();
      await expect(page.locator('.library-stats tbody tr').first()).toContainText(
        /Grace\d of 2 won/,
      );
      await pictures(page, `library-${size}`, { fullPage: true });
      await page.setViewportSize(viewport);
      await page.getByRole('searchbox', { name: 'Search' }).fill('edith rail');
      await expect(page.getByRole('heading', { name: '1 match' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search' }).fill('');
      await expect(page.getByRole('heading', { name: '3 matches' })).toBeVisible();
      await page.getByLabel('Result').selectOption('open');
      await expect(page.getByRole('heading', { name: '1 match' })).toBeVisible();
      await page.getByLabel('Result').selectOption('all');
      await expect(page.getByRole('heading', { name: '3 matches' })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export everything' }).click(),
      ]);
      const file = await textIn(download);
      for (let left = 3; left > 0; left--) {
        await page
          .getByRole('button', { name: /^Delete:/ })
          .first()
          .click();
        await page.getByRole('button', { name: /^Delete permanently/ }).click();
        await expect(
          page.getByRole('heading', { name: left === 2 ? '1 match' : `${left - 1} matches` }),
        ).toBeVisible();
      }
      await drop(page, 'library.json', file);
      await expect(page.getByText('3 matches imported.')).toBeVisible();
      await expect(page.getByRole('heading', { name: '3 matches' })).toBeVisible();
    });
  });
}

test('a position of a live match against bots is tried elsewhere', async ({ page }) => {
  await prepare(page);
  await startMatch(page, { game: 'trains-and-cargo', seats: 2, people: ['Ada'] });
  const table = page.url();
  await page.waitForSelector('[data-offered]', { state: 'attached' });
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  const panel = page.getByRole('dialog', { name: 'Play from here' });
  await expect(panel.getByText('everything you can’t see is dealt anew')).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'As they were' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL((url) => /\/table\//.test(url.href) && url.href !== table);
  await page.waitForSelector('[data-offered]', { state: 'attached' });
});

test('a position becomes a table for two browsers, with what was hidden dealt anew', async ({
  browser,
}) => {
  const [host, guest] = [await device(browser), await device(browser)];
  await host.goto(address('/online'));
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Continue' }).click();
  await host.getByRole('link', { name: 'New table' }).waitFor();
  await open(host, fixtureOf('iron-horses-rael', 2));
  await host.getByLabel('Position in the match').fill('9');
  await host.getByRole('button', { name: 'Play from here' }).click();
  const panel = host.getByRole('dialog', { name: 'Play from here' });
  await panel.getByRole('radio', { name: 'Online, with friends' }).check();
  await panel.getByLabel('Who sits at seat 2').selectOption('person');
  await panel.getByRole('radio', { name: 'Dealt anew for everyone' }).check();
  await panel.getByRole('button', { name: 'Set up the table' }).click();
  await host.waitForURL(/\/match\//);
  await expect(host.getByText('From move 9 of another match')).toBeVisible();
  await sitDown(guest, host.url(), 'Grace');
  await host.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.table')));
  await playTogether([host, guest], 8);
  for (const page of [host, guest]) await expect(page.locator('.log-line').first()).toBeVisible();
});

for (const { id, fewest } of PLAYED)
  test(`${id}: a position as a picture, drawn and in dots`, async ({ page }) => {
    await prepare(page);
    const last = await open(page, fixtureOf(id, fewest));
    await page.getByLabel('Position in the match').fill(String(Math.floor(last / 2)));
    const svg = await textIn(await save(page, 'as a picture (SVG)'));
    const seen = await page.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
      return [documentElement.tagName, documentElement.querySelectorAll('*').length > 50];
    }, svg);
    expect(seen).toEqual(['svg', true]);
    const png = readFileSync(await (await save(page, 'as a picture (PNG)')).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const colours = await page.evaluate(
      coloursIn,
      `data:image/png;base64,${png.toString('base64')}`,
    );
    expect(colours).toBeGreaterThan(20);
  });

/** How many colours a picture has, looked at roughly. */
async function coloursIn(source: string): Promise<number> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 150;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data = new Uint8ClampedArray() } =
    context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += 4)
    colours.add(
      ((data[i] ?? 0) >> 4) * 256 + ((data[i + 1] ?? 0) >> 4) * 16 + ((data[i + 2] ?? 0) >> 4),
    );
  return colours.size;
}

/** Everything that this browser keeps of its matches, as text. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result)));
    const database = await done(indexedDB.open('roundhouse'));
    const rows = await done(database.transaction('matches').objectStore('matches').getAll());
    database.close();
    return JSON.stringify(rows);
  });

/** Drops a file on the page, as a hand would. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  await page.waitForSelector('main');
  await page.evaluate(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ''], fileName ?? ''));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }));
    },
    [name, content],
  );
}

/** Opens a recorded match as if these people had played it. */
async function openNamed(page: Page, game: string, names: readonly string[]): Promise<void> {
  const { record } = JSON.parse(readFileSync(fixtureOf(game, names.length), 'utf8')) as {
    record: unknown;
  };
  await page.goto(address('/'));
  await page.getByLabel('Open a record…').setInputFiles({
    name: `${game}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ record, players: names.map((name) => ({ name })) })),
  });
  await page.waitForURL(/\/replay\//);
}
