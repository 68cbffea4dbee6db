import { entry } from '@roundhouse/engine/kit';
import { RAILROADS } from '@roundhouse/games/iberian-gauge';
import type { RailroadId, RailroadIndex } from '@roundhouse/games/iberian-gauge';
import type { Livery } from '../../pieces/patterns.ts';

/** Light enough for rails on a dark bed; two letters, so that no railroad looks like a seat. */
export const LOOKS: Readonly<Record<RailroadId, Livery>> = {
  red: { colour: '#cf3f3a', pattern: 'stripe', letter: 'RD' },
  orange: { colour: '#f0a13e', pattern: 'chevron', letter: 'OR' },
  blue: { colour: '#7cc0e8', pattern: 'band', letter: 'BL' },
  purple: { colour: '#b291e6', pattern: 'dot', letter: 'PU' },
  yellow: { colour: '#f3e45b', pattern: 'hatch', letter: 'YE' },
};

const LIVERIES: readonly Livery[] = RAILROADS.map(({ id }) => LOOKS[id]);

export const liveryOf = (railroad: RailroadIndex): Livery => entry(LIVERIES, railroad);
