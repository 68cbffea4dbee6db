import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { address } from './table.ts';

/** A drawing may take a moment, with its focus, and longer on a busy machine. What is lost stays lost. */
const SOON = 15_000;

/** What has the focus, as somebody who uses keys finds it. */
export interface Focus {
  readonly lost: boolean;
  readonly name: string;
  /** In the window, and with a ring around it. */
  readonly seen: boolean;
  readonly inMap: boolean;
  readonly spot: string | null;
  readonly offered: boolean;
}

/** Looks where the focus is; nothing is moved. */
export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const now = document.activeElement;
    const lost = now === null || now === document.body;
    const box = now?.getBoundingClientRect();
    const inWindow =
      box !== undefined &&
      box.width > 0 &&
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < innerHeight &&
      box.left < innerWidth;
    const drawsRing = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
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
      lost,
      name: (now?.getAttribute('aria-label') ?? label ?? now?.textContent ?? '').trim(),
      seen,
      inMap: inMap !== null,
      spot: now?.getAttribute('data-spot') ?? null,
      offered: now?.hasAttribute('data-offered') ?? false,
    };
  });
}

/** The focus is somewhere, and can be seen there. */
export async function expectFocus(page: Page, after: string): Promise<Focus> {
  const isLost = async (): Promise<boolean> => (await focusOf(page)).lost;
  await expect
    .poll(isLost, { message: `the focus is lost after ${after}`, timeout: SOON })
    .toBe(false);
  // Its mark is drawn with the next frame.
  const unseen = async (): Promise<string | undefined> => {
    const { seen, name } = await focusOf(page);
    return seen ? undefined : name;
  };
  await expect
    .poll(unseen, { message: `the focus is not seen after ${after}`, timeout: SOON })
    .toBeUndefined();
  const focus = await focusOf(page);
  return focus;
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

/** From the shelf to a table with one easy bot (or as few as the game allows), by keys alone. */
export async function sitDownByKeys(page: Page, name: string, seats: number): Promise<void> {
  await page.goto(address('/'));
  await page.waitForSelector('.shelf');
  const quoted = name.replace(/[()]/g, '\\$&');
  await tabTo(page, new RegExp(`^About: ${quoted}$`));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.set-up');
  await expectFocus(page, 'opening the box');
  await tabTo(page, /^\d$/);
  for (let i = 0; i < 6 && (await focusOf(page)).name !== String(seats); i++)
    await page.keyboard.press('ArrowLeft');
  for (let seat = 2; seat <= seats; seat++) {
    await tabTo(page, new RegExp(`^Who sits at seat ${seat}$`));
    await page.keyboard.press('ArrowUp');
  }
  await tabTo(page, /^Start the match$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
  await expect.poll(async () => (await focusOf(page)).lost).toBe(false);
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Chooses what is offered by keys until the match is over; tells how many choices that took. */
export async function playByKeys(
  page: Page,
  onTurn: (turn: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let turn = 0; turn < 3000; turn++) {
    await page.waitForSelector('[data-offered], .end', { state: 'attached' });
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
