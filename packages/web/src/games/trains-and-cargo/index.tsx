import type { Event, Move, View } from '@roundhouse/games/trains-and-cargo';
import type { Seat } from '@roundhouse/engine';
import { gameUi } from '../game-ui.ts';
import { about } from './about.tsx';
import { accountOf } from './account.ts';
import { Depot } from './Depot.tsx';
import { describe } from './describe.ts';
import { Hand } from './Hand.tsx';
import { buttonOf, confirmOf, labelOf } from './labels.ts';
import { Lane } from './Lane.tsx';
import { Market } from './Market.tsx';
import { promptOf, rulesNow } from './prompt.ts';
import { ownSide, say } from './say.ts';
import type { CargoScene } from './say.ts';
import './style.css';
import './market.css';
import './depot.css';
import './lanes.css';
import './train.css';
import './cards.css';
import { heading, showFor, soundOf, tell } from './telling.ts';
import { whyNot } from './why-not.ts';
import { why } from './why.ts';

function Board({ scene }: { scene: CargoScene }) {
  const { sides } = scene.view;
  const first = Math.max(0, ownSide(scene));
  const order = sides.map((_, i) => (first + i) % sides.length);
  return (
    <div class="cargo" data-sides={sides.length}>
      <div class="office">
        <Market scene={scene} />
        <Depot scene={scene} />
      </div>
      <div class="lanes">
        {order.map((side) => (
          <Lane key={side} scene={scene} side={side} />
        ))}
      </div>
    </div>
  );
}

function SeatPanel({ scene, seat }: { scene: CargoScene; seat: Seat }) {
  const { seats, sides } = scene.view;
  const own = seats[seat];
  if (!own) return null;
  const words = say().seat;
  const stored = own.storage.reduce((sum, count) => sum + count, 0);
  const partners = (sides[own.side]?.seats ?? []).filter((each) => each !== seat);
  return (
    <p class="seat-lines" data-ask={`seat:${seat}`}>
      <span>
        {words.hand(own.handSize)} · {words.storage(stored)}
      </span>
      {partners.map((partner) => (
        <span key={partner}>{words.team(scene.seats[partner]?.name ?? '')}</span>
      ))}
    </p>
  );
}

export const ui = gameUi<View, Move, Event>({
  secrets: true,
  seats: 'line',
  Board,
  Hand,
  SeatPanel,
  seatChip: ({ view }, seat) => {
    const { side = 0, handSize = 0, storage = [] } = view.seats[seat] ?? {};
    const stored = storage.reduce((sum, count) => sum + count, 0);
    return {
      score: `${view.sides[side]?.score ?? 0}`,
      facts: [
        { sign: 'goods', value: stored, title: say().seat.storage(stored) },
        { sign: 'cards', value: handSize, title: say().seat.hand(handSize) },
      ],
    };
  },
  prompt: promptOf,
  label: labelOf,
  button: buttonOf,
  confirm: confirmOf,
  why,
  tell,
  heading,
  about,
  whyNot,
  describe,
  rulesNow,
  sides: ({ sides }) => sides.map(({ seats }) => seats),
  standing: (view) => view.seats.map(({ side }) => view.sides[side]?.score ?? 0),
  standingName: () => say().standing,
  account: (view, _outcome, events) => accountOf(view, events),
  endings: () => say().endings,
  sound: soundOf,
  showFor,
});
