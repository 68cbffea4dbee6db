import type { Emit, Seat } from '@roundhouse/engine';
import { add, hasBit, NONE, withBit } from '@roundhouse/engine/kit';
import { MOST_SHARES, RAILROAD_COUNT, SHARES } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import { LOWEST_START, ROUNDS } from './data/tracks.ts';
import { shareValueOf } from './disks.ts';
import type { Event } from './events.ts';
import { payTreasury } from './money.ts';
import type { State } from './state.ts';

export function beginStockRound(state: State): void {
  state.phase = 'stock';
  state.seat = state.priorityDeal;
  state.passes = 0;
}

/** Whether the seat in turn may buy the first share of this railroad. */
export function mayStart(state: State, railroad: RailroadIndex): boolean {
  return (
    state.sold[railroad] === 0 &&
    (state.cash[state.seat] ?? 0) >= LOWEST_START &&
    (state.cubes[state.seat] ?? 0) > 0
  );
}

/** Whether the seat in turn may buy a further share of this railroad (2.3, 2.4, I4, I12). */
export function mayInvest(state: State, railroad: RailroadIndex): boolean {
  const sold = state.sold[railroad] ?? 0;
  return (
    sold > 0 &&
    sold < (SHARES[railroad] ?? 0) &&
    !hasBit(state.bought[state.seat] ?? 0, railroad) &&
    (state.cash[state.seat] ?? 0) >= shareValueOf(state, railroad) &&
    (state.cubes[state.seat] ?? 0) > 0
  );
}

/** Pays the share value and puts the cube on the topmost free space; answers which. */
export function buyShare(state: State, railroad: RailroadIndex): number {
  const { seat } = state;
  const space = state.sold[railroad] ?? 0;
  payTreasury(state, seat, railroad, shareValueOf(state, railroad));
  state.holders[railroad * MOST_SHARES + space] = seat;
  add(state.sold, railroad, 1);
  add(state.shares, seat * RAILROAD_COUNT + railroad, 1);
  add(state.cubes, seat, -1);
  state.bought[seat] = withBit(state.bought[seat] ?? 0, railroad);
  return space;
}

export function endPurchase(state: State): void {
  state.phase = 'stock';
  state.railroad = NONE;
  state.passes = 0;
  state.seat = seatAfter(state, state.seat);
}

export function passTurn(state: State, forced: boolean, emit?: Emit<Event>): void {
  emit?.({ kind: 'passed', to: 'all', seat: state.seat, forced });
  state.passes++;
  state.seat = seatAfter(state, state.seat);
}

/** I14: goes on to the next seat that can buy; false when the round has ended. */
export function findBuyer(state: State, emit?: Emit<Event>): boolean {
  while (state.passes < state.seatCount) {
    if (canBuy(state)) return true;
    passTurn(state, true, emit);
  }
  state.priorityDeal = nextPriorityDeal(state);
  state.bought.fill(0);
  emit?.({ kind: 'priority-deal-taken', to: 'all', seat: state.seat });
  return false;
}

/** I5: who takes the Priority Deal if nobody buys any more: whoever began the run of passes, or would begin it. */
export function nextPriorityDeal(state: State): Seat {
  if (ROUNDS[state.round] !== 'stock') return state.priorityDeal;
  const { seat, seatCount, passes } = state;
  return state.phase === 'stock' ? (seat - passes + seatCount) % seatCount : seatAfter(state, seat);
}

function canBuy(state: State): boolean {
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    if (mayStart(state, railroad) || mayInvest(state, railroad)) return true;
  }
  return false;
}

function seatAfter(state: State, seat: Seat): Seat {
  return seat + 1 === state.seatCount ? 0 : seat + 1;
}
