import { NONE } from '@roundhouse/engine/kit';
import type { PlayerView } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';
import { Figure } from '../../pieces/Figure.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { Money } from '../../pieces/signs.tsx';
import { EngineTag } from './EngineTag.tsx';
import { KnownCards } from './KnownCards.tsx';
import { liveryOf } from './liveries.ts';
import { cardName, say } from './say.ts';
import type { RaelScene } from './say.ts';
import { stockWorth } from './worth.ts';
import './seats.css';

/** With more seats than this each has a line less. */
const MANY = 4;

interface Part {
  scene: RaelScene;
  seat: Seat;
  player: PlayerView;
}

/** What is public about one player: money, market cards, engines in play, stocks and what is known of the hand. */
export function SeatPanel({ scene, seat }: { scene: RaelScene; seat: Seat }) {
  const player = scene.view.players[seat];
  if (!player) return null;
  const words = say();
  const engines = player.engineShuffles.length;
  const close = scene.seats.length > MANY;
  return (
    <div class={close ? 'rael-seat rael-seat-close' : 'rael-seat'}>
      <div class="rael-line" data-roving="row">
        <Money title={words.cash}>
          <Figure value={player.cash} time={scene.travel} format={words.money} />
        </Money>
        <MarketCards scene={scene} seat={seat} player={player} />
      </div>
      <Engines scene={scene} seat={seat} player={player} />
      <Holdings scene={scene} player={player} />
      <p class="rael-hand-line">
        {words.seat.hand(player.carCount, engines)}
        <KnownCards view={scene.view} player={player} />
      </p>
    </div>
  );
}

function MarketCards({ scene, seat, player }: Part) {
  const words = say().seat;
  const own = seat === scene.viewer && scene.view.phase !== 'over';
  const triple =
    player.x3 === NONE ? words.x3Hidden : own ? words.x3Own(player.x3) : words.x3(player.x3);
  return (
    <span class="rael-markets" {...askable(`times:${seat}`)}>
      <span class="rael-times figures" title={words.x2(player.x2)}>
        ×2 <Chip livery={liveryOf(player.x2)} size={20} title={words.x2(player.x2)} />
      </span>
      <span class="rael-times figures" title={triple}>
        ×3{' '}
        {player.x3 === NONE ? (
          <span class="rael-secret" role="img" aria-label={triple}>
            ?
          </span>
        ) : (
          <Chip livery={liveryOf(player.x3)} size={20} title={triple} />
        )}
      </span>
    </span>
  );
}

function Engines({ scene, seat, player }: Part) {
  const words = say().seat;
  const fresh = new Set(
    scene.recent.flatMap((event) => (event.kind === 'train-begun' ? [event.engine] : [])),
  );
  if (scene.view.phase === 'choose') {
    return (
      <p class={player.hasSealed ? 'rael-sealed rael-sealed-done' : 'rael-sealed'}>
        {player.hasSealed ? words.sealed : words.choosing}
      </p>
    );
  }
  if (player.enginesInPlay.length === 0) return <p class="rael-none">{words.noEngine}</p>;
  return (
    <ul class="rael-engines" data-roving="row">
      {player.enginesInPlay.map((engine) => (
        <li
          key={engine}
          class={fresh.has(engine) ? 'rael-fresh' : ''}
          data-ask={`engine:${seat}:${engine}`}
        >
          <EngineTag engine={engine} offered={{}} label={words.engine(cardName(engine))} />
        </li>
      ))}
    </ul>
  );
}

function Holdings({ scene, player }: { scene: RaelScene; player: PlayerView }) {
  const words = say().seat;
  const held = player.stocks.flatMap((count, colour) => (count > 0 ? [{ count, colour }] : []));
  if (held.length === 0) return <p class="rael-none">{words.noStocks}</p>;
  return (
    <ul class="rael-stocks" data-roving="row">
      {held.map(({ count, colour }) => {
        const worth = stockWorth(player, colour, scene.view.market[colour] ?? 0);
        const title = words.stocks(count, colour, worth);
        return (
          <li key={colour}>
            <span class="rael-stock figures" title={title} {...askable(`stock:${colour}`, title)}>
              {count}
              <Chip livery={liveryOf(colour)} size={18} title={title} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
