import { drawFrom, rngFromSeed, seedFromText, setUpMatch } from '@roundhouse/engine';
import { trainsAndCargo as game } from '@roundhouse/games/trains-and-cargo';
import type { Event, Move, Options, View } from '@roundhouse/games/trains-and-cargo';
import { describe, expect, it } from 'vitest';
import { accountOf } from './account.ts';
import { buttonOf, labelOf } from './labels.ts';
import { promptOf } from './prompt.ts';
import type { CargoScene } from './say.ts';
import { tell } from './telling.ts';

const NAMES = ['You', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const who = { name: (seat: number) => NAMES[seat] ?? '', isMe: (seat: number) => seat === 0 };

/** A scene as the seat in turn has it. */
const sceneOf = (view: View, legal: readonly Move[]): CargoScene => ({
  view,
  viewer: view.viewer,
  seats: [],
  who,
  deciders: [],
  legal,
  happening: [],
  recent: [],
  ahead: undefined,
  hint: undefined,
  travel: 0,
  outcome: null,
  offer: () => ({}),
});

interface Played {
  readonly scenes: CargoScene[];
  readonly events: Event[];
  readonly view: View;
}

/** A whole match at random, from the eyes of whoever decides. */
function play(seats: number, options: Options): Played {
  const seed = seedFromText(`words/${seats}/${options.teams}/${options.routeBoards}`);
  const begun = setUpMatch(game, { options, seats, seed });
  if (!begun.ok) throw new Error(begun.error);
  const { state } = begun;
  const rng = rngFromSeed(seed);
  const scenes: CargoScene[] = [];
  const events: Event[] = [];
  while (game.outcome(state) === undefined) {
    const [seat = 0] = game.deciders(state);
    const moves = game.legalMoves(state, seat);
    scenes.push(sceneOf(game.view(state, seat), moves));
    game.apply(state, seat, drawFrom(rng, moves), (event) => events.push(event));
  }
  return { scenes, events, view: game.view(state, 'spectator') };
}

const BROKEN = /undefined|NaN|null|\[object|^$/;
const TABLES = [
  [3, { teams: false, routeBoards: false }],
  [2, { teams: false, routeBoards: true }],
  [4, { teams: true, routeBoards: true }],
] as const;

describe.each(TABLES)('the words of a whole match of %i with %o', (seats, options) => {
  const { scenes, events, view } = play(seats, options);

  it('name every move, no two alike', () => {
    for (const scene of scenes) {
      const labels = scene.legal.map((move) => labelOf(move, scene));
      expect(labels.filter((label) => BROKEN.test(label))).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('ask in one sentence', () => {
    for (const scene of scenes) expect(promptOf(scene)).toMatch(/^[A-Z].*[.?]$/);
  });

  it('tell every event', () => {
    const lines = events.map((event) => tell(event, who, view));
    expect(lines.filter((line) => line !== undefined && BROKEN.test(line))).toEqual([]);
    expect(lines.filter((line) => line === undefined).length).toBeLessThan(events.length / 2);
  });

  it('account for every point', () => {
    const lines = accountOf(view, events);
    const parts = ['Goods delivered', 'Double Value', 'Long Train Bonus', 'Full Route Boards'];
    const sums = view.seats.map((_, seat) =>
      lines
        .filter(({ label }) => parts.includes(label))
        .reduce((sum, { values }) => sum + Number(values[seat]), 0),
    );
    expect(sums).toEqual(view.seats.map(({ side }) => view.sides[side]?.score));
  });
});

describe('single words', () => {
  const view = play(4, { teams: true, routeBoards: false }).view;

  it('tell whose train was made to leave', () => {
    const points = { tokens: 33, doubled: [1], doubleValue: 12, longTrain: 0, route: 0, total: 45 };
    const sent = {
      kind: 'train-sent',
      to: 'all',
      seat: 1,
      side: 0,
      train: [0, 0, 1, 1, 1],
      points,
      score: 50,
      orangeReturned: true,
      board: -1,
    } as const;
    expect(tell(sent, who, view)).toBe(
      'Ben made your team’s train leave: 5 tokens for 45 points, 50 now. ' +
        'That is goods 33 + double carriage 12 = 45. The orange locomotive went back to the depot.',
    );
  });

  it('make a button of sending, and none of a card', () => {
    expect(buttonOf({ kind: 'send' })).toBe('main');
    expect(buttonOf({ kind: 'play', card: 0 })).toBeUndefined();
  });
});
