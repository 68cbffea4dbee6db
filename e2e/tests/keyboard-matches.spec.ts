import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { expectFocus, playByKeys, sitDownByKeys, tabTo } from '../keyboard.ts';
import { device, setUpTable, whoIsAsked } from '../online.ts';
import { unseen } from '../play.ts';
import { address, prepare } from '../table.ts';

const LOOK_AT = 8;

test('every box on the shelf is opened by keys, and has the focus', async ({ page }) => {
  await prepare(page);
  for (const { name } of PLAYED) {
    await page.goto(address('/'));
    await page.waitForSelector('.shelf');
    await tabTo(page, new RegExp(`^About: ${name.replace(/[()]/g, '\\$&')}$`));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.set-up');
    await expectFocus(page, 'opening the box');
  }
});

for (const { id } of PLAYED) {
  test(`${id}: a whole match by keyboard alone`, async ({ page }) => {
    test.setTimeout(240_000);
    await prepare(page);
    await sitDownByKeys(page, id);
    await expect(page.locator('[data-announcer]')).toContainText(/available\. Press N/);
    const look = async (turn: number): Promise<void> => {
      if (turn === LOOK_AT) await expectDescribed(page);
    };
    await unseen(page, () => playByKeys(page, look));
    const end = await expectFocus(page, 'the end');
    expect(end.name).toMatch(/win/i);
    await tabTo(page, /^See the table$/);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'closing the result');
  });
}

test('letters typed in the chat are text, and closing it gives the focus back', async ({
  browser,
}) => {
  // A sheet over the table.
  const page = await device(browser, undefined, { viewport: { width: 800, height: 720 } });
  const game = 'Iron Horses (Rampage)';
  await setUpTable(page, { address: address(''), name: 'Ada', game, seats: 2 });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForSelector('.prompt-mine');
  await tabTo(page, /^Chat$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Say something$/);
  await page.keyboard.type('hunt r1n3?');
  await expect(page.getByLabel('Say something')).toHaveValue('hunt r1n3?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect((await expectFocus(page, 'closing the chat')).name).toMatch(/^Chat$/);
});

test('two people set up a table, sit down and play online by keys alone', async ({ browser }) => {
  test.setTimeout(180_000);
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  await ada.goto(address('/online'));
  await tabTo(ada, /^Your name$/);
  await ada.keyboard.type('Ada');
  await ada.keyboard.press('Enter');
  await ada.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
  await expectFocus(ada, 'coming in');
  await tabTo(ada, /^New table$/);
  await ada.keyboard.press('Enter');
  await ada.waitForSelector('.set-up');
  await expectFocus(ada, 'opening a new table');
  await chooseByArrows(ada, 'Iron Horses (Rampage)');
  await ada.getByRole('group', { name: 'How many seats' }).waitFor();
  await chooseByArrows(ada, '2');
  await tabTo(ada, /^Set up the table$/);
  await ada.keyboard.press('Enter');
  await ada.waitForURL(/\/match\//);
  await ada.getByLabel('Link to this table').waitFor();
  await expectFocus(ada, 'setting up the table');

  await ben.goto(ada.url());
  await tabTo(ben, /^Your name$/);
  await ben.keyboard.type('Ben');
  await ben.keyboard.press('Enter');
  await ben.getByText('The host starts the match.').waitFor();
  await expectFocus(ben, 'sitting down');
  await expect(ada.getByRole('button', { name: 'Start the match' })).toBeEnabled();
  await tabTo(ada, /^Start the match$/);
  await ada.keyboard.press('Enter');
  const pages = [ada, ben];
  for (const page of pages) {
    await page.waitForSelector('.table');
    await expectFocus(page, 'the beginning of the match');
  }
  const told = (page: Page, by: string): Promise<number> =>
    page.locator('.log-line').filter({ hasText: by }).count();
  for (let turn = 0; (await told(ada, 'You')) === 0 || (await told(ben, 'You')) === 0; turn++) {
    expect(turn, 'turns until both have moved').toBeLessThan(200);
    const page = await whoIsAsked(pages);
    if (!page) break;
    await page.keyboard.press('n');
    await expectFocus(page, `N in turn ${turn}`);
    await page.keyboard.press('Enter');
    await expectFocus(page, `Enter in turn ${turn}`);
  }
  await expect.poll(() => told(ada, 'Ben')).toBeGreaterThan(0);
  await expect.poll(() => told(ben, 'Ada')).toBeGreaterThan(0);
});

/** Goes to a row of radio buttons and along it to the one with this name. */
async function chooseByArrows(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name, exact: true });
  await wanted.waitFor();
  const group = page.getByRole('group').filter({ has: wanted });
  const names = await group
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? ''),
    );
  const one = names.map((each) => each.replaceAll(/[().*+?]/g, '\\$&')).join('|');
  await tabTo(page, new RegExp(`^(${one})$`));
  for (let i = 0; i < names.length && !(await wanted.isChecked()); i++)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
}

/** The whole position is told in words, with everybody's name in it. */
async function expectDescribed(page: Page): Promise<void> {
  const names = await page.locator('.seat-name strong').allTextContents();
  await page.keyboard.press('t');
  const panel = page.getByRole('dialog', { name: 'The table in words' });
  await expect(panel).toBeVisible();
  for (const name of names.slice(1)) await expect(panel).toContainText(name);
  expect(await panel.locator('li').count()).toBeGreaterThan(8);
  expect(await panel.textContent()).not.toMatch(/undefined|NaN|\[object/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}
