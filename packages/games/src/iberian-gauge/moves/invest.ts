import type { Emit } from '@roundhouse/engine';
import { RAILROADS } from '../data/railroads.ts';
import type { RailroadIndex } from '../data/railroads.ts';
import { shareValueOf } from '../disks.ts';
import type { Event } from '../events.ts';
import { proceed } from '../rounds.ts';
import type { State } from '../state.ts';
import { buyShare, endPurchase, mayInvest } from '../stock-round.ts';

export interface InvestMove {
  readonly kind: 'invest';
  readonly railroad: RailroadIndex;
}

const INVESTS = RAILROADS.map((_, railroad): InvestMove => ({ kind: 'invest', railroad }));

export function legalInvests(state: State): InvestMove[] {
  return INVESTS.filter(({ railroad }) => mayInvest(state, railroad));
}

export function applyInvest(state: State, { railroad }: InvestMove, emit?: Emit<Event>): void {
  const { seat } = state;
  const space = buyShare(state, railroad);
  const value = shareValueOf(state, railroad);
  emit?.({ kind: 'invested', to: 'all', seat, railroad, value, space });
  endPurchase(state);
  proceed(state, emit);
}
