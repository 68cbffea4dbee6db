import type { Seat } from '../game.ts';
import { NONE } from './entries.ts';

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: (readonly Seat[])[] = [];

/** This seat as the only one to decide, the same list each time; nobody for NONE. */
export function onlySeat(seat: Seat): readonly Seat[] {
  // Not by its index: a list that is once asked for entry -1 is looked up as slowly as a dictionary from then on.
  if (seat === NONE) return NOBODY;
  return ALONE[seat] ?? makeAlone(seat);
}

function makeAlone(seat: Seat): readonly Seat[] {
  while (ALONE.length <= seat) ALONE.push([ALONE.length]);
  return onlySeat(seat);
}
