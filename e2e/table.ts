import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));

export const DESKTOP = { width: 1360, height: 850 };
export const PHONE = { width: 390, height: 800 };

export const address = (path: string): string => `${process.env['ROUNDHOUSE_ADDRESS']}${path}`;

/** Nothing moves, nothing waits, nothing sounds. */
export const AT_ONCE = { speed: 'instant', motion: 'none', sound: 'off' };

/** What the browser remembers before a page opens; and no error may happen on any page. */
export async function prepare(
  page: Page,
  settings: Record<string, string> = AT_ONCE,
): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('settings') === null) {
      localStorage.setItem('settings', JSON.stringify(kept));
    }
  }, settings);
  page.on('pageerror', (error) => {
    throw error;
  });
}

/** Takes a picture of what is on the screen into the ignored folder `pictures`. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png`, fullPage });
}

/** Pictures of the same moment on a desktop and on a phone, in light and (where it is worth it) in dark. */
export async function pictures(
  page: Page,
  name: string,
  { fullPage = false, dark = true } = {},
): Promise<void> {
  const schemes = dark ? (['light', 'dark'] as const) : (['light'] as const);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(DESKTOP);
    await picture(page, `${name}-desktop-${colorScheme}`, fullPage);
    await page.setViewportSize(PHONE);
    await picture(page, `${name}-phone-${colorScheme}`, fullPage);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
}

/** axe finds nothing serious, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // A drawn card is full of text; its name says what choosing it does.
  const drawn = (await page.locator('.table').count()) > 0 ? ['label-content-name-mismatch'] : [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).disableRules(drawn).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    expect(serious, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Sets up a match on a game's page. `people` names the persons from seat 1 on; bots take the rest. `yes` are options. */
export async function startMatch(
  page: Page,
  {
    game,
    seats,
    people,
    yes = [],
  }: { game: string; seats: number; people: readonly string[]; yes?: readonly string[] },
): Promise<void> {
  await page.goto(address(`/game/${game}`));
  for (const name of yes) {
    await page.getByRole('group', { name }).getByRole('radio', { name: 'yes' }).check();
  }
  await (await seatCount(page, seats)).check();
  for (let seat = 1; seat <= seats; seat++) {
    const name = people[seat - 1];
    const sitter = page.getByLabel(`Who sits at seat ${seat}`);
    await sitter.selectOption(name === undefined ? 'easy' : 'person');
    if (name !== undefined) await page.getByLabel(`Name at seat ${seat}`).fill(name);
  }
  await page.getByRole('button', { name: /Start the match|Watch the bots/ }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.table, .curtain');
}

/** The button for a table of this size, after the option that allows it where one is needed. */
async function seatCount(page: Page, seats: number): Promise<Locator> {
  const counts = page.getByRole('group', { name: 'How many seats' });
  await counts.waitFor();
  const wanted = counts.getByRole('radio', { name: String(seats), exact: true });
  for (const yes of await page.getByRole('radio', { name: 'yes', exact: true }).all()) {
    if ((await wanted.count()) > 0) break;
    await yes.check();
  }
  return wanted;
}

const OFFERED = '[data-offered]';
const ASKED = '.ask [data-offered]';
const END = '.end';
const CURTAIN = '.curtain button';
const REAL_CLICK_EVERY = 5;

/** Plays whatever is offered until the match is over; tells how many clicks that took. */
export async function playToTheEnd(
  page: Page,
  onClick: (count: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let clicks = 0; clicks < 4000; clicks++) {
    await page.waitForSelector(`${OFFERED}, ${END}, ${CURTAIN}`, { state: 'attached' });
    if ((await page.locator(END).count()) > 0) return clicks;
    await clickSomething(page, clicks);
    await onClick(clicks + 1);
  }
  throw new Error('the match does not end');
}

/**
 * Clicks one of the offered things, as a mouse would every few times (it must be visible and uncovered), and otherwise
 * inside the page, which is faster.
 */
export async function clickSomething(page: Page, turn: number): Promise<void> {
  if (turn % REAL_CLICK_EVERY === 0) return clickAsAMouse(page, turn);
  await page.evaluate(
    ([nth, asked, offered, curtain]) => {
      const lift = document.querySelector<HTMLElement>(curtain);
      if (lift) return lift.click();
      const inAsk = [...document.querySelectorAll(asked)];
      const all = inAsk.length > 0 ? inAsk : [...document.querySelectorAll(offered)];
      all[nth % all.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
    [pick(turn), ASKED, OFFERED, CURTAIN] as const,
  );
  await page.waitForTimeout(10);
}

/** Plays whatever this page offers until the match is over. The page does it by itself: nothing waits for the test. */
export async function playInPage(page: Page): Promise<void> {
  await page.evaluate(
    async ([asked, offered, end]) => {
      const tick = 15;
      for (let turn = 0; document.querySelector(end) === null; turn++) {
        const inAsk = [...document.querySelectorAll(asked)];
        const all = inAsk.length > 0 ? inAsk : [...document.querySelectorAll(offered)];
        all[((turn * 7919 + 13) % 101) % all.length]?.dispatchEvent(
          new MouseEvent('click', { bubbles: true }),
        );
        await new Promise((resolve) => setTimeout(resolve, tick));
      }
    },
    [ASKED, OFFERED, END] as const,
  );
}

async function clickAsAMouse(page: Page, turn: number): Promise<void> {
  for (const selector of [CURTAIN, ASKED, OFFERED]) {
    const count = await page.locator(selector).count();
    if (count > 0) return clickOne(page, selector, pick(turn));
  }
}

/** What was offered may be gone before the mouse is there; then another of what is offered now. */
async function clickOne(page: Page, selector: string, nth: number, tries = 3): Promise<void> {
  const all = page.locator(selector);
  const count = await all.count();
  if (count === 0) return;
  try {
    await all.nth(nth % count).click({ timeout: 5000 });
  } catch (error) {
    if (tries === 1) throw error;
    await clickOne(page, selector, nth + 1, tries - 1);
  }
}

/** A different choice every time, and the same in every run. */
function pick(turn: number): number {
  return (turn * 7919 + 13) % 101;
}
