import { sumOf } from '@roundhouse/games/iron-horses-rampage';
import type { Event, Move, View } from '@roundhouse/games/iron-horses-rampage';
import { CardSlot, HandRow } from '../../pieces/HandRow.tsx';
import { gameUi } from '../game-ui.ts';
import { about } from './about.tsx';
import { dragOf } from './aiming.ts';
import { describe } from './describe.ts';
import { Effects } from './Effects.tsx';
import { GameCard } from './GameCard.tsx';
import { movesOfCard } from './hand-moves.ts';
import { buttonOf, labelOf } from './labels.ts';
import { promptOf, rulesNow } from './prompt.ts';
import { cardName, railwayName, say } from './say.ts';
import type { RampageScene } from './say.ts';
import './style.css';
import './waybills.css';
import { heading, soundOf, tell } from './telling.ts';
import { Waybill } from './Waybill.tsx';
import { whyNot } from './why-not.ts';
import { why } from './why.ts';
import { Yard } from './Yard.tsx';

/** So many lines lie below one another where there is room for two beside one another. */
const ONE_COLUMN = 4;
/** And so many where there is room for three. */
const TWO_COLUMNS = 6;

function linesClass(seats: number): string {
  if (seats <= ONE_COLUMN) return 'waybills';
  return seats <= TWO_COLUMNS ? 'waybills waybills-many' : 'waybills waybills-many waybills-crowd';
}

/** How many wagons have to fit beside one another. */
const longestTrain = ({ players }: View): number =>
  Math.max(
    4,
    ...players.map(
      ({ inPlay, safes }) => [...inPlay, ...safes].filter((count) => count > 0).length,
    ),
  );

function Board({ scene }: { scene: RampageScene }) {
  const first = scene.viewer === 'spectator' ? 0 : scene.viewer;
  const order = scene.seats.map((_, i) => (first + i) % scene.seats.length);
  return (
    <div class="rampage">
      <Yard scene={scene} />
      <div
        class={linesClass(order.length)}
        style={{ '--lines': order.length, '--wagons': longestTrain(scene.view) }}
      >
        {order.map((seat) => (
          <Waybill key={seat} scene={scene} seat={seat} />
        ))}
      </div>
    </div>
  );
}

function Hand({ scene }: { scene: RampageScene }) {
  const drawn = new Set(
    scene.recent.flatMap((event) => (event.kind === 'drew-cards' ? event.cards : [])),
  );
  return (
    <HandRow rows>
      {scene.view.hand.map((count, card) => {
        if (count === 0) return null;
        const moves = movesOfCard(card, scene.legal);
        const [only] = moves;
        const label = only && moves.length === 1 ? labelOf(only, scene) : cardName(card);
        return (
          <CardSlot
            key={card}
            label={say().wagon(cardName(card), count)}
            offered={scene.offer(moves, label)}
            ask={`hand:${card}`}
            drag={dragOf(card, moves)}
            count={count}
            fresh={drawn.has(card)}
          >
            <GameCard card={card} />
          </CardSlot>
        );
      })}
    </HandRow>
  );
}

export const ui = gameUi<View, Move, Event>({
  secrets: true,
  Board,
  Hand,
  SeatPanel: ({ scene, seat }) => {
    const player = scene.view.players[seat];
    return player ? (
      <>
        <p class="quiet-text" data-ask={`seat:${seat}`}>
          {railwayName(player.railway)} · {say().hand(player.handSize)}
        </p>
        <Effects player={player} />
      </>
    ) : null;
  },
  seats: 'line',
  seatChip: ({ view }, seat) => {
    const { delivered = 0, handSize = 0, setbacks = [] } = view.players[seat] ?? {};
    const trouble = setbacks.map(cardName).join(', ');
    return {
      score: say().shortest(delivered),
      facts: [
        ...(trouble === ''
          ? []
          : [{ sign: 'trouble' as const, value: setbacks.length, title: trouble }]),
        { sign: 'cards', value: handSize, title: say().hand(handSize) },
      ],
    };
  },
  prompt: promptOf,
  label: labelOf,
  button: buttonOf,
  confirm(move, { view }) {
    const left = view.actionLimit - view.actionsUsed;
    return move.kind === 'end-turn' && left > 0 ? say().endTurnEarly(left) : undefined;
  },
  why,
  tell,
  heading,
  about,
  whyNot,
  rulesNow,
  describe,
  standing: (view) => view.players.map(({ delivered }) => delivered),
  standingName: () => say().standing,
  account: (view) => [
    { label: say().account.open, values: view.players.map(({ inPlay }) => sumOf(inPlay)) },
    { label: say().account.safes, values: view.players.map(({ safes }) => sumOf(safes)) },
  ],
  endings: () => say().endings,
  sound: soundOf,
  showFor: (events) =>
    events.some(({ kind }) => kind === 'hijacked' || kind === 'setback-laid') ? 1.3 : 0.8,
});
