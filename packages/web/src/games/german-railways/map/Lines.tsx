import { liveryOf, SLEEPERS } from '../liveries.ts';
import type { Link, Arrivals } from './network.ts';
import { pointOf } from './network.ts';

interface LineProps {
  railroad: number;
  links: readonly Link[];
  arrivals: Arrivals;
  ghost?: boolean;
}

/** Rails and sleepers of one railroad along its links. */
export function Line({ railroad, links, arrivals, ghost = false }: LineProps) {
  if (links.length === 0) return null;
  const d = links
    .map(([a, b]) => {
      const from = pointOf(arrivals, railroad, a);
      const to = pointOf(arrivals, railroad, b);
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    })
    .join('');
  const { colour } = liveryOf(railroad);
  return (
    <g class={ghost ? 'line line-ghost inert' : 'line inert'}>
      <path class="line-bed" d={d} />
      <path class="line-rails" d={d} stroke={colour} />
      <path class="line-gap" d={d} />
      <path class="line-sleepers" d={d} stroke={colour} stroke-dasharray={SLEEPERS[railroad]} />
    </g>
  );
}
