import { PATTERN_TILES, PATTERN_WIDTHS, PATTERNS } from './patterns.ts';

const INKS = { light: '#ffffff', dark: '#1f2a2e' } as const;

/** The patterns of the house, once per page: `url(#pattern-stripe-light)`, `url(#paper-grain)` … */
export function PatternDefs() {
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
