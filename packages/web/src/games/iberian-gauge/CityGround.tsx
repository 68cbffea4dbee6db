import type { Terrain } from '@roundhouse/games/iberian-gauge';
import { OUTLINE, R } from './geography.ts';

/** The four-pointed star of the azulejos, around its middle. */
const STAR = `M0 ${-R * 0.62}Q${R * 0.13} ${-R * 0.13} ${R * 0.62} 0Q${R * 0.13} ${R * 0.13} 0 ${R * 0.62}Q${-R * 0.13} ${R * 0.13} ${-R * 0.62} 0Q${-R * 0.13} ${-R * 0.13} 0 ${-R * 0.62}Z`;

/** What distinguishes a city's hex. */
export function CityGround({ terrain }: { terrain: Terrain }) {
  if (terrain === 'urban') {
    return (
      <g class="inert" transform={`translate(0 ${-R * 0.1})`}>
        <circle class="town" r={R * 0.44} />
        <circle class="town-ring" r={R * 0.3} />
      </g>
    );
  }
  return terrain === 'major' ? (
    <g class="inert">
      <path class="azulejo" d={OUTLINE} transform="scale(0.93)" />
      <circle class="azulejo-ring" r={R * 0.66} />
      <path class="azulejo-star" d={STAR} />
    </g>
  ) : null;
}
