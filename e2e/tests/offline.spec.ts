import { expect, test } from '../test.ts';
import type { Browser, Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import {
  device,
  hasUnsent,
  PlayServer,
  playTogether,
  setUpTable,
  startTogether,
  whoIsAsked,
} from '../online.ts';
import { serveVersions } from '../versions.ts';
import { nextDeal } from '../deal.ts';
import { clickAtOnce, playOn, playToTheEnd } from '../play.ts';
import { AT_ONCE, expectAccessible, pictures } from '../table.ts';

const LONG = { timeout: 60_000 };

/** A browser that may keep the app. */
const keepingPage = (browser: Browser): Promise<Page> =>
  device(browser, AT_ONCE, { serviceWorkers: 'allow' });

/** When the first visit has brought the whole app. */
const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, LONG);

/** Plays against bots on a game's page that was never opened before. */
async function playSome(page: Page, root: string, game: string, clicks: number): Promise<void> {
  await page.goto(`${root}/game/${game}?deal=${nextDeal()}`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await playOn(page, clicks);
}

test('after one visit everything but online play works without a network and without a server', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = new PlayServer();
  await server.start();
  const { address } = server;
  const page = await keepingPage(browser);
  try {
    await page.goto(address);
    await isKept(page);
    await server.kill();
    await page.context().setOffline(true);

    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Play now/ })).toHaveCount(PLAYED.length);
    for (const { id } of PLAYED) await playSome(page, address, id, 5);
    await page.reload();
    await page.waitForSelector('[data-offered]', { state: 'attached' });
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();

    await playSome(page, address, 'iron-horses-rampage', 1);
    await playToTheEnd(page);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.waitForURL(/\/replay\//);
    await expect(page.getByLabel('Position in the match')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Position in the match')).toBeVisible();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByRole('button', { name: 'Review this match' }).click();
    await expect(page.getByRole('slider', { name: 'Chance of winning' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const [text] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'As text' }).click(),
    ]);
    await page.getByLabel('Position in the match').fill('4');
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForURL(/\/table\//);
    await page.waitForSelector('[data-offered]', { state: 'attached' });
    await page.keyboard.press('p');
    await expect(page.getByRole('heading', { name: 'Planning: nobody sees this' })).toBeVisible();
    await page.goto(`${address}/matches`);
    await page.getByLabel('Open a record…').setInputFiles(await text.path());
    await page.waitForURL(/\/replay\//);
    await page.goto(`${address}/puzzle/daily`);
    await expect(page.getByText('What would you play?')).toBeVisible();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.locator('[data-verdict=shown]')).toBeVisible();
    await page.goto(`${address}/settings`);
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  } finally {
    await server.kill();
    await page.context().close();
  }
});

test('the app can be installed, and starts without a network', async ({ browser }) => {
  const server = new PlayServer();
  await server.start();
  const page = await keepingPage(browser);
  try {
    await page.goto(server.address);
    await isKept(page);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A test's own browser forgets everything, which is the one thing that is in the way.
    const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect(others).toEqual([]);
    const { data = '', errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as {
      start_url: string;
      scope: string;
      icons: { src: string; sizes: string; purpose?: string }[];
      shortcuts: { url: string }[];
    };
    for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
      const size = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size).toBe(sizes);
    }
    await server.kill();
    await page.context().setOffline(true);
    const app = await page.context().newPage();
    await page.close();
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((each) => each.url)]) {
      const opened = new URL(url, server.address);
      expect(opened.pathname.startsWith(manifest.scope)).toBe(true);
      await app.goto(opened.href);
      await expect(app.locator('.page-head')).toBeVisible();
    }
  } finally {
    await server.kill();
    await page.context().close();
  }
});

test('a new version waits until told, also with two windows open', async ({ browser }) => {
  const served = await serveVersions();
  const page = await keepingPage(browser);
  const other = await page.context().newPage();
  try {
    const version = (of: Page): Promise<string | null> =>
      of.locator('html').getAttribute('data-version');
    const told = (of: Page) => of.getByText('A new version of Roundhouse is available.');
    await page.goto(served.address);
    await isKept(page);
    await other.goto(`${served.address}/game/german-railways`);
    await expect(told(page)).toHaveCount(0);

    served.release();
    await page.reload();
    await expect(told(page)).toBeVisible(LONG);
    await expect(told(other)).toBeVisible();
    expect([await version(page), await version(other)]).toEqual([null, null]);
    await page.reload();
    expect(await version(page)).toBeNull();

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => version(page)).toBe('2');
    await expect(told(page)).toHaveCount(0);
    // The other window is what it was, goes on, and takes the new version when its reader likes.
    expect(await version(other)).toBeNull();
    await other.getByRole('button', { name: 'Start the match' }).click();
    await other.waitForSelector('[data-offered]', { state: 'attached' });
    await other.goto(served.address);
    expect(await version(other)).toBe('2');
    await other.close();

    served.release();
    await page.reload();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => version(page)).toBe('3');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  } finally {
    served.close();
    await page.context().close();
  }
});

test('online pages say plainly that there is no network, and open by themselves when it is back', async ({
  browser,
}) => {
  const server = new PlayServer();
  await server.start();
  const page = await keepingPage(browser);
  const { address } = server;
  try {
    const link = await setUpTable(page, { address, name: 'Ada', game: 'Trains & Cargo', seats: 2 });
    await isKept(page);
    const opens = [
      { path: '/online', opened: page.getByRole('heading', { name: 'Hello, Ada' }) },
      { path: '/online/new', opened: page.getByRole('button', { name: 'Set up the table' }) },
      { path: '/account', opened: page.getByRole('heading', { name: 'Passkeys' }) },
      { path: new URL(link).pathname, opened: page.getByLabel('Link to this table') },
    ];
    for (const { path, opened } of opens) {
      await page.context().setOffline(true);
      await page.goto(address + path);
      await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
      await page.context().setOffline(false);
      await expect(opened).toBeVisible(LONG);
    }
    await server.kill();
    await page.goto(`${address}/online`);
    await expect(page.getByRole('heading', { name: 'Server unavailable' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('We can’t reach the server right now.')).toBeVisible();
    await server.start();
    await expect(page.locator('.my-matches .match-line')).toBeVisible(LONG);
  } finally {
    await server.kill();
    await page.context().close();
  }
});

test('a table is shown as it was seen last, and forgotten when its viewer signs out', async ({
  browser,
}) => {
  const server = new PlayServer();
  await server.start();
  const { address } = server;
  const page = await keepingPage(browser);
  try {
    const game = 'Iron Horses (Rampage)';
    const link = await setUpTable(page, { address, name: 'Ada', game, seats: 2 });
    await page.getByRole('button', { name: 'Fill with bots' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForSelector('.table');
    await isKept(page);
    const asked = page.locator('.prompt-mine');
    const draw = page.getByRole('button', { name: 'Draw a card', exact: true }).last();
    // The bot may begin, with something to be answered; a turn in which a card is drawn goes on.
    while (!(await draw.isVisible())) await playTogether([page], 1);
    await draw.click();
    await page
      .locator('.log-line', { hasText: /^You drew|became your Master/ })
      .first()
      .waitFor();
    await asked.waitFor();
    await hasAnswers(page);
    const hand = (): Promise<string[]> => page.locator('.hand .card-slot').allTextContents();
    const log = (): Promise<string[]> => page.locator('.log-line').allTextContents();
    await page.context().setOffline(true);
    await expect(page.locator('.line-sign')).toHaveText(/Offline/);
    const before = { hand: await hand(), log: await log() };
    await page.reload();
    await expect(page.getByText('This is the table as you last saw it')).toBeVisible();
    await expect(page.locator('.line-sign')).toHaveText(/Offline/);
    await expect(page.locator('[data-offered]')).toHaveCount(0);
    expect({ hand: await hand(), log: await log() }).toEqual(before);
    await expectAccessible(page);
    await pictures(page, 'online-last-seen');
    await page.context().setOffline(false);
    await expect(page.locator('.line-sign')).toHaveText(/Connected/, LONG);
    await asked.waitFor();

    await page.goto(`${address}/account`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${address}/`);
    await page.context().setOffline(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  } finally {
    await server.kill();
    await page.context().close();
  }
});

test('a move made offline outlives a reload, and is sent only if the table is still the same', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = new PlayServer();
  await server.start();
  const { address } = server;
  const [ada, ben] = await Promise.all([keepingPage(browser), keepingPage(browser)]);
  const pages = [ada, ben];
  try {
    const link = await startTogether([ada, ben], { address, game: 'Trains & Cargo' });
    await Promise.all(pages.map(isKept));
    await playTogether(pages, 4);

    const moves = (page: Page): Promise<number> => movesOf(page, link);
    const queueMove = async (page: Page): Promise<void> => {
      await page.context().setOffline(true);
      await expect(page.locator('.line-sign')).toHaveText(/Offline/);
      const queued = page.getByText('Your move will be sent once you’re connected');
      for (let turn = 1; (await queued.count()) === 0; turn++) await clickAtOnce(page, turn);
      await page.reload();
      await expect(page.locator('.line-sign')).toHaveText(/Offline/);
      await expect(queued).toBeVisible();
      await expect(page.locator('[data-offered]')).toHaveCount(0);
    };
    await Promise.all(pages.map(hasAnswers));
    const first = await whoIsAsked(pages);
    if (!first) throw new Error('the match is over too early');
    const other = first === ada ? ben : ada;
    const before = await moves(other);
    await queueMove(first);
    expect(await moves(other)).toBe(before);
    await first.context().setOffline(false);
    await expect.poll(() => moves(other), LONG).toBe(before + 1);

    await Promise.all(pages.map(hasAnswers));
    const asked = await whoIsAsked(pages);
    if (!asked) throw new Error('the match is over too early');
    const elsewhere = await device(browser);
    await elsewhere.context().addCookies(await asked.context().cookies());
    await elsewhere.goto(link);
    const unmoved = await moves(elsewhere);
    await queueMove(asked);
    while ((await moves(elsewhere)) === unmoved) await playTogether([elsewhere], 1);
    await hasAnswers(elsewhere);
    const moved = await moves(elsewhere);
    await asked.context().setOffline(false);
    await asked.waitForSelector('.table', LONG);
    await expect(asked.locator('.line-sign')).toHaveText(/Connected/, LONG);
    await hasAnswers(asked);
    expect(await moves(elsewhere)).toBe(moved);
  } finally {
    await server.kill();
    for (const page of pages) await page.context().close();
  }
});

/** Waits until everything that the page has sent is answered. */
async function hasAnswers(page: Page): Promise<void> {
  await expect.poll(() => hasUnsent(page)).toBe(false);
}

/** How many entries the log of a match has, as the server says. */
async function movesOf(page: Page, link: string): Promise<number> {
  const id = new URL(link).pathname.split('/').at(-1);
  return page.evaluate(async (match) => {
    const response = await fetch(`/api/matches/${match}`);
    return ((await response.json()) as { entry: number }).entry;
  }, id);
}
