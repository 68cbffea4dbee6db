import { expect, test } from '../test.ts';
import { RESOURCES } from '@roundhouse/games/iron-horses-rampage';
import { resize, SIZES, sitDownAt } from '../screens.ts';
import { DESKTOP, picture, prepare } from '../table.ts';

const LATE = { game: 'iron-horses-rampage', seats: 4, when: 'late' } as const;

test('iron-horses-rampage: the discard pile shows its top and can be browsed, and the goal stands on the table', async ({
  page,
}) => {
  await prepare(page);
  await sitDownAt(page, LATE);
  const pile = page.locator('[data-ask="discards"]');
  const label = await pile.getByRole('img', { name: /on top$/ }).getAttribute('aria-label');
  const drawn = await pile.locator('svg text').allTextContents();
  const top = /, (.+) on top$/.exec(label ?? '')?.[1] ?? '';
  expect(top).not.toBe('');
  expect(drawn.join(' ')).toContain(top);
  await page.locator('details.browse > summary').click();
  await expect(page.locator('details.browse[open] p').first()).toContainText(top);
  await expect(page.getByText('$1M', { exact: true }).first()).toBeVisible();
});

test('iron-horses-rampage: on a laptop the trains of all four are in sight, and no smaller than they need be', async ({
  page,
}) => {
  await prepare(page);
  await sitDownAt(page, LATE);
  for (const size of [DESKTOP, SIZES.laptop]) {
    await resize(page, size);
    const lines = page.locator('.waybill');
    await expect(lines).toHaveCount(4);
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
    const wagon = await page.locator('.wagon svg').first().boundingBox();
    expect(wagon?.width).toBeGreaterThan(44);
  }
});

test('iron-horses-rampage: on a phone on its side every card of the hand can be read', async ({
  page,
}) => {
  await prepare(page);
  await page.setViewportSize(SIZES['on-its-side']);
  await sitDownAt(page, LATE);
  await picture(page, 'rampage-on-its-side');
  const cards = page.locator('.hand .card-slot');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  for (let i = 0; i < count; i++) {
    await cards.nth(i).scrollIntoViewIfNeeded();
    const box = await cards.nth(i).boundingBox();
    expect(box?.width, `card ${i + 1}`).toBeGreaterThan(60);
    await expect(cards.nth(i)).toBeInViewport({ ratio: 0.9 });
  }
});

// Each of them both safe and in play.
test('iron-horses-rampage: a train of all goods needs no scrolling sideways on a small phone', async ({
  page,
}) => {
  await prepare(page);
  await page.setViewportSize(SIZES['small-phone']);
  await sitDownAt(page, LATE);
  const sideways = await page.evaluate((most) => {
    const wagon = document.querySelector('.wagon');
    const worth = wagon?.querySelector('.wagon-worth');
    if (!wagon || !worth) throw new Error('there is no wagon');
    worth.textContent = '3× $200k';
    const wagons = Array.from({ length: most }, () => wagon.cloneNode(true));
    wagon.closest('.train')?.replaceChildren(wagon.closest('.train')?.firstChild ?? '', ...wagons);
    const board = document.querySelector('.board');
    return (board?.scrollWidth ?? 0) - (board?.clientWidth ?? 0);
  }, 2 * RESOURCES.length);
  expect(sideways).toBe(0);
});
