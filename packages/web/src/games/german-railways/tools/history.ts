import { STARTING_CASH } from '@roundhouse/games/german-railways';
import type { Event } from '@roundhouse/games/german-railways';

/** What everybody had when each round began. */
interface History {
  /** `cash[seat][n]`: at the start of the match, then when the n-th round began, and now at last. */
  readonly cash: readonly (readonly number[])[];
  readonly income: readonly (readonly number[])[];
}

/** The story of a match as a table by rounds. */
export function historyOf(story: readonly Event[], seats: number): History {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const cash = all.map(() => STARTING_CASH[seats] ?? 0);
  const income = all.map(() => 0);
  const rows: { cash: number[]; income: number[] }[] = [];
  const keep = (): void => void rows.push({ cash: [...cash], income: [...income] });
  keep();
  for (const event of story) {
    if (event.kind === 'turn-order-drawn') {
      for (const seat of all) income[seat] = event.incomes[seat] ?? 0;
      keep();
    } else if (event.kind === 'share-sold') {
      cash[event.seat] = event.cash;
      income[event.seat] = event.incomeTo;
    } else if (event.kind === 'dividends-paid') {
      for (const seat of all) cash[seat] = (cash[seat] ?? 0) + (event.received[seat] ?? 0);
    }
  }
  keep();
  return {
    cash: all.map((seat) => rows.map((row) => row.cash[seat] ?? 0)),
    income: all.map((seat) => rows.map((row) => row.income[seat] ?? 0)),
  };
}
