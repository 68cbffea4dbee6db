import type { Emit } from '@roundhouse/engine';
import { ABOVE_LOWEST, BELOW_HIGHEST, HIGHEST, LOWEST, MARKET_ROWS } from './data/market.ts';
import type { MarketMove } from './data/cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const LAST_ROW = MARKET_ROWS.length - 1;

/** What a good is worth after its cube has moved by rows. */
export function valueAfter(value: number, steps: number): number {
  const row = value === HIGHEST ? LAST_ROW : value; // T2: one row from 11 to 14
  return MARKET_ROWS[Math.max(0, Math.min(LAST_ROW, row + steps))] ?? 0; // T3
}

/** What all goods are worth after a card's moves. */
export function marketAfter(
  market: readonly number[],
  moves: readonly MarketMove[],
): readonly number[] {
  const moved = { market: [...market] };
  for (const { good, steps } of moves) moveCube(moved, good, steps);
  return moved.market;
}

type WithMarket = Pick<State, 'market'>;

/** Moves a good's cube by rows; a cube that enters an end row bumps the one that was there. */
export function moveCube(state: WithMarket, good: number, steps: number, emit?: Emit<Event>): void {
  const from = state.market[good] ?? 0;
  const value = valueAfter(from, steps);
  if (value === from) return;
  state.market[good] = value;
  emit?.({ kind: 'market-moved', to: 'all', good, from, value });
  if (value === HIGHEST) bump(state, good, BELOW_HIGHEST, emit);
  if (value === LOWEST) bump(state, good, ABOVE_LOWEST, emit);
}

// T4: the rows next to the ends hold any number, so a bump ends there.
function bump(state: WithMarket, arrival: number, value: number, emit?: Emit<Event>): void {
  const from = state.market[arrival] ?? 0;
  for (let good = 0; good < state.market.length; good++) {
    if (good === arrival || state.market[good] !== from) continue;
    state.market[good] = value;
    emit?.({ kind: 'market-bumped', to: 'all', good, from, value });
  }
}
