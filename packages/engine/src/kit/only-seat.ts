import type { Seat } from '../game.ts';
import { NONE } from './entries.ts';

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: (readonly Seat[])[] = [];

/** This seat as the only one to decide, the same list each time; nobody for NONE. */
export function onlySeat(seat: Seat): readonly Seat[] {
  return ALONE[seat] ?? makeAlone(seat);
}

function makeAlone(seat: Seat): readonly Seat[] {
  if (seat === NONE) return NOBODY;
  while (ALONE.length <= seat) ALONE.push([ALONE.length]);
  return onlySeat(seat);
}
