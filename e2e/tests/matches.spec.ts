import { expect, test } from '../test.ts';
import { PLAYED } from '../games.ts';
import { playOn, playToTheEnd, settled } from '../play.ts';
import {
  address,
  expectAccessible,
  PHONE,
  picture,
  pictures,
  prepare,
  startMatch,
} from '../table.ts';

const MIDDLE = 30;
const RELOAD_AT = 12;

for (const { id, fewest, most } of PLAYED) {
  test(`${id}: a whole match of ${fewest} against bots by clicking what is offered`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await prepare(page);
    await startMatch(page, { game: id, seats: fewest, people: ['Ada'] });
    await settled(page);
    await expectAccessible(page);
    await pictures(page, `table-${id}-early`, { dark: false });
    const look = async (clicks: number): Promise<void> => {
      if (clicks !== MIDDLE) return;
      await expectAccessible(page);
      await pictures(page, `table-${id}-middle`);
    };
    await playToTheEnd(page, { lookEvery: MIDDLE, look });
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await expectAccessible(page, '.end');
    await pictures(page, `table-${id}-result`, { dark: false });
    await page.getByRole('button', { name: 'See the table' }).click();
    await pictures(page, `table-${id}-end`, { dark: false });
  });

  test(`${id}: a whole match of ${most} on a phone, reloaded in the middle of a turn`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await prepare(page);
    await page.setViewportSize(PHONE);
    await startMatch(page, { game: id, seats: most, people: ['Ada'] });
    if (await playOn(page, RELOAD_AT)) {
      const told = async (): Promise<string[]> =>
        page.locator('.log-line, .prompt-text').allTextContents();
      const before = await told();
      await page.reload();
      await settled(page);
      await expect.poll(told).toEqual(before);
    }
    await playToTheEnd(page);
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await picture(page, `table-${id}-phone-${most}-seats`);
  });
}

test('a deal is the same whenever it is played, and is played again from its result', async ({
  page,
}) => {
  await prepare(page);
  const play = async (): Promise<string[]> => {
    await page.getByRole('button', { name: 'Play now' }).click();
    await playToTheEnd(page);
    return page.locator('.log-line').allTextContents();
  };
  await page.goto(address('/game/iron-horses-rampage?deal=Friday-7'));
  await expect(page.getByText('Deal “friday-7”')).toBeVisible();
  const first = await play();
  await page.getByRole('link', { name: 'Same deal again' }).click();
  await expect(page.getByText('Deal “friday-7”')).toBeVisible();
  expect(await play()).toEqual(first);
  await page.goto(address('/game/iron-horses-rampage?deal=no+such'));
  await expect(page.getByRole('alert')).toContainText('The deal in this link can’t be used');
});

test('a match of bots alone is played to the end for those who watch', async ({ page }) => {
  await prepare(page);
  const [first] = PLAYED;
  await startMatch(page, { game: first?.id ?? '', seats: first?.fewest ?? 2, people: [] });
  await page.waitForSelector('.end', { timeout: 100_000 });
});
