import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { device, PlayServer } from '../online.ts';
import { expectAccessible, pictures } from '../table.ts';

const MAIN = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 } };
const server = new PlayServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Somebody with an account, on a device of their own. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto(`${server.address}/online`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor();
  const data = { login: name, password: 'five steam engines' };
  await page.request.put(`${server.address}/api/me/password`, { data });
  await page.reload();
}

test('somebody who is rude is muted, reported and judged, and the log says so', async ({
  browser,
}) => {
  const [ada, ben] = await Promise.all([device(browser), device(browser, undefined, PHONE)]);
  await signUp(ada, 'Ada');
  await signUp(ben, 'Ben');
  const table = { game: 'trains-and-cargo', seats: ['me', null] };
  const made = await ada.request.post(`${server.address}/api/matches`, { data: table });
  const { id } = (await made.json()) as { id: string };
  await ada.goto(`${server.address}/match/${id}`);
  await ben.goto(`${server.address}/match/${id}`);
  await ben.getByRole('button', { name: 'Sit at seat 2' }).click();
  await ben.getByLabel('Say something').fill('You play like a goat');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ada.getByText('You play like a goat')).toBeVisible();

  await ada.getByRole('button', { name: 'Mute, block or report…' }).click();
  const panel = ada.getByRole('dialog', { name: 'At this table' });
  await expect(panel.getByText('Ben', { exact: true })).toBeVisible();
  await expectAccessible(ada);
  await pictures(ada, 'order-people');
  await panel.getByRole('button', { name: 'Report… Ben' }).click();
  const report = ada.getByRole('dialog', { name: 'Report Ben' });
  await report.getByLabel('You play like a goat').check();
  await report.getByLabel('Anything else we should know?').fill('Not the first time.');
  await expectAccessible(ada);
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(report.getByRole('status')).toContainText('A moderator will look at it');
  await report.getByRole('button', { name: 'Close' }).click();

  await ada.getByRole('button', { name: 'Mute, block or report…' }).click();
  await panel.getByRole('button', { name: 'Mute: Ben' }).click();
  await expect(panel.getByText('you don’t see what they write')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(ada.getByText('You play like a goat')).toHaveCount(0);
  await ada.goto(`${server.address}/friends`);
  await ada.getByRole('button', { name: 'Unmute: Ben' }).waitFor();
  await expectAccessible(ada);
  await pictures(ada, 'order-friends', { fullPage: true });

  // The first admin is made at the machine; a folder belongs to one process.
  await server.kill();
  const grant = ['admin', 'grant', 'ada', 'admin', '--data', server.folder];
  expect(spawnSync(process.execPath, [MAIN, ...grant]).status).toBe(0);
  await server.start();
  await ada.goto(`${server.address}/account`);
  await ada.getByRole('link', { name: 'Moderation' }).click();
  await expect(ada.getByText('Not the first time.')).toBeVisible();
  await ada.getByRole('button', { name: 'Look them up' }).click();
  await ada.getByRole('button', { name: 'Ban', exact: true }).waitFor();
  await expect(ada.locator(':focus')).toContainText('Ben');
  await expectAccessible(ada);
  await pictures(ada, 'order-moderation', { fullPage: true });
  await ada.getByRole('button', { name: 'Remove message' }).click();
  await expect(ada.getByText('Message removed')).toBeVisible();
  await expect(ben.getByText('Message removed')).toBeVisible();
  await ada.getByRole('button', { name: 'Limit', exact: true }).click();
  await ada.getByRole('button', { name: 'Limit: Really?' }).click();
  await expect(ada.getByText(/^Limited until/)).toBeVisible();
  await ada.getByRole('button', { name: 'Close: justified' }).click();
  await expect(ada.getByText('No reports are waiting.')).toBeVisible();
  await ada.reload();
  await expect(ada.getByText('Removed message 1', { exact: true })).toBeVisible();
  await expect(ada.getByText(/^Limited Ben until/)).toBeVisible();
  await ben.getByLabel('Say something').fill('Why?');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByRole('alert')).toContainText('limited');
});

test('a token and a bot account are made, shown once and revoked, on a phone', async ({
  browser,
}) => {
  const cid = await device(browser, undefined, PHONE);
  await signUp(cid, 'Cid');
  await cid.goto(`${server.address}/account`);
  const programs = cid.getByRole('region', { name: 'Programs' });
  await programs.getByLabel('What is the token for?').fill('My script');
  await programs.getByRole('button', { name: 'Make a token', exact: true }).click();
  const token = (await programs.locator('.token').textContent()) ?? '';
  await cid.context().grantPermissions(['clipboard-write']);
  await programs.getByRole('button', { name: 'Copy' }).click();
  await expect(programs.getByRole('button', { name: 'Copied' })).toBeVisible();
  const asked = await cid.request.get(`${server.address}/api/matches/mine`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asked.status()).toBe(200);
  await programs.getByLabel('Name of the bot').fill('Rocket');
  await programs.getByRole('button', { name: 'Create' }).click();
  await expect(programs.getByText('Rocket [Bot]')).toBeVisible();
  await expect(programs.locator('.token')).toHaveCount(0);
  await expectAccessible(cid);
  await pictures(cid, 'order-programs', { fullPage: true });
  await programs.getByRole('button', { name: 'Revoke: My script' }).click();
  await expect(programs.getByText('My script')).toHaveCount(0);
  await cid.goto(`${server.address}/friends`);
  for (const [name, answer] of [
    ['Cid', 'You can’t do that'],
    ['Nobody', 'nobody with that name'],
  ] as const) {
    await cid.getByLabel('Add someone by name').fill(name);
    await cid.getByRole('button', { name: 'Follow' }).click();
    await expect(cid.getByRole('alert')).toContainText(answer);
  }
  const late = await cid.request.get(`${server.address}/api/matches/mine`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(late.status()).toBe(401);
  await cid.goto(`${server.address}/recover`);
  await expect(cid.getByText('This server can’t send e-mail')).toBeVisible();
  await expect(cid.getByLabel('Sign-in name')).toHaveCount(0);
  await expectAccessible(cid);
  await cid.goto(`${server.address}/recover/used-before`);
  await cid.getByLabel('New password (at least 8 characters)').fill('six steam engines');
  await cid.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(cid.getByRole('alert')).toContainText('This link has expired or was used before.');
  await expect(cid.getByText('This server can’t send e-mail')).toBeVisible();
});

test('a club is founded, somebody is let in, and its table is for members', async ({ browser }) => {
  const [dora, emil] = await Promise.all([device(browser), device(browser, undefined, PHONE)]);
  await signUp(dora, 'Dora');
  await signUp(emil, 'Emil');
  await dora.goto(`${server.address}/clubs`);
  await dora.getByLabel('Name of the club').fill('Hedgehog Line');
  await dora.getByLabel('What it’s about').fill('We meet on Fridays.');
  await expectAccessible(dora);
  await dora.getByRole('button', { name: 'Start the club' }).click();
  await dora.getByRole('heading', { name: 'Hedgehog Line' }).waitFor();

  await emil.goto(`${server.address}/clubs`);
  await emil.getByLabel('Find a club by name').fill('hedge');
  await emil.getByRole('button', { name: 'Search' }).click();
  await emil.getByRole('link', { name: 'Open: Hedgehog Line' }).click();
  await emil.getByRole('button', { name: 'Ask to join' }).click();
  await expect(emil.getByRole('status')).toContainText('The owner will decide');
  await expect(emil.getByRole('button', { name: 'Withdraw my request' })).toBeVisible();
  await expectAccessible(emil);

  await dora.reload();
  await dora.getByRole('button', { name: 'Let in: Emil' }).click();
  await expect(dora.getByText('2 members')).toBeVisible();
  await dora.getByRole('link', { name: 'New table for the club' }).click();
  await expect(dora.getByText('Only members of the club can sit at this table.')).toBeVisible();
  await dora.getByRole('button', { name: 'Set up the table' }).click();
  await dora.waitForURL(/\/match\//);
  // The form is done with: the way back leads to where it was opened.
  await dora.goBack();
  await expect(dora.getByRole('heading', { name: 'Hedgehog Line' })).toBeVisible();
  await dora.goForward();
  await dora.waitForURL(/\/match\//);
  await emil.reload();
  await emil.getByRole('link', { name: /^View/ }).click();
  await emil.getByRole('button', { name: 'Sit at seat 2' }).click();
  await expect(dora.locator('.room-seats').getByText('Emil')).toBeVisible();
  await dora.goto(`${server.address}/clubs`);
  await dora.getByRole('link', { name: 'Open: Hedgehog Line' }).click();
  await dora.getByRole('heading', { name: 'Ladder' }).waitFor();
  await expectAccessible(dora);
  await pictures(dora, 'order-club', { fullPage: true });
});
