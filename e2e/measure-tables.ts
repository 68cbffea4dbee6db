import type { Browser, Page } from '@playwright/test';
import { PLAYED } from './games.ts';
import { forgetStalls, longestStall, watchStalls } from './stalls.ts';
import { DESKTOP, prepare, startMatch } from './table.ts';

const CLICKS = 60;
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const OPEN = ['german-railways', 'iberian-gauge'];

interface Measured {
  readonly clicks: readonly number[];
  readonly longest: number;
}

/** From a click on an offered thing to the next picture that shows its effect. */
async function timeClick(page: Page, nth: number): Promise<number | undefined> {
  return page.evaluate(async (nth) => {
    const all = [...document.querySelectorAll('.ask [data-offered]')];
    const offered = all.length > 0 ? all : [...document.querySelectorAll('[data-offered]')];
    const chosen = offered[nth % Math.max(1, offered.length)];
    if (!chosen) return undefined;
    const table = document.querySelector('.table');
    const changed = new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        done();
      });
      if (table)
        observer.observe(table, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      setTimeout(done, 1000);
    });
    const began = performance.now();
    chosen.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await changed;
    await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - began;
  }, nth);
}

async function measure(page: Page, game: string, seats: number): Promise<Measured> {
  // Without secrets there is no curtain, so all seats can be people: as many clicks as are wanted.
  const people = OPEN.includes(game) ? PEOPLE.slice(0, seats) : PEOPLE.slice(0, 1);
  await startMatch(page, { game, seats, people, deal: 'measured' });
  await page.waitForSelector('[data-offered]');
  await forgetStalls(page);
  const clicks: number[] = [];
  for (let i = 0; i < CLICKS; i++) {
    await page.waitForSelector('[data-offered], .end');
    if ((await page.locator('.end').count()) > 0) break;
    const time = await timeClick(page, (i * 7919 + 13) % 101);
    if (time !== undefined) clicks.push(time);
  }
  return { clicks, longest: await longestStall(page) };
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

/** How fast a table answers a click, and whether the page stalls while bots think. */
export async function measureTables(browser: Browser): Promise<void> {
  for (const { id, most } of PLAYED) {
    const page = await browser.newPage({ viewport: DESKTOP });
    await prepare(page);
    await watchStalls(page);
    const { clicks, longest } = await measure(page, id, most);
    console.log(
      `${id}: ${clicks.length} clicks, median ${share(clicks, 0.5).toFixed(0)} ms, ` +
        `95 % ${share(clicks, 0.95).toFixed(0)} ms; longest stall ${longest.toFixed(0)} ms`,
    );
    await page.close();
  }
}
