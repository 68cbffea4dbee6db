import type { PlayerView } from '@roundhouse/games/iron-horses-rael';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { LIVERIES } from './liveries.ts';
import { say } from './say.ts';
import type { RaelScene } from './say.ts';
import { stockWorth, timesOf } from './worth.ts';
import './market.css';

const LOWEST = -4;
const HIGHEST = 12;

interface MarketProps {
  scene: RaelScene;
  changes: readonly number[] | undefined;
}

/** The value of each stock on its track, printed like a timetable. `changes`: what a turn of a dial would do. */
export function Market({ scene, changes }: MarketProps) {
  const { view, viewer } = scene;
  const words = say().market;
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  const low = Math.min(LOWEST, ...view.market.map((value) => value - 2));
  const high = Math.max(HIGHEST, ...view.market.map((value) => value + 2));
  return (
    <table class="market" data-ask="exchange">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.title}
          </th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.left}</th>
          {own && <th scope="col">{words.yours}</th>}
        </tr>
      </thead>
      <tbody data-roving="list">
        {LIVERIES.map((_, colour) => (
          <Row
            key={colour}
            scene={scene}
            colour={colour}
            range={[low, high]}
            by={changes?.[colour]}
            own={own}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  scene: RaelScene;
  colour: number;
  range: readonly [number, number];
  by: number | undefined;
  own: PlayerView | undefined;
}

function Row({ scene, colour, range, by, own }: RowProps) {
  const { view } = scene;
  const words = say();
  const livery = LIVERIES[colour];
  const value = view.market[colour] ?? 0;
  const left = view.supply[colour] ?? 0;
  const moved = [...scene.recent, ...scene.happening].some(
    (event) => event.kind === 'market-changed' && (event.changes[colour] ?? 0) !== 0,
  );
  if (!livery) return null;
  return (
    <tr class={moved ? 'market-fresh' : ''} data-ask={`stock:${colour}`}>
      <th scope="row" data-spot="">
        <Chip livery={livery} size={20} title={words.colour(colour)} />
      </th>
      <td class="market-lane">
        <Lane value={value} by={by} colour={livery.colour} range={range} />
      </td>
      <td class="figures" title={words.market.valueAbout(colour, value)}>
        <b class={value < 0 ? 'market-below' : ''}>{words.signed(value).replace('+', '')}</b>
        {by !== undefined && by !== 0 && (
          <span class="market-would" title={words.market.wouldBe(value + by)}>
            {words.signed(by)}
          </span>
        )}
      </td>
      <td
        class={left === 1 ? 'figures market-last' : 'figures'}
        title={words.market.leftAbout(left)}
      >
        {left}
      </td>
      {own && <Yours own={own} colour={colour} value={value} />}
    </tr>
  );
}

function Yours({ own, colour, value }: { own: PlayerView; colour: number; value: number }) {
  const held = own.stocks[colour] ?? 0;
  const times = timesOf(own, colour);
  const worth = stockWorth(own, colour, value);
  return (
    <td class="figures" title={say().market.yoursAbout(held, times, worth)}>
      {held}
      {times > 1 && <small class="market-times">×{times}</small>}
    </td>
  );
}

const LANE = 160;

interface LaneProps {
  value: number;
  by: number | undefined;
  colour: string;
  range: readonly [number, number];
}

/** A row of places from the lowest to the highest value, with a marker and its ghost. */
function Lane({ value, by, colour, range: [low, high] }: LaneProps) {
  const at = (place: number): number => 6 + ((place - low) * (LANE - 12)) / (high - low);
  const places = Array.from({ length: high - low + 1 }, (_, i) => `M${at(low + i).toFixed(1)} 7v4`);
  return (
    <svg viewBox={`0 0 ${LANE} 18`} aria-hidden="true">
      <path class="lane-line" d={`M6 9H${LANE - 6}${places.join('')}`} />
      <path class="lane-zero" d={`M${at(0)} 2V16`} />
      {by !== undefined && by !== 0 && (
        <>
          <path class="lane-way" d={`M${at(value)} 9H${at(value + by)}`} />
          <circle class="lane-ghost" cx={at(value + by)} cy="9" r="5.5" />
        </>
      )}
      <g class="lane-marker" style={{ transform: `translateX(${at(value)}px)` }}>
        <circle cy="9" r="6" fill={colour} />
      </g>
    </svg>
  );
}
