import { expect, test } from '../test.ts';
import type { Locator } from '@playwright/test';
import { GAMES } from '@roundhouse/games';
import { expectFocus } from '../keyboard.ts';
import { address, expectAccessible, pictures, prepare } from '../table.ts';

/** Where in the lesson the reader is: after how many moves, and at which page. */
const placeIn = async (lesson: Locator): Promise<string> => {
  const counts = await lesson.locator('.lesson-count').allTextContents();
  return [await lesson.getAttribute('data-at'), ...counts].join(': ');
};

for (const { id: game } of GAMES) {
  test(`the first lesson of ${game} is followed to its end and played on`, async ({ page }) => {
    test.setTimeout(180_000);
    await prepare(page);
    await page.goto(address(`/game/${game}`));
    await page.getByRole('link', { name: 'First lesson' }).click();
    const lesson = page.getByRole('region', { name: 'First lesson' });
    const next = lesson.locator('[data-lesson-next]');
    const offered = page.locator('[data-offered]:not([disabled])');
    await expect(next).toBeVisible();
    await pictures(page, `lesson-${game}`);
    await expectAccessible(page, '.lesson');
    const playOn = lesson.getByRole('button', { name: 'Keep playing on your own' });
    const place = (): Promise<string> => placeIn(lesson);
    let moves = 0;
    while (!(await playOn.isVisible())) {
      await expect(next.or(offered.first()).first()).toBeVisible();
      const before = await place();
      const reading = await next.isVisible();
      await (reading ? next : offered.first()).click();
      await expect.poll(place).not.toBe(before);
      if (!reading) moves++;
      if (moves === 3) await page.reload();
    }
    expect(moves).toBeGreaterThanOrEqual(8);
    await playOn.click();
    await expect(lesson).toBeHidden();
    await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 60_000 });
    await page.goto(address(`/game/${game}`));
    await expect(page.getByRole('link', { name: 'Repeat the first lesson' })).toBeVisible();
  });
}

test('a lesson goes back page by page, over moves too, and on again', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/lesson/trains-and-cargo'));
  const lesson = page.getByRole('region', { name: 'First lesson' });
  const next = lesson.locator('[data-lesson-next]');
  const back = lesson.getByRole('button', { name: 'Back' });
  const offered = page.locator('[data-offered]:not([disabled])');
  const place = (): Promise<string> => placeIn(lesson);
  await expect(next).toBeVisible();
  await expect(back).toHaveCount(0);
  // No ring around what got the focus by itself, as long as nobody uses keys.
  const ring = (): Promise<string> => lesson.evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(await ring()).toBe('none');
  const headings: string[] = [];
  const heading = async (): Promise<string> => (await lesson.locator('h2').textContent()) ?? '';
  for (let moves = 0; moves < 4;) {
    await expect(next.or(offered.first()).first()).toBeVisible();
    const before = await place();
    const isPage = (await lesson.locator('h2').count()) > 0;
    if (isPage && (await heading()) !== headings.at(-1)) headings.push(await heading());
    const reading = await next.isVisible();
    await (reading ? next : offered.first()).click();
    await expect.poll(place).not.toBe(before);
    if (!reading) moves++;
  }
  await expect(next.or(offered.first()).first()).toBeVisible();
  if ((await heading()) === headings.at(-1)) headings.pop();
  for (const before of headings.toReversed()) {
    await back.click();
    await expect(lesson.locator('h2')).toHaveText(before);
  }
  await expect(back).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(ring).not.toBe('none');
  const playOn = lesson.getByRole('button', { name: 'Keep playing on your own' });
  while (!(await playOn.isVisible())) {
    await expect(next.or(offered.first()).first()).toBeVisible();
    const before = await place();
    await ((await next.isVisible()) ? next : offered.first()).click();
    await expect.poll(place).not.toBe(before);
  }
});

test('a lesson is followed by keys alone: N leads to the next page and to the move', async ({
  page,
}) => {
  await prepare(page);
  await page.goto(address('/lesson/iron-horses-rampage'));
  const lesson = page.getByRole('region', { name: 'First lesson' });
  const playOn = lesson.getByRole('button', { name: 'Keep playing on your own' });
  await expect(lesson).toBeVisible();
  while (!(await playOn.isVisible())) {
    await page.waitForSelector('[data-offered]');
    const before = await placeIn(lesson);
    await page.keyboard.press('n');
    await expectFocus(page, 'N');
    await page.keyboard.press('Enter');
    await expect.poll(() => placeIn(lesson)).not.toBe(before);
  }
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(lesson).toBeHidden();
});
