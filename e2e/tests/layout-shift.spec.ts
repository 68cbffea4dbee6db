import { expect, test } from '../test.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fixtureOf, PLAYED } from '../games.ts';
import { shiftsOn, watchShifts } from '../shifts.ts';
import { address, AT_ONCE, prepare } from '../table.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
/** What comes late moves what is there: everything that the server says is a little late. */
const LATE = 150;
const AT_A_TIME = 3;

/** Opens a page and waits until nothing more comes; tells what moved. */
async function shiftsOf(page: Page, path: string, ready: string): Promise<string[]> {
  await page.goto(address(path));
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  return shiftsOn(page);
}

async function somebody(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare(page, AT_ONCE);
  await page.goto(address('/settings'));
  await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Ada' });
    await fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  });
  return { context, page };
}

/** Tables of mine: one that waits for players, and one that is played. */
async function tables(page: Page): Promise<{ open: string; playing: string }> {
  return page.evaluate(async () => {
    const post = async (path: string, body: unknown): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await reply.json()) as { id: string };
    };
    const table = { game: 'german-railways', seats: ['me', null, 'easy'] };
    const { id: open } = await post('/api/matches', table);
    const { id: playing } = await post('/api/matches', { ...table, seats: ['me', 'easy', 'easy'] });
    await post(`/api/matches/${playing}/start`, {});
    return { open, playing };
  });
}

async function replayed(page: Page): Promise<string> {
  await page.goto(address('/'));
  await page.getByLabel('Open a record…').setInputFiles(fixtureOf('german-railways', 3));
  await page.waitForURL(/\/replay\//);
  return new URL(page.url()).pathname;
}

for (const size of SIZES)
  test(`nothing moves by itself while a page opens, at ${size.width} × ${size.height}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { context, page } = await somebody(browser);
    const { open: waiting, playing } = await tables(page);
    const replay = await replayed(page);
    await page.close();
    await context.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
    const strangers = await browser.newContext();
    const pages: [string, string, BrowserContext?][] = [
      ['/', '.shelf', strangers],
      ['/online', '.welcome', strangers],
      ['/', '.my-matches .match-line'],
      ...PLAYED.map(({ id }): [string, string] => [`/game/${id}`, '.set-up']),
      ['/settings', '.settings'],
      ['/no/such/line', '.lost'],
      ['/online', '.match'],
      ['/online/new', '.set-up'],
      ['/account', '.session'],
      [`/match/${waiting}`, '.room-seats'],
      [`/match/${playing}`, '.table'],
      [replay, '.replay-controls'],
      ['/lesson/iron-horses-rampage', '.lesson'],
    ];
    const moved: Record<string, string[]> = {};
    const open = async ([path, ready, who = context]: (typeof pages)[number]): Promise<void> => {
      const tab = await who.newPage();
      await prepare(tab, AT_ONCE);
      await watchShifts(tab);
      await tab.setViewportSize(size);
      const shifts = await shiftsOf(tab, path, ready);
      if (shifts.length > 0) moved[`${path} ${ready}`] = shifts;
      await tab.close();
    };
    // Most of the time is waiting for what comes late.
    for (let i = 0; i < pages.length; i += AT_A_TIME)
      await Promise.all(pages.slice(i, i + AT_A_TIME).map(open));
    expect(moved).toEqual({});
    await Promise.all([context.close(), strangers.close()]);
  });
