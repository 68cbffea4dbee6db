import { patternFill } from '../../pieces/LiveryShape.tsx';
import { inkOn } from '../../pieces/patterns.ts';
import { GOOD_LOOKS } from './goods.ts';

const BOX = 'M3 0H23a3 3 0 0 1 3 3V23a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Z';

/** A good's silhouette in a 24 × 24 box. */
export function GoodGlyph({ good, fill }: { good: number; fill?: string }) {
  return <path d={GOOD_LOOKS[good]?.glyph} fill-rule="evenodd" {...(fill ? { fill } : {})} />;
}

interface TokenProps {
  good: number;
  x?: number;
  y?: number;
  size?: number;
  /** Would come here. */
  ghost?: boolean;
  /** Came since the viewer's last move. */
  fresh?: boolean;
}

/** A token of a good, 26 × 26: colour, pattern along its edge, silhouette. Inside an SVG. */
export function Token({ good, x = 0, y = 0, size = 26, ghost = false, fresh = false }: TokenProps) {
  const look = GOOD_LOOKS[good];
  if (!look) return null;
  return (
    <g
      class={`token inert${ghost ? ' token-ghost' : ''}${fresh ? ' token-fresh' : ''}`}
      transform={`translate(${x} ${y}) scale(${size / 26})`}
    >
      <path d={BOX} fill={look.colour} />
      <path d={BOX} fill={patternFill(look)} />
      <rect x="3.5" y="3.5" width="19" height="19" rx="2" fill={look.colour} />
      <path class="token-line" d={BOX} />
      <g transform="translate(4 4) scale(0.75)">
        <GoodGlyph good={good} fill={inkOn(look.colour)} />
      </g>
    </g>
  );
}

/** A token as a picture of its own. */
export function TokenPicture({ good, size }: { good: number; size: number }) {
  return (
    <svg class="token-picture" width={size} height={size} viewBox="-1 -1 28 28" aria-hidden="true">
      <Token good={good} />
    </svg>
  );
}
