import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { device, startTogether, whoIsAsked } from '../online.ts';
import { settled } from '../play.ts';
import {
  address,
  AT_ONCE,
  DESKTOP,
  expectAccessible,
  PHONE,
  picture,
  prepare,
  startMatch,
} from '../table.ts';

/** Asks for a hint and gives what it says: the move, and the reasons. */
async function askForHint(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint-move')).toHaveText(/^Hint: \S/, { timeout: 60_000 });
  return page.locator('.hint p').allTextContents();
}

/** How many hinted buttons have a ring that the actions cut off. */
const cutRings = (page: Page): Promise<number> =>
  page.locator('.acts [data-hinted]').evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(button);
        const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const box = button.getBoundingClientRect();
        const room = button.closest('.acts')?.getBoundingClientRect() ?? box;
        const { left, right, top } = room;
        return box.left - ring < left || box.right + ring > right || box.top - ring < top;
      }).length,
  );

/** What every hint ends with: what the bot expects of the match. */
const OUTLOOK =
  /^(The bot puts your chance of winning at .*\d+%|You’d finish with about \d|It’s your only option)/;

for (const { id, fewest } of PLAYED) {
  test(`${id}: a hint comes into sight on a phone, rings a move and says why`, async ({
    browser,
  }) => {
    const page = await device(browser, AT_ONCE, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await startMatch(page, { game: id, seats: fewest, people: ['Ada'] });
    await settled(page);
    // Where there is room beside the actions, a hint is among them.
    const more = page.getByRole('button', { name: 'More', exact: true });
    if (await more.isVisible()) await more.click();
    const [move = '', ...reasons] = await askForHint(page);
    await expect(page.locator('.hint-move')).toBeInViewport();
    await picture(page, `hint-${id}-phone`);
    expect(move.length).toBeGreaterThan('Hint: '.length);
    expect(reasons.at(-1)).toMatch(OUTLOOK);

    await page.setViewportSize(DESKTOP);
    await expect(page.locator('.hint-move')).toBeInViewport();
    await expect(page.locator('[data-hinted]')).not.toHaveCount(0);
    await expect.poll(() => cutRings(page)).toBe(0);
    await expectAccessible(page, '.side');
    await picture(page, `hint-${id}-desktop`);
    await page.context().close();
  });
}

test('a hint goes with the move it was for', async ({ page }) => {
  await prepare(page);
  await startMatch(page, { game: 'german-railways', seats: 3, people: ['Ada'] });
  await settled(page);
  await askForHint(page);
  await page.getByRole('button', { name: 'Drop out' }).click();
  await expect(page.locator('.hint-move')).toHaveCount(0);
  await expect(page.locator('[data-hinted]')).toHaveCount(0);
});

test('at a table on the server a hint says why, too', async ({ browser }) => {
  const [ada, ben] = [await device(browser), await device(browser)];
  await startTogether([ada, ben], { address: address(''), game: 'Iron Horses (Rampage)' });
  const page = await whoIsAsked([ada, ben]);
  if (!page) throw new Error('nobody is asked');
  expect((await askForHint(page)).at(-1)).toMatch(OUTLOOK);
});
