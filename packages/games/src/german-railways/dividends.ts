import type { Emit } from '@roundhouse/engine';
import { add, filled } from '@roundhouse/engine/kit';
import { RAILROAD_COUNT } from './data/railroads.ts';
import type { Event } from './events.ts';
import { isLinked } from './network.ts';
import type { State } from './state.ts';

/** What one share pays: twice the income if its railroad built the new connection, nothing before its link (G2, G3). */
export function dividendOf(income: number, pays: boolean, built: boolean): number {
  if (!pays) return 0;
  return built ? 2 * income : income;
}

/** What one share of each railroad pays when this one has built a new connection. */
export function dividendsPerShare(state: State, builder: number): number[] {
  return state.income.map((income, railroad) =>
    dividendOf(income, isLinked(state, railroad), railroad === builder),
  );
}

/** The bank pays every share. */
export function payDividends(state: State, builder: number, emit?: Emit<Event>): void {
  const perShare = dividendsPerShare(state, builder);
  const received = filled(state.cash.length, 0);
  for (let i = 0; i < state.shares.length; i++) {
    const railroad = i % RAILROAD_COUNT;
    const seat = (i - railroad) / RAILROAD_COUNT;
    add(received, seat, (state.shares[i] ?? 0) * (perShare[railroad] ?? 0));
  }
  for (let seat = 0; seat < received.length; seat++) {
    const amount = received[seat] ?? 0;
    add(state.cash, seat, amount);
    state.bank -= amount;
  }
  emit?.({ kind: 'dividends-paid', to: 'all', builder, perShare, received });
}
