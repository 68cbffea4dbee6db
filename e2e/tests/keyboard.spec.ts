import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { expectFocus, focusOf, nextTo, playByKeys, sitDownByKeys, tabTo } from '../keyboard.ts';
import { device, setUpTable, whoIsAsked } from '../online.ts';
import { address, expectAccessible, prepare, startMatch } from '../table.ts';

const LOOK_AT = 8;

for (const { id, name, fewest } of PLAYED) {
  test(`${id}: a whole match by keyboard alone`, async ({ page }) => {
    test.setTimeout(240_000);
    await prepare(page);
    await sitDownByKeys(page, name, fewest);
    await page.waitForSelector('[data-offered]');
    await expect(page.locator('[data-announcer]')).toContainText(/available\. Press N/);
    await playByKeys(page, async (turn) => {
      if (turn === LOOK_AT) await expectDescribed(page);
    });
    const end = await expectFocus(page, 'the end');
    expect(end.name).toMatch(/win/i);
    await tabTo(page, /^See the table$/);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'closing the result');
  });
}

test('the hex navigator walks over the whole map, jumps to what is offered, zooms and leaves', async ({
  page,
}) => {
  await prepare(page);
  await sitDownByKeys(page, 'Iberian Gauge', 3);
  await toTheMap(page);
  const first = await expectFocus(page, 'coming to the map');
  expect(first.offered).toBe(true);

  await page.keyboard.press('PageDown');
  const second = await expectFocus(page, 'Page Down');
  expect(second.offered).toBe(true);
  expect(second.spot).not.toBe(first.spot);
  await page.keyboard.press('PageUp');
  expect((await focusOf(page)).spot).toBe(first.spot);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect((await focusOf(page)).spot, 'the map is one stop').toBe(first.spot);

  const seen = new Set<string>();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'KeyE', 'KeyZ', 'ArrowLeft']) {
    await page.keyboard.press(key);
    const focus = await expectFocus(page, key);
    expect(focus.name).toMatch(/country|town|city|Start/);
    seen.add(focus.name);
  }
  expect(seen.size).toBeGreaterThan(3);

  const content = page.locator('.map-content');
  const whole = await content.getAttribute('transform');
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  expect(await content.getAttribute('transform')).not.toBe(whole);
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('ArrowLeft');
    const { inMap } = await expectFocus(page, 'walking over a zoomed map');
    expect(inMap).toBe(true);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/first locomotive|major city/i);
  await expectFocus(page, 'asking why not');

  await page.keyboard.press('Escape');
  expect((await expectFocus(page, 'Escape')).inMap).toBe(false);
});

test('cards: one stop with arrows, Home and End', async ({ page }) => {
  await prepare(page);
  await sitDownByKeys(page, 'Iron Horses (Rampage)', 2);
  await page.waitForSelector('.prompt-mine');
  await page.keyboard.press('2');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.hand-row') !== null))
    .toBe(true);
  await page.keyboard.press('Home');
  const first = await expectFocus(page, 'Home');
  await page.keyboard.press('End');
  const last = await expectFocus(page, 'End');
  expect(last.name).not.toBe(first.name);
  await page.keyboard.press('ArrowLeft');
  expect((await expectFocus(page, 'Arrow left')).name).not.toBe(last.name);
  await page.keyboard.press('Tab');
  const inHand = (): Promise<boolean> =>
    page.evaluate(() => Boolean(document.activeElement?.closest('.hand-row')));
  expect(await inHand(), 'Tab leaves the hand').toBe(false);
});

test('a thing that is put elsewhere under the focus keeps it, and one that goes away hands it on', async ({
  page,
}) => {
  await prepare(page);
  await sitDownByKeys(page, 'Iron Horses (Rael)', 2);
  await page.waitForSelector('.prompt-mine');
  await page.keyboard.press('n');
  const before = await expectFocus(page, 'N');
  await page.evaluate(() => {
    const thing = document.activeElement;
    thing?.parentElement?.prepend(document.createElement('span'), thing);
  });
  expect((await expectFocus(page, 'putting it elsewhere')).name).toBe(before.name);
  await page.evaluate(() => document.activeElement?.remove());
  expect((await expectFocus(page, 'taking it away')).name).not.toBe(before.name);
});

test('a dial that has been turned through its depot keeps the focus', async ({ page }) => {
  await prepare(page);
  await sitDownByKeys(page, 'Iron Horses (Rael)', 2);
  const dial = page.locator('.station-chosen[data-offered]');
  for (let turn = 0; turn < 300; turn++) {
    await page.waitForSelector('[data-offered]');
    if ((await dial.count()) > 0) break;
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await nextTo(page, /^Turn the \w+ dial/);
  const { name } = await expectFocus(page, 'N');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dial).toHaveCount(0);
  const depot = /\w+ depot/.exec(name)?.[0] ?? 'no depot';
  expect((await expectFocus(page, 'turning the dial')).name).toContain(depot);
});

test('the list of keys, the table in words, and letters that can be switched off', async ({
  page,
}) => {
  await prepare(page);
  await sitDownByKeys(page, 'Iron Horses (Rampage)', 2);
  await page.waitForSelector('.prompt-mine');
  await page.keyboard.press('n');
  const before = await expectFocus(page, 'N');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page);
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(inside, 'the dialog keeps the focus').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await expectFocus(page, 'closing the list')).name).toBe(before.name);
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: 'The table in words' })).toContainText('Delivered');
  await page.keyboard.press('Escape');

  await tabTo(page, /^Settings$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.settings');
  const letters = page.getByRole('group', { name: /^Single-key/ });
  await tabTo(page, /^On$/);
  while (
    !(await letters
      .getByRole('radio', { name: 'On' })
      .evaluate((it) => it === document.activeElement))
  )
    await tabTo(page, /^On$/);
  await page.keyboard.press('ArrowRight');
  await expect(letters.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.goBack();
  await page.waitForSelector('.prompt-mine');
  await page.keyboard.press('Escape');
  const prompt = await expectFocus(page, 'coming back');
  await page.keyboard.press('n');
  expect((await focusOf(page)).name).toBe(prompt.name);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a choice of several is gone to and gone back from', async ({ page }) => {
  await prepare(page);
  await sitDownByKeys(page, 'Iron Horses (Rampage)', 2);
  await page.waitForSelector('.prompt-mine');
  while (!(await page.getByText(/^Your turn: \d actions? left/).isVisible())) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.prompt-mine');
  }
  await nextTo(page, /^End the turn$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask')).toBeVisible();
  expect((await expectFocus(page, 'the question')).name).toBe('End the turn');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ask')).toHaveCount(0);
  expect((await expectFocus(page, 'taking it back')).name).toBe('End the turn');
});

test('what a bot did in its turn is heard as one text, and then what is asked', async ({
  page,
}) => {
  await prepare(page);
  await sitDownByKeys(page, 'Iron Horses (Rampage)', 2);
  const heard = page.locator('[data-announcer]');
  const turn =
    /Stephenson \w.*Stephenson \w.*(Your turn|\?|Choose).*\d moves? available\. Press N/s;
  await expect(async () => {
    await page.waitForSelector('.prompt-mine');
    if (turn.test((await heard.textContent()) ?? '')) return;
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(heard).toHaveText(turn, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});

test('the curtain is lifted by a key, and the next player begins at what is asked', async ({
  page,
}) => {
  await prepare(page);
  await startMatch(page, { game: 'iron-horses-rampage', seats: 2, people: ['Ada', 'Ben'] });
  for (let turn = 0; turn < 12; turn++) {
    await page.waitForSelector('.curtain, .prompt-mine');
    if ((await page.locator('.curtain').count()) > 0) {
      await expect.poll(async () => (await focusOf(page)).name).toMatch(/^I’m (Ada|Ben)$/);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.prompt-mine');
      await expect.poll(async () => (await focusOf(page)).name).toMatch(/^(Ada|Ben): /);
    }
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    expect((await focusOf(page)).lost).toBe(false);
  }
});

test('letters typed in the chat are text, and closing it gives the focus back', async ({
  browser,
}) => {
  const page = await device(browser);
  const game = 'Iron Horses (Rampage)';
  await setUpTable(page, { address: address(''), name: 'Ada', game, seats: 2 });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForSelector('.prompt-mine');
  await tabTo(page, /^Talk/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Say something$/);
  await page.keyboard.type('hunt r1n3?');
  await expect(page.getByLabel('Say something')).toHaveValue('hunt r1n3?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect((await expectFocus(page, 'closing the chat')).name).toMatch(/^Talk/);
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

/** Starts a railroad by keys, so that a city on the map is asked for. */
async function toTheMap(page: Page): Promise<void> {
  await page.waitForSelector('.prompt-mine');
  await nextTo(page, /^Start /);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^\d+ pesetas$/ })
    .first()
    .waitFor();
  await page.keyboard.press('3');
  await expect.poll(async () => (await focusOf(page)).name).toMatch(/^\d+ pesetas$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.target');
  for (let i = 0; i < 20 && !(await focusOf(page)).inMap; i++) await page.keyboard.press('n');
}
