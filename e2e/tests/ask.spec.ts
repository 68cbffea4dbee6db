import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { expectFocus, focusOf, tabTo } from '../keyboard.ts';
import { playOn, settled } from '../play.ts';
import { expectAccessible, prepare, startMatch } from '../table.ts';

const SIZE = { width: 1440, height: 900 };
/** So far into a match there is something of every kind on the table. */
const CLICKS = 20;

/** Marks one thing of each name and looks for what is drawn and would not answer a click. */
function lookAround(): { things: string[]; silent: string[]; beyondKeys: string[] } {
  const answers = '[data-ask], [data-offered], a[href], button, summary, input, select, details';
  const isDrawn = (element: Element): boolean =>
    element instanceof SVGElement
      ? !(element instanceof SVGSVGElement) && element.tagName !== 'g'
      : [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
  const PARTS = '.table :is(.board, .hand, .seats)';
  /** The middle of what is drawn, and around it: what lies on top may cover some of it. */
  const WITHIN = [
    [1 / 2, 1 / 2],
    [1 / 4, 1 / 4],
    [3 / 4, 1 / 4],
    [1 / 4, 3 / 4],
    [3 / 4, 3 / 4],
  ] as const;
  const silent = new Set<string>();
  const things = new Map<string, Element>();
  const tried = new Set<string>();
  const tryAt = (x: number, y: number): void => {
    if (tried.has(`${x} ${y}`)) return;
    tried.add(`${x} ${y}`);
    const hit = document.elementFromPoint(x, y);
    if (!hit?.closest(PARTS)) return;
    const thing = hit.closest('[data-ask]');
    const name = thing?.getAttribute('data-ask');
    if (thing && name && !hit.closest('[data-offered]') && !things.has(name)) {
      things.set(name, hit);
      hit.setAttribute('data-test-at', `${x} ${y}`);
    }
    if (!hit.closest(answers) && isDrawn(hit))
      silent.add(`${hit.tagName}.${hit.getAttribute('class')} in ${hit.parentElement?.className}`);
  };
  for (const drawn of document.querySelectorAll(`${PARTS} *`)) {
    if (!isDrawn(drawn)) continue;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    for (const [across, down] of WITHIN)
      tryAt(Math.round(x + width * across), Math.round(y + height * down));
  }
  const byKeys = (thing: Element): boolean =>
    thing.closest('[data-roving] :is([data-spot], [data-offered])') !== null ||
    thing.querySelector('[data-roving] :is([data-spot], [data-offered])') !== null ||
    (thing.closest('[data-roving]') !== null &&
      thing.querySelector('[data-spot], [data-offered]') !== null);
  const reached = new Set(
    [...document.querySelectorAll('.table [data-ask]')]
      .filter(byKeys)
      .map((thing) => thing.getAttribute('data-ask')),
  );
  const beyondKeys = [...things.keys()].filter((name) => !reached.has(name));
  return { things: [...things.keys()], silent: [...silent], beyondKeys };
}

/** Clicks each thing where it was seen; what its card says. */
async function askAll(page: Page, things: readonly string[]): Promise<string[][]> {
  return page.evaluate(async (names) => {
    const asked: string[][] = [];
    for (const name of names) asked.push(await ask(name));
    return asked;

    async function ask(name: string): Promise<string[]> {
      const hit = [...document.querySelectorAll('[data-test-at]')].find(
        (each) => each.closest('[data-ask]')?.getAttribute('data-ask') === name,
      );
      const [x = 0, y = 0] = (hit?.getAttribute('data-test-at') ?? '').split(' ').map(Number);
      hit?.dispatchEvent(
        new MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          detail: 1,
          clientX: x,
          clientY: y,
        }),
      );
      await new Promise((done) => setTimeout(done));
      const card = document.querySelector('.info');
      const box = card?.getBoundingClientRect();
      const inside =
        box !== undefined &&
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= innerWidth &&
        box.bottom <= innerHeight;
      return [
        inside ? (card?.querySelector('h2')?.textContent ?? '') : '',
        ...[...(card?.querySelectorAll('.info-text p') ?? [])].map((p) => p.textContent ?? ''),
      ];
    }
  }, things);
}

/** Clicks through the first turns of a new match; whether it is not over then, which chance may bring about. */
async function isInMidMatch(page: Page, game: string, seats: number): Promise<boolean> {
  await startMatch(page, { game, seats, people: ['Ada'] });
  return playOn(page, CLICKS);
}

for (const { id, fewest } of PLAYED) {
  test(`${id}: everything that is drawn answers when it is asked about`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(SIZE);
    await prepare(page);
    let isThere = false;
    while (!isThere) isThere = await isInMidMatch(page, id, Math.max(3, fewest));
    const { things, silent, beyondKeys } = await page.evaluate(lookAround);
    expect(silent, 'drawn, but without an answer').toEqual([]);
    expect(beyondKeys, 'out of reach for keys').toEqual([]);
    // Early in a match some tables are nearly bare.
    expect(things.length).toBeGreaterThan(6);
    const bad: string[] = [];
    for (const [i, [title, ...lines]] of (await askAll(page, things)).entries()) {
      const text = [title, ...lines].join(' ');
      if (!title || lines.length === 0 || /undefined|NaN|\[object|null/.test(text))
        bad.push(`${things[i]}: ${text}`);
    }
    expect(bad, 'answers that say nothing').toEqual([]);
    await expectAccessible(page, '.info');
    await page.keyboard.press('Escape');
    await expect(page.locator('.info')).toHaveCount(0);
  });
}

test('keys ask too: the answer has the focus, and Escape gives it back', async ({ page }) => {
  await prepare(page);
  await startMatch(page, { game: 'iron-horses-rampage', seats: 2, people: ['Ada'] });
  await page.waitForSelector('.prompt-mine');
  await tabTo(page, /: \d of \d actions left$/);
  const asked = await focusOf(page);
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Actions' });
  await expect(card).toBeFocused();
  await expect(card).toContainText('A turn has 3 actions');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect((await expectFocus(page, 'closing the answer')).name).toBe(asked.name);
});

test('a tap reads what can’t be chosen; a right click reads an option without playing it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await prepare(page);
  const offered = page.locator('[data-ask="deck"] [data-offered]');
  // A bot may begin with something that has to be answered first.
  do {
    await startMatch(page, { game: 'iron-horses-rampage', seats: 2, people: ['Ada'] });
    await settled(page);
  } while ((await offered.count()) === 0);
  const advantage = page.locator('[data-ask^="advantage:"]:not([data-offered])').first();
  const name = (await advantage.textContent()) ?? '';
  await advantage.tap();
  await expect(page.locator('.info h2')).toHaveText(name.replace(/ \(.*/, ''));
  await expect(page.locator('.info')).toContainText('once in a match');
  const said = await page.locator('.log-line').allTextContents();
  await offered.click({ button: 'right' });
  await expect(page.locator('.info')).toContainText('You can choose this now.');
  expect(await page.locator('.log-line').allTextContents()).toEqual(said);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.info')).toHaveCount(0);
  await context.close();
});
