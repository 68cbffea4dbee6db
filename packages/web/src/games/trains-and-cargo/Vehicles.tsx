import { LetterBadge } from '../../pieces/LiveryShape.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { LOCOMOTIVE_BODY } from '../../pieces/silhouette.ts';
import { ENGINE_LIVERIES } from './goods.ts';
import { Token } from './Token.tsx';

/** Vehicles stand on the rail at this height. */
export const RAIL = 52;

/** The locomotive of a train in an 84 × 58 box, facing left; a dashed outline where there is none. */
export function Engine({ kind, ghost = false }: { kind: number; ghost?: boolean }) {
  const livery = ENGINE_LIVERIES[kind];
  return (
    <g class={ghost ? 'engine-ghost' : ''} transform="translate(82 7.5) scale(-1.28 1.28)">
      {livery ? (
        <>
          <Locomotive livery={{ ...livery, letter: '' }} />
          <g transform="translate(31 18.5) scale(-1 1)">
            <g class="legible">
              <LetterBadge x={0} y={0} radius={5.5} livery={livery} />
            </g>
          </g>
        </>
      ) : (
        <path class="engine-none" d={LOCOMOTIVE_BODY} />
      )}
    </g>
  );
}

/** What stands on one of a carriage's two places. */
export interface Place {
  readonly good?: number;
  readonly ghost?: boolean;
  readonly fresh?: boolean;
  /** What filling this place of a Route Board brings. */
  readonly bonus?: { readonly good: number; readonly count: number };
}

interface WagonProps {
  places: readonly Place[];
  worth: number;
  empty: boolean;
  heavy: boolean;
  doubled: boolean;
}

/** A flat wagon in a 64 × 58 box with its two loads and what they are worth. What is `legible` never gets too small. */
export function Wagon({ places, worth, empty, heavy, doubled }: WagonProps) {
  return (
    <g class={`wagon${empty ? ' wagon-empty' : ''}${heavy ? ' wagon-heavy' : ''}`}>
      <path class="wagon-coupling" d="M-2 41H4M60 41H66" />
      <path class="wagon-deck" d="M3 33H61V45H3Z" />
      <circle class="wagon-wheel" cx="15" cy="47" r="5" />
      <circle class="wagon-wheel" cx="49" cy="47" r="5" />
      {places.map((place, i) => (
        <g key={i} transform={`translate(${5 + i * 28} 7)`}>
          {place.good === undefined ? (
            <rect class="wagon-place" x="2" y="2" width="22" height="24" rx="2" />
          ) : (
            <Token good={place.good} ghost={place.ghost ?? false} fresh={place.fresh ?? false} />
          )}
          {place.good === undefined && place.bonus && (
            <>
              <Token good={place.bonus.good} x={2} y={3} size={22} ghost />
              <g transform="translate(13 14)">
                <text class="wagon-bonus legible">+{place.bonus.count}</text>
              </g>
            </>
          )}
        </g>
      ))}
      {!empty && (
        <g transform="translate(32 39.6)">
          <text class="wagon-worth legible">{worth}</text>
        </g>
      )}
      {doubled && (
        <g transform="translate(53 39)">
          <g class="wagon-double legible">
            <circle r="8" />
            <text>×2</text>
          </g>
        </g>
      )}
    </g>
  );
}
