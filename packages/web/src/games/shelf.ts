import type { ComponentType } from 'preact';
import type { AnyGameUi, HowToPage } from './game-ui.ts';
import { fallbackUi } from './fallback/fallback-ui.tsx';

/** A box on the shelf: what is known of a game before it is opened. Part of the home page, so keep it light. */
export interface GameBox {
  readonly id: string;
  readonly name: string;
  /** Lowest and highest number of seats, and minutes. */
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly weight: 'light' | 'medium' | 'heavy';
  /** One sentence under the box, and the paragraph of the game's page. */
  readonly words: () => { readonly tagline: string; readonly about: string };
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
const rules = import.meta.glob<string>('../../../games/src/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

const rulesOf = (id: string): string => `../../../games/src/${id}/RULES.md`;

const ORDER = [
  'iron-horses-rampage',
  'trains-and-cargo',
  'iron-horses-rael',
  'iberian-gauge',
  'german-railways',
];

/** Every box whose rules are there, the lightest game first. */
export const SHELF: readonly GameBox[] = Object.values(boxes)
  .map(({ box }) => box)
  .filter(({ id }) => rulesOf(id) in rules)
  .sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

export const findBox = (id: string): GameBox | undefined => SHELF.find((box) => box.id === id);

/** The game's own drawing, or the plain one that can play anything. */
export async function loadUi(id: string): Promise<AnyGameUi> {
  return (await drawn[`./${id}/index.tsx`]?.())?.ui ?? fallbackUi;
}

export async function loadHowTo(id: string): Promise<readonly HowToPage[]> {
  return (await howTos[`./${id}/how-to.tsx`]?.())?.howTo() ?? [];
}

/** The game's RULES.md. */
export async function loadRules(id: string): Promise<string> {
  return (await rules[rulesOf(id)]?.()) ?? '';
}
