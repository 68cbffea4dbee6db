import { describe, expect, it } from 'vitest';
import { defineGame, moveKinds } from './define-game.ts';
import type { MoveOf } from './define-game.ts';
import type { Seat } from './game.ts';
import { below, oneOf } from './parse.ts';
import type { Rng } from './rng.ts';

interface State {
  rng: Rng;
  phase: 'open' | 'closed' | 'over';
  turn: Seat;
  log: string[];
}

interface Event {
  readonly kind: 'moved';
  readonly to: 'all';
  readonly seat: Seat;
}

const move = moveKinds<State, Event>();

const take = move({
  kind: 'take',
  fields: { card: below(3), from: oneOf(['deck', 'pile']) },
  legal(_state, _seat, list) {
    list.push({ kind: 'take', card: 2, from: 'pile' });
  },
  apply(state, seat, { card, from }, emit) {
    state.log.push(`${seat} takes ${card} from the ${from}`);
    emit?.({ kind: 'moved', to: 'all', seat });
  },
});

const pass = move({
  kind: 'pass',
  fields: {},
  legal(_state, _seat, list) {
    list.push({ kind: 'pass' });
  },
  apply(state) {
    state.phase = 'over';
  },
});

const moves = [take, pass] as const;
type Move = MoveOf<typeof moves>;

const game = defineGame<object, State, Move, object, Event>({
  id: 'tables',
  name: 'Tables',
  rulesVersion: 1,
  seatCounts: [2, 3],
  options: [{ key: 'long', values: [false, true], about: 'A longer game' }],
  endings: ['over'],
  revealing: [],
  moveLimit: 1,
  automation: { passes: ['pass'] },
  setup: (_options, _seats, rng) => ({ rng, phase: 'open', turn: 1, log: [] }),
  clone: (state) => ({ ...state, log: [...state.log] }),
  deciders: ({ phase, turn }) => (phase === 'over' ? [] : [turn]),
  moves,
  phases: {
    open: [pass, take],
    closed(state, seat, list) {
      pass.legal(state, seat, list);
      if (state.log.length > 0) take.legal(state, seat, list);
    },
    over: [],
  },
  view: () => ({}),
  imagine: (_view, rng) => start(rng),
  outcome: () => undefined,
});

function start(rng: Rng = [1, 2, 3, 4]): State {
  return game.setup({}, 2, rng);
}

describe('a game from tables', () => {
  it('lists the kinds of a phase in the order of its rule', () => {
    expect(game.legalMoves(start(), 1).map(({ kind }) => kind)).toEqual(['pass', 'take']);
  });

  it('asks the function of a phase that has one', () => {
    const closed: State = { ...start(), phase: 'closed' };
    expect(game.legalMoves(closed, 1)).toEqual([{ kind: 'pass' }]);
    expect(game.legalMoves({ ...closed, log: ['x'] }, 1)).toHaveLength(2);
  });

  it('has no moves for a seat that does not decide', () => {
    expect(game.legalMoves(start(), 0)).toEqual([]);
    expect(game.legalMoves({ ...start(), phase: 'over' }, 1)).toEqual([]);
  });

  it('applies a move by its kind, and tells of it', () => {
    const state = start();
    const events: Event[] = [];
    game.apply(state, 1, { kind: 'take', card: 0, from: 'deck' }, (event) => events.push(event));
    expect(state.log).toEqual(['1 takes 0 from the deck']);
    expect(events).toEqual([{ kind: 'moved', to: 'all', seat: 1 }]);
    game.apply(state, 1, { kind: 'pass' });
    expect(state.phase).toBe('over');
  });

  it('parses exactly the moves of its kinds', () => {
    const taken = { kind: 'take', card: 2, from: 'deck' };
    expect(game.parseMove({ ...taken, extra: 1 })).toEqual(taken);
    expect(game.parseMove({ ...taken, card: 3 })).toBeUndefined();
    expect(game.parseMove({ ...taken, from: 'hand' })).toBeUndefined();
    expect(game.parseMove({ kind: 'toString' })).toBeUndefined();
  });

  it('reads options by their specs and allows every seat count, unless the game says more', () => {
    expect(game.parseOptions({ long: true })).toEqual({ long: true });
    expect(game.parseOptions({ long: 1 })).toBeUndefined();
    expect(game.seatCountsFor({})).toEqual([2, 3]);
  });
});
