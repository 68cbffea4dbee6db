import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nextDeal } from './deal.ts';
import { PLAYED } from './games.ts';
import { settled } from './play.ts';
import { address } from './table.ts';

/** A drawing may take a moment, with its focus, and longer on a busy machine. What is lost stays lost. */
const SOON = 15_000;

/** What has the focus, as somebody who uses keys finds it. */
interface Focus {
  readonly lost: boolean;
  readonly name: string;
  /** In the window, and with a ring around it. */
  readonly seen: boolean;
  readonly inMap: boolean;
  readonly spot: string | null;
  readonly offered: boolean;
}

/** Looks where the focus is; nothing is moved. */
export const focusOf = (page: Page): Promise<Focus> => page.evaluate(lookForFocus, 0);

/** The focus is somewhere, and can be seen there. */
export async function expectFocus(page: Page, after: string): Promise<Focus> {
  const focus = await page.evaluate(lookForFocus, SOON);
  expect(focus.lost, `the focus is lost after ${after}`).toBe(false);
  expect(focus.seen ? undefined : focus.name, `the focus is not seen after ${after}`).toBe(
    undefined,
  );
  return focus;
}

/** Where the focus is in this page, once it is somewhere and its mark is drawn, but after so many milliseconds at the latest. */
async function lookForFocus(patience: number): Promise<Focus> {
  const drawsRing = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const look = (): Focus => {
    const now = document.activeElement;
    const box = now?.getBoundingClientRect();
    const inWindow =
      box !== undefined &&
      box.width > 0 &&
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < innerHeight &&
      box.left < innerWidth;
    const inMap = now?.closest('.map-svg') ?? null;
    const seen =
      inWindow &&
      (inMap
        ? inMap.querySelectorAll('.map-cursor path').length === 2
        : [now, now?.nextElementSibling, now?.closest('.prompt')].some(drawsRing) ||
          (now?.matches('h1, main') ?? false));
    const labelled = now instanceof HTMLInputElement || now instanceof HTMLSelectElement;
    const label = labelled ? now.labels?.[0]?.textContent : undefined;
    return {
      lost: now === null || now === document.body,
      name: (now?.getAttribute('aria-label') ?? label ?? now?.textContent ?? '').trim(),
      seen,
      inMap: inMap !== null,
      spot: now?.getAttribute('data-spot') ?? null,
      offered: now?.hasAttribute('data-offered') ?? false,
    };
  };
  const latest = performance.now() + patience;
  for (;;) {
    const focus = look();
    if ((!focus.lost && focus.seen) || performance.now() >= latest) return focus;
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** Presses Tab until the focus is on a thing with this name. */
export async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (name.test(focus.name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Goes through what is offered until the focus is on a thing with this name. */
export async function nextTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('n');
    if (name.test((await focusOf(page)).name)) return;
  }
  throw new Error(`nothing that is offered is ${name}`);
}

/** From a game's page to a table with as few easy bots as the game allows, by keys alone. */
export async function sitDownByKeys(page: Page, game: string): Promise<void> {
  const fewest = PLAYED.find(({ id }) => id === game)?.fewest ?? 2;
  await page.goto(address(`/game/${game}?deal=${nextDeal()}`));
  await page.waitForSelector('.set-up');
  await tabTo(page, /^\d$/);
  for (let i = 0; i < 6 && (await focusOf(page)).name !== String(fewest); i++)
    await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^Start the match$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
  await expect.poll(async () => (await focusOf(page)).lost).toBe(false);
  await settled(page);
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Chooses what is offered by keys until the match is over; tells how many choices that took. */
export async function playByKeys(
  page: Page,
  onTurn: (turn: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let turn = 0; turn < 3000; turn++) {
    await settled(page);
    if ((await page.locator('.end').count()) > 0) return turn;
    await onTurn(turn);
    const presses = 1 + ((turn * 7 + 3) % 5);
    for (let i = 0; i < presses; i++) await page.keyboard.press('n');
    const focus = await expectFocus(page, `N in turn ${turn}`);
    if (focus.inMap) await page.keyboard.press(`Shift+${ARROWS[turn % 4]}`);
    await page.keyboard.press('Enter');
    await expectFocus(page, `Enter in turn ${turn}`);
  }
  throw new Error('the match does not end');
}
