import { rankByScore } from '@roundhouse/engine';
import type { Outcome, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { COLOURS } from './data/colours.ts';
import { STOCKS_PER_COLOUR } from './state.ts';
import type { State } from './state.ts';

const DIGIT = STOCKS_PER_COLOUR + 1;

/** What a seat's stocks of each colour bring. */
export function stockWorth(state: State, seat: Seat): number[] {
  return COLOURS.map((_, colour) => colourWorth(state, seat, colour));
}

function colourWorth(state: State, seat: Seat, colour: number): number {
  // R14: a value below 0 counts as 0.
  const value = Math.max(0, state.market[colour] ?? 0);
  const held = stocksOf(state, seat, colour);
  if (state.x2[seat] === colour) return value * held * 2;
  return state.x3[seat] === colour ? value * held * 3 : value * held;
}

function stocksOf(state: State, seat: Seat, colour: number): number {
  return state.stocks[seat * COLOURS.length + colour] ?? 0;
}

/** What a seat has in the end: its money and what its stocks bring. */
export function scoreOf(state: State, seat: Seat): number {
  let score = state.cash[seat] ?? 0;
  for (let colour = 0; colour < COLOURS.length; colour++) score += colourWorth(state, seat, colour);
  return score;
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over' || state.ending === null) return undefined;
  const scores = state.cash.map((_, seat) => scoreOf(state, seat));
  const ranking = rankByScore(scores).flatMap((tied) =>
    tied.length === 1 ? [tied] : breakTie(state, tied),
  );
  return { ranking, scores, reason: state.ending };
}

/** R29: the colours from the most valuable one down, equal ones from red to violet. */
export function coloursByValue(market: readonly number[]): number[] {
  return [...COLOURS.keys()].sort((a, b) => (market[b] ?? 0) - (market[a] ?? 0) || a - b);
}

/** R29: the number of stocks, then the stocks of each colour from the most valuable one down. */
function breakTie(state: State, tied: readonly Seat[]): Seat[][] {
  const byValue = coloursByValue(state.market);
  // The counts as the digits of one number, which compares them all in this order.
  const merits = tied.map((seat) => {
    const held = byValue.map((colour) => stocksOf(state, seat, colour));
    const total = held.reduce((sum, each) => sum + each, 0);
    return held.reduce((merit, each) => merit * DIGIT + each, total);
  });
  return rankByScore(merits).map((group) => group.map((i) => tied[i] ?? NONE));
}
