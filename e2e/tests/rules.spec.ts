import { expect, test } from '../test.ts';
import type { Locator, Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { address, AT_ONCE, DESKTOP, expectAccessible, PHONE, picture, prepare } from '../table.ts';

/** A word to look for, an example with a picture, and a group of the box with its first piece. */
const TRIED: Readonly<
  Record<string, { word: string; example: string; group: string; pieces: number }>
> = {
  'german-railways': { word: 'dividends', example: '12.2', group: 'Hexagons (251)', pieces: 3 },
  'iberian-gauge': { word: 'priority', example: '5.3', group: 'Hexes (276)', pieces: 4 },
  'iron-horses-rael': { word: 'caboose', example: '7.1', group: 'Cars (72)', pieces: 36 },
  'iron-horses-rampage': { word: 'sheriff', example: '8.1', group: 'Setbacks (18)', pieces: 6 },
  'trains-and-cargo': {
    word: 'locomotive',
    example: '10.2',
    group: 'Market cards (48)',
    pieces: 42,
  },
};

async function openRules(page: Page, game: string): Promise<Locator> {
  await page.goto(address(`/game/${game}`));
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  return rules;
}

/** Nothing is wider than the panel, which scrolls up and down only. */
async function expectNoSideways(rules: Locator): Promise<void> {
  const over = await rules.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Shapes whose class gives them neither colour nor line: the stylesheet of their game is missing here. */
function withoutStyle(): string[] {
  const shapes = document.querySelectorAll('.drawn :is(path, rect, circle)[class]:not([fill])');
  const isPlain = (shape: Element): boolean => {
    const { fill, stroke } = getComputedStyle(shape);
    return fill === 'rgb(0, 0, 0)' && stroke === 'none' && !shape.closest('defs');
  };
  return [...shapes].filter(isPlain).map((shape) => shape.getAttribute('class') ?? '');
}

/** Clicks every line of the contents inside the page; tells those whose heading did not come into sight. */
async function goThroughContents(panel: Element): Promise<{ titles: number; missed: string[] }> {
  const isInSight = (heading: Element | undefined): Promise<boolean> =>
    new Promise((done) => {
      if (!heading) return done(false);
      new IntersectionObserver(([seen], observer) => {
        observer.disconnect();
        done(seen?.isIntersecting ?? false);
      }).observe(heading);
    });
  const links = [...panel.querySelectorAll<HTMLElement>('nav button')];
  const missed: string[] = [];
  for (const link of links) {
    const title = link.textContent ?? '';
    const find = (): Element | undefined =>
      [...panel.querySelectorAll('.rules-text h3')].find(
        ({ textContent }) => textContent === title,
      );
    link.click();
    let isThere = false;
    for (let looks = 0; looks < 300 && !isThere; looks++) isThere = await isInSight(find());
    if (!isThere) missed.push(title);
  }
  return { titles: links.length, missed };
}

test('every game is tried', () => {
  expect(Object.keys(TRIED).toSorted()).toEqual(PLAYED.map(({ id }) => id).toSorted());
});

for (const [id, { word, example, group, pieces }] of Object.entries(TRIED)) {
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    test(`${id}: contents, search, examples and the box, on a ${size}`, async ({ page }) => {
      await prepare(page);
      await page.setViewportSize(viewport);
      const rules = await openRules(page, id);
      await expectNoSideways(rules);
      if (size === 'desktop') await expectAccessible(page, 'dialog');

      const { titles, missed } = await rules.evaluate(goThroughContents);
      expect(titles).toBeGreaterThan(6);
      expect(missed, 'not led to').toEqual([]);
      const last = rules.getByRole('navigation').getByRole('button').last();
      await last.click();
      await expect(
        rules.getByRole('heading', { name: (await last.textContent()) ?? '', exact: true }),
      ).toBeInViewport();

      const shown = rules.locator(`[id="rule-${example.replace('.', '-')}"]`);
      await shown.scrollIntoViewIfNeeded();
      const drawing = rules
        .locator(
          `#rule-${example.replace('.', '-')} svg, #rule-${example.replace('.', '-')} + .rule-example svg`,
        )
        .first();
      await expect(drawing).toBeVisible();
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(40);
      expect(await page.evaluate(withoutStyle), 'black, as without its style').toEqual([]);
      await picture(page, `rules-${id}-example-${size}`);

      await rules.getByText(group, { exact: true }).click();
      const box = rules.locator('details[open] .box-piece');
      await expect(box).toHaveCount(pieces);
      await box.first().scrollIntoViewIfNeeded();
      await expect(box.first().locator('svg').first()).toBeVisible();
      // Of a long list only what is near is drawn.
      if (pieces > 20) expect(await box.locator('.drawn').count()).toBeLessThan(pieces);
      await expectAccessible(page, 'dialog');
      await expectNoSideways(rules);
      await picture(page, `rules-${id}-box-${size}`);

      const field = rules.getByRole('searchbox');
      await field.fill(word);
      const marks = rules.locator('mark');
      const found = (await rules.getByText(/^1 of \d+$/).textContent()) ?? '';
      const count = Number(/\d+$/.exec(found)?.[0]);
      expect(count).toBeGreaterThan(2);
      await expect(marks).toHaveCount(count);
      for (const text of await marks.allTextContents()) expect(text.toLowerCase()).toBe(word);
      await field.press('Enter');
      await expect(rules.getByText(`2 of ${count}`, { exact: true })).toBeVisible();
      await expect(rules.locator('.mark-now')).toBeInViewport();
      await field.press('Shift+Enter');
      await field.press('Shift+Enter');
      await expect(rules.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
      await expect(rules.locator('.mark-now')).toBeInViewport();
      await picture(page, `rules-${id}-search-${size}`);
      await field.fill('xyzzy');
      await expect(rules.getByText('No results')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(rules).toHaveCount(0);
    });
  }
}

test('a number leads to its rule and back, and the table opens where the match is', async ({
  page,
}) => {
  await prepare(page);
  await page.goto(address('/game/iron-horses-rampage'));
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.prompt-mine');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('.rule-now').first()).toBeInViewport();
  const from = rules.locator('#rule-2-7');
  await from.scrollIntoViewIfNeeded();
  await from.getByRole('button', { name: 'P19' }).click();
  await expect(rules.locator('#rule-P19')).toBeInViewport();
  await rules.getByRole('button', { name: 'Back to 2.7' }).click();
  await expect(from).toBeInViewport();
});

test('rules that can’t be loaded say so, and come at the second try', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/game/iron-horses-rael'));
  await page.waitForSelector('.set-up');
  let isDown = true;
  await page.route(/\/assets\/(RULES|RulesPanel)[^/]*\.js/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This couldn’t be loaded.');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
});

test('the rules are read by keyboard alone, and in German', async ({ page }) => {
  await prepare(page, { ...AT_ONCE, language: 'de' });
  await page.goto(address('/game/trains-and-cargo'));
  await page.getByRole('button', { name: 'Regeln', exact: true }).press('Enter');
  const rules = page.getByRole('dialog', { name: 'Regeln' });
  await expect(rules.locator('.panel-text')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rules.getByRole('heading', { name: '1. Material' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const field = rules.getByRole('searchbox', { name: 'In den Regeln suchen' });
  await field.focus();
  await page.keyboard.type('lokwechsel');
  await expect(rules.getByText(/^1 von \d+$/)).toBeVisible();
  await expect(rules.locator('details[open] mark').first()).toBeVisible();
});
