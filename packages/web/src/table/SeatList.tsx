import type { Seat } from '@roundhouse/engine';
import type { ComponentChildren } from 'preact';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { Chip } from '../pieces/LiveryShape.tsx';
import { askable } from '../pieces/Offerable.tsx';
import { levelText } from '../words/level-text.ts';
import { words } from '../words/words.ts';
import { SheetHead } from './Docks.tsx';
import { Drawn } from './Drawn.tsx';
import { Icon } from './Icon.tsx';
import { useSheets } from './sheets.ts';

interface SeatListProps {
  ui: AnyGameUi;
  scene: AnyScene;
  note?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** All seats with everything public, the viewer first, then around the table; and the line of chips that stands for them. */
export function SeatList({ ui, scene, note }: SeatListProps) {
  const first = scene.viewer === 'spectator' ? 0 : scene.viewer;
  const order = scene.seats.map((_, i) => (first + i) % scene.seats.length);
  const say = words().table;
  return (
    <>
      <SeatStrip ui={ui} scene={scene} order={order} />
      <aside class="seats" tabIndex={0} aria-label={say.seats} data-part="seats" data-sheet="seats">
        <h2 class="sr-only">{say.seats}</h2>
        <SheetHead name={say.seats} />
        <ul data-roving="list">
          {order.map((seat) => (
            <SeatCard key={seat} ui={ui} scene={scene} seat={seat} note={note?.(seat)} />
          ))}
        </ul>
      </aside>
    </>
  );
}

/** With more than this each seat has little room in a line. */
const MANY = 4;
/** More than this don't fit into a column. */
const MOST_IN_COLUMN = 5;

/** How the seats stand where there is room for either. So many that not all would be in sight stand in a line. */
export const seatsAs = ({ seats }: AnyGameUi, scene: AnyScene): AnyGameUi['seats'] =>
  scene.seats.length > MOST_IN_COLUMN ? 'line' : seats;

interface SeatStripProps {
  ui: AnyGameUi;
  scene: AnyScene;
  order: readonly Seat[];
}

/** Every seat in one line: who, the score, and what else matters most. It opens the whole seats. */
function SeatStrip({ ui, scene, order }: SeatStripProps) {
  const { open, toggle } = useSheets();
  return (
    <button
      type="button"
      class="seat-strip"
      data-count={order.length}
      aria-expanded={open === 'seats'}
      onClick={() => toggle('seats')}
    >
      <span class="sr-only">{words().table.seats}: </span>
      {order.map((seat) => (
        <SeatChip key={seat} ui={ui} scene={scene} seat={seat} />
      ))}
    </button>
  );
}

interface SeatChipProps {
  ui: AnyGameUi;
  scene: AnyScene;
  seat: Seat;
}

function SeatChip({ ui, scene, seat }: SeatChipProps) {
  const info = scene.seats[seat];
  const say = words();
  const toMove = scene.deciders.includes(seat);
  const { score, facts = [] } = ui.seatChip?.(scene, seat) ?? {
    score: numberAt(ui, scene, seat),
  };
  return (
    <span class={toMove ? 'seat-chip seat-chip-turn' : 'seat-chip'}>
      <span class="seat-chip-inside">
        <span class="seat-chip-main">
          {info && <Chip livery={info} size={scene.seats.length > MANY ? 16 : 20} />}
          <span class="seat-chip-name">{info?.name}</span>
          {toMove && <span class="sr-only"> {say.table.turn} </span>}
          {score !== undefined && (
            <strong class="figures" title={ui.standingName?.()}>
              {score}
            </strong>
          )}
        </span>
        {facts.map(({ sign, value, title }) => (
          <span key={sign} class="seat-chip-fact figures" title={title}>
            <Icon name={sign} />
            <span aria-hidden="true">{value}</span>
            <span class="sr-only">, {title}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

const numberAt = (ui: AnyGameUi, { view }: AnyScene, seat: Seat): string | undefined => {
  const standing = ui.standing?.(view)[seat];
  return standing === undefined ? undefined : words().number(standing);
};

interface SeatCardProps extends SeatChipProps {
  note: ComponentChildren;
}

function SeatCard({ ui, scene, seat, note }: SeatCardProps) {
  const info = scene.seats[seat];
  const say = words();
  const toMove = scene.deciders.includes(seat);
  const standing = numberAt(ui, scene, seat);
  const me = scene.viewer === seat && info?.name !== say.you ? say.table.me : '';
  const about = info?.bot ? say.table.bot(levelText(info.bot)) : me;
  return (
    <li class={toMove ? 'sheet seat seat-turn' : 'sheet seat'} data-ask={`seat:${seat}`}>
      <header class="seat-head" {...askable(`seat:${seat}`)}>
        {info && <Chip livery={info} size={24} />}
        <span class="seat-name">
          <strong>{info?.name}</strong>
          <small>
            {about}
            {about !== '' && toMove && ' · '}
            {toMove && <em class="seat-mark">{say.table.turn}</em>}
          </small>
        </span>
        {standing !== undefined && (
          <span class="seat-standing figures" title={ui.standingName?.()}>
            <span class="sr-only">{ui.standingName?.()} </span>
            {standing}
          </span>
        )}
      </header>
      {note}
      <Drawn of={ui.SeatPanel} given={{ scene, seat }} />
    </li>
  );
}
