import type { View } from '@roundhouse/games/german-railways';
import { useMemo } from 'preact/hooks';
import { inkOn } from '../../../pieces/patterns.ts';
import { Roundel } from '../../../pieces/signs.tsx';
import type { SeatInfo } from '../../game-ui.ts';
import { labelOf } from '../labels.ts';
import { payoutOf } from '../prospect.ts';
import { titleOf } from '../say.ts';
import type { GermanScene } from '../say.ts';
import { centreOf, outlineAt } from './geometry.ts';
import type { Plate } from './names.ts';
import type { Arrivals } from './network.ts';
import { Pin } from './Pin.tsx';
import { flagsAt, pricesAt, priceSpot } from './places.ts';
import type { Spot } from './places.ts';

const RADIUS = 9.5;

/** Every hexagon that may be built next. */
export function OfferedHexes({ scene, arrivals }: { scene: GermanScene; arrivals: Arrivals }) {
  const { build } = scene.view;
  if (!build) return null;
  return (
    <>
      {build.open.map(({ hex }) => {
        const move = scene.legal.find((each) => each.kind === 'lay' && each.hex === hex);
        const about = titleOf(hex, arrivals.get(hex) ?? []);
        return (
          <g
            key={hex}
            class="hex hex-open"
            data-spot={hex}
            data-ask={`hex:${hex}`}
            {...scene.offer(move, move ? `${labelOf(move, scene)}. ${about}` : about)}
          >
            <path class="hex-ring" d={outlineAt(hex)} />
          </g>
        );
      })}
    </>
  );
}

const CELL = 33;
const LINE = 15;

interface PricesProps {
  scene: GermanScene;
  view: View;
  plates: readonly Plate[];
}

/**
 * What each open hexagon costs, and on those that would connect what everybody would be paid: in the build that goes on,
 * or in the one that a railroad under the pointer would begin.
 */
export function Prices({ scene, view, plates }: PricesProps) {
  const open = view.build?.open ?? [];
  const hexes = open.map(({ hex }) => hex);
  const at = useMemo(() => pricesAt(hexes, plates), [hexes.join(), plates]);
  return (
    <g class="inert">
      {open.map(({ hex, price }, i) => (
        <Pin key={hex} at={centreOf(hex)}>
          <Roundel x={at[i]?.x ?? 0} y={at[i]?.y ?? 0} text={price} radius={RADIUS} tone="offer" />
        </Pin>
      ))}
      <Payouts
        scene={scene}
        view={view}
        plates={plates}
        prices={hexes.map((hex, i) => priceSpot(hex, at[i] ?? { x: 0, y: 0 }))}
      />
    </g>
  );
}

interface PayoutsProps extends PricesProps {
  prices: readonly Spot[];
}

function Payouts({ scene, view, plates, prices }: PayoutsProps) {
  const paying = (view.build?.open ?? []).flatMap(({ hex }) => {
    const received = payoutOf(view, hex);
    return received ? [{ hex, received }] : [];
  });
  const columns = Math.min(3, view.players.length);
  const rows = Math.ceil(view.players.length / columns);
  const size = { width: columns * CELL + 4, height: rows * LINE + 4 };
  const hexes = paying.map(({ hex }) => hex);
  const places = flagsAt(hexes, size, plates, prices);
  return (
    <>
      {paying.map(({ hex, received }, i) => {
        const { x, y } = places[i] ?? { x: 0, y: 0 };
        return (
          <Pin key={hex} at={centreOf(hex)} class="flag detail-1">
            <path class="flag-pole" d={`M0 0L${x} ${y}`} />
            <circle class="flag-foot" r="3" />
            <g transform={`translate(${x - size.width / 2} ${y - size.height / 2})`}>
              <rect class="flag-sheet" {...size} rx="3" />
              {received.map((amount, seat) => (
                <Paid
                  key={seat}
                  info={scene.seats[seat]}
                  amount={amount}
                  x={2 + (seat % columns) * CELL}
                  y={2 + Math.floor(seat / columns) * LINE}
                />
              ))}
            </g>
          </Pin>
        );
      })}
    </>
  );
}

interface PaidProps {
  info: SeatInfo | undefined;
  amount: number;
  x: number;
  y: number;
}

function Paid({ info, amount, x, y }: PaidProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="13" height="13" y="1" rx="2" fill={info?.colour} />
      <text class="flag-letter" x="6.5" y="7.5" fill={inkOn(info?.colour ?? '#000000')}>
        {info?.letter}
      </text>
      <text class="flag-amount" x="16" y="7.5">
        {amount}
      </text>
    </g>
  );
}
