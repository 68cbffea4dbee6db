import { hasRailwayPolice, useAdvantage } from '../advantage.ts';
import { foilSetback } from '../setbacks.ts';
import { move } from './move.ts';

const CALL_POLICE = { kind: 'railway-police' } as const;

/** Pacific 42 as the target of a setback. */
export const railwayPolice = move({
  kind: 'railway-police',
  fields: {},

  legal(state, seat, list) {
    if (hasRailwayPolice(state, seat)) list.push(CALL_POLICE);
  },

  apply(state, seat, _move, emit) {
    useAdvantage(state, seat, emit);
    foilSetback(state, 'railway-police', emit);
  },
});
