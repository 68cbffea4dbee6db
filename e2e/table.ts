import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url));

export const address = (path: string): string => `${process.env['ROUNDHOUSE_ADDRESS']}${path}`;

/** What is remembered in the browser before a page opens. */
export async function withSettings(page: Page, settings: Record<string, string>): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('settings') === null) {
      localStorage.setItem('settings', JSON.stringify(kept));
    }
  }, settings);
}

/** Takes a picture of what is on the screen into the ignored folder `pictures`. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}${name}.png` });
}

/** Sets up a match on a game's page. `people` names the seats of persons; the others are bots of this level. */
export async function startMatch(
  page: Page,
  {
    game,
    seats,
    people,
    level = 'easy',
  }: { game: string; seats: number; people: string[]; level?: string },
): Promise<void> {
  await page.goto(address(`/game/${game}`));
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  for (let seat = 1; seat <= seats; seat++) {
    const name = people[seat - 1];
    await page
      .getByLabel(`Who sits at seat ${seat}`)
      .selectOption(name === undefined ? level : 'person');
    if (name !== undefined) await page.getByLabel(`Name at seat ${seat}`).fill(name);
  }
  await page.getByRole('button', { name: /Start the match|Watch the bots/ }).click();
  await page.waitForURL(/\/table\//);
}

export interface PlayPlan {
  /** Called after so many own moves. */
  readonly onMove?: (count: number) => Promise<void>;
  readonly mostMoves?: number;
}

const OFFERED = '[data-offered]';
const END = '.end';
const CURTAIN = '.curtain button';

/**
 * Plays what is offered, anything, until the match is over. Chooses inside the page, by a real click on a real element,
 * because a match has hundreds of moves.
 */
export async function playToTheEnd(page: Page, plan: PlayPlan = {}): Promise<number> {
  let moves = 0;
  for (; moves < (plan.mostMoves ?? 3000); moves++) {
    await page.waitForSelector(`${OFFERED}, ${END}, ${CURTAIN}`, { state: 'attached' });
    if (await page.locator(END).count()) return moves;
    await clickSomething(page, moves);
    await plan.onMove?.(moves + 1);
  }
  return moves;
}

/** Clicks one of the offered things and waits until the table has answered. */
export async function clickSomething(page: Page, turn: number): Promise<void> {
  await page.evaluate(
    ([turn, offered, curtain]) => {
      const lift = document.querySelector<HTMLElement>(curtain);
      if (lift) return lift.click();
      const all = [...document.querySelectorAll<HTMLElement | SVGElement>(offered)];
      const chosen = all[(turn * 7919 + 13) % all.length];
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return undefined;
    },
    [turn, OFFERED, CURTAIN] as const,
  );
  await page.waitForTimeout(8);
}

/** The table has something for a person to do. */
export async function expectMyTurn(page: Page): Promise<void> {
  await expect(page.locator(OFFERED).first()).toBeVisible();
}
