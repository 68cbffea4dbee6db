import { canUpgrade, raiseLocomotive } from '../locomotive.ts';
import { sideOf } from '../state.ts';
import { move } from './move.ts';

const UPGRADE = { kind: 'upgrade' } as const;

export const upgrade = move({
  kind: 'upgrade',
  fields: {},

  legal(state, seat, list) {
    if (canUpgrade(state, sideOf(state, seat))) list.push(UPGRADE);
  },

  apply(state, seat, _move, emit) {
    raiseLocomotive(state, seat, emit);
    state.phase = 'upgraded';
  },
});
