import { expect, test } from '@playwright/test';
import { GAMES } from '@roundhouse/games';
import { address, expectAccessible, pictures, prepare } from '../table.ts';

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
    await expectAccessible(page);
    const playOn = lesson.getByRole('button', { name: 'Play on by yourself' });
    const place = async (): Promise<string> => {
      const counts = await lesson.locator('.lesson-count').allTextContents();
      return [await lesson.getAttribute('data-at'), ...counts].join(': ');
    };
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
    await expect(page.getByRole('link', { name: 'First lesson, again' })).toBeVisible();
  });
}
