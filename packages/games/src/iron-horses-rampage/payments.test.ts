import { describe, expect, it } from 'vitest';
import { RESOURCES } from './data/cards.ts';
import { minimalPayments, nextPaymentKinds } from './payments.ts';

const inWords = (payment: readonly number[]): string =>
  payment
    .flatMap((count, card) => new Array<string>(count).fill(RESOURCES[card]?.id ?? ''))
    .join('+');

describe('P10: payments hold no card that could be left out', () => {
  it('for $100,000', () => {
    expect(minimalPayments(100_000).map(inWords).toSorted()).toEqual(
      [
        'ammunition',
        'coal+coal',
        'gold',
        'iron',
        'mail+coal',
        'mail+mail+mail+mail',
        'mail+mail+passenger',
        'oil',
        'passenger+coal',
        'passenger+passenger',
      ].toSorted(),
    );
  });

  it('for $50,000', () => {
    expect(minimalPayments(50_000).map(inWords).toSorted()).toEqual(
      ['ammunition', 'coal', 'gold', 'iron', 'mail+mail', 'oil', 'passenger'].toSorted(),
    );
  });

  it('and a step is open only if the payment can be completed', () => {
    const nothing = [0, 0, 0, 0, 0, 0, 0];
    const one = [1, 1, 0, 0, 0, 0, 1];
    const kinds = nextPaymentKinds(100_000, nothing, (card) => one[card] ?? 0);
    // Mail and Passenger together are too little, so only the Gold is left.
    expect(kinds).toBe(0b1000000);
  });
});
