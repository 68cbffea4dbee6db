import { assertNever, below, moveParser } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import {
  COLOURS,
  FEW_PIECES,
  HAND_LIMIT,
  MOVE_LIMIT,
  PIECES,
  POINTS,
  ROUTES,
  SEATS,
  SLOTS,
} from './data.ts';
import type { Route } from './data.ts';
import type { Event } from './events.ts';
import { networkSize } from './score.ts';
import { addToHand, drawTop } from './state.ts';
import type { State } from './state.ts';

export type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'take'; readonly slot: number }
  | { readonly kind: 'claim'; readonly route: number };

export const MOVE_FIELDS = {
  pass: {},
  draw: {},
  take: { slot: below(SLOTS) },
  claim: { route: below(ROUTES.length) },
};

export const parseMove = moveParser<Move>(MOVE_FIELDS);

const PASS: Move = { kind: 'pass' };
const DRAW: Move = { kind: 'draw' };
const TAKES = Array.from({ length: SLOTS }, (_, slot): Move => ({ kind: 'take', slot }));
const CLAIMS = ROUTES.map((_, route): Move => ({ kind: 'claim', route }));

const routesWhere = (test: (route: Route) => boolean): number =>
  ROUTES.reduce((set, route, index) => (test(route) ? set | (1 << index) : set), 0);

/** The routes that so many pieces can cover. */
const SHORT_ENOUGH = Array.from({ length: PIECES + 1 }, (_, pieces) =>
  routesWhere(({ length }) => length <= pieces),
);
/** The routes that so many cards of a colour can pay for: `PAYABLE[count * COLOURS + colour]`. */
const PAYABLE = Array.from({ length: (HAND_LIMIT + 1) * COLOURS }, (_, at) =>
  routesWhere(
    ({ colour, length }) => colour === at % COLOURS && length <= Math.floor(at / COLOURS),
  ),
);

/** All moves of this seat, in the order of their codes. */
export function legalMoves(state: State, seat: Seat): Move[] {
  if (state.over || seat !== state.seat) return [];
  const moves: Move[] = [];
  if ((state.handSizes[seat] as number) < HAND_LIMIT) {
    if (state.deck.length + state.discard.length > 0) moves.push(DRAW);
    for (let slot = 0; slot < SLOTS; slot++) {
      if ((state.market[slot] as number) >= 0) moves.push(TAKES[slot] as Move);
    }
  }
  for (let routes = claimable(state, seat); routes !== 0; routes &= routes - 1) {
    moves.push(CLAIMS[31 - Math.clz32(routes & -routes)] as Move);
  }
  if (moves.length === 0) moves.push(PASS);
  return moves;
}

function claimable(state: State, seat: Seat): number {
  let payable = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const count = state.hands[seat * COLOURS + colour] as number;
    payable |= PAYABLE[count * COLOURS + colour] as number;
  }
  return payable & state.free & (SHORT_ENOUGH[state.pieces[seat] as number] as number);
}

export function apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  state.lastSlot = move.kind === 'take' ? move.slot : -1;
  if (move.kind === 'pass') {
    state.passes++;
    emit?.({ kind: 'passed', to: 'all', seat });
  } else {
    state.passes = 0;
    if (move.kind === 'take') take(state, seat, move.slot, emit);
    else if (move.kind === 'claim') claim(state, seat, move.route, emit);
    else if (move.kind === 'draw') draw(state, seat, emit);
    else assertNever(move);
  }
  endTurn(state, seat);
}

function draw(state: State, seat: Seat, emit?: Emit<Event>): void {
  const colours: number[] = [];
  while (colours.length < 2 && (state.handSizes[seat] as number) < HAND_LIMIT) {
    const colour = drawTop(state);
    if (colour < 0) break;
    addToHand(state, seat, colour);
    colours.push(colour);
  }
  emit?.({ kind: 'drew', to: 'all', seat, count: colours.length });
  emit?.({ kind: 'drew-cards', to: [seat], colours: colours.sort((a, b) => a - b) });
}

function take(state: State, seat: Seat, slot: number, emit?: Emit<Event>): void {
  const colour = state.market[slot] as number;
  addToHand(state, seat, colour);
  const next = drawTop(state);
  state.market[slot] = next;
  emit?.({ kind: 'took', to: 'all', seat, slot, colour });
  if (next >= 0) emit?.({ kind: 'market-filled', to: 'all', slot, colour: next });
}

function claim(state: State, seat: Seat, route: number, emit?: Emit<Event>): void {
  const { colour, length } = ROUTES[route] as Route;
  const at = seat * COLOURS + colour;
  state.hands[at] = (state.hands[at] as number) - length;
  state.handSizes[seat] = (state.handSizes[seat] as number) - length;
  for (let card = 0; card < length; card++) state.discard.push(colour);
  state.owned[seat] = (state.owned[seat] as number) | (1 << route);
  state.free &= ~(1 << route);
  state.pieces[seat] = (state.pieces[seat] as number) - length;
  state.scores[seat] = (state.scores[seat] as number) + (POINTS[length] as number);
  emit?.({ kind: 'claimed', to: 'all', seat, route });
}

function endTurn(state: State, seat: Seat): void {
  state.moveNumber++;
  if (state.turnsLeft > 0) state.turnsLeft--;
  else if (state.turnsLeft < 0 && (state.pieces[seat] as number) <= FEW_PIECES)
    state.turnsLeft = SEATS;
  state.seat = seat === SEATS - 1 ? 0 : seat + 1;
  if (state.turnsLeft !== 0 && state.passes < SEATS && state.moveNumber < MOVE_LIMIT) return;
  state.over = true;
  for (let each = 0; each < SEATS; each++) {
    state.scores[each] = (state.scores[each] as number) + networkSize(state.owned[each] as number);
  }
}
