import type { Rng, Seat, Viewer } from '@roundhouse/engine';
import { COLOURS } from './data.ts';
import { shuffle } from './mulberry.ts';
import { ALL_ROUTES, cardsBeyond, countColours } from './state.ts';
import type { State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  /** How many cards of each colour the viewer holds; none for a spectator. */
  readonly hand: number[];
  readonly handSizes: number[];
  readonly deckSize: number;
  readonly discardSize: number;
  readonly market: number[];
  readonly lastSlot: number;
  readonly owned: number[];
  readonly pieces: number[];
  readonly scores: number[];
  readonly passes: number;
  readonly turnsLeft: number;
  readonly moveNumber: number;
  readonly seat: Seat;
  readonly over: boolean;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    hand: viewer === 'spectator' ? [] : handOf(state, viewer),
    handSizes: state.handSizes.slice(),
    deckSize: state.deck.length,
    discardSize: state.discard.length,
    market: state.market.slice(),
    lastSlot: state.lastSlot,
    owned: state.owned.slice(),
    pieces: state.pieces.slice(),
    scores: state.scores.slice(),
    passes: state.passes,
    turnsLeft: state.turnsLeft,
    moveNumber: state.moveNumber,
    seat: state.seat,
    over: state.over,
  };
}

/** How many cards of each colour this seat holds. */
export function handOf(state: State, seat: Seat): number[] {
  return state.hands.slice(seat * COLOURS, (seat + 1) * COLOURS);
}

export function imagine(seen: View, [seed]: Rng): State {
  const dealt = { rng: seed | 0 };
  const own = seen.viewer === 'spectator' ? countColours([]) : seen.hand;
  const unseen = cardsBeyond([own, countColours(seen.market)]);
  shuffle(dealt, unseen);
  const hands = seen.handSizes.flatMap((size, seat) =>
    seat === seen.viewer ? own : countColours(unseen.splice(0, size)),
  );
  return {
    rng: dealt.rng,
    deck: unseen.splice(0, seen.deckSize),
    discard: unseen,
    market: seen.market.slice(),
    lastSlot: seen.lastSlot,
    hands,
    handSizes: seen.handSizes.slice(),
    owned: seen.owned.slice(),
    free: seen.owned.reduce((free, routes) => free & ~routes, ALL_ROUTES),
    pieces: seen.pieces.slice(),
    scores: seen.scores.slice(),
    passes: seen.passes,
    turnsLeft: seen.turnsLeft,
    moveNumber: seen.moveNumber,
    seat: seen.seat,
    over: seen.over,
  };
}
