import { readFileSync } from 'node:fs';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { fixtureOf } from '../games.ts';
import { ASKED, device } from '../online.ts';
import { clickSomething } from '../play.ts';
import { address, DESKTOP, expectAccessible, PHONE, pictures, prepare } from '../table.ts';

/** Opens a recorded match of random moves, in which there is a lot to find. */
async function openRecord(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(address('/'));
  await page
    .getByLabel(/Open a record…|Aufzeichnung öffnen …/)
    .setInputFiles(fixtureOf(game, seats));
  await page.waitForURL(/\/replay\//);
}

const chart = (page: Page) => page.getByRole('slider', { name: /Chance of winning|Siegchance/ });

const learn = (page: Page) => page.getByRole('button', { name: 'Learn from mistakes' });

/** When some mistakes have been found, and one at least to learn from: a closer look at one leaves others. */
async function foundSome(page: Page): Promise<void> {
  await expect(page.locator('.review-marks').first().locator('li').nth(3)).toBeVisible();
  await expect(learn(page)).toBeEnabled();
}

/** Starts the review, and stops it when it has found something. */
async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Review this match' }).click();
  await expect(chart(page)).toBeVisible();
  await foundSome(page);
  await stop(page, 'Stop');
}

/** Stops the review, unless it has found out everything before anybody could. What says so is drawn last. */
async function stop(page: Page, name: string): Promise<void> {
  const ended = page.getByText(/^Gone through|durchgegangen\.$/);
  await Promise.race([page.getByRole('button', { name }).click(), ended.waitFor()]);
  await expect(ended).toBeVisible();
}

test('a review shows chances and mistakes, leads to each, is kept, and asks about them', async ({
  page,
}) => {
  await prepare(page);
  await openRecord(page, 'trains-and-cargo', 2);
  await review(page);
  await expectAccessible(page);
  await pictures(page, 'review');
  for (const viewport of [{ width: 1920, height: 1080 }, PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(page.locator('.review-marks button').first()).toBeInViewport({ ratio: 1 });
  }
  const mark = page.locator('.review-marks button').first();
  const [, move = ''] = /Move (\d+)/.exec((await mark.textContent()) ?? '') ?? [];
  await mark.click();
  await expect(page.getByLabel('Position in the match')).toHaveValue(String(Number(move) - 1));
  // The closer look may find that nothing is clearly better; if something is, the list and the explanation agree on its cost.
  const verdict = page.locator('.hint');
  await expect(verdict).toContainText(/chance of winning|You’d finish|Nothing is clearly better/);
  const [cost] = /−\d+%/.exec((await verdict.textContent()) ?? '') ?? [];
  if (cost !== undefined)
    await expect(page.locator('.review-marks [aria-pressed=true]').first()).toContainText(cost);
  await pictures(page, 'review-mark', { dark: false });
  await page.keyboard.press('ArrowRight');
  await expect(verdict).toBeHidden();

  await chart(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart(page)).toHaveAttribute('aria-valuenow', String(Number(move) - 1));
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /^Move \d+: .+%/);

  await learn(page).click();
  await expect(page.getByText(/what would you play\?/)).toBeVisible();
  await page.getByText(/^All options \(\d+\)$/).click();
  await page.locator('.quiz-options button').first().click();
  await expect(page.locator('.quiz [data-verdict]')).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'review-learn', { dark: false });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.quiz')).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(chart(page)).toBeVisible();
  await expect(page.getByText(/^Gone through/)).toBeVisible();
});

test('by keys alone: a review is started, stopped, looked into and learned from', async ({
  page,
}) => {
  await prepare(page);
  await openRecord(page, 'iberian-gauge', 3);
  await page.getByRole('button', { name: 'Review', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Review this match' }).press('Enter');
  const going = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(going).toBeFocused();
  await foundSome(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Look closer' })).toBeFocused();
  await expect(page.getByText(/^Gone through/)).toBeVisible();
  await learn(page).press('Enter');
  await page.getByText(/^All options \(\d+\)$/).press('Enter');
  await page.locator('.quiz-options button').first().press('Enter');
  await expect(page.locator('.quiz [data-verdict]')).toBeVisible();
  await page.locator('.review-marks button').first().press('Enter');
  await expect(page.locator('.quiz')).toHaveCount(0);
  await expect(page.getByText(/^(Better|Played): /).first()).toBeVisible();
  // What was played and what would have been better, where both are on the board.
  await expect(page.locator('[data-hinted], [data-played]').first()).toBeVisible();
});

test('on a phone the review opens over the table, and makes room for the board', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await prepare(page);
  await openRecord(page, 'iron-horses-rampage', 2);
  await review(page);
  await page.locator('.review-marks button').first().click();
  await expect(page.getByText(/^(Better|Played): /).first()).toBeInViewport();
  await expect(page.locator('.board')).toBeInViewport();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await learn(page).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('.quiz [data-verdict=shown]')).toBeInViewport();
});

test('the review speaks German', async ({ page }) => {
  await prepare(page, { speed: 'instant', motion: 'none', sound: 'off', language: 'de' });
  await openRecord(page, 'iron-horses-rael', 2);
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.getByRole('button', { name: 'Partie analysieren' }).click();
  await expect(page.getByText('Die teuersten Entscheidungen')).toBeVisible();
  await expect(page.getByText('Entscheidungen und Glück')).toBeVisible();
  await stop(page, 'Anhalten');
});

/** A match on the server against a bot, given up after a few moves unless it is over by then. Gives the path of its replay. */
async function playedOnline(page: Page): Promise<string> {
  await page.request.post(address('/api/guest'), { data: { name: 'Ada' } });
  const created = await page.request.post(address('/api/matches'), {
    data: { game: 'iron-horses-rampage', seats: ['me', 'easy'], onResign: 'end' },
  });
  const { id } = (await created.json()) as { id: string };
  await page.request.post(address(`/api/matches/${id}/start`));
  await page.goto(address(`/match/${id}`));
  // If nobody does anything for a round, the match is over at once.
  const goesOn = async (): Promise<boolean> => {
    await expect(page.locator(`${ASKED}, .end`).first()).toBeVisible();
    return !(await page.locator('.end').isVisible());
  };
  for (let turn = 1; turn < 4 && (await goesOn()); turn++) await clickSomething(page, turn * 5 + 1);
  if (await goesOn()) {
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByRole('button', { name: 'Resign…' }).click();
    await page.getByRole('button', { name: 'Resign now' }).click();
  }
  await expect(page.locator('.end')).toBeVisible();
  return `/match/${id}/replay`;
}

test('online the server reviews a match once, and whoever has the link sees the same', async ({
  page,
  browser,
}) => {
  await prepare(page);
  const replay = await playedOnline(page);
  await page.locator('.end').getByRole('link', { name: 'Review' }).click();
  await page.waitForURL(/\/replay/);
  await expect(page.getByText('Gone through 3 times.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link to this review' }).click();
  await expect(page.getByText(/opens the match with this review/)).toBeVisible();
  await pictures(page, 'review-online');
  const marks = await page.locator('.account td').allTextContents();

  const friend = await device(browser);
  await friend.goto(address(`${replay}?review`));
  await expect(chart(friend)).toBeVisible();
  await expect(friend.getByText('Gone through 3 times.')).toBeVisible();
  expect(await friend.locator('.account td').allTextContents()).toEqual(marks);
});

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`remarks on a match online are kept in this browser, saved with its text and taken to another, ${size}`, async ({
    page,
    browser,
  }) => {
    await prepare(page);
    const replay = await playedOnline(page);
    await page.setViewportSize(viewport);
    await page.goto(address(`${replay}?move=2`));
    const more = page.getByRole('button', { name: 'More', exact: true });
    const remark = page.getByLabel('Comment on this move');
    if (size === 'phone') await more.click();
    await expect(page.getByText('Only you can see your comments.')).toBeVisible();
    await remark.fill('Too early');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Comment saved.')).toBeVisible();

    await page.reload();
    await expect(remark).toHaveValue('Too early');
    if (size === 'phone') await expect(remark).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'As text' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('{Too early}');

    const friend = await device(browser);
    await friend.goto(address(`${replay}?move=2`));
    await expect(friend.getByLabel('Comment on this move')).toHaveValue('');

    await page.goto(address('/matches'));
    await page.getByRole('searchbox', { name: 'Search' }).fill('too early');
    await expect(page.getByRole('heading', { name: '1 match' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('too late');
    await expect(page.getByRole('heading', { name: '0 matches' })).toBeVisible();
    const [library] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const other = await device(browser);
    await other.goto(address('/matches'));
    await other.getByLabel('Open a record…').setInputFiles(await library.path());
    await expect(other.getByText('Comments on 1 match online imported.')).toBeVisible();
    await other.goto(address(`${replay}?move=2`));
    await expect(other.getByLabel('Comment on this move')).toHaveValue('Too early');
  });
