import type { Page } from '@playwright/test';
import { AIMED } from './player.ts';
import type { Player } from './player.ts';

declare const player: Player;

/** Where a pointer is slow, nothing but the pointer is waited for. */
const POINTER = { timeout: 20_000 };
const MOST = 4000;
const REAL_CLICK_EVERY = 5;

/** How a match is played by whoever sits at this page. */
interface Playing {
  /** What hits one thing in so many, which must be seen and uncovered; the others are clicked inside the page, which is faster. */
  readonly pointer?: 'click' | 'tap';
  readonly pointerEvery?: number;
  /** Looks at the table whenever so many clicks are made, while the match is not over. */
  readonly lookEvery?: number;
  readonly look?: (clicks: number) => Promise<void>;
}

/** Waits until nothing changes by itself: the match is over, or somebody at this screen is asked. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.table, .curtain');
  await page.evaluate(() => player.settled());
}

/** Plays whatever is offered until the match is over; tells how many clicks that took. */
export async function playToTheEnd(page: Page, playing: Playing = {}): Promise<number> {
  const { pointer = 'click', pointerEvery = REAL_CLICK_EVERY, lookEvery = MOST, look } = playing;
  await page.waitForSelector('.table, .curtain');
  const after = (clicks: number, every: number): number => (Math.floor(clicks / every) + 1) * every;
  for (let clicks = 0; clicks < MOST;) {
    if (clicks % pointerEvery === 0) {
      if (!(await hitSomething(page, clicks, pointer))) return clicks;
      clicks++;
    } else {
      const to = Math.min(after(clicks, pointerEvery), after(clicks, lookEvery));
      const { turn, over } = await playInPage(page, clicks, to);
      if (over) return turn;
      clicks = turn;
    }
    if (clicks % lookEvery > 0 || !look) continue;
    if ((await playInPage(page, clicks, clicks)).over) return clicks;
    await look(clicks);
  }
  throw new Error('the match does not end');
}

/** Clicks inside the page whatever it offers, from this turn to that, or to the end. */
export const playInPage = (
  page: Page,
  from = 0,
  to = MOST,
): Promise<{ turn: number; over: boolean }> =>
  page.evaluate(([turn, until]) => player.play(turn, until), [from, to] as const);

/** Does something during which a page is laid out but not painted: what is measured, heard or typed then needs no picture. */
export async function unseen(page: Page, work: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => player.paint(false));
  try {
    await work();
  } finally {
    // Also for the picture of a test that fails.
    await page.evaluate(() => player.paint(true));
  }
}

/** So many clicks from the start of a match; whether it is not over then. */
export async function playOn(page: Page, clicks: number): Promise<boolean> {
  await page.waitForSelector('.table, .curtain');
  return !(await playInPage(page, 1, clicks + 1)).over;
}

/** Clicks one of the offered things, inside the page, when nothing is under way. */
export async function clickSomething(page: Page, turn: number): Promise<void> {
  await settled(page);
  await clickAtOnce(page, turn);
}

/** The same without waiting, for tables at which others may be asked too. */
export const clickAtOnce = (page: Page, turn: number): Promise<void> =>
  page.evaluate((nth) => player.click(nth), turn);

/** Hits one of the offered things that are seen, as a pointer does; false if the match is over. */
async function hitSomething(page: Page, turn: number, pointer: 'click' | 'tap'): Promise<boolean> {
  if (!(await page.evaluate((nth) => player.aim(nth), turn))) return false;
  await page.locator(`[${AIMED}]`)[pointer](POINTER);
  return true;
}
