import { fromBits, NONE } from '@roundhouse/engine/kit';
import { payDividends } from '../dividends.ts';
import { endAction, noteChange } from '../round.ts';
import { move } from './move.ts';

const DONE = { kind: 'done' } as const;

export const done = move({
  kind: 'done',
  fields: {},

  /** A build may stop once a locomotive is laid (G8). */
  legal({ build }, _seat, list) {
    if (build.laid > 0) list.push(DONE);
  },

  /** Dividends flow if the build made a direct connection that was not there before it (G2). */
  apply(state, seat, _move, emit) {
    const { railroad, laid, spent, before } = state.build;
    const fresh = (state.partners[railroad] ?? 0) & ~before;
    state.build.railroad = NONE;
    noteChange(state);
    emit?.({
      kind: 'build-ended',
      to: 'all',
      seat,
      railroad,
      laid,
      spent,
      connected: fromBits(fresh),
    });
    if (fresh !== 0) payDividends(state, railroad, emit);
    endAction(state, emit);
  },
});
