import { rankByScore } from '@roundhouse/engine';
import type { Outcome } from '@roundhouse/engine';
import { ROUTES, SEATS } from './data.ts';
import type { State } from './state.ts';

export const ENDINGS = ['last-round', 'all-passed', 'move-limit'] as const;

/** The two cities of each route, as a set of bits. */
const ENDS = ROUTES.map(({ from, to }) => (1 << from) | (1 << to));

/** How many cities the largest connected network of these routes has. */
export function networkSize(routes: number): number {
  const networks: number[] = [];
  for (let left = routes; left !== 0; left &= left - 1) {
    let cities = ENDS[31 - Math.clz32(left & -left)] as number;
    for (let i = networks.length - 1; i >= 0; i--) {
      const network = networks[i] as number;
      if ((network & cities) === 0) continue;
      cities |= network;
      networks.splice(i, 1);
    }
    networks.push(cities);
  }
  return networks.reduce((largest, cities) => Math.max(largest, countBits(cities)), 0);
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const scores = state.scores.slice();
  return { ranking: rankByScore(scores), scores, reason: reasonOf(state) };
}

function reasonOf(state: State): (typeof ENDINGS)[number] {
  if (state.turnsLeft === 0) return 'last-round';
  return state.passes >= SEATS ? 'all-passed' : 'move-limit';
}
