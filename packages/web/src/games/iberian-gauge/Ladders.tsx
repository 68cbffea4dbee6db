import {
  DIVIDEND_ICONS,
  DIVIDEND_TOTALS,
  RAILROADS,
  SHARE_VALUES,
} from '@roundhouse/games/iberian-gauge';
import type { RailroadView } from '@roundhouse/games/iberian-gauge';
import type { JSX } from 'preact';
import { Chip } from '../../pieces/LiveryShape.tsx';
import type { Livery } from '../../pieces/patterns.ts';
import type { OfferProps } from '../../pieces/Offerable.tsx';
import { LIVERIES } from './liveries.ts';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

interface Marker {
  /** The row that it stands on. */
  readonly at: number;
  readonly livery: Livery;
  readonly title: string;
  /** Where it would move: drawn pale at its target. */
  readonly ghost?: boolean;
}
/** The share value and the dividend track, printed like two columns of a timetable, the greatest on top. */
export function Ladders({ scene }: { scene: IberianScene }): JSX.Element {
  const words = say().ladder;
  return (
    <section class="ladders">
      <Ladder
        name={words.value}
        about={words.valueAbout}
        cells={SHARE_VALUES}
        markers={markersOf(scene, valueMarker)}
        offered={(space) => offerOf(scene, SHARE_VALUES[space] ?? 0)}
      />
      <Ladder
        name={words.dividend}
        about={words.dividendAbout}
        cells={DIVIDEND_TOTALS}
        markers={markersOf(scene, dividendMarker)}
        icons={DIVIDEND_ICONS}
      />
    </section>
  );
}

type Place = Pick<Marker, 'at' | 'title'> & { readonly text?: string };

const valueMarker = (railroad: number, of: RailroadView): Place => ({
  at: of.shareValueSpace,
  title: say().ladder.marker(railroadName(railroad), of.shareValue),
});

const dividendMarker = (railroad: number, of: RailroadView): Place => ({
  at: of.dividendSpace,
  text: `${of.dividend}`,
  title: say().ladder.share(
    railroadName(railroad),
    of.dividend,
    DIVIDEND_TOTALS[of.dividendSpace] ?? 0,
    RAILROADS[railroad]?.shares ?? 0,
  ),
});

type Disk = Marker & Pick<Place, 'text'>;

/** The disks as they stand, and pale ones where they would move. */
function markersOf(
  { view, ahead }: IberianScene,
  place: (railroad: number, of: RailroadView) => Place,
): Disk[] {
  return view.railroads.flatMap((of, railroad): Disk[] => {
    const livery = LIVERIES[railroad];
    if (!livery) return [];
    const now = place(railroad, of);
    const later = ahead?.view.railroads[railroad];
    const next = later && place(railroad, later);
    return [
      { ...now, livery },
      ...(next && next.at !== now.at ? [{ ...next, livery, ghost: true }] : []),
    ];
  });
}

function offerOf(scene: IberianScene, value: number): OfferProps {
  const move = scene.legal.find((each) => each.kind === 'set-value' && each.value === value);
  return scene.offer(move, say().ladder.choose(value));
}

function Ladder({
  name,
  about,
  cells,
  markers,
  offered,
  icons = [],
}: {
  name: string;
  about: string;
  cells: readonly number[];
  markers: readonly Disk[];
  offered?: (space: number) => OfferProps;
  icons?: readonly boolean[];
}): JSX.Element {
  return (
    <div class="ladder" data-why="ladder">
      <h3 class="ladder-name" title={about}>
        {name}
      </h3>
      <ol class="ladder-cells" aria-label={about} data-roving="list">
        {cells.map((figure, space) => (
          <li key={space} class={icons[space] ? 'ladder-cell ladder-icon' : 'ladder-cell'}>
            <div class="ladder-row" {...offered?.(space)}>
              <span class="ladder-figure figures">{figure}</span>
              <span class="ladder-disks">
                {markers
                  .filter(({ at }) => at === space)
                  .map((disk) => (
                    <LadderDisk key={`${disk.livery.letter}${disk.ghost}`} disk={disk} />
                  ))}
              </span>
            </div>
            {icons[space] && (
              <svg
                class="ladder-arrow"
                viewBox="0 0 10 8"
                role="img"
                aria-label={say().ladder.icon}
              >
                <title>{say().ladder.icon}</title>
                <path d="M5 0L10 8H0Z" />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function LadderDisk({ disk: { livery, title, text, ghost } }: { disk: Disk }): JSX.Element {
  return (
    <span class={ghost ? 'disk scale-ghost' : 'disk'} title={title}>
      <Chip livery={livery} size={18} title={title} />
      {text && (
        <span class="disk-text figures" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
