import type { Outcome, Seat } from '@roundhouse/engine';
import { COLOURS } from './data/colours.ts';
import type { State } from './state.ts';

/** What a seat's stocks of each colour bring. */
export function stockWorth(state: State, seat: Seat): number[] {
  return COLOURS.map((_, colour) => {
    // R14: a value below 0 counts as 0.
    const value = Math.max(0, state.market[colour] as number);
    const held = state.stocks[seat * COLOURS.length + colour] as number;
    return value * held * multiplier(state, seat, colour);
  });
}

function multiplier(state: State, seat: Seat, colour: number): number {
  if (state.x2[seat] === colour) return 2;
  return state.x3[seat] === colour ? 3 : 1;
}

/** What a seat has in the end: its money and what its stocks bring. */
export function scoreOf(state: State, seat: Seat): number {
  return stockWorth(state, seat).reduce((sum, each) => sum + each, state.cash[seat] as number);
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over' || state.ending === null) return undefined;
  const merits = state.cash.map((_, seat) => meritsOf(state, seat));
  const best = state.cash.map((_, seat) => seat).sort((a, b) => compare(merits, a, b));
  const ranking: Seat[][] = [];
  for (const seat of best) {
    const group = ranking.at(-1);
    const [equal] = group ?? [];
    if (group !== undefined && equal !== undefined && compare(merits, equal, seat) === 0) {
      group.push(seat);
    } else {
      ranking.push([seat]);
    }
  }
  return { ranking, scores: merits.map(([score = 0]) => score), reason: state.ending };
}

/** R29: the score, the number of stocks, then the stocks of each colour from the most valuable one down. */
function meritsOf(state: State, seat: Seat): number[] {
  const first = seat * COLOURS.length;
  const held = state.stocks.slice(first, first + COLOURS.length);
  const byValue = COLOURS.map((_, colour) => colour).sort(
    (a, b) => (state.market[b] as number) - (state.market[a] as number) || a - b,
  );
  const total = held.reduce((sum, each) => sum + each, 0);
  return [scoreOf(state, seat), total, ...byValue.map((colour) => held[colour] ?? 0)];
}

function compare(merits: readonly (readonly number[])[], a: Seat, b: Seat): number {
  const [of, against] = [merits[a] ?? [], merits[b] ?? []];
  const at = of.findIndex((each, i) => each !== against[i]);
  return at < 0 ? 0 : (against[at] as number) - (of[at] as number);
}
