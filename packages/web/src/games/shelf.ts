import type { ComponentType } from 'preact';
import type { Lesson } from './lesson.ts';
import type { AnyGameUi, HowToPage } from './game-ui.ts';
import type { Rulebook } from './rulebook.ts';
import { fallbackUi } from './fallback/fallback-ui.tsx';
import type { Language } from '@roundhouse/protocol/languages';
import { loadWords } from '../words/catalog.ts';

/** What the options of a game and their values are called; yes and no have the house's words. */
export type OptionWords = Readonly<
  Record<
    string,
    {
      readonly about: string;
      readonly short: string;
      readonly values: Readonly<Record<string, string>>;
    }
  >
>;

export interface BoxWords {
  readonly tagline: string;
  readonly about: string;
  readonly options: OptionWords;
}

/** A box on the shelf: what is known of a game before it is opened. Part of the home page, so keep it light. */
export interface GameBox {
  readonly id: string;
  readonly name: string;
  /** Lowest and highest number of seats, and minutes. */
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly weight: (typeof WEIGHTS)[number];
  /** One sentence under the box, and the paragraph of the game's page. */
  readonly words: () => BoxWords;
  /** The lid, drawn in a 240 × 300 view box. */
  readonly Lid: ComponentType;
}

/** What `games/<id>/index.tsx` exports. */
interface DrawnGame {
  readonly ui: AnyGameUi;
}

/** What `games/<id>/how-to.tsx` exports. */
interface HowTo {
  readonly howTo: () => readonly HowToPage[];
}

const boxes = import.meta.glob<{ box: GameBox }>('./*/box.tsx', { eager: true });
const drawn = import.meta.glob<DrawnGame>('./*/index.tsx');
const howTos = import.meta.glob<HowTo>('./*/how-to.tsx');
const rulebooks = import.meta.glob<{ rulebook: Rulebook }>('./*/rulebook.tsx');
const lessons = import.meta.glob<{ lesson: Lesson }>('./*/lesson/index.ts');
const rules = import.meta.glob<string>('../../../games/src/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

const rulesOf = (id: string, language = ''): string =>
  `../../../games/src/${id}/RULES${language}.md`;

const WEIGHTS = ['light', 'medium', 'heavy'] as const;

const lighterFirst = (a: GameBox, b: GameBox): number =>
  WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) ||
  a.minutes[0] - b.minutes[0] ||
  a.id.localeCompare(b.id, 'en');

/** Every box whose rules are there, the lightest game first, and the shortest among equals. */
export const SHELF: readonly GameBox[] = Object.values(boxes)
  .map(({ box }) => box)
  .filter(({ id }) => rulesOf(id) in rules)
  .sort(lighterFirst);

export const findBox = (id: string): GameBox | undefined => SHELF.find((box) => box.id === id);

/** What a game is called; its id, if it has no box. */
export const gameName = (id: string): string => findBox(id)?.name ?? id;

/** The game's own drawing, or the plain one that can play anything. */
export async function loadUi(id: string): Promise<AnyGameUi> {
  const found = await drawn[`./${id}/index.tsx`]?.();
  await loadWords();
  return found?.ui ?? fallbackUi;
}

/** The pages of "how to play", in whatever language is spoken when they are asked for. */
export async function loadHowTo(id: string): Promise<() => readonly HowToPage[]> {
  const found = await howTos[`./${id}/how-to.tsx`]?.();
  await loadWords();
  return found?.howTo ?? (() => []);
}

/** Whether the game has a first lesson. */
export const hasLesson = (id: string): boolean => `./${id}/lesson/index.ts` in lessons;

export async function loadLesson(id: string): Promise<Lesson | undefined> {
  const found = await lessons[`./${id}/lesson/index.ts`]?.();
  await loadWords();
  return found?.lesson;
}

/** The game's rules: RULES.md, or RULES.<language>.md where there is one. */
export async function loadRules(id: string, wanted: Language): Promise<string> {
  const load = rules[rulesOf(id, `.${wanted}`)] ?? rules[rulesOf(id)];
  return (await load?.()) ?? '';
}

/** What the game's rules show beside their text; nothing for a game that brings none. */
export async function loadRulebook(id: string): Promise<Rulebook> {
  const found = await rulebooks[`./${id}/rulebook.tsx`]?.();
  await loadWords();
  return found?.rulebook ?? { examples: {}, box: () => [] };
}
