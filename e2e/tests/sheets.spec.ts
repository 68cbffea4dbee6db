import { expect, test } from '../test.ts';
import { resize, SIZES, sitDownAt } from '../screens.ts';
import { expectAccessible, prepare } from '../table.ts';

const SMALL = ['phone', 'on-its-side', 'tablet'] as const;

for (const size of SMALL) {
  test(`${size}: seats, log and helpers are one tap away, and lie over the table`, async ({
    page,
  }) => {
    await prepare(page);
    await page.setViewportSize(SIZES[size]);
    await sitDownAt(page, { game: 'iron-horses-rael', seats: 5, when: 'late' });
    const frame = page.locator('.frame');
    const strip = page.locator('.seat-strip');
    const seats = page.getByRole('complementary', { name: 'Seats' });
    await expect(seats).toBeHidden();
    await expect(strip.locator('.seat-chip')).toHaveCount(5);
    await expect(strip).toContainText('$31');

    await strip.click();
    await expect(seats).toBeVisible();
    await expect(seats.locator('.seat').first()).toBeInViewport();
    await expectAccessible(page, '.seats');
    await page.keyboard.press('Escape');
    await expect(seats).toBeHidden();
    await expect(strip).toBeFocused();

    const log = page.locator('.dock-tabs').getByRole('button', { name: /^Log/ });
    await expect(log).toContainText(/\d+ new/);
    await log.click();
    await expect(page.locator('.log-line').last()).toBeInViewport();
    await frame.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.locator('.log-line').last()).toBeHidden();
    await expect(log).toBeFocused();

    const more = frame.getByRole('button', { name: 'More', exact: true });
    if (await more.isVisible()) await more.click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.helpers')).toBeHidden();
    await expect(page.locator('.hint-move')).toBeInViewport({ timeout: 60_000 });
    // By keys the same: 4 leads to the seats, 5 to the log.
    await page.keyboard.press('4');
    await expect(seats).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('5');
    await expect(page.locator('.log-line').last()).toBeInViewport();
  });
}

test('laptop: the line of chips opens the whole seats, and a click beside them closes them', async ({
  page,
}) => {
  await prepare(page);
  await page.setViewportSize(SIZES.laptop);
  await sitDownAt(page, { game: 'iberian-gauge', seats: 5, when: 'late' });
  const seats = page.getByRole('complementary', { name: 'Seats' });
  await expect(seats).toBeHidden();
  await page.locator('.seat-strip').click();
  await expect(seats).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(seats).toBeHidden();
});

test('laptop: a card of the hand lifts when it is looked at', async ({ page }) => {
  await prepare(page);
  await page.setViewportSize(SIZES.laptop);
  await sitDownAt(page, { game: 'iron-horses-rael', seats: 2, when: 'late' });
  const card = page.locator('.hand .card-slot .card-button').first();
  await expect(card).not.toBeInViewport({ ratio: 1 });
  await card.hover({ position: { x: 20, y: 20 } });
  await expect(card).toBeInViewport({ ratio: 1 });
});

test('from 1600 px on everything grows, and what helps lies side by side', async ({ page }) => {
  await prepare(page);
  await sitDownAt(page, { game: 'iron-horses-rampage', seats: 2, when: 'late' });
  const widths = async (): Promise<number[]> =>
    Promise.all(
      ['.side', '.hand .card', '.wagon'].map(
        async (selector) => (await page.locator(selector).first().boundingBox())?.width ?? 0,
      ),
    );
  const letters = (): Promise<string> =>
    page.locator('#prompt').evaluate((prompt) => getComputedStyle(prompt).fontSize);
  await resize(page, SIZES.desktop);
  const before = await widths();
  expect(await letters()).toBe('17px');
  await resize(page, { width: 2560, height: 1440 });
  expect(await letters()).toBe('22.95px');
  const after = await widths();
  expect(after.map((width, i) => width / (before[i] ?? 1) > 1.3)).toEqual([true, true, true]);
});
