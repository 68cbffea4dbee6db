import type { Seat } from '@roundhouse/engine';
import { filled, NONE, withBit } from '@roundhouse/engine/kit';
import type { Bits } from '@roundhouse/engine/kit';
import { BARON, COST, RESOURCE_KINDS, VALUE } from './data/indexes.ts';
import { inHand } from './hand.ts';
import type { State } from './state.ts';

const BARON_PRICE = 50_000;

/** How many resources of each kind a payment takes. */
type Payment = readonly number[];

/** P12, P24: what this player pays to lift the setback. */
export function priceFor(state: State, seat: Seat, setback: number): number {
  return priceWith(state.master[seat] ?? NONE, setback);
}

/** The same for whoever has this Master, or none. */
export function priceWith(master: number, setback: number): number {
  return master === BARON ? BARON_PRICE : (COST[setback] ?? 0);
}

/** P10: every payment of at least `price` from which no card could be left out. */
export function minimalPayments(price: number): readonly Payment[] {
  const found: Payment[] = [];
  // Dearer cards first, so that the card just added is always the one that could most easily be left out.
  const extend = (taken: Payment, sum: number, dearest: number): void => {
    for (let card = dearest; card >= 0; card--) {
      const more = taken.map((count, each) => (each === card ? count + 1 : count));
      const value = sum + (VALUE[card] ?? 0);
      if (value >= price) found.push(more);
      else extend(more, value, card);
    }
  };
  extend(filled(RESOURCE_KINDS, 0), 0, RESOURCE_KINDS - 1);
  return found;
}

const PAYMENTS = new Map(
  [BARON_PRICE, ...COST]
    .filter((price) => price > 0)
    .map((price) => [price, minimalPayments(price)]),
);

/** The kinds that a payment begun with `paid` can take next so that what is `left` can complete it. */
export function nextPaymentKinds(
  price: number,
  paid: readonly number[],
  left: (card: number) => number,
): Bits {
  let kinds = 0;
  for (const payment of PAYMENTS.get(price) ?? []) kinds |= openKinds(payment, paid, left);
  return kinds;
}

function openKinds(
  payment: Payment,
  paid: readonly number[],
  left: (card: number) => number,
): Bits {
  let kinds = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    const missing = (payment[card] ?? 0) - (paid[card] ?? 0);
    if (missing < 0 || (missing > 0 && missing > left(card))) return 0;
    if (missing > 0) kinds = withBit(kinds, card);
  }
  return kinds;
}

/** The kinds of resource that can come next in the unfinished payment; none if it can't be completed. */
export function nextKinds(state: State, seat: Seat): Bits {
  const price = priceFor(state, seat, state.setback);
  return nextPaymentKinds(price, state.paid, (card) => payable(state, seat, card));
}

// P10, P23: from the hand and from play, but nothing under a Safe.
function payable(state: State, seat: Seat, card: number): number {
  return inHand(state, seat, card) + (state.inPlay[seat * RESOURCE_KINDS + card] ?? 0);
}

/** The value of everything this player can pay with. */
export function meansOf(state: State, seat: Seat): number {
  let sum = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    sum += payable(state, seat, card) * (VALUE[card] ?? 0);
  }
  return sum;
}

export function sumOf(paid: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) sum += (paid[card] ?? 0) * (VALUE[card] ?? 0);
  return sum;
}
