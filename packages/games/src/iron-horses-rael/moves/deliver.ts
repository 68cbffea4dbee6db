import { COLOURS } from '../data/colours.ts';
import { LONGEST_TRAIN, NONE } from '../state.ts';
import type { State } from '../state.ts';
import type { MoveList } from './move-list.ts';

/** Chooses the region that the finished train goes to. */
export interface DeliverMove {
  readonly kind: 'deliver';
  readonly region: number;
}

const DELIVERIES = COLOURS.map((_, region): DeliverMove => ({ kind: 'deliver', region }));

/** R10: any region whose depot is free. */
export function legalDeliveries(state: State, moves: MoveList<DeliverMove>): void {
  for (let region = 0; region < COLOURS.length; region++) {
    if (state.depots[region * LONGEST_TRAIN] === NONE) {
      moves.push(DELIVERIES[region] as DeliverMove);
    }
  }
}

export function applyDeliver(state: State, { region }: DeliverMove): void {
  state.region = region;
  state.phase = 'rotate';
}
