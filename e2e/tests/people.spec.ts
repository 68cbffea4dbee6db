import { randomUUID } from 'node:crypto';
import { expect, test } from '../test.ts';
import type { Browser, Page } from '@playwright/test';
import { device, PlayServer, told } from '../online.ts';
import { address, expectAccessible, pictures } from '../table.ts';

const GAME = 'Iron Horses (Rampage)';

/** Comes in and gets an account. */
async function account(page: Page, name: string): Promise<void> {
  await page.goto(address('/account'));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Sign-in name').fill(name);
  await page.getByLabel(/^New password/).fill(`${name} takes the night train`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`You sign in as “${name}”.`)).toBeVisible();
}

/** Two people with accounts, each with a browser of their own. */
async function adaAndBen(browser: Browser) {
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  const [adaName = '', benName = ''] = ['Ada', 'Ben'].map(
    (name) => `${name} ${randomUUID().slice(0, 6)}`,
  );
  await Promise.all([account(ada, adaName), account(ben, benName)]);
  return { ada, ben, adaName, benName };
}

test('people find each other, play a rated match, and show what they like of it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { ada, ben, benName } = await adaAndBen(browser);

  for (const page of [ada, ben]) {
    await page.goto(address('/online'));
    await page.getByRole('link', { name: 'Play people now' }).click();
    await page.getByRole('radio', { name: GAME, exact: true }).check();
    await page.getByLabel('Rated: counts').check();
    await page.getByLabel('After a minute').uncheck();
    if (page === ada) {
      await expectAccessible(page);
      await pictures(page, 'people-find', { fullPage: true });
    }
    await page.getByRole('button', { name: 'Find players' }).click();
    if (page === ada) {
      await page.getByText('Nobody else is waiting').waitFor();
      await expectAccessible(page);
      await pictures(page, 'people-finding', { fullPage: true });
    }
  }
  await Promise.all([ada, ben].map((page) => page.waitForURL(/\/match\//)));
  await Promise.all([ada, ben].map((page) => page.waitForSelector('.table')));
  expect(ada.url()).toBe(ben.url());
  // A rated table gives no hints.
  await expect(ada.getByRole('button', { name: 'Hint' })).toHaveCount(0);

  await ben.getByRole('button', { name: 'Match', exact: true }).click();
  await ben.getByRole('button', { name: 'Resign…' }).click();
  await ben.getByRole('button', { name: 'Resign now' }).click();
  await expect(ben.locator('.match-ratings')).toContainText(`${benName}: 1500 →`);

  await ada.goto(address(`/people/${encodeURIComponent(benName)}`));
  await expect(ada.getByText('doesn’t show anything else')).toBeVisible();
  await ben.goto(address('/online'));
  await ben.getByRole('link', { name: 'My profile' }).click();
  await expect(ben.getByText('1 match, 0 wins').first()).toBeVisible();
  await told(ben, () => ben.getByLabel('My ratings and their history').check());
  await expectAccessible(ben);
  await pictures(ben, 'people-profile', { fullPage: true });
  await ada.reload();
  await expect(ada.getByText('1 match, 0 wins')).toBeVisible();
  await ben.goto(address('/leaderboard/iron-horses-rampage/live'));
  await expect(ben.getByText('It’s provisional')).toBeVisible();
  await expectAccessible(ben);
  await pictures(ben, 'people-leaderboard', { fullPage: true });
});

test('somebody who is here is invited by name, and finds the table in the lobby', async ({
  browser,
}) => {
  const { ada, ben, adaName, benName } = await adaAndBen(browser);
  for (const [page, name] of [
    [ada, benName],
    [ben, adaName],
  ] as const) {
    await page.goto(address('/friends'));
    await page.getByLabel('Add someone by name').fill(name);
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByText(name)).toBeVisible();
  }
  await ada.goto(address('/online'));
  await expect(ada.getByText(`Friends here now: ${benName}.`)).toBeVisible();
  await ada.getByRole('link', { name: 'New table' }).click();
  await ada.getByRole('radio', { name: GAME, exact: true }).check();
  await ada.getByRole('button', { name: 'Set up the table' }).click();
  await ada.getByLabel('Invite someone by name').fill(benName);
  await ada.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(ada.getByText(`${benName} has been invited.`)).toBeVisible();
  await expectAccessible(ada);
  await pictures(ada, 'people-invite-by-name', { fullPage: true });
  await ben.goto(address('/online'));
  const invited = ben.getByRole('region', { name: 'You’re invited' });
  await expect(invited.getByText(adaName)).toBeVisible();
  await expectAccessible(ben);
  await invited.getByRole('link').click();
  await expect(ben.getByRole('button', { name: 'Sit at seat 2' })).toBeVisible();
});

test('an invitation that stands in the lobby becomes a match when somebody accepts it', async ({
  browser,
}) => {
  const { ada, ben, adaName } = await adaAndBen(browser);
  await ada.goto(address('/online/invite'));
  await ada.getByRole('radio', { name: GAME, exact: true }).check();
  await ada.getByRole('radio', { name: '2', exact: true }).check();
  await expect(ada.getByRole('checkbox', { name: /\d/ }).first()).toBeChecked();
  await expectAccessible(ada);
  await pictures(ada, 'people-invite', { fullPage: true });
  await ada.getByRole('radio', { name: 'Turn-based' }).check();
  await ada.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(ada.getByText(`You’re inviting people to ${GAME}`)).toBeVisible();
  await expectAccessible(ada);
  await pictures(ada, 'people-invitations', { fullPage: true });
  await ben.goto(address('/online'));
  const invitation = ben.getByRole('listitem').filter({ hasText: `${adaName} invites you` });
  await invitation.getByRole('checkbox').click();
  await ben.waitForURL(/\/match\//);
  await ben.waitForSelector('.table');
});

test('home shows what is played now, and leads to it', async ({ browser }) => {
  const server = new PlayServer();
  await server.start();
  try {
    const [ada, bea] = await Promise.all([device(browser), device(browser)]);
    const post = (path: string, data: object = {}) =>
      ada.request.post(`${server.address}${path}`, { data });
    await post('/api/guest', { name: 'Ada' });
    const table = { game: 'iron-horses-rampage', seats: ['me', 'easy'], isPublic: true };
    const { id } = (await (await post('/api/matches', table)).json()) as { id: string };
    await post(`/api/matches/${id}/start`);
    await bea.goto(server.address);
    await expect(bea.getByRole('heading', { name: 'Being played now' })).toBeVisible();
    await bea.locator('.live-list').getByRole('link').click();
    await bea.waitForURL(`**/match/${id}`);
    await expect(bea.locator('.table')).toBeVisible();
    await expect(bea.locator('[data-offered]')).toHaveCount(0);
  } finally {
    await server.kill();
  }
});
