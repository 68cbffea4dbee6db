import { itemOf } from '@roundhouse/engine';
import { someBuildable } from '../building.ts';
import { RAILROAD_COUNT, RAILROAD_IDS, RAILROADS } from '../data/railroads.ts';
import { noBuild } from '../state.ts';
import { move } from './move.ts';

const BUILD = RAILROADS.map((_, railroad) => ({ kind: 'build', railroad }) as const);
const FRESH = noBuild();
const any = (): boolean => true;

export const build = move({
  kind: 'build',
  fields: { railroad: itemOf(RAILROAD_IDS) },

  /** For every railroad of which the seat owns a share and which can lay at least one locomotive (G8). */
  legal(state, seat, list) {
    for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
      if (state.shares[seat * RAILROAD_COUNT + railroad] === 0) continue;
      if (someBuildable(state, railroad, FRESH, any)) list.push(BUILD[railroad]);
    }
  },

  apply(state, seat, { railroad }, emit) {
    state.phase = 'build';
    state.build = { railroad, laid: 0, spent: 0, rural: 0, before: state.partners[railroad] ?? 0 };
    emit?.({ kind: 'build-begun', to: 'all', seat, railroad });
  },
});
