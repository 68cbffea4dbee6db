import { drawBelow } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { filled } from '@roundhouse/engine/kit';
import { RAILROAD_COUNT } from './data/railroads.ts';
import type { State } from './state.ts';

/** A player's income: the total value of the shares. */
export function playerIncome(state: State, seat: Seat): number {
  let income = 0;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    const shares = state.shares[seat * RAILROAD_COUNT + railroad] ?? 0;
    income += shares * (state.income[railroad] ?? 0);
  }
  return income;
}

/** How many markers each seat puts into the bag (G13). */
export function markersOf(state: State): number[] {
  const seats = state.cash.length;
  const markers = filled(seats, 1);
  if (state.turnOrder === 'one-each') return markers;
  const incomes = markers.map((_, seat) => playerIncome(state, seat));
  for (let seat = 0; seat < seats; seat++) markers[seat] = rankIn(incomes, incomes[seat] ?? 0);
  return markers;
}

/** 1 for the highest, 2 for the next lower that is different, and so on. */
function rankIn(incomes: readonly number[], income: number): number {
  let rank = 1;
  for (let seat = 0; seat < incomes.length; seat++) {
    const above = incomes[seat] ?? 0;
    if (above > income && incomes.indexOf(above) === seat) rank++;
  }
  return rank;
}

/** Draws as many of the markers as there are seats, without putting any back. */
export function drawOrder(state: State, markers: readonly number[]): void {
  const left = markers.slice();
  let inBag = left.reduce((sum, count) => sum + count, 0);
  for (let i = 0; i < left.length; i++) {
    let drawn = drawBelow(state.rng, inBag--);
    let seat = 0;
    while (drawn >= (left[seat] ?? 0)) drawn -= left[seat++] ?? 0;
    left[seat] = (left[seat] ?? 0) - 1;
    state.order[i] = seat;
  }
}
