import { DIAL_CHANGES, engineBonus, STOCKS_PER_COLOUR } from '@roundhouse/games/iron-horses-rael';
import type { Event } from '@roundhouse/games/iron-horses-rael';
import type { JSX } from 'preact';
import { Chip, LiveryShape } from '../../pieces/LiveryShape.tsx';
import { words as house } from '../../words/words.ts';
import { Car } from './Car.tsx';
import { Dial } from './Dial.tsx';
import { labelOf } from './labels.ts';
import { liveryOf } from './liveries.ts';
import { cardName, changesText, say } from './say.ts';
import type { RaelScene } from './say.ts';

/** One depot on the map: its sign, its dial, the stocks that are left, and the train that stands in it. */
export function Station({
  scene,
  region,
  position,
}: {
  scene: RaelScene;
  region: number;
  /** Where the dial would lie, while a turn of it is looked at. */
  position: number | undefined;
}): JSX.Element {
  const { view } = scene;
  const words = say();
  const now = view.positions[region] ?? 0;
  const dial = view.dials[region] ?? 0;
  const train = view.depots[region] ?? [];
  const moves = scene.moves.filter(
    (move) =>
      (move.kind === 'deliver' && move.region === region) ||
      (move.kind === 'rotate' && view.train?.region === region),
  );
  const about = words.stationAbout(
    words.station(region),
    train.length === 0 ? words.depotFree : words.depotOf(house().and(train.map(cardName))),
    words.stockLeft(view.supply[region] ?? 0, region),
    words.dial(changesText(DIAL_CHANGES[dial]?.[now] ?? [])),
  );
  const [first] = moves;
  const offered = scene.offer(
    moves,
    first?.kind === 'deliver' ? labelOf(first, scene) : words.turning.title(words.station(region)),
  );
  return (
    <div
      class={stationClass(scene, region)}
      data-why={`station:${region}`}
      title={about}
      {...(first ? offered : { role: 'group', 'aria-label': about })}
    >
      <Dial dial={dial} position={position ?? now} turned={position !== undefined} />
      <div class="station-sign">
        <Chip livery={liveryOf(region)} size={22} />
        <b>{words.station(region)}</b>
        <small>{words.region(region)}</small>
      </div>
      <Stocks left={view.supply[region] ?? 0} region={region} />
      <Depot train={train} bonus={view.train ? engineBonus(view.train.engine, region) : 0} />
    </div>
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
function Stocks({ left, region }: { left: number; region: number }): JSX.Element {
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

const ON_A_TRACK = 3;
const TRACKS = [0, 30];

/** The two tracks of a depot with the cars that stand on them, or what the engine under way would earn here. */
function Depot({ train, bonus }: { train: readonly number[]; bonus: number }): JSX.Element {
  return (
    <svg class="depot" viewBox="0 0 142 60" aria-hidden="true">
      {TRACKS.map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path class="depot-ties" d="M2 27H140" />
          <path class="depot-rail" d="M0 25H142" />
        </g>
      ))}
      {train.length === 0 && (
        <text class="depot-free" x="71" y="14">
          {say().depotFree}
        </text>
      )}
      {train.length === 0 && bonus > 0 && (
        <g class="depot-bonus" transform="translate(71 44)">
          <rect x="-26" y="-12" width="52" height="24" rx="12" />
          <text>{say().gain(bonus)}</text>
        </g>
      )}
      <g class="depot-train">
        {train.map((card, i) => (
          <Car
            key={i}
            card={card}
            x={2 + (i % ON_A_TRACK) * 46}
            y={TRACKS[Math.floor(i / ON_A_TRACK)] ?? 0}
            width={46}
            marked
          />
        ))}
      </g>
    </svg>
  );
}
