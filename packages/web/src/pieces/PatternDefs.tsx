import type { JSX } from 'preact';
import { PATTERN_TILES, PATTERN_WIDTHS, PATTERNS } from './patterns.ts';

const INKS = { light: '#ffffff', dark: '#1f2a2e' } as const;

/** The patterns of the house, once per page: `url(#pattern-stripe-light)`, `url(#terrain-hills)` … */
export function PatternDefs(): JSX.Element {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        {PATTERNS.flatMap((name) =>
          Object.entries(INKS).map(([tone, ink]) => (
            <pattern
              key={`${name}-${tone}`}
              id={`pattern-${name}-${tone}`}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
            >
              <path
                d={PATTERN_TILES[name]}
                stroke={ink}
                stroke-opacity="0.5"
                stroke-width={PATTERN_WIDTHS[name]}
                stroke-linecap={name === 'dot' ? 'round' : 'butt'}
                fill="none"
              />
            </pattern>
          )),
        )}
        <pattern id="terrain-hills" width="26" height="18" patternUnits="userSpaceOnUse">
          <path class="engraving" d="M2 11q5-7 10 0M5 14q4-5 8 0M15 5q4-5 8 0" />
        </pattern>
        <pattern id="terrain-mountains" width="22" height="20" patternUnits="userSpaceOnUse">
          <path
            class="engraving"
            d="M1 15L7 4L13 15M7 4L8 15M7 6L5 13M12 18L17 9L22 18M17 9L18 17"
          />
        </pattern>
        <pattern id="terrain-water" width="24" height="7" patternUnits="userSpaceOnUse">
          <path class="engraving" d="M0 2q6-1.4 12 0t12 0M0 5.5h24" />
        </pattern>
        <pattern id="terrain-forest" width="18" height="16" patternUnits="userSpaceOnUse">
          <path class="engraving" d="M4 9l2.5-5L9 9zM6.5 9v2M12 15l2-4l2 4z" />
        </pattern>
        <pattern id="paper-grain" width="40" height="40" patternUnits="userSpaceOnUse">
          <path
            class="grain"
            d="M3 5h6M20 9h9M33 4h4M8 17h11M28 20h8M2 27h9M19 29h5M31 33h7M9 37h8M24 38h3"
          />
        </pattern>
      </defs>
    </svg>
  );
}
