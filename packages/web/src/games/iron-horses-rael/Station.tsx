import {
  DIAL_CHANGES,
  engineBonus,
  LONGEST_TRAIN,
  STOCKS_PER_COLOUR,
} from '@roundhouse/games/iron-horses-rael';
import type { Event, View } from '@roundhouse/games/iron-horses-rael';
import { Chip, LiveryShape } from '../../pieces/LiveryShape.tsx';
import { words as house } from '../../words/words.ts';
import { Car } from './Car.tsx';
import { Dial } from './Dial.tsx';
import { labelOf } from './labels.ts';
import { liveryOf } from './liveries.ts';
import { cardName, changesText, say } from './say.ts';
import type { RaelScene } from './say.ts';
import './poster.css';

interface StationProps {
  scene: RaelScene;
  region: number;
  /** Where the dial would lie, while a turn of it is looked at. */
  position: number | undefined;
}

/** One depot on the map: its sign, its dial, the stocks that are left, and the train that stands in it. */
export function Station({ scene, region, position }: StationProps) {
  const { view } = scene;
  const words = say();
  const now = view.positions[region] ?? 0;
  const dial = view.dials[region] ?? 0;
  const train = view.depots[region] ?? [];
  const value = view.market[region] ?? 0;
  const moves = scene.legal.filter(
    (move) =>
      (move.kind === 'deliver' && move.region === region) ||
      (move.kind === 'rotate' && view.train?.region === region),
  );
  const about = aboutStation(view, region);
  const [first] = moves;
  const offered = scene.offer(
    moves,
    `${first?.kind === 'deliver' ? labelOf(first, scene) : words.turning.title(words.station(region))}. ${about}`,
  );
  return (
    <div
      class={stationClass(scene, region)}
      data-ask={`station:${region}`}
      title={about}
      {...(first ? offered : { role: 'img', 'aria-label': about, 'data-spot': '' })}
    >
      <Dial dial={dial} position={position ?? now} turned={position !== undefined} />
      <div class="station-sign">
        <Chip livery={liveryOf(region)} size={22} />
        <b>{words.station(region)}</b>
        <small>{words.region(region)}</small>
      </div>
      <Stocks left={view.supply[region] ?? 0} region={region} />
      <span class="station-value figures" title={words.market.valueAbout(region, value)}>
        {words.market.each} <b>{words.value(value)}</b>
      </span>
      <Depot train={train} bonus={view.train ? engineBonus(view.train.engine, region) : 0} />
    </div>
  );
}

/** Everything at a depot in words. */
export function aboutStation(view: View, region: number): string {
  const words = say();
  const train = view.depots[region] ?? [];
  const dial = DIAL_CHANGES[view.dials[region] ?? 0];
  return words.stationAbout(
    words.station(region),
    train.length === 0 ? words.depotFree : words.depotOf(house().and(train.map(cardName))),
    words.stockLeft(view.supply[region] ?? 0, region),
    words.dial(changesText(dial?.[view.positions[region] ?? 0] ?? [])),
  );
}

function stationClass({ view, recent, happening }: RaelScene, region: number): string {
  const arrived = (event: Event): boolean => event.kind === 'delivered' && event.region === region;
  const names = ['station'];
  if (happening.some(arrived)) names.push('station-arriving');
  if (recent.some(arrived)) names.push('station-fresh');
  if (view.train?.region === region) names.push('station-chosen');
  return names.join(' ');
}

const SHARE = 'M1 1H17V13H1Z';

/** The stocks of this colour that can still be taken. */
function Stocks({ left, region }: { left: number; region: number }) {
  return (
    <svg class="station-stocks" viewBox="0 0 60 14" aria-hidden="true">
      {Array.from({ length: STOCKS_PER_COLOUR }, (_, i) => (
        <g key={i} transform={`translate(${i * 20} 0)`}>
          {i < left && <LiveryShape d={SHARE} livery={liveryOf(region)} />}
          <path class={i < left ? 'share' : 'share share-gone'} d={SHARE} />
        </g>
      ))}
    </svg>
  );
}

/** The tracks of a depot with the cars that stand on them, or what the engine under way would earn here. */
function Depot({ train, bonus }: { train: readonly number[]; bonus: number }) {
  return (
    <div class="depot" aria-hidden="true">
      {Array.from({ length: LONGEST_TRAIN }, (_, i) => {
        const card = train[i];
        return (
          <svg key={i} viewBox="0 0 66 38">
            <path class="depot-ties" d="M3 36H66" />
            <path class="depot-rail" d="M0 33.5H66" />
            {card !== undefined && (
              <g class="depot-car">
                <Car card={card} x={1} marked />
              </g>
            )}
          </svg>
        );
      })}
      {train.length === 0 && (
        <span class="depot-free">
          {bonus > 0 ? <b class="depot-bonus figures">{say().gain(bonus)}</b> : say().depotFree}
        </span>
      )}
    </div>
  );
}
