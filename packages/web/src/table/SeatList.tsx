import type { Seat } from '@roundhouse/engine';
import type { ComponentChildren, JSX } from 'preact';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { Chip } from '../pieces/LiveryShape.tsx';
import { levelText } from '../words/level-text.ts';
import { words } from '../words/words.ts';
import { Drawn } from './Drawn.tsx';

/** All seats with everything public: the viewer first, then around the table. */
export function SeatList({
  ui,
  scene,
  note,
}: {
  ui: AnyGameUi;
  scene: AnyScene;
  note?: ((seat: Seat) => ComponentChildren) | undefined;
}): JSX.Element {
  const first = scene.viewer === 'spectator' ? 0 : scene.viewer;
  const order = scene.seats.map((_, i) => (first + i) % scene.seats.length);
  return (
    <aside class="seats" tabIndex={0} aria-label={words().table.seats} data-part="seats">
      <h2 class="sr-only">{words().table.seats}</h2>
      <ul>
        {order.map((seat) => (
          <SeatCard key={seat} ui={ui} scene={scene} seat={seat} note={note?.(seat)} />
        ))}
      </ul>
    </aside>
  );
}

function SeatCard({
  ui,
  scene,
  seat,
  note,
}: {
  ui: AnyGameUi;
  scene: AnyScene;
  seat: Seat;
  note: ComponentChildren;
}): JSX.Element {
  const info = scene.seats[seat];
  const say = words();
  const toMove = scene.deciders.includes(seat);
  const standing = ui.standing?.(scene.view)[seat];
  const me = scene.viewer === seat && info?.name !== say.you ? say.table.me : '';
  const about = info?.bot ? say.table.bot(levelText(info.bot)) : me;
  return (
    <li class={toMove ? 'seat seat-turn' : 'seat'}>
      <header class="seat-head">
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
            {say.number(standing)}
          </span>
        )}
      </header>
      {note}
      <Drawn>
        <ui.SeatPanel scene={scene} seat={seat} />
      </Drawn>
    </li>
  );
}
