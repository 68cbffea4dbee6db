import type { Emit } from '@roundhouse/engine';
import { RAILROADS, SHARES_PER_RAILROAD } from '../data/railroads.ts';
import type { Event } from '../events.ts';
import { RAILROAD_COUNT } from '../network.ts';
import { putUp } from '../sale.ts';
import type { State } from '../state.ts';
import type { Move } from './index.ts';

export interface OfferMove {
  readonly kind: 'offer';
  readonly railroad: number;
}

const OFFERS: readonly OfferMove[] = RAILROADS.map((_, railroad) => ({ kind: 'offer', railroad }));

/** Adds an offer for every railroad with a share on offer (G7), if anybody has money to bid (G17). */
export function addOffers(state: State, moves: Move[]): void {
  const { sold, cash } = state;
  let fewest = SHARES_PER_RAILROAD;
  for (let i = 0; i < RAILROAD_COUNT; i++) fewest = Math.min(fewest, sold[i] as number);
  const most = fewest < 2 ? 2 : SHARES_PER_RAILROAD;
  if (fewest === SHARES_PER_RAILROAD || !cash.some((each) => each > 0)) return;
  for (let i = 0; i < RAILROAD_COUNT; i++) {
    if ((sold[i] as number) < most) moves.push(OFFERS[i] as OfferMove);
  }
}

export function applyOffer(state: State, move: OfferMove, emit?: Emit<Event>): void {
  putUp(state, move.railroad, state.decider, emit);
}
