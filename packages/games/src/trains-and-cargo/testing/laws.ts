import type { Viewer } from '@roundhouse/engine';
import { filled, NONE } from '@roundhouse/engine/kit';
import type { Laws } from '@roundhouse/engine/testing';
import { CARDS, FULL_DECK, HAND_SIZE } from '../data/cards.ts';
import { DOUBLE_VALUE, LONG_TRAIN_BONUS } from '../data/effect-cards.ts';
import { GOOD_COUNT, GOODS, TOKENS_PER_GOOD } from '../data/goods.ts';
import { GREEN, NO_LOCOMOTIVE, ORANGE, orangeCount } from '../data/locomotives.ts';
import { HIGHEST, LOWEST, MARKET_ROWS } from '../data/market.ts';
import { ROUTE_BOARDS } from '../data/route-boards.ts';
import { handOf } from '../hand.ts';
import { canLoad } from '../loading.ts';
import type { State } from '../state.ts';

const rising = (a: number, b: number): number => a - b;

function brokenCards(state: State): string | undefined {
  const attached = [
    ...state.doubleValues.flatMap((count) => filled(count, DOUBLE_VALUE)),
    ...state.longTrainBonuses.flatMap((count) => filled(count, LONG_TRAIN_BONUS)),
  ];
  const inHands = state.hands.filter((card) => card !== NONE);
  const cards = [...state.deck, ...inHands, ...state.discards, ...attached].sort(rising);
  const odd = FULL_DECK.findIndex((card, i) => cards[i] !== card);
  if (odd < 0 && cards.length === FULL_DECK.length) return undefined;
  return `${cards.length} cards, astray around ${CARDS[FULL_DECK[Math.max(0, odd)] ?? NONE]?.id}`;
}

function brokenHands(state: State): string | undefined {
  for (let seat = 0; seat < state.handSizes.length; seat++) {
    const places = state.hands.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE);
    const cards = places.filter((card) => card !== NONE);
    const size = state.handSizes[seat] ?? 0;
    if (cards.length !== size) return `hand ${seat} has ${cards.length} cards, not ${size}`;
    const tidy = [...cards.toSorted(rising), ...places.slice(size)];
    if (places.some((card, i) => card !== tidy[i])) return `hand ${seat} is out of order`;
    if (size === 0 && seat === state.turn && state.phase === 'start')
      return 'a turn without a card';
    const full = size === HAND_SIZE || state.deck.length === 0;
    if (!full && (seat !== state.turn || state.phase === 'start')) return `hand ${seat} is short`;
  }
  return undefined;
}

function brokenTokens(state: State): string | undefined {
  for (let good = 0; good < GOOD_COUNT; good++) {
    const stored = state.storage.filter((_, place) => place % GOOD_COUNT === good);
    const loaded = state.trains.flat().filter((each) => each === good).length;
    const count = stored.reduce((sum, each) => sum + each, (state.bank[good] ?? 0) + loaded);
    if (count !== TOKENS_PER_GOOD) return `${count} tokens of ${GOODS[good]?.id}`;
  }
  const owed = [...state.bank, ...state.storage].some((count) => count < 0);
  return owed ? 'less than no tokens' : undefined;
}

function brokenLocomotives(state: State): string | undefined {
  const { locomotives, oranges } = state;
  if (locomotives.some((each) => each < NO_LOCOMOTIVE || each > ORANGE)) {
    return `locomotives ${locomotives.join(' ')}`;
  }
  const count = oranges + locomotives.filter((each) => each > GREEN).length;
  const known = oranges >= 0 && count === orangeCount(state.trains.length);
  return known ? undefined : `${count} orange locomotives`;
}

function brokenMarket({ market }: State): string | undefined {
  const stray = market.find((value) => !MARKET_ROWS.some((row) => row === value));
  if (stray !== undefined) return `no row for ${stray}`;
  const crowded = [LOWEST, HIGHEST].find(
    (end) => market.filter((value) => value === end).length > 1,
  );
  return crowded === undefined ? undefined : `two goods at ${crowded}`;
}

function brokenBoards(state: State): string | undefined {
  const taken = state.boards.filter((board) => board !== NONE);
  if (new Set(taken).size !== taken.length) return 'a board is taken twice';
  if (taken.length > 0 && !state.routeBoards) return 'a board in the game without them';
  const over = state.boards.findIndex(
    (board, side) => (state.trains[side]?.length ?? 0) > (ROUTE_BOARDS[board]?.maximum ?? Infinity),
  );
  if (over >= 0) return `the train of side ${over} is too long for its board`;
  return state.mustLoad && !canLoad(state, state.turn)
    ? 'a token has to follow and none can'
    : undefined;
}

function brokenEnd({ deck, turnsLeft, phase, handSizes }: State): string | undefined {
  const counting = turnsLeft !== NONE;
  if (counting !== (deck.length === 0)) return `${turnsLeft} turns left, ${deck.length} cards`;
  if (turnsLeft > handSizes.length) return `${turnsLeft} last turns`;
  return (turnsLeft === 0) === (phase === 'over') ? undefined : `${phase} with no turn left`;
}

export const laws: Laws<State> = {
  conserve: (state) =>
    brokenCards(state) ??
    brokenHands(state) ??
    brokenTokens(state) ??
    brokenLocomotives(state) ??
    brokenMarket(state) ??
    brokenBoards(state) ??
    brokenEnd(state),
  secrets: (state, viewer: Viewer) => ({
    generator: state.rng,
    deck: state.deck.toSorted(rising),
    hands: state.handSizes.map((_, seat) => (seat === viewer ? [] : handOf(state, seat))),
  }),
};
