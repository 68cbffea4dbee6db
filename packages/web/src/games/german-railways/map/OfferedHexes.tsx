import { HEXES } from '@roundhouse/games/german-railways';
import type { JSX } from 'preact';
import type { Point } from '../../../pieces/RailTrack.tsx';
import { Roundel } from '../../../pieces/signs.tsx';
import { labelOf } from '../labels.ts';
import { titleOf } from '../say.ts';
import type { GermanScene } from '../say.ts';
import { centreOf, outlineAt } from './geometry.ts';
import type { Visitors } from './network.ts';

/** Where a price stands: in the middle of open country, beside the income in a city. */
export function priceAt(hex: number, { x, y }: Point): Point {
  return (HEXES[hex]?.city ?? -1) < 0 ? { x, y } : { x: x + 15.5, y: y - 11 };
}

/** Every hexagon that may be built next, with its price. */
export function OfferedHexes({
  scene,
  visitors,
}: {
  scene: GermanScene;
  visitors: Visitors;
}): JSX.Element | null {
  const { build } = scene.view;
  if (!build) return null;
  return (
    <>
      {build.open.map(({ hex, price }) => {
        const move = scene.legal.find((each) => each.kind === 'lay' && each.hex === hex);
        const about = titleOf(hex, visitors.get(hex) ?? []);
        return (
          <g
            key={hex}
            class="hex hex-open"
            data-spot={hex}
            data-why={`hex:${hex}`}
            {...scene.offer(move, move ? `${labelOf(move, scene)}. ${about}` : about)}
          >
            <path class="hex-ring" d={outlineAt(hex)} />
            <Roundel {...priceAt(hex, centreOf(hex))} text={price} radius={8.5} tone="offer" />
          </g>
        );
      })}
    </>
  );
}
