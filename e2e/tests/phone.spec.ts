import { expect, test } from '../test.ts';
import type { Browser, Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { failed, measure, resize, SIZES, told } from '../screens.ts';
import type { Check, SizeName } from '../screens.ts';
import { device } from '../online.ts';
import { playToTheEnd, unseen } from '../play.ts';
import { address, AT_ONCE, picture, startMatch } from '../table.ts';

const SIZE = SIZES.phone;
/** What a thumb hits without looking twice; half a pixel is lost to rounding. */
const TARGET = 43.5;

const phone = (browser: Browser): Promise<Page> =>
  device(browser, AT_ONCE, { viewport: SIZE, hasTouch: true, isMobile: true });

/** Whatever can be tapped outside the drawn boards and is smaller than a thumb. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const tapped = ':is(.acts, .hand, .tabs, .bar, .prompt, .map-buttons)';
    const things = document.querySelectorAll(
      `${tapped} :is(button, a, input, select, summary, [data-offered], .engine-tag)`,
    );
    return [...things].flatMap((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      const hidden = width === 0 || thing.classList.contains('sr-only');
      return hidden || Math.min(width, height) >= least
        ? []
        : [`${thing.textContent} ${Math.round(width)}×${Math.round(height)}`];
    });
  }, TARGET);

/** The columns of a market that a thumb could miss, whether they are offered now or later. */
const narrowColumns = (page: Page): Promise<number[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('.market .column')]
        .map((column) => column.getBoundingClientRect().width)
        .filter((width) => width < least),
    TARGET,
  );

/** Where there is least room, and where whole matches are played by touch. */
const TOUCHED: readonly SizeName[] = ['phone', 'small-phone', 'on-its-side', 'zoomed'];
/** One tap in so many is a finger's; the others are done inside the page, which is faster. */
const FINGER_EVERY = 6;
/** After so many taps the table is measured at every size, and played on at the next one. */
const LOOK_EVERY = 4;
/** What holds at every moment of a match: nothing is cut off, too small to be read, or wider than the screen. */
const ALWAYS: readonly Check[] = ['text', 'actions', 'scores', 'sideways'];

/** What is wrong on the screen now. */
async function wrongAt(page: Page, size: SizeName): Promise<string[]> {
  const seen = await measure(page);
  const wrong = failed(size, seen)
    .filter((check) => ALWAYS.includes(check))
    .map((check) => told(check, seen));
  return [...wrong, ...(await outOfReach(page, size))];
}

/** What a thumb would miss. One hand: the actions of a phone stand in the lower half. */
async function outOfReach(page: Page, size: SizeName): Promise<string[]> {
  const small = await tooSmall(page);
  if (size !== 'phone') return small;
  const bottom = await page.evaluate(
    () => document.querySelector('.acts')?.getBoundingClientRect().bottom ?? 0,
  );
  return [
    ...small,
    ...(await narrowColumns(page)).map((width) => `a column of ${width} px`),
    ...(bottom > SIZES.phone.height / 2 ? [] : [`actions end at ${bottom} px`]),
  ];
}

for (const { id, fewest } of PLAYED) {
  test(`${id}: a whole match by touch, where there is little room`, async ({ browser }) => {
    test.setTimeout(600_000);
    const page = await phone(browser);
    await startMatch(page, { game: id, seats: Math.max(3, fewest), people: ['Ada'] });
    const wrong: string[] = [];
    const look = async (taps: number): Promise<void> => {
      const first = (taps / LOOK_EVERY) % TOUCHED.length;
      await unseen(page, async () => {
        for (const size of [...TOUCHED.slice(first), ...TOUCHED.slice(0, first)]) {
          await resize(page, SIZES[size]);
          const found = await wrongAt(page, size);
          wrong.push(...found.map((what) => `${size}, ${taps} taps: ${what}`));
        }
      });
    };
    await playToTheEnd(page, {
      pointer: 'tap',
      pointerEvery: FINGER_EVERY,
      lookEvery: LOOK_EVERY,
      look,
    });
    expect(wrong).toEqual([]);
    await page.context().close();
  });
}

test('trains-and-cargo: on a narrow phone each column of the market is as wide as a thumb', async ({
  browser,
}) => {
  const page = await phone(browser);
  await startMatch(page, { game: 'trains-and-cargo', seats: 3, people: ['Ada'] });
  await page.waitForSelector('.market .column');
  for (const width of [384, 383, 360, 353, 320]) {
    await resize(page, { ...SIZE, width });
    expect(await narrowColumns(page), `${width}`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `${width}`).toBe(0);
    // The last one can be reached, and nothing of the first is cut off.
    await page.locator('.market .column').last().scrollIntoViewIfNeeded();
    await expect(page.locator('.market .column').last()).toBeInViewport({ ratio: 0.95 });
    await page.locator('.market .column').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.market .column').first()).toBeInViewport({ ratio: 0.95 });
    await picture(page, `market-${width}`);
  }
  await page.context().close();
});

for (const game of ['german-railways', 'iberian-gauge']) {
  test(`${game}: two fingers zoom the map and one moves it`, async ({ browser }) => {
    const page = await phone(browser);
    await startMatch(page, { game, seats: 3, people: ['Ada'] });
    const map = page.locator('.map-svg');
    await map.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Whole map' }).click();
    const box = await map.boundingBox();
    if (!box) throw new Error('there is no map');
    const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 200) / 2 };
    const fingers = await page.context().newCDPSession(page);
    type Finger = { x: number; y: number };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    const spread = (by: number): Finger[] => [
      { x: middle.x - by, y: middle.y },
      { x: middle.x + by, y: middle.y },
    ];
    const lies = async (): Promise<number[]> =>
      ((await map.locator('.map-content').getAttribute('transform')) ?? '')
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect((await lies()).at(-1)).toBe(1);
    await touch('touchStart', spread(30));
    for (let by = 40; by <= 90; by += 10) await touch('touchMove', spread(by));
    await touch('touchEnd', []);
    await expect.poll(async () => (await lies()).at(-1)).toBeGreaterThan(2.2);
    const [x = 0, , k = 0] = await lies();
    expect(k).toBeLessThan(3.5);

    await touch('touchStart', [middle]);
    for (let by = 10; by <= 50; by += 10)
      await touch('touchMove', [{ x: middle.x + by, y: middle.y }]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await lies())[0]).toBeGreaterThan(x);
    expect((await lies()).at(-1)).toBe(k);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    // As close as it goes, every hexagon is larger than a thumb.
    for (let step = 0; step < 6; step++)
      await page.getByRole('button', { name: 'Zoom in' }).click();
    const hex = async (): Promise<number> => {
      const { width = 0, height = 0 } =
        (await map.locator('[data-spot]').first().boundingBox()) ?? {};
      return Math.min(width, height);
    };
    await expect.poll(hex).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });
}

test('the pages on a phone have room for a thumb and need no scrolling sideways', async ({
  browser,
}) => {
  const page = await phone(browser);
  for (const [path, shown] of [
    ['/', '.shelf'],
    ['/settings', '.page fieldset'],
    ['/online', '.welcome'],
    ['/game/iberian-gauge', '.page fieldset'],
  ] as const) {
    await page.goto(address(path));
    await page.waitForSelector(shown);
    const small = await page.evaluate((least) => {
      const things = document.querySelectorAll(
        '.page :is(button, a.button, select, input[type=text])',
      );
      return [...things]
        .filter((thing) => thing.getBoundingClientRect().height < least)
        .map((thing) => thing.textContent);
    }, TARGET);
    expect(small, path).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBe(0);
  }
  await page.context().close();
});

test('a long name needs no scrolling sideways', async ({ browser }) => {
  const page = await phone(browser);
  const name = 'Wolfeschlegelsteinhausenbergerdorffmmmmm';
  const expectNarrow = async (): Promise<void> => {
    await expect(page.getByText(name).first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, page.url()).toBe(0);
  };
  await page.goto(address('/online'));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'New table' }).waitFor();
  await expectNarrow();
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('radio', { name: 'Anyone with the link' }).check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByText('Link to this table').waitFor();
  await expectNarrow();
  await page.goto(address('/online'));
  await expectNarrow();
  await page.context().close();
});
