import type { Emit } from '@roundhouse/engine';
import { beginBuildRound, findBuilder } from './build-round.ts';
import { ROUNDS } from './data/tracks.ts';
import type { Event } from './events.ts';
import { worthOf } from './score.ts';
import type { State } from './state.ts';
import { beginStockRound, findBuyer } from './stock-round.ts';

/** Goes on to the next decision, through the ends of rounds, or to the end of the match. */
export function proceed(state: State, emit?: Emit<Event>): void {
  for (;;) {
    const stock = ROUNDS[state.round] === 'stock';
    if (stock ? findBuyer(state, emit) : findBuilder(state, emit)) return;
    state.round++;
    const roundKind = ROUNDS[state.round];
    if (roundKind === undefined) {
      state.phase = 'over';
      const worth = state.cash.map((_, seat) => worthOf(state, seat));
      emit?.({ kind: 'match-ended', to: 'all', worth });
      return;
    }
    emit?.({ kind: 'round-began', to: 'all', round: state.round, roundKind });
    if (roundKind === 'stock') beginStockRound(state);
    else beginBuildRound(state);
  }
}
