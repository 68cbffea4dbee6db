import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { runBattery } from './battery.ts';
import { whistleStop, whistleStopLaws } from './whistle-stop.ts';
import type {
  WhistleStopEvent,
  WhistleStopMove,
  WhistleStopOptions,
  WhistleStopState,
  WhistleStopView,
} from './whistle-stop.ts';

type Fault = Partial<
  Game<WhistleStopOptions, WhistleStopState, WhistleStopMove, WhistleStopView, WhistleStopEvent>
>;

const honest = whistleStop;
const seatOf = (view: WhistleStopView): number => (view.viewer === 'spectator' ? 0 : view.viewer);

/** Each way to get a game wrong, and the words with which the battery must catch it. */
const FAULTS: Record<string, { fault: Fault; caught: RegExp }> = {
  'deck in the view': {
    fault: { view: (state, viewer) => ({ ...honest.view(state, viewer), deck: [...state.deck] }) },
    caught: /view imagined by 0: \$\.deck/,
  },
  'deck in the view, and imagine uses it': {
    fault: {
      view: (state, viewer) => ({ ...honest.view(state, viewer), world: honest.clone(state) }),
      imagine: (view, rng) => ({
        ...honest.clone((view as unknown as { world: WhistleStopState }).world),
        rng,
      }),
    },
    caught: /view imagined by 0: \$\.world|imagine always knows/,
  },
  'hand in the view': {
    fault: {
      view: (state, viewer) => ({
        ...honest.view(state, viewer),
        hands: state.hands.map((hand) => [...hand]),
      }),
    },
    caught: /view imagined by 0: \$\.hands/,
  },
  'generator in the view': {
    fault: { view: (state, viewer) => ({ ...honest.view(state, viewer), rng: [...state.rng] }) },
    caught: /view imagined by 0: \$\.rng/,
  },
  'sealed bid in the view': {
    fault: {
      view: (state, viewer) => ({ ...honest.view(state, viewer), sealed: [...state.sealed] }),
    },
    caught: /view imagined by .: \$\.sealed/,
  },
  'private event sent to all': {
    fault: {
      apply: (state, seat, move, emit) =>
        honest.apply(state, seat, move, (event) =>
          emit?.(event.kind === 'drew-card' ? { ...event, to: 'all' as never } : event),
        ),
    },
    caught: /told by an event what its view does not show/,
  },
  'sealed bid in an event': {
    fault: {
      apply: (state, seat, move, emit) =>
        honest.apply(state, seat, move, (event) =>
          emit?.(event.kind === 'sealed' ? ({ ...event, card: move.card } as never) : event),
        ),
    },
    caught: /told by an event what its view does not show/,
  },
  'legal moves that depend on a hidden card': {
    fault: {
      legalMoves: (state, seat) => {
        const legal = honest.legalMoves(state, seat);
        return (state.deck.at(-1) ?? 0) % 2 === 0 ? legal : legal.slice(0, 1);
      },
    },
    caught: /legal moves imagined by/,
  },
  'order of legal moves that depends on a hidden card': {
    fault: {
      legalMoves: (state, seat) => {
        const legal = honest.legalMoves(state, seat);
        return (state.deck.at(-1) ?? 0) % 2 === 0 ? legal : legal.toReversed();
      },
    },
    caught: /legal moves imagined by/,
  },
  'whose turn it is depends on a hidden card': {
    fault: {
      deciders: (state) => {
        const seats = honest.deciders(state);
        return (state.deck.at(-1) ?? 0) % 2 === 0 ? seats : seats.toReversed();
      },
    },
    caught: /deciders imagined by/,
  },
  'a reveal that is not declared': {
    fault: { revealing: [] },
    caught: /shows its mover something new/,
  },
  'state shared between clones': {
    fault: { clone: (state) => ({ ...honest.clone(state), played: state.played }) },
    caught: /a clone shares \$\.played/,
  },
  'state shared with a view': {
    fault: { view: (state, viewer) => ({ ...honest.view(state, viewer), played: state.played }) },
    caught: /a view shares \$\.played/,
  },
  'state shared with the list of deciders': {
    fault: { deciders: (state) => state.sealed },
    caught: /deciders is the state’s own/,
  },
  'state shared with an event': {
    fault: {
      apply: (state, seat, move, emit) => {
        honest.apply(state, seat, move, emit);
        emit?.({ kind: 'revealed', to: 'all', cards: state.played, winner: 0 });
      },
    },
    caught: /an event shares .*cards/,
  },
  'Math.random used': {
    fault: {
      legalMoves: (state, seat) =>
        honest.legalMoves(state, seat).toSorted(() => Math.random() - 0.5),
    },
    caught: /Math\.random was used/,
  },
  'the clock used': {
    fault: {
      apply: (state, seat, move, emit) => {
        state.scores[0] = (state.scores[0] ?? 0) + (Date.now() % 2);
        honest.apply(state, seat, move, emit);
      },
    },
    caught: /Date\.now was used/,
  },
  'nobody to decide': {
    fault: { deciders: (state) => (state.played.length > 3 ? [] : honest.deciders(state)) },
    caught: /nobody has to decide/,
  },
  'a Map in the state': {
    fault: {
      setup: (options, seats, rng) => ({
        ...honest.setup(options, seats, rng),
        played: new Map() as unknown as number[],
      }),
    },
    caught: /state is not plain JSON: \$\.played is a Map/,
  },
  'a card lost': {
    fault: {
      apply: (state, seat, move, emit) => {
        honest.apply(state, seat, move, emit);
        if (state.deck.length === 2) state.deck.pop();
      },
    },
    caught: /conservation: cards are/,
  },
  'no end': {
    fault: { moveLimit: 5 },
    caught: /no end after 5 moves/,
  },
  'a parser that lets everything through': {
    fault: { parseMove: (input) => (input ?? {}) as WhistleStopMove },
    caught: /refused as illegal-move, not malformed-move/,
  },
  'a parser that refuses a legal move': {
    fault: {
      parseMove: (input) => {
        const move = honest.parseMove(input);
        return move?.card === 0 ? undefined : move;
      },
    },
    caught: /the parser does not know the legal move/,
  },
  'an event that changes the game when heard': {
    fault: {
      apply: (state, seat, move, emit) => {
        honest.apply(state, seat, move, emit);
        if (emit !== undefined) state.scores[seat] = (state.scores[seat] ?? 0) + 1;
      },
    },
    caught: /a move nobody listens to/,
  },
  'a place read that a list does not have': {
    fault: {
      outcome: (state) => ((state.scores[2] ?? 0) < 0 ? undefined : honest.outcome(state)),
    },
    caught: /\$\.scores has no place 2: its length is 2/,
  },
  'a place read that is no number': {
    fault: {
      outcome: (state) =>
        (state.scores[state.scores.length / 0 - Infinity] ?? 0) < 0
          ? undefined
          : honest.outcome(state),
    },
    caught: /\$\.scores has no place NaN: its length is 2/,
  },
  'a place written that leaves a gap': {
    fault: {
      apply: (state, seat, move, emit) => {
        state.deck[state.deck.length + 1] = move.card;
        state.deck.length -= 2;
        honest.apply(state, seat, move, emit);
      },
    },
    caught: /\$\.deck has no place 9 to put/,
  },
  'a view that forgets what imagine needs': {
    fault: {
      imagine: (view, rng) => honest.imagine({ ...view, hand: [], viewer: seatOf(view) }, rng),
    },
    caught: /imagined by/,
  },
};

describe('the battery', () => {
  it('finds nothing in an honest game', () => {
    const report = runBattery(whistleStop, whistleStopLaws, { games: 25 });
    expect(report.matches).toBe(100);
    expect(report.endings).toEqual({ 'cards-played': 100 });
  });

  for (const [name, { fault, caught }] of Object.entries(FAULTS)) {
    it(`catches: ${name}`, () => {
      const broken = { ...whistleStop, ...fault };
      expect(() => runBattery(broken, whistleStopLaws, { games: 25 })).toThrow(caught);
    });
  }

  it('says how to see a failure again', () => {
    const broken = { ...whistleStop, ...FAULTS['a card lost']?.fault };
    const failure = (plan: object): string => {
      try {
        runBattery(broken, whistleStopLaws, { games: 3, ...plan });
        return 'nothing found';
      } catch (error) {
        return String(error);
      }
    };
    const first = failure({});
    const [, seed = ''] = /seed ([0-9a-f]{32})/.exec(first) ?? [];
    expect(failure({ games: 1, seed, seats: 2, options: { prize: 'one' } })).toBe(first);
  });
});
