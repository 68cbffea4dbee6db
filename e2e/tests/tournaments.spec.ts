import { randomUUID } from 'node:crypto';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import type { TournamentInside } from '@roundhouse/protocol';
import { device } from '../online.ts';
import { address, expectAccessible, pictures } from '../table.ts';

const GAME = 'Iron Horses (Rampage)';
const MINUTE = 60_000;
const PHONE = { viewport: { width: 390, height: 844 } };

/** Somebody with an account, on a device of their own. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto(address('/online'));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor();
  const data = { login: name, password: 'five steam engines' };
  await page.request.put(address('/api/me/password'), { data });
  await page.reload();
}

test('a tournament is organised, entered, started, played and won', async ({ browser }) => {
  const [ada, ben] = await Promise.all([device(browser), device(browser, undefined, PHONE)]);
  const tag = randomUUID().slice(0, 6);
  await Promise.all([signUp(ada, `Ada ${tag}`), signUp(ben, `Ben ${tag}`)]);

  await ada.getByRole('link', { name: 'Tournaments' }).click();
  await ada.getByRole('link', { name: 'New tournament' }).click();
  await ada.getByLabel('Name', { exact: true }).fill(`Cup ${tag}`);
  await ada.getByRole('radio', { name: GAME, exact: true }).check();
  await ada.getByRole('radio', { name: 'Knock-out' }).check();
  await expectAccessible(ada);
  await pictures(ada, 'tournament-new', { fullPage: true });
  await ada.getByRole('button', { name: 'Create tournament' }).click();
  await ada.getByRole('heading', { name: `Cup ${tag}` }).waitFor();
  await ada.getByRole('button', { name: 'Sign up' }).click();
  await expect(ada.getByText('You’re in.')).toBeVisible();
  await ada.getByRole('button', { name: 'Start now' }).click();
  await expect(ada.getByText('There aren’t enough players')).toBeVisible();

  await ben.goto(address('/tournaments'));
  await ben.getByRole('link', { name: `View: Cup ${tag}` }).click();
  await expect(ben.getByRole('button', { name: 'Start now' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Sign up' }).click();
  await expect(ben.getByText('You’re in.')).toBeVisible();
  await ada.getByRole('button', { name: 'Start now' }).click();

  // Ada resigns, and Ben sees it where he is.
  await ada.getByRole('link', { name: 'Go to your match' }).click();
  await ada.waitForSelector('.table');
  await ada.getByRole('button', { name: 'Match', exact: true }).click();
  await ada.getByRole('button', { name: 'Resign…' }).click();
  await ada.getByRole('button', { name: 'Resign now' }).click();
  await expect(ben.getByText('Finished', { exact: false })).toBeVisible();
  const first = ben.getByRole('table').getByRole('row').nth(1);
  await expect(first.getByRole('rowheader')).toHaveText(`Ben ${tag}`);
  await expect(ben.getByText(`Won by Ben ${tag}`)).toBeVisible();
  await expectAccessible(ben);
  await pictures(ben, 'tournament-over', { fullPage: true });
});

test('whoever is in a tournament is told when to check in, and whoever is late that sign-up is closed', async ({
  browser,
}) => {
  const page = await device(browser);
  const tag = randomUUID().slice(0, 6);
  await signUp(page, `Cid ${tag}`);
  const made = await page.request.post(address('/api/tournaments'), {
    data: {
      name: `Cup ${tag}`,
      game: 'iron-horses-rampage',
      format: 'swiss',
      seats: 2,
      time: { kind: 'real-time', bank: 60_000, increment: 0 },
      startsAt: Date.now() + 10 * MINUTE,
      checkIn: 15 * MINUTE,
    },
  });
  const { tournament } = (await made.json()) as { tournament: { id: string } };
  /** What the server says of it, with some of it as it will be or has been at another time. */
  const later = (terms: object, you: object): Promise<unknown> =>
    page.route(`**/api/tournaments/${tournament.id}`, async (route) => {
      const inside = (await (await route.fetch()).json()) as TournamentInside;
      Object.assign(inside.tournament.terms, terms);
      Object.assign(inside.tournament.you, you);
      await route.fulfill({ json: inside });
    });
  await later({ signUpUntil: 1e12 }, {});
  await page.goto(address(`/tournaments/${tournament.id}`));
  await expect(page.getByText('Sign-up is closed.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You’re in, and checked in.')).toBeVisible();
  await later({}, { checkedIn: false });
  await expect(page.getByText('Check in before the start')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('an address without a tournament says so, and leads to those there are', async ({
  browser,
}) => {
  const page = await device(browser);
  await page.goto(address('/tournaments/nope'));
  await expect(page.getByRole('heading', { name: 'Tournaments' })).toBeVisible();
  await expect(page.getByText('There’s no such tournament.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tournaments' }).click();
  await expect(page.getByRole('link', { name: 'Go to account' })).toBeVisible();
});
