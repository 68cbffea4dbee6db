import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { Plate } from '../../pieces/signs.tsx';
import { say } from './say.ts';
import type { GermanScene } from './say.ts';

/** The round, the markers in the order drawn, and what everybody would put into the bag next. */
export function RoundStrip({ scene }: { scene: GermanScene }) {
  const { view } = scene;
  const words = say().round;
  return (
    <div class="round" data-roving="row" data-ask="round">
      <span {...askable('round')}>
        <Plate>{view.round === 0 ? words.opening : `${words.title} ${view.round}`}</Plate>
      </span>
      {view.round > 0 && <TurnOrder scene={scene} />}
      <Bag scene={scene} />
    </div>
  );
}

function TurnOrder({ scene }: { scene: GermanScene }) {
  const { order, turn, phase } = scene.view;
  const words = say().round;
  const fresh = scene.happening.some(({ kind }) => kind === 'turn-order-drawn');
  return (
    <ol class={fresh ? 'markers markers-drawn' : 'markers'} aria-label={words.order}>
      {order.map((seat, i) => {
        const now = i === turn && phase !== 'over';
        const state = i < turn || phase === 'over' ? 'done' : now ? 'now' : 'next';
        const info = scene.seats[seat];
        const title = words.marker(scene.who.name(seat), i + 1, state);
        return (
          <li key={i} class={`marker marker-${state}`} title={title}>
            {info && <Chip livery={info} size={24} title={title} />}
          </li>
        );
      })}
    </ol>
  );
}

function Bag({ scene }: { scene: GermanScene }) {
  const { players, turnOrder } = scene.view;
  const words = say().round;
  const ahead = scene.ahead?.view.players;
  return (
    <div
      class="bag"
      title={turnOrder === 'bag' ? words.bagAbout : words.oneEach}
      {...askable('bag')}
    >
      <svg viewBox="0 0 24 26" width="22" aria-hidden="true">
        <path class="bag-shape" d="M8 7Q2 13 3 20Q4 25 12 25T21 20Q22 13 16 7Z" />
        <path class="bag-neck" d="M6 2Q12 5 18 2L16 7H8ZM7 8.500H17" />
      </svg>
      <span class="sr-only">{words.bag}</span>
      <ul class="bag-list">
        {players.map(({ markers, income }, seat) => {
          const info = scene.seats[seat];
          const then = ahead?.[seat]?.markers ?? markers;
          return (
            <li key={seat} title={words.inBag(scene.who.name(seat), markers, income)}>
              {info && <Chip livery={info} size={18} title={scene.who.name(seat)} />}
              <span class="figures">
                ×{markers}
                {then !== markers && <em class="then">→{then}</em>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
