import type { Emit, Game, Outcome, Seat, Viewer } from '../game.ts';
import { parseOptionsBy } from '../options.ts';
import type { OptionSpec } from '../options.ts';
import { below, moveParser } from '../parse.ts';
import { rankByScore } from '../ranking.ts';
import { shuffle } from '../rng.ts';
import type { Rng } from '../rng.ts';
import type { Laws } from './laws.ts';

/**
 * The smallest game with everything that can go wrong: a deck, hidden hands, bids sealed at once, private events and
 * an option. Everybody seals a card; the highest wins the round; everybody draws one. It ends with the cards.
 */
export interface WhistleStopOptions {
  readonly prize: 'one' | 'card';
}

export interface WhistleStopState {
  prize: 'one' | 'card';
  rng: Rng;
  deck: number[];
  hands: number[][];
  /** The sealed card of each seat, or -1. */
  sealed: number[];
  played: number[];
  scores: number[];
}

export interface WhistleStopMove {
  readonly kind: 'seal';
  readonly card: number;
}

export type WhistleStopEvent =
  | { readonly kind: 'sealed'; readonly to: 'all'; readonly seat: Seat }
  | {
      readonly kind: 'revealed';
      readonly to: 'all';
      readonly cards: number[];
      readonly winner: Seat;
    }
  | { readonly kind: 'drew-card'; readonly to: readonly Seat[]; readonly card: number };

export interface WhistleStopView {
  readonly viewer: Viewer;
  readonly prize: 'one' | 'card';
  readonly deckSize: number;
  readonly handSizes: number[];
  readonly hand: number[];
  readonly hasSealed: boolean[];
  readonly ownSealed: number;
  readonly played: number[];
  readonly scores: number[];
}

const CARDS = 14;
const HAND = 3;
const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'prize',
    values: ['one', 'card'],
    about: 'What a round is worth: one point, or the card.',
  },
];
const moves = Array.from({ length: CARDS }, (_, card): WhistleStopMove => ({ kind: 'seal', card }));

function setup(options: WhistleStopOptions, seats: number, rng: Rng): WhistleStopState {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  shuffle(rng, deck);
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND).sort((a, b) => a - b));
  const perSeat = (value: number): number[] => new Array<number>(seats).fill(value);
  const { prize } = options;
  return { prize, rng, deck, hands, sealed: perSeat(-1), played: [], scores: perSeat(0) };
}

function deciders(state: WhistleStopState): Seat[] {
  return state.hands.flatMap((hand, seat) =>
    hand.length > 0 && state.sealed[seat] === -1 ? [seat] : [],
  );
}

function legalMoves(state: WhistleStopState, seat: Seat): WhistleStopMove[] {
  if (state.sealed[seat] !== -1) return [];
  return (state.hands[seat] ?? []).flatMap((card) => moves[card] ?? []);
}

function apply(
  state: WhistleStopState,
  seat: Seat,
  move: WhistleStopMove,
  emit?: Emit<WhistleStopEvent>,
): void {
  const hand = state.hands[seat] ?? [];
  hand.splice(hand.indexOf(move.card), 1);
  state.sealed[seat] = move.card;
  emit?.({ kind: 'sealed', to: 'all', seat });
  if (state.sealed.every((card) => card >= 0)) finishRound(state, emit);
}

function finishRound(state: WhistleStopState, emit?: Emit<WhistleStopEvent>): void {
  const cards = [...state.sealed];
  const best = Math.max(...cards);
  const winner = cards.indexOf(best);
  state.scores[winner] = (state.scores[winner] ?? 0) + (state.prize === 'one' ? 1 : best);
  state.played.push(...cards);
  state.sealed.fill(-1);
  emit?.({ kind: 'revealed', to: 'all', cards, winner });
  if (state.deck.length < state.hands.length) return;
  for (const [seat, hand] of state.hands.entries()) {
    const [card = -1] = state.deck.splice(-1);
    hand.push(card);
    hand.sort((a, b) => a - b);
    emit?.({ kind: 'drew-card', to: [seat], card });
  }
}

function view(state: WhistleStopState, viewer: Viewer): WhistleStopView {
  return {
    viewer,
    prize: state.prize,
    deckSize: state.deck.length,
    handSizes: state.hands.map((hand) => hand.length),
    hand: viewer === 'spectator' ? [] : [...(state.hands[viewer] ?? [])],
    hasSealed: state.sealed.map((card) => card >= 0),
    ownSealed: viewer === 'spectator' ? -1 : (state.sealed[viewer] ?? -1),
    played: [...state.played],
    scores: [...state.scores],
  };
}

function imagine(seen: WhistleStopView, rng: Rng): WhistleStopState {
  const known = new Set([...seen.played, ...seen.hand, seen.ownSealed]);
  const unknown = moves.map(({ card }) => card).filter((card) => !known.has(card));
  shuffle(rng, unknown);
  const hands = seen.handSizes.map((size, seat) =>
    seat === seen.viewer ? [...seen.hand] : unknown.splice(0, size).sort((a, b) => a - b),
  );
  const sealed = seen.hasSealed.map((has, seat) => {
    if (!has) return -1;
    return seat === seen.viewer ? seen.ownSealed : (unknown.splice(0, 1)[0] ?? -1);
  });
  const { prize, played, scores } = seen;
  return { prize, rng, deck: unknown, hands, sealed, played: [...played], scores: [...scores] };
}

function outcome(state: WhistleStopState): Outcome | undefined {
  const inHand = state.hands.some((hand) => hand.length > 0);
  if (inHand || state.sealed.some((card) => card >= 0)) return undefined;
  const scores = [...state.scores];
  return { ranking: rankByScore(scores), scores, reason: 'cards-played' };
}

const MOVES = { seal: { card: below(CARDS) } };

export const whistleStop: Game<
  WhistleStopOptions,
  WhistleStopState,
  WhistleStopMove,
  WhistleStopView,
  WhistleStopEvent
> = {
  id: 'whistle-stop',
  name: 'Whistle Stop',
  rulesVersion: 1,
  seatCounts: [2, 3],
  options: OPTIONS,
  endings: ['cards-played'],
  revealing: ['revealed'],
  moveLimit: CARDS,
  automation: { passes: [] },
  parseOptions: (input) => parseOptionsBy(OPTIONS, input),
  seatCountsFor: () => [2, 3],
  moveFields: MOVES,
  parseMove: moveParser<WhistleStopMove>(MOVES),
  setup,
  clone: (state) => ({
    prize: state.prize,
    rng: [...state.rng],
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    sealed: [...state.sealed],
    played: [...state.played],
    scores: [...state.scores],
  }),
  deciders,
  legalMoves,
  apply,
  view,
  imagine,
  outcome,
};

export const whistleStopLaws: Laws<WhistleStopState> = {
  conserve(state) {
    const cards = [...state.deck, ...state.hands.flat(), ...state.sealed, ...state.played]
      .filter((card) => card >= 0)
      .sort((a, b) => a - b);
    const whole = cards.length === CARDS && cards.every((card, i) => card === i);
    return whole ? undefined : `cards are ${cards.join(' ')}`;
  },
  secrets: (state, viewer) => ({
    generator: state.rng,
    deck: state.deck,
    hands: state.hands.filter((_, seat) => seat !== viewer),
    sealed: state.sealed.filter((_, seat) => seat !== viewer),
  }),
};
