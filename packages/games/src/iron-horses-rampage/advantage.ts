import type { Emit, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { FIRST_CLASS, FIRST_MASTER, FIRST_REMEDY } from './data/indexes.ts';
import {
  CENTRAL_15,
  CONTINENTAL_89,
  GREAT_LAKES_LOOP,
  GULF_AND_PLAINS,
  NORTH_EAST_LINE,
  PACIFIC_42,
  SOUTHERN_BELT,
  WESTERN_RIDGE,
} from './data/railways.ts';
import { canDraw } from './deck.ts';
import type { Event } from './events.ts';
import { UNUSED, USED, USED_THIS_TURN } from './state.ts';
import type { State } from './state.ts';

/** Whether a player's advantage is not used up. */
export function hasAdvantage(state: State, seat: Seat): boolean {
  const use = state.advantage[seat];
  // P16: First Class gives it back once per turn.
  return use === UNUSED || (use === USED && state.master[seat] === FIRST_CLASS);
}

/**
 * Whether the table lets this player use the advantage now, in the player's own turn. Computed only from what everybody
 * knows, since the turn goes on or ends by it: a hand that holds nothing fitting must not show.
 */
export function advantageIsOpen(state: State, seat: Seat): boolean {
  if (!hasAdvantage(state, seat)) return false;
  switch (state.railway[seat]) {
    case NORTH_EAST_LINE:
      return true;
    case WESTERN_RIDGE:
    case CENTRAL_15:
      return canDraw(state);
    case CONTINENTAL_89:
    case GULF_AND_PLAINS:
      return (state.handSize[seat] ?? 0) > 0;
    case SOUTHERN_BELT:
      return state.setbacks[seat] !== 0;
    case GREAT_LAKES_LOOP:
      return state.discards.some(isRemedy);
    default:
      return false;
  }
}

const isRemedy = (card: number): boolean => card >= FIRST_REMEDY && card < FIRST_MASTER;

/** Whether this player can answer a setback with the Railway Police. */
export function hasRailwayPolice(state: State, seat: Seat): boolean {
  return state.railway[seat] === PACIFIC_42 && hasAdvantage(state, seat);
}

/** Turns the railway card. D4: whoever does so has not passed. */
export function useAdvantage(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.advantage[seat] = USED_THIS_TURN;
  state.acted = true;
  emit?.({ kind: 'advantage-used', to: 'all', seat, railway: state.railway[seat] ?? NONE });
}
