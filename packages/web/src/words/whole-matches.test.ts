import { drawFrom, eventsFor, rngFromSeed, seedFromText, setUpMatch } from '@roundhouse/engine';
import type { AnyGame, EventBase, Outcome } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { loadHowTo, loadUi } from '../games/shelf.ts';
import { language } from '../settings/settings.ts';
import { whoIs } from '../table/seats.ts';
import { loadWords } from './catalog.ts';
import { englishIn } from './english-in-german.ts';
import { words } from './words.ts';

const BROKEN = /undefined|NaN|null|\[object|^\s*$| {2}|\.\./;
const NAMES = ['', 'Borsig', 'Maffei', 'Max'];

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
  const begun = setUpMatch(game, { options, seats, seed });
  if (!begun.ok) throw new Error(begun.error);
  const { state } = begun;
  const rng = rngFromSeed(seed);
  const scenes: AnyScene[] = [];
  const events: EventBase[] = [];
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return { scenes, events, view: game.view(state, 'spectator'), outcome };
    const [seat = 0] = game.deciders(state);
    const moves = game.legalMoves(state, seat);
    scenes.push(sceneOf(game.view(state, seat), seat, moves, seats));
    game.apply(state, seat, drawFrom(rng, moves), (event) => {
      if (eventsFor([event], 0).length > 0) events.push(event);
    });
  }
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
  return {
    view,
    viewer,
    seats,
    who: whoIs(seats, viewer, true),
    deciders: [viewer],
    legal,
    happening: [],
    recent: [],
    ahead: undefined,
    hint: undefined,
    travel: 0,
    outcome: null,
    offer: () => ({}),
  };
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

    it('tells what happened, to me and of others', () => {
      const { events, view, scenes } = played;
      for (const scene of scenes.slice(0, 8)) {
        expect(bad(events.map((event) => ui.tell(event, scene.who, view)))).toEqual([]);
      }
    });

    it('accounts for the end', () => {
      const { view, outcome, events } = played;
      const lines = ui.account?.(view, outcome, events) ?? [];
      const texts = lines.flatMap(({ label, values }) => [label, ...values.map(String)]);
      expect(bad([...texts, ui.ending(outcome.reason), ui.standingName?.()])).toEqual([]);
    });

    it('says how it is played', async () => {
      const pages = (await loadHowTo(id))();
      expect(bad(pages.flatMap(({ title, text }) => [title, text]))).toEqual([]);
      expect(words().you).toBe('Du');
    });
  },
);
