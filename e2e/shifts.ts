import type { Page } from '@playwright/test';

/** How long the app waits for its letters (`app/letters.ts`). */
const LETTERS = 600;

/** Something that moved on a page without anybody doing anything, and how much of the window that was. */
interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes what moves by itself, from the next load of the page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    // On a busy machine letters come later than the app waits for them, and then everything moves: not what is tried here.
    const later = window.setTimeout.bind(window);
    const wait = (handler: () => void, time?: number): number =>
      later(handler, time === patience ? 100 * patience : time);
    Object.assign(window, { setTimeout: wait });
    const shifts: Shift[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const nodes = sources.map(({ node }) =>
          node instanceof Element
            ? `${node.nodeName}.${node.getAttribute('class')}`
            : node?.nodeName,
        );
        if (!hadRecentInput) shifts.push({ value, what: nodes.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LETTERS);
}

/** The part of the window by which things may move before a reader is disturbed. */
const MOST = 0.02;

/** What moved, if it was too much: all of it together, and each. */
export async function shiftsOn(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[]);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < MOST ? [] : [sum.toFixed(3), ...shifts.map(({ what }) => what)];
}
