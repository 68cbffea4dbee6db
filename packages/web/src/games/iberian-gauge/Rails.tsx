import type { HexIndex, RailroadIndex } from '@roundhouse/games/iberian-gauge';
import { LetterBadge } from '../../pieces/LiveryShape.tsx';
import { RailTrack } from '../../pieces/RailTrack.tsx';
import { R } from './geography.ts';
import { liveryOf } from './liveries.ts';
import { anchorOf, besideOf, edgesOf } from './network.ts';
import type { Occupants, Trackage } from './network.ts';

const GAUGE = R * 0.13;

interface RailsProps {
  railroads: readonly Trackage[];
  occupants: Occupants;
  /** Hexes with track that others have laid since the viewer's last move: `railroad:hex`. */
  fresh: ReadonlySet<string>;
}

/** All track: rails between neighbouring hexes of one railroad, and a badge for each locomotive. */
export function Rails({ railroads, occupants, fresh }: RailsProps) {
  return (
    <g>
      {railroads.map(({ track }, railroad) => (
        <Lines key={railroad} railroad={railroad} track={track} occupants={occupants} />
      ))}
      {railroads.map(({ track }, railroad) =>
        track.map((hex) => (
          <Badge
            key={`${railroad}:${hex}`}
            railroad={railroad}
            hex={hex}
            occupants={occupants}
            fresh={fresh.has(`${railroad}:${hex}`)}
          />
        )),
      )}
    </g>
  );
}

interface LinesProps {
  railroad: RailroadIndex;
  track: readonly HexIndex[];
  occupants: Occupants;
}

function Lines({ railroad, track, occupants }: LinesProps) {
  return (
    <g>
      {edgesOf(track).map(([a, b]) => (
        <RailTrack
          key={`${a}-${b}`}
          from={anchorOf(occupants, railroad, a)}
          to={anchorOf(occupants, railroad, b)}
          livery={liveryOf(railroad)}
          gauge={GAUGE}
        />
      ))}
    </g>
  );
}

interface BadgeProps {
  railroad: RailroadIndex;
  hex: HexIndex;
  occupants: Occupants;
  fresh?: boolean;
}

/** A locomotive on the map. */
export function Badge({ railroad, hex, occupants, fresh = false }: BadgeProps) {
  const { x, y } = anchorOf(occupants, railroad, hex);
  const radius = (occupants.get(hex)?.length ?? 0) > 3 ? R * 0.29 : R * 0.36;
  return (
    <g class={fresh ? 'engine engine-fresh inert' : 'engine inert'}>
      {fresh && <circle class="engine-glow" cx={x} cy={y} r={radius + 4} />}
      <circle class="engine-rim" cx={x} cy={y} r={radius + 1.4} />
      <LetterBadge x={x} y={y} radius={radius} livery={liveryOf(railroad)} />
    </g>
  );
}

interface GhostRailsProps {
  railroad: RailroadIndex;
  hex: HexIndex;
  before: readonly HexIndex[];
  after: Occupants;
}

/** Where a locomotive would stand, with the rails it would join. */
export function GhostRails({ railroad, hex, before, after }: GhostRailsProps) {
  const livery = liveryOf(railroad);
  const to = anchorOf(after, railroad, hex);
  return (
    <g class="ghost inert">
      {besideOf(hex, new Set(before)).map((own) => (
        <RailTrack
          key={own}
          from={anchorOf(after, railroad, own)}
          to={to}
          livery={livery}
          gauge={GAUGE}
        />
      ))}
      <circle class="engine-rim" cx={to.x} cy={to.y} r={R * 0.36 + 1.4} />
      <LetterBadge x={to.x} y={to.y} radius={R * 0.36} livery={livery} />
    </g>
  );
}
