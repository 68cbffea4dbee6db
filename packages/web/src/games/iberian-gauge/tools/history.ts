import { RAILROADS, STARTING_CASH } from '@roundhouse/games/iberian-gauge';
import type { Event } from '@roundhouse/games/iberian-gauge';

/** What everybody had when each round began. */
interface History {
  /** `cash[seat][n]`: at the start of the match, then when the n-th round was over, and now at last. */
  readonly cash: readonly (readonly number[])[];
  readonly worth: readonly (readonly number[])[];
}

/** The story of a match as a table by rounds. */
export function historyOf(story: readonly Event[], seats: number): History {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const cash = all.map(() => STARTING_CASH);
  const values = RAILROADS.map(() => 0);
  const shares = all.map(() => RAILROADS.map(() => 0));
  const rows: { cash: number[]; worth: number[] }[] = [];
  const keep = (): void => {
    const worth = all.map((seat) =>
      values.reduce((sum, value, i) => sum + value * (shares[seat]?.[i] ?? 0), cash[seat] ?? 0),
    );
    rows.push({ cash: [...cash], worth });
  };
  const buy = (seat: number, railroad: number, price: number): void => {
    cash[seat] = (cash[seat] ?? 0) - price;
    const held = shares[seat];
    if (held) held[railroad] = (held[railroad] ?? 0) + 1;
    values[railroad] = price;
  };
  for (const event of story) {
    if (event.kind === 'round-began') keep();
    else if (event.kind === 'start-value-set' || event.kind === 'invested')
      buy(event.seat, event.railroad, event.value);
    else if (event.kind === 'share-value-moved') values[event.railroad] = event.value;
    else if (event.kind === 'dividend-paid' || event.kind === 'major-cities-bonus-paid')
      for (const seat of all) cash[seat] = (cash[seat] ?? 0) + (event.toSeats[seat] ?? 0);
  }
  keep();
  return {
    cash: all.map((seat) => rows.map((row) => row.cash[seat] ?? 0)),
    worth: all.map((seat) => rows.map((row) => row.worth[seat] ?? 0)),
  };
}
