import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { expectFocus, focusOf, nextTo, sitDownByKeys, tabTo } from '../keyboard.ts';
import { settled } from '../play.ts';
import { expectAccessible, prepare, startMatch } from '../table.ts';

test('the hex navigator walks over the whole map, jumps to what is offered, zooms and leaves', async ({
  page,
}) => {
  await prepare(page);
  await sitDownByKeys(page, 'iberian-gauge');
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
  await expect(page.locator('.info')).toContainText(/first locomotive|major city/i);
  await expect
    .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('.info'))))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focusOf(page)).inMap).toBe(true);
  await expectFocus(page, 'the answer is read');
  expect(await page.evaluate(askAndLeave), 'left at once').toBe(true);
  expect((await expectFocus(page, 'leaving at once')).inMap).toBe(true);

  await page.keyboard.press('Escape');
  expect((await expectFocus(page, 'Escape')).inMap).toBe(false);
});

test('cards: one stop with arrows, Home and End', async ({ page }) => {
  await prepare(page);
  await sitDownByKeys(page, 'iron-horses-rampage');
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
  await sitDownByKeys(page, 'iron-horses-rael');
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
  await sitDownByKeys(page, 'iron-horses-rael');
  const dial = page.locator('.station-chosen[data-offered]');
  for (let turn = 0; turn < 300; turn++) {
    await settled(page);
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
  await sitDownByKeys(page, 'iron-horses-rampage');
  await page.keyboard.press('n');
  const before = await expectFocus(page, 'N');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page, 'dialog');
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
  await expect(page.getByRole('dialog')).toHaveCount(0);

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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const prompt = await expectFocus(page, 'coming back');
  await page.keyboard.press('n');
  expect((await focusOf(page)).name).toBe(prompt.name);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a choice of several is gone to and gone back from', async ({ page }) => {
  await prepare(page);
  await sitDownByKeys(page, 'iron-horses-rampage');
  while (!(await page.getByText(/^Your turn: \d actions? left/).isVisible())) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await settled(page);
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
  await sitDownByKeys(page, 'iron-horses-rampage');
  const heard = page.locator('[data-announcer]');
  const turn =
    /Stephenson \w.*Stephenson \w.*(Your turn|\?|Choose).*\d moves? available\. Press N/s;
  await expect(async () => {
    await settled(page);
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
    await settled(page);
    if ((await page.locator('.curtain').count()) > 0) {
      await expect.poll(async () => (await focusOf(page)).name).toMatch(/^I’m (Ada|Ben)$/);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.prompt-mine');
      await expect.poll(async () => (await focusOf(page)).name).toMatch(/^(Ada|Ben): /);
    }
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focusOf(page)).lost).toBe(false);
  }
});

/** Asks about what has the focus and presses Escape as soon as the answer is there; whether it is gone then. */
async function askAndLeave(): Promise<boolean> {
  const press = (key: string): void => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  };
  press('Enter');
  while (!document.activeElement?.closest('.info')) await Promise.resolve();
  press('Escape');
  await new Promise((done) => setTimeout(done));
  return document.querySelector('.info') === null;
}

/** Starts a railroad by keys, so that a city on the map is asked for. */
async function toTheMap(page: Page): Promise<void> {
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
