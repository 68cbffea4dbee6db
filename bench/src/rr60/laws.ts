import type { Laws } from '@roundhouse/engine/testing';
import { CARDS, PIECES, POINTS, ROUTES, SEATS } from './data.ts';
import { networkSize } from './score.ts';
import { ALL_ROUTES, cardsBeyond, countColours } from './state.ts';
import type { State } from './state.ts';
import { handOf } from './view.ts';

const seats = Array.from({ length: SEATS }, (_, seat) => seat);

const sumOver = (routes: number, value: (length: number) => number): number =>
  ROUTES.reduce((sum, { length }, at) => sum + ((routes >> at) & 1 ? value(length) : 0), 0);

function wrongCards(state: State): boolean {
  const piles = [state.deck, state.discard, state.market].map(countColours);
  const hands = seats.map((seat) => handOf(state, seat));
  const counts = [...piles, ...hands].flat();
  if (counts.some((count) => count < 0) || counts.reduce((a, b) => a + b) !== CARDS) return true;
  return cardsBeyond([...piles, ...hands]).length > 0;
}

function wrongSeat(state: State, seat: number): boolean {
  const routes = state.owned[seat] ?? 0;
  const bonus = state.over ? networkSize(routes) : 0;
  const held = handOf(state, seat).reduce((a, b) => a + b);
  return (
    state.handSizes[seat] !== held ||
    state.pieces[seat] !== PIECES - sumOver(routes, (length) => length) ||
    state.scores[seat] !== sumOver(routes, (length) => POINTS[length] ?? 0) + bonus
  );
}

export const laws: Laws<State> = {
  conserve(state) {
    if (wrongCards(state)) return 'twelve cards of each colour';
    const owned = state.owned.reduce((sum, routes) => sum + routes, 0);
    if (owned + state.free !== ALL_ROUTES) return 'every route is free or has one owner';
    const wrong = seats.find((seat) => wrongSeat(state, seat));
    return wrong === undefined ? undefined : `hand, pieces or score of seat ${wrong}`;
  },
  secrets: (state, viewer) => ({
    generator: state.rng,
    deck: state.deck,
    discard: state.discard,
    hands: seats.filter((seat) => seat !== viewer).map((seat) => handOf(state, seat)),
  }),
};
