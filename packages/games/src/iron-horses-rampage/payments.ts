import { RESOURCE_KINDS, VALUE } from './data/indexes.ts';

/** How many resources of each kind a payment takes. */
type Payment = readonly number[];

/** P10: every payment of at least `cost` from which no card could be left out. */
export function minimalPayments(cost: number): readonly Payment[] {
  const found: Payment[] = [];
  // Dearer cards first, so that the card just added is always the one that could most easily be left out.
  const extend = (taken: Payment, sum: number, dearest: number): void => {
    for (let card = dearest; card >= 0; card--) {
      const more = taken.map((count, each) => (each === card ? count + 1 : count));
      const value = sum + (VALUE[card] as number);
      if (value >= cost) found.push(more);
      else extend(more, value, card);
    }
  };
  extend(new Array<number>(RESOURCE_KINDS).fill(0), 0, RESOURCE_KINDS - 1);
  return found;
}

const PAYMENTS = new Map([50_000, 100_000].map((cost) => [cost, minimalPayments(cost)]));

/** The kinds, as bits, that a payment begun with `paid` can take next so that what is `left` can complete it. */
export function nextPaymentKinds(
  cost: number,
  paid: readonly number[],
  left: (card: number) => number,
): number {
  let kinds = 0;
  for (const payment of PAYMENTS.get(cost) ?? []) kinds |= openKinds(payment, paid, left);
  return kinds;
}

function openKinds(
  payment: Payment,
  paid: readonly number[],
  left: (card: number) => number,
): number {
  let kinds = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    const missing = (payment[card] as number) - (paid[card] as number);
    if (missing < 0 || (missing > 0 && missing > left(card))) return 0;
    if (missing > 0) kinds |= 1 << card;
  }
  return kinds;
}

export function sumOf(paid: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    sum += (paid[card] as number) * (VALUE[card] as number);
  }
  return sum;
}
