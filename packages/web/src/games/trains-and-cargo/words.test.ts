import { seedFromText, setUpMatch } from '@roundhouse/engine';
import { CARDS, trainsAndCargo as game } from '@roundhouse/games/trains-and-cargo';
import type { Move, Options, View } from '@roundhouse/games/trains-and-cargo';
import { describe, expect, it } from 'vitest';
import { stillScene } from '../game-ui.ts';
import { playAtRandom } from '../testing.ts';
import { accountOf } from './account.ts';
import { buttonOf, confirmOf, labelOf } from './labels.ts';
import { lastChance } from './last-chance.ts';
import { lesson } from './lesson/index.ts';
import { MOVES } from './lesson/moves.ts';
import { promptOf, rulesNow } from './prompt.ts';
import type { CargoScene } from './say.ts';
import { tell } from './telling.ts';
import { whyNot } from './why-not.ts';

const NAMES = ['You', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const who = { name: (seat: number) => NAMES[seat] ?? '', sees: (seat: number) => seat === 0 };

/** A scene as the seat in turn has it. */
const sceneOf = (view: View, legal: readonly Move[]): CargoScene =>
  stillScene({ view, viewer: view.viewer, who, legal });

function play(seats: number, options: Options) {
  const seed = seedFromText(`words/${seats}/${options.teams}/${options.routeBoards}`);
  const { state, ...told } = playAtRandom(game, { options, seats, seed }, sceneOf);
  return { ...told, view: game.view(state, 'spectator') };
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

/** The scene of whoever decides after these moves. */
function after(seed: string, options: Options, ...moves: readonly Move[]): CargoScene {
  const begun = setUpMatch(game, { options, seats: 2, seed: seedFromText(seed) });
  if (!begun.ok) throw new Error(begun.error);
  const { state } = begun;
  for (const move of moves) game.apply(state, state.turn, move);
  return sceneOf(game.view(state, state.turn), game.legalMoves(state, state.turn));
}

/** The same scene with other things in it. */
const changed = (scene: CargoScene, view: Partial<View>): CargoScene => ({
  ...scene,
  view: { ...scene.view, ...view },
});

const BASE = { teams: false, routeBoards: false };
const BOARDS = { teams: false, routeBoards: true };
const upgrade = { kind: 'upgrade' } as const;

describe('what is asked', () => {
  it('at the start names the cards, one of each type', () => {
    expect(promptOf(after('why', BASE))).toBe(
      'Your turn: play up to three cards (one of each type), upgrade the locomotive, or burn a card.',
    );
  });

  it('after the last token of Extra Load is for a board, never for 0 tokens', () => {
    const load = { kind: 'load', good: 1 } as const;
    const first = after('repro 15', BOARDS);
    expect(first.view.turn.seat).toBe(0);
    const asked = after(
      'repro 15',
      BOARDS,
      { kind: 'play', card: 47 },
      { kind: 'play', card: 88 },
      load,
      load,
    );
    expect(new Set(asked.legal.map(({ kind }) => kind))).toEqual(new Set(['take-board', 'done']));
    expect(promptOf(asked)).toBe('Extra Load: take a Route Board or finish loading.');
  });

  it('in the last turn warns of points that would be lost', () => {
    const scene = after('why', BASE);
    const sides = scene.view.sides.map((side) => ({
      ...side,
      train: [0],
      worth: 6,
      canSend: true,
    }));
    const last = changed(scene, { sides, turnsLeft: 1 });
    expect(promptOf(last)).toContain('Unsent, the 6 points on your train are lost.');
    expect(promptOf(scene)).not.toContain('Unsent');
  });

  it('counts a partner’s turn that is still to come', () => {
    const begun = setUpMatch(game, {
      options: { teams: true, routeBoards: false },
      seats: 4,
      seed: seedFromText('team'),
    });
    if (!begun.ok) throw new Error(begun.error);
    const view = game.view(begun.state, begun.state.turn);
    const sides = view.sides.map((side) => ({ ...side, worth: 9 }));
    const warned = (turnsLeft: number): number =>
      lastChance(sceneOf({ ...view, sides, turnsLeft }, []));
    expect([4, 3, 2, 1].map(warned)).toEqual([0, 0, 9, 9]);
  });
});

describe('what is asked again', () => {
  it('is a card that would change nothing', () => {
    const scene = after('why', BASE);
    const raid = CARDS.findIndex(({ id }) => id === 'cargo-raid');
    const move = { kind: 'play', card: raid } as const;
    const holding = changed(scene, { hand: [raid, ...scene.view.hand.slice(1)] });
    expect(confirmOf(move, holding)).toBe(
      'Cargo Raid would change nothing right now. Play it anyway?',
    );
    const seats = holding.view.seats.map((seat) => ({
      ...seat,
      storage: [1, 0, 0, 0, 0, 0, 0, 0],
    }));
    expect(confirmOf(move, changed(holding, { seats }))).toBeUndefined();
  });

  it('is any other turn while the last train could still leave', () => {
    const scene = after('why', BASE);
    const sides = scene.view.sides.map((side) => ({
      ...side,
      train: [0],
      worth: 6,
      canSend: true,
    }));
    const send = { kind: 'send' } as const;
    const last = { ...changed(scene, { sides, turnsLeft: 1 }), legal: [...scene.legal, send] };
    expect(confirmOf(upgrade, last)).toMatch(/last turn: the 6 points/);
    expect(confirmOf(send, last)).toBeUndefined();
    expect(confirmOf(upgrade, { ...last, view: { ...last.view, turnsLeft: -1 } })).toBeUndefined();
  });
});

describe('why not', () => {
  const storage = (scene: CargoScene): string | undefined =>
    whyNot(`storage:${scene.view.turn.seat}`, scene);

  it('tells an upgrade from a load', () => {
    expect(storage(after('why', BASE, upgrade))).toBe(
      'Upgrading was your turn: loading is a turn of its own.',
    );
    const upgraded = after('why', BOARDS, upgrade);
    expect(whyNot(`hand:${upgraded.view.hand[0]}`, upgraded)).toBe(
      'Upgrading was your turn: no cards after it.',
    );
  });

  it('says that a storage is empty', () => {
    const empty = 'Your storage is empty. Cargo cards fill it.';
    expect(storage(after('why', BASE))).toBe(empty);
    expect(storage(after('why', BOARDS, upgrade))).toBe(empty);
  });
});

describe('the rules of the moment', () => {
  it('with Route Boards are not those of loading and burning as a turn', () => {
    for (const scene of [after('why', BOARDS), after('why', BOARDS, upgrade)]) {
      expect(rulesNow(scene)).not.toContain('3.2');
      expect(rulesNow(scene)).not.toContain('T10');
      expect(rulesNow(scene)).toContain('9.1');
    }
    expect(rulesNow(after('why', BOARDS))).toContain('9.2');
    expect(rulesNow(after('why', BOARDS, upgrade))).toContain('9.5');
    expect(rulesNow(after('why', BASE, upgrade))).toEqual(['3.3']);
  });
});

it('the lesson counts the Grain that lies ready', () => {
  const { seed, moves } = lesson.prepared;
  const page = lesson.pages.find(({ name }) => name === 'wait');
  const begun = setUpMatch(game, { options: BASE, seats: 2, seed });
  if (!begun.ok) throw new Error(begun.error);
  for (const [seat, move] of MOVES.slice(0, page?.at)) game.apply(begun.state, seat, move);
  expect(moves).toHaveLength(MOVES.length);
  expect(game.view(begun.state, 0).seats[0]?.storage[2]).toBe(3);
  expect(lesson.words().wait.join(' ')).toContain('three more lie ready');
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
      'Ben made your team’s train leave: 5 tokens for 45 points (total 50). ' +
        'That is goods 33 + double carriage 12 = 45. The orange locomotive went back to the depot.',
    );
  });

  it('make a button of sending, and none of a card', () => {
    expect(buttonOf({ kind: 'send' })).toBe('main');
    expect(buttonOf({ kind: 'play', card: 0 })).toBeUndefined();
  });
});
