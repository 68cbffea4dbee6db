import type { Emit, Seat } from '@roundhouse/engine';
import {
  BARON,
  COST,
  FIRST_SETBACK,
  HAND_KINDS,
  LASTING_SETBACKS,
  RESOURCE_KINDS,
  VALUE,
} from '../data/indexes.ts';
import type { Event, Source } from '../events.ts';
import { discardFromHand, inHand } from '../hand.ts';
import { nextPaymentKinds, sumOf } from '../payments.ts';
import type { State } from '../state.ts';
import { spendAction } from '../turn.ts';
import type { List } from './list.ts';
import { lies, lift } from './remedy.ts';

/** The Remedy action with resources: first the setback is named, then each card of the payment. */
export interface PayOff {
  readonly kind: 'pay-off';
  readonly setback: number;
}

/** One resource of a payment, from the hand or from play. */
export interface Pay {
  readonly kind: 'pay';
  readonly card: number;
  readonly from: Source;
}

const BARON_COST = 50_000;
const PAY_OFFS = COST.map((_, setback): PayOff => ({ kind: 'pay-off', setback }));
const FROM_HAND = VALUE.map((_, card): Pay => ({ kind: 'pay', card, from: 'hand' }));
const FROM_PLAY = VALUE.map((_, card): Pay => ({ kind: 'pay', card, from: 'play' }));

/** P12, P24: what this player pays to lift the setback. */
function costFor(state: State, seat: Seat, setback: number): number {
  return state.master[seat] === BARON ? BARON_COST : (COST[setback] as number);
}

/** P10, P23: the value of everything this player can pay with. */
function means(state: State, seat: Seat): number {
  let sum = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    sum += payable(state, seat, card) * (VALUE[card] as number);
  }
  return sum;
}

function payable(state: State, seat: Seat, card: number): number {
  return (
    (state.hand[seat * HAND_KINDS + card] as number) +
    (state.inPlay[seat * RESOURCE_KINDS + card] as number)
  );
}

export function legalPayOffs(state: State, seat: Seat, list: List<PayOff>): void {
  if (state.setbacks[seat] === 0) return;
  const most = means(state, seat);
  for (let setback = FIRST_SETBACK; setback < FIRST_SETBACK + LASTING_SETBACKS; setback++) {
    if (lies(state, seat, setback) && most >= costFor(state, seat, setback)) {
      list.push(PAY_OFFS[setback] as PayOff);
    }
  }
}

export function applyPayOff(state: State, { setback }: PayOff): void {
  state.phase = 'pay';
  state.setback = setback;
}

/** The kinds of resource, as bits, that can come next in the unfinished payment. */
function nextKinds(state: State, seat: Seat): number {
  const cost = costFor(state, seat, state.setback);
  return nextPaymentKinds(cost, state.paid, (card) => payable(state, seat, card));
}

/** Whether the unfinished payment can be completed. */
export function canPay(state: State, seat: Seat): boolean {
  return nextKinds(state, seat) !== 0;
}

export function legalPays(state: State, seat: Seat, list: List<Pay>): void {
  const kinds = nextKinds(state, seat);
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    if ((kinds & (1 << card)) === 0) continue;
    if (inHand(state, seat, card) > 0) list.push(FROM_HAND[card] as Pay);
    if ((state.inPlay[seat * RESOURCE_KINDS + card] as number) > 0) {
      list.push(FROM_PLAY[card] as Pay);
    }
  }
}

export function applyPay(state: State, seat: Seat, { card, from }: Pay, emit?: Emit<Event>): void {
  if (from === 'hand') discardFromHand(state, seat, card);
  else discardFromPlay(state, seat, card);
  (state.paid[card] as number)++;
  const { setback } = state;
  const delivered = state.delivered[seat] as number;
  emit?.({ kind: 'paid', to: 'all', seat, card, from, setback, delivered });
  if (sumOf(state.paid) < costFor(state, seat, setback)) return;
  state.paid.fill(0);
  state.setback = -1;
  spendAction(state);
  lift(state, seat, setback, { by: 'resources', emit });
}

function discardFromPlay(state: State, seat: Seat, card: number): void {
  (state.inPlay[seat * RESOURCE_KINDS + card] as number)--;
  (state.delivered[seat] as number) -= VALUE[card] as number;
  (state.discard[card] as number)++;
}
