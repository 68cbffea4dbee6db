import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { resize, SIZES } from '../screens.ts';
import { address, DESKTOP, expectAccessible, pictures } from '../table.ts';
import {
  device,
  PlayServer,
  playToTheEndTogether,
  playTogether,
  playWhileAsked,
  setUpTable,
  sitDown,
  startTogether,
} from '../online.ts';

/** A game of many turns, whatever is clicked. */
const GAME = 'Trains & Cargo';

test('every page of online play is accessible and has its picture', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  await ada.goto(address('/online'));
  await ada.waitForSelector('.welcome');
  await expectAccessible(ada);
  await pictures(ada, 'online-welcome', { fullPage: true });
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Continue' }).click();
  await ada.getByRole('link', { name: 'New table' }).click();
  // A game that can't be over after a few clicks.
  await ada.getByRole('radio', { name: GAME, exact: true }).check();
  const seats = ada.getByRole('group', { name: 'How many seats' });
  await seats.getByRole('radio', { name: '3', exact: true }).check();
  await ada.getByRole('radio', { name: 'Turn-based' }).check();
  await ada.getByLabel('Pause the clock at night').check();
  await expectAccessible(ada);
  await pictures(ada, 'online-new-table', { fullPage: true });
  const time = ada.getByRole('group', { name: 'Time', exact: true });
  await time.getByRole('radio', { name: 'Live' }).check();
  await ada.getByLabel('Players without an account can chat').check();
  await ada.getByRole('button', { name: 'Set up the table' }).click();
  await ada.waitForURL(/\/match\//);
  const link = ada.url();
  await expect(ada.getByLabel('Link to this table')).toHaveValue(link);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'Join' }).click();
  await ben.getByLabel('Say something').fill('Good evening!');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ada.getByText('Good evening!')).toBeVisible();
  await expectAccessible(ada);
  await pictures(ada, 'online-waiting-room', { fullPage: true });
  await ben.goto(address('/online'));
  await ben.getByRole('heading', { name: 'Hello, Ben' }).waitFor();
  const way = ben.locator(`a[href="${new URL(link).pathname}"]`);
  await expect(ben.getByRole('listitem').filter({ has: way })).toContainText('1 seat free');
  await expectAccessible(ben);
  await pictures(ben, 'online-lobby', { fullPage: true });

  await ada.getByRole('button', { name: 'Fill with bots' }).click();
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await ada.waitForSelector('.clock:visible');
  await ben.goto(link);
  await ben.waitForSelector('.table');
  await playTogether([ada, ben], 8);
  for (const part of ['Chat', 'Notes', 'Automation']) {
    await ada.getByRole('button', { name: part, exact: true }).click();
    await expectAccessible(ada, '.talk');
    await pictures(ada, `online-talk-${part.toLowerCase()}`, { dark: part === 'Chat' });
  }
  await ada.getByRole('button', { name: 'Match', exact: true }).click();
  await expectAccessible(ada, '.bar');
  await pictures(ada, 'online-match-menu');
  await ada.getByRole('button', { name: 'Table settings' }).click();
  await expectAccessible(ada, 'dialog');
  await pictures(ada, 'online-table-settings', { dark: false });
  await ada.getByRole('button', { name: 'Close' }).click();
  await ben.goto(address('/account'));
  await ben.getByRole('heading', { name: 'Active sessions' }).waitFor();
  await expectAccessible(ben);
  await pictures(ben, 'online-account', { fullPage: true });
  await ben.goto(address('/'));
  await ben.waitForSelector('.my-matches .match-line');
  await expectAccessible(ben);
  await pictures(ben, 'online-home', { fullPage: true });

  const stranger = await device(browser);
  // The best live match of each game, perhaps of somebody else, who ends it just now.
  await expect(async () => {
    await stranger.goto(address('/'));
    await stranger
      .locator('.live-list .match')
      .getByRole('link', { name: `Watch: ${GAME}` })
      .click();
    await expect(stranger.getByText('You’re watching')).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

test('a guest becomes an account, comes back elsewhere by a link to a table, and ends the other session', async ({
  browser,
}) => {
  const [here, there] = await Promise.all([device(browser), device(browser)]);
  const login = `ada-${Date.now()}`;
  await here.goto(address('/account'));
  // Spaces are no name.
  await here.getByLabel('Your name').fill('  ');
  await expect(here.getByLabel('Your name')).toHaveValue('');
  await here.getByLabel('Your name').fill(login);
  await here.getByRole('button', { name: 'Continue' }).click();
  await here.getByLabel('Sign-in name').fill(login);
  await here.getByLabel(/^New password/).fill('eight wheels');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(here.getByText(`You sign in as “${login}”.`)).toBeVisible();
  await here.goto(address('/online/new'));
  await here.getByRole('radio', { name: GAME, exact: true }).check();
  await here.getByRole('button', { name: 'Set up the table' }).click();
  await here.waitForURL(/\/match\//);
  await there.goto(here.url());
  await there.getByRole('button', { name: 'I have an account' }).click();
  await there.getByLabel('Sign-in name').fill(login);
  await there.getByLabel('Password').fill('eight wheels');
  await there.getByRole('button', { name: 'Sign in', exact: true }).click();
  await there.getByRole('button', { name: 'Fill with bots' }).click();
  await there.getByRole('button', { name: 'Start the match' }).click();
  await there.waitForSelector('.table');
  await here.goto(address('/account'));
  await here.getByRole('button', { name: /^End/ }).click();
  await expect(here.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await there.reload();
  await there.getByText('Are you playing here?').getByRole('link', { name: 'Sign in' }).click();
  await expect(there.getByRole('heading', { name: 'What should we call you?' })).toBeVisible();
  await here.getByRole('button', { name: 'Delete account' }).click();
  await here.getByRole('button', { name: 'Delete permanently?' }).click();
  await here.waitForURL(address('/'));
});

test('a guest adds a passkey and comes back with it', async ({ browser }) => {
  const page = await device(browser);
  const keys = await page.context().newCDPSession(page);
  await keys.send('WebAuthn.enable');
  await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const name = `Pia ${Date.now()}`;
  await page.goto(address('/account'));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const passkey = page.getByText(/^Passkey added /);
  await expect(passkey.first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(address('/'));
  await page.goto(address('/online'));
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${name}` })).toBeVisible();
  await page.goto(address('/account'));
  await page.getByRole('button', { name: /^Delete.*Passkey added/ }).click();
  await page.getByRole('button', { name: /^Delete permanently\?/ }).click();
  await expect(page.getByText('Passkey deleted.')).toBeVisible();
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible();
});

test('my turn is counted in the title; a move is taken back by consent; of two players the one who stays wins', async ({
  browser,
}) => {
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  const link = await startTogether([ada, ben], { address: address(''), game: GAME });
  await playTogether([ada, ben], 5);
  const titles = async (): Promise<string> => `${await ada.title()} ${await ben.title()}`;
  await expect.poll(titles).toContain('(1) ');

  const told = (): Promise<string[]> => ada.locator('.log-line').allTextContents();
  const benMovedAfterAda = async (): Promise<boolean> => {
    const lines = await told();
    return Boolean(lines.at(-1)?.startsWith('Ben')) && lines.some((line) => line.startsWith('You'));
  };
  while (!(await benMovedAfterAda())) await playTogether([ada, ben], 1);
  const before = (await told()).length;
  await ada.getByRole('button', { name: 'Match', exact: true }).click();
  await ada.getByRole('button', { name: 'Ask to take my last move back' }).click();
  await expect(
    ada.getByText(/^You asked to take back .* Waiting for Ben to agree\.$/),
  ).toBeVisible();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => (await told()).length).toBeLessThan(before);

  await resign(ada);
  await expect(ben.locator('.end')).toContainText('You win');
  await expect(ben.locator('.end')).toContainText('Ada resigned.');
  await expect(ada.locator('.end')).toContainText('Ben wins');
  await expect(ada.locator('.end')).toContainText('You resigned.');
  await expect(ada.getByRole('columnheader', { name: 'Score so far' })).toBeVisible();
  await pictures(ada, 'online-resigned', { dark: false });
  await ada.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(ada.getByText(/^Verified: /)).toBeVisible();
  await ada.getByRole('link', { name: 'Replay' }).click();
  const last = Number(await ada.getByLabel('Position in the match').getAttribute('max'));
  await ada.getByRole('button', { name: 'Share this position' }).click();
  await expect(ada.getByText(/opens the replay at this move/)).toBeVisible();
  const stranger = await device(browser);
  await stranger.goto(`${link}/replay?move=${last}`);
  await expect(stranger.getByText(`Move ${last} of ${last}`).first()).toBeVisible();
});

test('whoever resigns from a table of three only watches from then on, and the others are told', async ({
  browser,
}) => {
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  const game = 'Iron Horses (Rampage)';
  await startTogether([ada, ben], { address: address(''), game, seats: 3 });
  // In the middle of a turn.
  while ((await ada.locator('[data-offered]').count()) === 0) await playTogether([ada, ben], 1);
  await resign(ada);
  await expect(ada.getByText('You resigned. A bot has taken over your seat')).toBeVisible();
  await expect(ada.getByText(/You to move|You: \d of \d actions left/)).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await expect(ada.locator('.hand, [data-offered]')).toHaveCount(0);
  await expect(ben.getByText('Ada resigned. A bot has taken over.')).toBeVisible();
  await expect(ben.getByText('Resigned, a bot plays')).toBeAttached();
  await pictures(ben, 'online-other-resigned', { dark: false });
  // Its story of what happened meanwhile may be on the page as well.
  const news = ben.locator('.note', { hasText: 'Ada resigned. A bot has taken over.' });
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect(ben.getByText('Ada resigned. A bot has taken over.')).toHaveCount(0);
  await playToTheEndTogether([ben]);
  await expect(ada.locator('.end')).toBeVisible();
});

test('whose time is up leaves the seat to a bot', async ({ browser }) => {
  // Two bots at once would be at the end of the match before the seat is taken back.
  const server = new PlayServer('--bot-pause', '1000');
  await server.start();
  try {
    const ada = await device(browser);
    await ada.goto(`${server.address}/online`);
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Continue' }).click();
    await ada.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    const match = await ada.evaluate(async () => {
      const post = async (path: string, body: unknown): Promise<{ id: string }> => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await reply.json()) as { id: string };
      };
      const time = { kind: 'real-time', bank: 5000, increment: 0 };
      const seats = ['me', 'easy'];
      const { id } = await post('/api/matches', { game: 'iron-horses-rampage', seats, time });
      await post(`/api/matches/${id}/start`, {});
      return id;
    });
    await ada.goto(`${server.address}/match/${match}`);
    await expect(ada.getByText('Your time ran out, so a bot is playing for you.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(ada.locator('[data-offered]')).toHaveCount(0);

    await ada.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(ada.getByText('a bot is playing for you.', { exact: false })).toHaveCount(0);
    await expect(ada.locator('.hand')).toBeVisible();
    await expect(
      ada.locator(':is([data-clock="running"], [data-clock="short"]):visible'),
    ).not.toHaveCount(0);
    await playTogether([ada], 1);
  } finally {
    await server.kill();
  }
});

test('my matches change on every page at once, in the title and on the badge; a rematch is announced', async ({
  browser,
}) => {
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  await ben.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    navigator.setAppBadge = async (count = 0) => void badges.push(count);
    navigator.clearAppBadge = async () => void badges.push(0);
  });
  const badge = (): Promise<number | undefined> =>
    ben.evaluate(() => (Reflect.get(window, 'badges') as number[]).at(-1));
  const link = await setUpTable(ada, {
    address: address(''),
    name: 'Ada',
    game: 'Trains & Cargo',
    seats: 2,
  });
  await sitDown(ben, link, 'Ben');
  await ben.goto(address('/'));
  const state = ben.locator('.my-matches .match-state');
  await expect(state).toHaveText('All seats taken');
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await ada.waitForSelector('.table');
  // Far sooner than any page would ask by itself.
  await expect(state).toHaveText(/Your turn|Ada to move/);
  await expect(async () => {
    await playWhileAsked(ada);
    await expect(state).toHaveText('Your turn', { timeout: 1000 });
  }).toPass();
  await expect(ben).toHaveTitle(/^\(1\) /);
  await expect.poll(badge).toBe(1);

  await ben.goto(link);
  await ben.waitForSelector('.table');
  await resign(ben);
  await ada.getByRole('button', { name: 'Rematch' }).click();
  await ada.waitForURL((url) => url.href !== link);
  await ben.getByRole('link', { name: 'Go to the rematch' }).click();
  await ben.waitForURL(ada.url());
  await expect(ben.getByText('The host starts the match.')).toBeVisible();
  await expect.poll(badge).toBe(0);
  await ben.goto(address('/'));
  await expect(state).toHaveText(['All seats taken', 'Ada won']);
});

/** The parts beside the board that reach beyond the window, and actions that would have to be scrolled. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.acts, .dock, .dock > *')].flatMap((part) => {
      const isCut = part.matches('.acts') && part.scrollHeight > part.clientHeight;
      return isCut || part.getBoundingClientRect().bottom > innerHeight ? [part.className] : [];
    }),
  );
}

test('whoever comes back is told what happened meanwhile', async ({ browser }) => {
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  const link = await startTogether([ada, ben], { address: address(''), game: GAME });
  const told = ada.locator('.log-line');
  const adaMoved = async (): Promise<boolean> =>
    (await told.filter({ hasText: /^You/ }).count()) > 0;
  while (!(await adaMoved())) await playTogether([ada, ben], 1);
  await expect(ada.locator('.came-back')).toHaveCount(0);
  // Ada goes away in Ben's turn; it ends without her.
  await playWhileAsked(ada);
  await ada.goto(address('/settings'));
  await playTogether([ben], 1);
  await playWhileAsked(ben);
  await ada.goto(link);
  const story = ada.getByRole('region', { name: 'Since your last turn' });
  await expect(story.getByRole('listitem').first()).toContainText('Ben');
  await pictures(ada, 'online-came-back');
  for (const size of [DESKTOP, ...Object.values(SIZES)]) {
    await resize(ada, size);
    expect(await cutOff(ada), `${size.width} × ${size.height}`).toEqual([]);
  }
  await story.getByRole('button', { name: 'Got it' }).click();
  await expect(story).toHaveCount(0);
});

test('without a play server the app plays alone and says nothing of others', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: '<title></title>' }));
  await page.goto(address('/'));
  await page.waitForSelector('.shelf');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Online')).toHaveCount(0);
  await page.goto(address('/online'));
  await expect(page.getByText('Online play isn’t available here.')).toBeVisible();
});

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Resign now' }).click();
}
