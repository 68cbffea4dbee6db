import { expect, test } from '../test.ts';
import { device } from '../online.ts';
import { resize, SIZE_NAMES, SIZES, sitDownAt } from '../screens.ts';
import { playToTheEnd } from '../play.ts';
import { address, expectAccessible, pictures, prepare, startMatch } from '../table.ts';

const MIDDLE = 25;

/** Where the trains of all players are in sight; elsewhere the viewer’s is. */
const ROOM_FOR_ALL = ['desktop', 'laptop', 'wide', 'tablet'];

/** Where the lines leave no empty band below them. */
const FILLED = ['desktop', 'wide'];
const BAND = 24;

for (const [seats, trains] of [
  [2, 2],
  [3, 3],
  [4, 4],
  [6, 3],
] as const) {
  test(`trains-and-cargo: ${seats} players have their trains in sight, and the market leaves them room`, async ({
    page,
  }) => {
    await prepare(page);
    await sitDownAt(page, { game: 'trains-and-cargo', seats, when: 'late' });
    for (const size of SIZE_NAMES) {
      await resize(page, SIZES[size]);
      const seen = await page.evaluate(() => {
        const board = document.querySelector('.board')?.getBoundingClientRect();
        const whole = (line: Element): boolean =>
          line.getBoundingClientRect().bottom <= (board?.bottom ?? 0);
        const head = (part: string): DOMRect | undefined =>
          document.querySelector(`.lane-own ${part}`)?.getBoundingClientRect();
        const last = [...document.querySelectorAll('.lane')].at(-1)?.getBoundingClientRect();
        return {
          scoreWraps: (head('.lane-score')?.top ?? 0) >= (head('.lane-names')?.bottom ?? 0),
          band: (board?.bottom ?? 0) - (last?.bottom ?? 0),
          own: [...document.querySelectorAll('.lane-own')].filter(whole).length,
          lines: [...document.querySelectorAll('.lane')].filter(whole).length,
          market:
            (document.querySelector('.market')?.getBoundingClientRect().height ?? Infinity) /
            innerHeight,
        };
      });
      expect(seen.own, size).toBe(1);
      expect(seen.market, size).toBeLessThanOrEqual(0.35);
      expect(seen.scoreWraps, size).toBe(false);
      if (ROOM_FOR_ALL.includes(size)) expect(seen.lines, size).toBe(trains);
      if (FILLED.includes(size)) expect(seen.band, size).toBeLessThanOrEqual(BAND);
    }
  });
}

test('trains-and-cargo: six in teams with Route Boards play a whole match', async ({ page }) => {
  test.setTimeout(240_000);
  await prepare(page);
  const yes = ['Play in teams of two', 'Play with the three Route Boards'];
  await startMatch(page, { game: 'trains-and-cargo', seats: 6, people: ['Ada'], yes });
  await page.waitForSelector('[data-offered]');
  await expect(page.locator('.lane')).toHaveCount(3);
  await expect(page.locator('.storage')).toHaveCount(6);
  const look = async (clicks: number): Promise<void> => {
    if (clicks !== MIDDLE) return;
    await expectAccessible(page);
    await pictures(page, 'table-trains-and-cargo-teams');
  };
  await playToTheEnd(page, { lookEvery: MIDDLE, look });
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('trains-and-cargo: who partners whom is seen in the set-up, of a new table, and in its waiting room', async ({
  browser,
}) => {
  const page = await device(browser);
  await page.goto(address('/game/trains-and-cargo'));
  const teams = page.getByRole('group', { name: 'Play in teams of two' });
  await teams.getByRole('radio', { name: 'yes' }).check();
  await page
    .getByRole('group', { name: 'How many seats' })
    .getByRole('radio', { name: '6', exact: true })
    .check();
  const partners = (place: string): Promise<string[]> =>
    page.locator(`${place} .partners`).allTextContents();
  const wanted = [4, 5, 6, 1, 2, 3].map((seat) => `Plays with seat ${seat}`);
  await expect.poll(() => partners('.seat-choices')).toEqual(wanted);

  await page.goto(address('/online'));
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('radio', { name: 'Trains & Cargo', exact: true }).check();
  await teams.getByRole('radio', { name: 'yes' }).check();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await expect(
    page.getByText('Seats are drawn at the start, and partners with them.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'As chosen' }).check();
  await expect.poll(() => partners('.seat-choices')).toEqual(wanted);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/match\//);
  await expect.poll(() => partners('.room-seat')).toEqual(wanted);
  await page.context().close();
});
