// Tables at known moments, at every size that counts, and what can be measured there.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { PLAYED } from './games.ts';
import { address } from './table.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  'small-phone': { width: 360, height: 640 },
  'on-its-side': { width: 844, height: 390 },
  zoomed: { width: 720, height: 450 },
} as const;
type Size = { readonly width: number; readonly height: number };
export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as SizeName[];

const WHEN = ['opening', 'late'] as const;

/** A position of a recorded match in which somebody has to decide. */
interface Moment {
  readonly game: string;
  readonly seats: number;
  readonly when: (typeof WHEN)[number];
}

/** Every game, opening and late, with the fewest and the most seats. */
export const MOMENTS: readonly Moment[] = PLAYED.flatMap(({ id, fewest, most }) =>
  [fewest, most].flatMap((seats) => WHEN.map((when) => ({ game: id, seats, when }))),
);

interface Recorded {
  readonly options: Record<string, unknown>;
  readonly seats: number;
  readonly moves: readonly (readonly [number, unknown])[];
}

const games = fileURLToPath(new URL('../packages/games/src/', import.meta.url));

/** The longest of the recorded matches with this many seats. */
function longest({ game, seats }: Moment): Recorded {
  const folder = `${games}${game}/fixtures/`;
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.match.json'))
    .map((name) => (JSON.parse(readFileSync(folder + name, 'utf8')) as { record: Recorded }).record)
    .filter((record) => record.seats === seats)
    .sort((a, b) => b.moves.length - a.moves.length);
  const [record] = records;
  if (!record) throw new Error(`no recorded match of ${game} with ${seats} seats`);
  return record;
}

const LATE = 0.85;
const BOTS = ['Stephenson', 'Trevithick', 'Brunel', 'Borsig', 'Harriman', 'Vanderbilt', 'Pullman'];

/** Sits down where the recorded match was then, as whoever had to decide; bots sit everywhere else. */
export function sitDownAt(page: Page, moment: Moment): Promise<void> {
  const whole = longest(moment);
  return sitDownIn(
    page,
    moment,
    moment.when === 'late' ? Math.floor(whole.moves.length * LATE) : 0,
  );
}

/** Sits down where the first move of this kind was about to be made, as whoever made it. */
export async function sitDownBefore(
  page: Page,
  kind: string,
  moment: Omit<Moment, 'when'>,
): Promise<void> {
  const whole = { ...moment, when: 'opening' } as const;
  const isWanted = ([, move]: Recorded['moves'][number]): boolean =>
    Reflect.get(Object(move), 'kind') === kind;
  await sitDownIn(page, whole, longest(whole).moves.findIndex(isWanted));
}

/** Sits down in a recorded match after so many moves. */
async function sitDownIn(page: Page, moment: Moment, at: number): Promise<void> {
  const whole = longest(moment);
  const me = whole.moves[at]?.[0] ?? 0;
  const bots = [...BOTS];
  const players = Array.from({ length: whole.seats }, (_, seat) =>
    seat === me
      ? { kind: 'person', name: 'Ada' }
      : { kind: 'bot', name: bots.shift() ?? '', level: 'easy' },
  );
  const id = `${moment.game}-${moment.seats}-${moment.when}`;
  const kept = {
    info: { id, game: moment.game, options: whole.options, players, startedAt: 0 },
    record: { ...whole, moves: whole.moves.slice(0, at) },
    changedAt: 0,
    deciders: [me],
    outcome: null,
  };
  // A page of the app's origin that loads nothing of it.
  await page.goto(address('/health'));
  await page.evaluate(async (row) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('roundhouse', 1);
      // Whoever comes first makes the table: the app does it in the same way.
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('matches', { keyPath: 'info.id' }),
      );
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
    });
    const writing = database.transaction('matches', 'readwrite');
    writing.objectStore('matches').put(row);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  }, kept);
  await page.goto(address(`/table/${id}`));
  await page.waitForSelector('.prompt-mine');
}

/** What is seen on the screen now. Sizes are in pixels of the screen, shares are parts of one. */
interface Measured {
  /** The board's part of the window's height and of its area. */
  readonly boardHeight: number;
  readonly boardArea: number;
  /** The largest part of the area that anything else has. */
  readonly nextArea: number;
  /** How far the board has to be scrolled until all of it was seen. */
  readonly boardScrolls: number;
  /** The smallest letters, and what they say. */
  readonly smallest: { readonly size: number; readonly text: string };
  /** How many texts have letters below the limit. */
  readonly small: number;
  readonly texts: number;
  /** Buttons of the action area that are not wholly seen, or the prompt. */
  readonly cut: readonly string[];
  /** How wide the place of the prompt's words is. */
  readonly promptWidth: number;
  /** How many seats have a score that is not wholly seen. */
  readonly noScore: number;
  /** How far the hand has to be scrolled until all of its cards were seen. */
  readonly handScrolls: number;
  /** How much wider than the window the page is, or the board than its place. */
  readonly sideways: number;
  /** What reaches beyond, if something does. */
  readonly beyond: readonly string[];
}

const LEAST_TEXT = 11;
/** Of the prompt: a long German word. */
const LEAST_PROMPT = 140;

/** Another window, once everything has found its size there: what follows the window does so with the next picture. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

/** The screen as it is now. */
export async function measure(page: Page): Promise<Measured> {
  return page.evaluate((least) => {
    type Sides = { left: number; top: number; right: number; bottom: number };
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const overlap = (a: Sides, b: Sides): Sides => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const area = ({ left, top, right, bottom }: Sides): number =>
      Math.max(0, right - left) * Math.max(0, bottom - top);
    /** Where anything of an element can be seen: within everything around it that cuts off; nothing if that hides it. */
    const rooms = new Map<Element, Sides | undefined>();
    const roomOf = (element: Element): Sides | undefined => {
      if (rooms.has(element)) return rooms.get(element);
      const around = element.parentElement ? roomOf(element.parentElement) : window;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cuts = overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none';
      const isPage = element === document.documentElement || element === document.body;
      const room =
        around && cuts && !isPage ? overlap(around, element.getBoundingClientRect()) : around;
      rooms.set(element, clipPath === 'inset(50%)' ? undefined : room);
      return rooms.get(element);
    };
    /** The part of a box that is seen. */
    const seen = (element: Element, box: Sides): Sides => {
      const room = roomOf(element);
      return room ? overlap(box, room) : { ...box, right: box.left };
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const share = (selector: string): number => {
      const element = document.querySelector(selector);
      if (!element || !isShown(element)) return 0;
      return area(seen(element, element.getBoundingClientRect())) / (innerWidth * innerHeight);
    };
    /** Letters of a drawing are as large as the drawing makes them. */
    const sizeOf = (element: Element): number => {
      const size = parseFloat(getComputedStyle(element).fontSize);
      const drawn = element.closest('text');
      const matrix = drawn?.getScreenCTM();
      return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
    };
    const sizes: { size: number; text: string }[] = [];
    const walker = document.createTreeWalker(document.querySelector('.table') ?? document.body, 4);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !parent || parent.closest('title, style') || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (area(box) === 0 || area(seen(parent, box)) < area(box) / 2) continue;
      sizes.push({ size: Math.round(sizeOf(parent) * 10) / 10, text });
    }
    sizes.sort((a, b) => a.size - b.size);
    const board = document.querySelector('.board');
    const hand = document.querySelector('.hand');
    const boardBox = board?.getBoundingClientRect();
    const isWhole = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return area(box) > 0 && area(seen(element, box)) >= area(box) - 1;
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    // What a game shows elsewhere in this room is not cut off here.
    const cut = all('.acts button[data-offered], .prompt').filter(
      (each) => isShown(each) && !isWhole(each),
    );
    const scores = Math.max(
      all('.seat-chip strong').filter(isWhole).length,
      all('.seat-standing').filter(isWhole).length,
    );
    const sideways = Math.max(
      document.documentElement.scrollWidth - innerWidth,
      (board?.scrollWidth ?? 0) - (board?.clientWidth ?? 0),
    );
    const isBeyond = (each: Element): boolean => each.getBoundingClientRect().right > innerWidth;
    const nameOf = (each: Element): string =>
      `${each.tagName}.${each.getAttribute('class')} “${each.textContent?.slice(0, 40)}”`;
    return {
      boardHeight: (boardBox?.height ?? 0) / innerHeight,
      boardArea: share('.board'),
      nextArea: Math.max(...['.side', '.seats', '.hand', '.bar', '.acts', '.docks'].map(share)),
      boardScrolls: (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0),
      smallest: sizes[0] ?? { size: Infinity, text: '' },
      small: sizes.filter(({ size }) => size < least).length,
      texts: sizes.length,
      cut: cut.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
      promptWidth: Math.min(
        ...all('.prompt').map((each) => {
          const { paddingLeft, paddingRight } = getComputedStyle(each);
          return each.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        }),
      ),
      noScore: all('.seat').length - scores,
      handScrolls: (hand?.scrollWidth ?? 0) - (hand?.clientWidth ?? 0),
      sideways,
      beyond: sideways > 0 ? all('.table *').filter(isBeyond).map(nameOf).slice(0, 5) : [],
    };
  }, LEAST_TEXT);
}

/** What must hold on every screen, and does not on this one. */
export const CHECKS = ['board', 'text', 'actions', 'prompt', 'scores', 'hand', 'sideways'] as const;
export type Check = (typeof CHECKS)[number];

const LEAST_BOARD = 0.45;

export function failed(size: SizeName, seen: Measured): Check[] {
  const isPhone = SIZES[size].width < 600;
  const holds: Readonly<Record<Check, boolean>> = {
    board: isPhone ? seen.boardHeight >= LEAST_BOARD : seen.boardArea > seen.nextArea,
    text: seen.smallest.size >= LEAST_TEXT,
    actions: seen.cut.length === 0,
    prompt: seen.promptWidth >= LEAST_PROMPT,
    scores: seen.noScore === 0,
    hand: seen.handScrolls <= 0,
    sideways: seen.sideways <= 0,
  };
  return CHECKS.filter((check) => !holds[check]);
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** What was measured, in words. */
export function told(check: Check, seen: Measured): string {
  const { smallest } = seen;
  const words: Readonly<Record<Check, string>> = {
    board: `board ${percent(seen.boardHeight)} of the height, ${percent(seen.boardArea)} of the area (next ${percent(seen.nextArea)})`,
    text: `smallest text ${smallest.size} px (“${smallest.text}”), ${seen.small} of ${seen.texts} too small`,
    actions: seen.cut.length > 0 ? `cut: ${seen.cut.join(', ')}` : 'actions in sight',
    prompt: `the prompt has ${seen.promptWidth} px`,
    scores: `${seen.noScore} scores out of sight`,
    hand: `the hand scrolls ${seen.handScrolls} px`,
    sideways: `${seen.sideways} px too wide: ${seen.beyond.join(', ')}`,
  };
  return words[check];
}
