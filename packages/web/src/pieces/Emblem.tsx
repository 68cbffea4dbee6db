const SPOKES = Array.from({ length: 16 }, (_, i) => (i * 360) / 16).filter((a) => a % 180 !== 90);

/** The sign of the house: a turntable seen from above. In a box of 100 around its middle. */
export function EmblemShape() {
  return (
    <g class="emblem inert">
      <circle r="44" />
      <circle r="25" />
      {SPOKES.map((angle) => (
        <path key={angle} d="M29 -2.5H41M29 2.5H41" transform={`rotate(${angle})`} />
      ))}
      <path class="emblem-bridge" d="M-5 -25V25M5 -25V25M-5 -18H5M-5 -9H5M-5 0H5M-5 9H5M-5 18H5" />
      <path d="M-5 -29V-41M5 -29V-41M-5 29V41M5 29V41" />
    </g>
  );
}

export function Emblem({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <EmblemShape />
    </svg>
  );
}
