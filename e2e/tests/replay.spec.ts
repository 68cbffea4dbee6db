import { readFileSync } from 'node:fs';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { fixtureOf, PLAYED } from '../games.ts';
import { resize } from '../screens.ts';
import { address, expectAccessible, PHONE, pictures, prepare } from '../table.ts';

/** What a replay shows of its moment. */
async function whatIsShown(): Promise<Record<string, unknown>> {
  const now = document.querySelector('.log-step[data-now]');
  const inSight = await new Promise<boolean>((done) => {
    if (!now) return done(false);
    new IntersectionObserver(([seen], observer) => {
      observer.disconnect();
      done(seen?.isIntersecting ?? false);
    }).observe(now);
  });
  return {
    told: now?.textContent ?? null,
    moves: document.querySelector('.replay-at .figures')?.textContent,
    drawn: document.querySelector('.board')?.childElementCount !== 0,
    inSight,
    fresh: document.querySelectorAll('.log-fresh').length,
  };
}

for (const { id, fewest } of PLAYED) {
  test(`${id}: replay of a recorded match from each seat's eyes`, async ({ page }) => {
    await prepare(page);
    await page.goto(address('/'));
    const file = fixtureOf(id, fewest);
    const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: { moves: unknown[] } };
    await page.getByLabel('Open a record…').setInputFiles(file);
    await page.waitForURL(/\/replay\//);
    const eyes = page.getByLabel('View as');
    const scrub = page.getByLabel('Position in the match');
    const last = record.moves.length;
    const seats = Array.from({ length: fewest }, (_, seat) => String(seat));
    for (const seen of ['all', 'spectator', ...seats]) {
      await eyes.selectOption(seen);
      for (const at of [0, Math.floor(last / 2), last]) {
        await scrub.fill(String(at));
        const told = at === 0 ? 'The table is set up.' : expect.any(String);
        const seen = { told, moves: `Move ${at} of ${last}`, drawn: true, inSight: true, fresh: 0 };
        await expect.poll(() => page.evaluate(whatIsShown)).toEqual(seen);
      }
    }
    await expectAccessible(page);
    await eyes.selectOption('all');
    await scrub.fill(String(Math.floor(last / 2)));
    await pictures(page, `replay-${id}`, { dark: false });
    await page.locator('.log-line').first().click();
    await expect(page.getByText(`of ${last}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'As a record' }).click(),
    ]);
    const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as unknown;
    expect(exported).toEqual(record);
  });
}

test('a replay plays by itself and stops at the end', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/'));
  const [first] = PLAYED;
  const file = fixtureOf(first?.id ?? '', first?.fewest ?? 2);
  await page.getByLabel('Open a record…').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await page.getByLabel('Speed').selectOption('5×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(/^Move ([3-9]|\d\d+) of/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
});

/** Opens a recorded match and tells how many moves it has. */
async function openRecord(page: Page, game: string, seats: number): Promise<number> {
  await prepare(page);
  await page.goto(address('/'));
  await page.getByLabel('Open a record…').setInputFiles(fixtureOf(game, seats));
  await page.waitForURL(/\/replay\//);
  return Number(await page.getByLabel('Position in the match').getAttribute('max'));
}

const shownMove = async (page: Page): Promise<number> =>
  Number(await page.getByLabel('Position in the match').inputValue());

test('a replay goes by steps and turns, by buttons and by keys', async ({ page }) => {
  const last = await openRecord(page, 'trains-and-cargo', 2);
  const at = (): Promise<number> => shownMove(page);
  const mover = page.locator('.log-line[data-now], .log-step[data-now]');
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(at).toBeGreaterThan(0);
  const first = await at();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(at).toBeGreaterThan(first);
  const second = await at();
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect.poll(at).toBe(first);
  await expect(mover.first()).toBeVisible();
  await page.locator('#prompt').focus();
  for (const [key, to] of [
    ['ArrowDown', second],
    ['ArrowRight', second + 1],
    ['ArrowLeft', second],
    ['ArrowUp', first],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(at).toBe(to);
  }
  await page.getByLabel('Speed').selectOption('5×');
  await page.keyboard.press('Escape');
  await page.locator('#prompt').focus();
  await page.keyboard.press('p');
  await expect.poll(at).toBeGreaterThan(2);
  await page.keyboard.press('p');
});

test('what a step did is told within its frame, however much it is', async ({ page }) => {
  const last = await openRecord(page, 'iron-horses-rael', 3);
  await page.getByLabel('Position in the match').fill(String(last));
  const delivery = page.locator('.log-line', { hasText: 'delivered to' }).last();
  for (const size of [PHONE, { width: 1360, height: 850 }]) {
    await resize(page, size);
    await delivery.evaluate((line: HTMLElement) => line.click());
    await expect(page.locator('#prompt')).toContainText('dial was turned');
    const outside = await page.locator('#prompt').evaluate((text) => {
      const frame = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = text.getBoundingClientRect();
      return Math.max(frame.top - top, bottom - frame.bottom);
    });
    expect(outside).toBeLessThanOrEqual(0);
  }
});

test('the address leads to the moment shown; a match at home is shared as a file', async ({
  page,
}) => {
  const last = await openRecord(page, 'iron-horses-rael', 3);
  const middle = Math.floor(last / 2);
  await page.getByLabel('Position in the match').fill(String(middle));
  await expect(page).toHaveURL(new RegExp(`\\?move=${middle}$`));
  await page.reload();
  await expect(page.getByText(`Move ${middle} of ${last}`).first()).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share this position' }).click(),
  ]);
  await expect(page.getByText('Saved as a file, because this match is only in')).toBeVisible();
  await page.goto(address('/'));
  await page.getByLabel('Open a record…').setInputFiles(await saved.path());
  await expect(page.getByText(`Move ${middle} of ${last}`).first()).toBeVisible();
});

for (const { id, most } of PLAYED.filter(({ id }) => /iron-horses|cargo/.test(id))) {
  test(`${id}: everybody’s hands have cards of one size`, async ({ page }) => {
    const last = await openRecord(page, id, most);
    await page.getByLabel('Position in the match').fill(String(Math.floor(last / 2)));
    for (const viewport of [PHONE, { width: 1280, height: 720 }, { width: 1920, height: 1080 }]) {
      await resize(page, viewport);
      const widths = await page
        .locator('.hands .card-button')
        .evaluateAll((cards) =>
          cards.map((card) => Math.round(card.getBoundingClientRect().width)),
        );
      expect(new Set(widths).size).toBe(1);
    }
  });
}
