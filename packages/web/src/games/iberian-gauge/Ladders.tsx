import {
  DIVIDEND_ICONS,
  DIVIDENDS,
  RAILROADS,
  SHARE_VALUES,
} from '@roundhouse/games/iberian-gauge';
import type { RailroadIndex, RailroadView } from '@roundhouse/games/iberian-gauge';
import { Chip } from '../../pieces/LiveryShape.tsx';
import type { Livery } from '../../pieces/patterns.ts';
import type { OfferProps } from '../../pieces/Offerable.tsx';
import { words as house } from '../../words/words.ts';
import { liveryOf } from './liveries.ts';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

/** A disk, on a space of its railroad's column. */
interface Disk {
  readonly space: number;
  readonly railroad: RailroadIndex;
  readonly livery: Livery;
  readonly title: string;
  /** Where it would move: drawn pale at its target. */
  readonly ghost: boolean;
}

/** Railroads with the same figures on every space. */
interface Column {
  readonly railroads: readonly RailroadIndex[];
  readonly figures: readonly number[];
}

const VALUES: readonly Column[] = [{ railroads: [...RAILROADS.keys()], figures: SHARE_VALUES }];

/** Railroads with equally many shares pay the same for each. */
const PAYOUTS: readonly Column[] = [...new Set(RAILROADS.map(({ shares }) => shares))].map(
  (shares) => {
    const railroads = [...RAILROADS.keys()].filter((each) => RAILROADS[each]?.shares === shares);
    return { railroads, figures: DIVIDENDS[railroads[0] ?? 0] ?? [] };
  },
);

/** The share value and the dividend track, printed like a timetable, the greatest on top. */
export function Ladders({ scene }: { scene: IberianScene }) {
  const words = say().ladder;
  return (
    <section class="ladders">
      <Ladder
        ask="ladder:0"
        name={words.value}
        about={words.valueAbout}
        columns={VALUES}
        disks={disksOf(scene, valueDisk)}
        offered={(space) => offerOf(scene, SHARE_VALUES[space] ?? 0)}
      />
      <Ladder
        ask="ladder:1"
        name={words.dividend}
        about={words.dividendAbout}
        columns={PAYOUTS}
        disks={disksOf(scene, dividendDisk)}
        icons={DIVIDEND_ICONS}
        aboutSpace={payoutsOf}
      />
    </section>
  );
}

/** What a share of every railroad pays on a space of the dividend track, in words. */
function payoutsOf(space: number): string {
  const words = say().ladder;
  return words.space(
    PAYOUTS.map(({ railroads, figures }) =>
      words.pays(house().and(railroads.map(railroadName)), figures[space] ?? 0),
    ).join(', '),
  );
}

type Place = Pick<Disk, 'space' | 'title'>;

const valueDisk = (railroad: RailroadIndex, of: RailroadView): Place => ({
  space: of.shareValueSpace,
  title: say().ladder.marker(railroadName(railroad), of.shareValue),
});

const dividendDisk = (railroad: RailroadIndex, of: RailroadView): Place => ({
  space: of.dividendSpace,
  title: say().ladder.share(railroadName(railroad), of.dividend),
});

/** The disks as they stand, and pale ones where they would move. */
function disksOf(
  { view, ahead }: IberianScene,
  place: (railroad: RailroadIndex, of: RailroadView) => Place,
): Disk[] {
  return view.railroads.flatMap((of, railroad): Disk[] => {
    const livery = liveryOf(railroad);
    const now = place(railroad, of);
    const later = ahead?.view.railroads[railroad];
    const next = later && place(railroad, later);
    return [
      { ...now, railroad, livery, ghost: false },
      ...(next && next.space !== now.space ? [{ ...next, railroad, livery, ghost: true }] : []),
    ];
  });
}

function offerOf(scene: IberianScene, value: number): OfferProps {
  const move = scene.legal.find((each) => each.kind === 'set-value' && each.value === value);
  return scene.offer(move, say().ladder.choose(value));
}

function Ladder({
  ask,
  name,
  about,
  columns,
  disks,
  offered,
  icons = [],
  aboutSpace,
}: {
  ask: string;
  name: string;
  about: string;
  columns: readonly Column[];
  disks: readonly Disk[];
  offered?: (space: number) => OfferProps;
  icons?: readonly boolean[];
  aboutSpace?: (space: number) => string;
}) {
  return (
    <div class="ladder" data-ask={ask}>
      <h3 class="ladder-name" title={about}>
        {name}
      </h3>
      {columns.length > 1 && <Heads columns={columns} />}
      <ol class="ladder-cells" aria-label={about} data-roving="list">
        {(columns[0]?.figures ?? []).map((_, space) => (
          <li key={space} class={icons[space] ? 'ladder-cell ladder-icon' : 'ladder-cell'}>
            <div class="ladder-row" title={aboutSpace?.(space)} data-spot="" {...offered?.(space)}>
              {aboutSpace && <span class="sr-only">{aboutSpace(space)}</span>}
              {columns.map((column, i) => (
                <Square key={i} column={column} space={space} disks={disks} hidden={aboutSpace} />
              ))}
            </div>
            {icons[space] && <Icon />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Whose figures stand in which column. */
const Heads = ({ columns }: { columns: readonly Column[] }) => (
  <div class="ladder-heads" aria-hidden="true">
    {columns.map(({ railroads }, i) => (
      <span key={i} class="ladder-head">
        {railroads.map((railroad) => (
          <Chip key={railroad} livery={liveryOf(railroad)} size={14} />
        ))}
      </span>
    ))}
  </div>
);

interface SquareProps {
  column: Column;
  space: number;
  disks: readonly Disk[];
  hidden: unknown;
}

/** One column of a space: its figure and the disks that stand on it. */
function Square({ column: { railroads, figures }, space, disks, hidden }: SquareProps) {
  const here = disks.filter((disk) => disk.space === space && railroads.includes(disk.railroad));
  return (
    <span class="ladder-square">
      <span class="ladder-figure figures" aria-hidden={hidden ? true : undefined}>
        {figures[space]}
      </span>
      <span class="ladder-disks">
        {here.map(({ livery, title, ghost }) => (
          <span
            key={`${livery.letter}${ghost}`}
            class={ghost ? 'disk scale-ghost' : 'disk'}
            title={title}
          >
            <Chip livery={livery} size={18} title={title} />
          </span>
        ))}
      </span>
    </span>
  );
}

const Icon = () => (
  <svg class="ladder-arrow" viewBox="0 0 10 8" role="img" aria-label={say().ladder.icon}>
    <title>{say().ladder.icon}</title>
    <path d="M5 0L10 8H0Z" />
  </svg>
);
