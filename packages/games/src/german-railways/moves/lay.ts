import type { Emit } from '@roundhouse/engine';
import { HEXES } from '../data/board.ts';
import type { Event } from '../events.ts';
import { CITY_OF, place, priceOf, someBuildable } from '../network.ts';
import { add, bitsIn } from '../state.ts';
import type { State } from '../state.ts';
import type { Move } from './index.ts';

export interface LayMove {
  readonly kind: 'lay';
  readonly hex: number;
}

const LAYS: readonly LayMove[] = HEXES.map((_, hex) => ({ kind: 'lay', hex }));

/** Adds every hexagon that the railroad being built may take next. */
export function addLays(state: State, moves: Move[]): void {
  someBuildable(state, state.build.railroad, state.build, (hex) => {
    moves.push(LAYS[hex] as LayMove);
    return false;
  });
}

export function applyLay(state: State, { hex }: LayMove, emit?: Emit<Event>): void {
  const { build } = state;
  const { railroad } = build;
  const price = priceOf(state, railroad, hex, build.rural);
  const incomeFrom = state.income[railroad] as number;
  const before = state.partners[railroad] as number;
  build.laid++;
  build.spent += price;
  if ((CITY_OF[hex] as number) < 0) build.rural++;
  add(state.treasury, railroad, -price);
  state.bank += price;
  place(state, railroad, hex);
  if (emit === undefined) return;
  emit({
    kind: 'track-built',
    to: 'all',
    seat: state.decider,
    railroad,
    hex,
    price,
    treasury: state.treasury[railroad] as number,
    locomotives: state.locomotives[railroad] as number,
    incomeFrom,
    incomeTo: state.income[railroad] as number,
    met: bitsIn((state.partners[railroad] as number) & ~before),
  });
}
