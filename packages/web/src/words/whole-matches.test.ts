import { botNamed } from '@roundhouse/bots';
import type { Comparison } from '@roundhouse/bots';
import { eventsFor, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, EventBase, Outcome } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { HEXES } from '@roundhouse/games/german-railways';
import { HEXES as IBERIAN_HEXES } from '@roundhouse/games/iberian-gauge';
import { CARDS as RAEL_CARDS } from '@roundhouse/games/iron-horses-rael';
import { CARDS as RAMPAGE_CARDS } from '@roundhouse/games/iron-horses-rampage';
import { CARDS as CARGO_CARDS } from '@roundhouse/games/trains-and-cargo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stillScene } from '../games/game-ui.ts';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { playAtRandom } from '../games/testing.ts';
import { loadHowTo, loadRulebook, loadUi } from '../games/shelf.ts';
import { language } from '../settings/settings.ts';
import { outlookOf } from '../table/outlook.ts';
import { whoIs } from '../table/seats.ts';
import { loadWords } from './catalog.ts';
import { englishIn } from './english-in-german.ts';
import { words } from './words.ts';

/** What can be asked about in each game: a name, or a name with how many of it there are. */
const THINGS: Readonly<Record<string, readonly (readonly [string, ...number[]])[]>> = {
  'german-railways': [
    ['hex', HEXES.length],
    ...['railroad', 'share', 'treasury', 'locos', 'links'].map((what) => [what, 8] as const),
    ['seat', 2],
    ...['map', 'ledger', 'round', 'bag', 'desk'].map((what) => [what] as const),
  ],
  'iberian-gauge': [
    ['hex', IBERIAN_HEXES.length],
    ['tile', 5],
    ['share', 5],
    ['ladder', 2],
    ['round', 10],
    ['seat', 2],
    ['now'],
    ['map'],
  ],
  'iron-horses-rael': [
    ['hand', RAEL_CARDS.length],
    ['engine', 2, RAEL_CARDS.length],
    ...['engines', 'used', 'deck', 'up', 'discard'].map((pile) => [`pile:${pile}`] as const),
    ['station', 6],
    ['stock', 6],
    ['times', 2],
    ['seat', 2],
    ...['train', 'turning', 'end', 'map', 'exchange'].map((what) => [what] as const),
  ],
  'iron-horses-rampage': [
    ['hand', RAMPAGE_CARDS.length],
    ['card', RAMPAGE_CARDS.length],
    ['wagon', 2, 7],
    ['safe', 2, 7],
    ['setback', 2, 7],
    ...['clear', 'advantage', 'seat'].map((what) => [what, 2] as const),
    ...['deck', 'discards', 'actions', 'tariff', 'survey'].map((what) => [what] as const),
  ],
  'trains-and-cargo': [
    ['hand', CARGO_CARDS.length],
    ['good', 8],
    ...['storage', 'engine', 'train', 'score', 'seat'].map((what) => [what, 2] as const),
    ['carriage', 2, 3],
    ['board', 3],
    ...['deck', 'discards', 'oranges', 'turn', 'market'].map((what) => [what] as const),
  ],
};

/** "hex:0", "hex:1" and so on. */
const namesOf = ([what, ...counts]: readonly [string, ...number[]]): string[] =>
  counts.reduce<string[]>(
    (names, count) =>
      names.flatMap((name) => Array.from({ length: count }, (_, i) => `${name}:${i}`)),
    [what],
  );

const BROKEN = /undefined|NaN|null|\[object|^\s*$| {2}|\.\./;
const NAMES = ['', 'Borsig', 'Maffei', 'Max'];
/** About how many hints are asked for in a match. */
const HINTS = 12;

interface Played {
  readonly scenes: readonly AnyScene[];
  readonly events: readonly EventBase[];
  readonly view: unknown;
  readonly outcome: Outcome;
}

/** A whole match at random, from the eyes of whoever decides. */
function play(game: AnyGame): Played {
  const options = game.parseOptions(undefined);
  const seats = game.seatCountsFor(options).at(-1) ?? 2;
  const seed = seedFromText(`german/${game.id}`);
  const { scenes, events, state } = playAtRandom(
    game,
    { options, seats, seed },
    (view, legal, seat) => sceneOf(view, seat, legal, seats),
  );
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('not over');
  return { scenes, events: eventsFor(events, 0), view: game.view(state, 'spectator'), outcome };
}

function sceneOf(view: unknown, viewer: number, legal: AnyScene['legal'], count: number): AnyScene {
  const seats = Array.from({ length: count }, (_, seat) => ({
    seat,
    name: NAMES[seat % NAMES.length] || 'Ada',
    bot: undefined,
    colour: '#555555',
    pattern: 'plain' as const,
    letter: 'A',
  }));
  return stillScene({
    view,
    viewer,
    seats,
    who: whoIs(seats, viewer, true),
    deciders: [viewer],
    legal,
  });
}

/** What the strongest bot compares in this position. */
function hintIn(game: AnyGame, { view, viewer, legal }: AnyScene): Comparison {
  const { comparison } = botNamed('expert').choose({
    game,
    view,
    seat: viewer === 'spectator' ? 0 : viewer,
    legal,
    rng: rngFromSeed(seedFromText('hint')),
    budget: { iterations: 12 },
    explain: true,
  });
  if (comparison === undefined) throw new Error('nothing was compared');
  return comparison;
}

const bad = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts)].filter(
    (text): text is string =>
      text !== undefined && (BROKEN.test(text) || englishIn(text) !== undefined),
  );

beforeAll(async () => {
  await loadWords('de');
  language.value = 'de';
});

afterAll(() => {
  language.value = 'en';
});

describe.each(GAMES.map((game) => ({ id: game.id, game })))(
  'a whole match of $id in German',
  ({ id, game }) => {
    let ui: AnyGameUi;
    let played: Played;
    beforeAll(async () => {
      ui = await loadUi(id);
      played = play(game);
    });

    it('asks, names, warns and describes without a word of English', () => {
      for (const scene of played.scenes) {
        const texts = [
          ui.prompt(scene),
          ...scene.legal.flatMap((move) => [ui.label(move, scene), ui.confirm?.(move, scene)]),
        ];
        expect(bad(texts)).toEqual([]);
      }
      const [first] = played.scenes;
      const last = played.scenes.at(-1);
      for (const scene of [first, last]) {
        const parts = (scene && ui.describe?.(scene)) ?? [];
        expect(bad(parts.flatMap(({ title, lines }) => [title, ...lines]))).toEqual([]);
      }
    });

    it('says why a bot would play what it hints at', () => {
      const every = Math.ceil(played.scenes.length / HINTS);
      const asked = played.scenes.filter(({ legal }, i) => i % every === 0 && legal.length > 1);
      const reasons = asked.flatMap((scene) => {
        const comparison = hintIn(game, scene);
        return [ui.why?.(comparison, scene), outlookOf(comparison, ui, scene)];
      });
      expect(bad(reasons)).toEqual([]);
      // Not everything has a reason that is known at once, but much has.
      expect(reasons.filter((reason) => reason !== undefined).length).toBeGreaterThan(
        asked.length * 1.3,
      );
    });

    it('answers whatever is asked about, early and late', () => {
      const things = (THINGS[id] ?? []).flatMap(namesOf);
      expect(things.length).toBeGreaterThan(20);
      const { scenes } = played;
      for (const scene of [scenes[0], scenes[Math.floor(scenes.length / 2)], scenes.at(-1)]) {
        if (!scene) continue;
        for (const thing of things) {
          const about = ui.about?.(thing, scene);
          expect(about?.lines.length, thing).toBeGreaterThan(0);
          const texts = [about?.title, ...(about?.lines ?? []), ui.whyNot?.(thing, scene)];
          expect(bad(texts), thing).toEqual([]);
        }
      }
    });

    it('tells what happened, to me and of others', () => {
      const { events, view, scenes } = played;
      for (const scene of scenes.slice(0, 8)) {
        expect(bad(events.map((event) => ui.tell(event, scene.who, view)))).toEqual([]);
        const headings = events.map((event) => ui.heading?.(event, scene.who));
        expect(bad(headings.flatMap((each) => [each?.text, each?.about]))).toEqual([]);
      }
    });

    it('accounts for the end', () => {
      const { view, outcome, events } = played;
      const lines = ui.account?.(view, outcome, events) ?? [];
      const texts = lines.flatMap(({ label, values }) => [label, ...values.map(String)]);
      expect(bad([...texts, ui.endings?.()[outcome.reason], ui.standingName?.()])).toEqual([]);
    });

    it('says how it is played', async () => {
      const pages = (await loadHowTo(id))();
      expect(bad(pages.flatMap(({ title, text }) => [title, text]))).toEqual([]);
      expect(words().you).toBe('Du');
    });

    it('lists what is in the box', async () => {
      const groups = (await loadRulebook(id)).box();
      const texts = groups.flatMap(({ title, source, pieces }) => [
        title,
        source,
        ...pieces.flatMap((piece) => [piece.title, ...piece.lines]),
      ]);
      expect(texts.length).toBeGreaterThan(10);
      expect(bad(texts)).toEqual([]);
    });
  },
);
