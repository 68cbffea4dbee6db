import { COST, GOAL, RAILWAYS, VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { Move, PlayerView } from '@roundhouse/games/iron-horses-rampage';
import type { Seat } from '@roundhouse/engine';
import type { JSX } from 'preact';
import { Figure } from '../../pieces/Figure.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { Glyph } from './GameCard.tsx';
import { labelOf } from './labels.ts';
import { listed } from './piles.ts';
import { RAILWAY_LIVERIES } from './liveries.ts';
import {
  advantageAbout,
  advantageName,
  advantageState,
  cardAbout,
  cardName,
  railwayName,
  say,
} from './say.ts';
import type { RampageScene } from './say.ts';
import { Wagon } from './Wagon.tsx';

/** The line of one player: railway, train of goods, setbacks, Master and advantage. */
export function Waybill({ scene, seat }: { scene: RampageScene; seat: Seat }): JSX.Element | null {
  const player = scene.view.players[seat];
  const livery = player && RAILWAY_LIVERIES[player.railway];
  if (!player || !livery) return null;
  const words = say();
  const turn = scene.deciders.includes(seat);
  return (
    <article class={turn ? 'waybill waybill-turn' : 'waybill'} aria-label={scene.who.name(seat)}>
      <header class="waybill-head" style={{ '--railway': livery.colour }}>
        <span class="waybill-railway">{railwayName(player.railway)}</span>
        <span class="waybill-player">{scene.who.name(seat)}</span>
        <strong class="waybill-delivered">
          <Figure value={player.delivered} time={scene.travel} format={words.money} />
        </strong>
      </header>
      <div
        class="waybill-goal"
        role="img"
        aria-label={words.towards(words.money(player.delivered))}
      >
        <span style={{ width: `${Math.min(100, (100 * player.delivered) / GOAL)}%` }} />
      </div>
      <ul class="train" data-roving="row">
        <li class="train-loco">
          <svg viewBox="0 0 64 36" aria-hidden="true">
            <Locomotive livery={livery} />
          </svg>
        </li>
        <Goods scene={scene} seat={seat} player={player} />
      </ul>
      <div class="waybill-marks" data-roving="row">
        <Setbacks scene={scene} seat={seat} player={player} />
        <Advantage scene={scene} seat={seat} player={player} />
        {player.master >= 0 && (
          <span class="mark mark-master">
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <Glyph card={player.master} />
            </svg>
            {words.master}: {cardName(player.master)}
          </span>
        )}
      </div>
      <Effects player={player} />
    </article>
  );
}

/** What the cards in front of a player do, for whoever opens it. */
function Effects({ player }: { player: PlayerView }): JSX.Element {
  const words = say();
  const known = listed(player.known);
  const setbacks = player.setbacks.map((card, i) => ({
    name: cardName(card),
    about: effectOf(card, player.prices[i] ?? 0),
  }));
  const cards =
    player.master < 0 ? [] : [{ name: cardName(player.master), about: cardAbout(player.master) }];
  const advantage = { name: advantageName(player.railway), about: advantageAbout(player.railway) };
  return (
    <details class="browse">
      <summary>{words.effects}</summary>
      <dl>
        {[...setbacks, ...cards, advantage].map(({ name, about }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
        {known.length > 0 && (
          <div>
            <dt>{words.knownCards}</dt>
            <dd>{known.join(', ')}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}

/** What a setback does; with its price where a Baron has changed it. */
function effectOf(setback: number, price: number): string {
  const words = say();
  const about = cardAbout(setback);
  return price === COST[setback] ? about : words.withBaron(about, words.money(price));
}

interface Part {
  scene: RampageScene;
  seat: Seat;
  player: PlayerView;
}

function Goods({ scene, seat, player }: Part): JSX.Element {
  const mine = seat === scene.viewer;
  const movesOn = (card: number): Move[] =>
    scene.legal.filter((move) => {
      if (mine && move.kind === 'safe') return move.card === card;
      if (mine && move.kind === 'pay') return move.card === card && move.from === 'play';
      return move.kind === 'steal' && seat === scene.view.target && move.card === card;
    });
  const fresh = new Set(
    scene.recent.flatMap((event) =>
      event.kind === 'transported' && event.seat === seat ? [event.card] : [],
    ),
  );
  const loads = VALUE.map((_, card) => card).toReversed();
  const empty = player.delivered === 0;
  return (
    <>
      {loads
        .filter((card) => (player.safes[card] ?? 0) > 0)
        .map((card) => (
          <Wagon
            key={`safe-${card}`}
            card={card}
            count={player.safes[card] ?? 0}
            safe
            offered={{}}
            why="safe"
          />
        ))}
      {loads
        .filter((card) => (player.inPlay[card] ?? 0) > 0)
        .map((card) => {
          const [first] = movesOn(card);
          return (
            <Wagon
              key={card}
              card={card}
              count={player.inPlay[card] ?? 0}
              offered={scene.offer(movesOn(card), first ? labelOf(first, scene) : '')}
              fresh={fresh.has(card)}
              why={`wagon:${seat}:${card}`}
            />
          );
        })}
      {empty && <li class="train-empty">{say().nothing}</li>}
    </>
  );
}

function Setbacks({ scene, seat, player }: Part): JSX.Element {
  const mine = seat === scene.viewer;
  if (player.setbacks.length === 0) return <span class="mark mark-clear">{say().noSetbacks}</span>;
  return (
    <>
      {player.setbacks.map((setback) => {
        const moves = scene.legal.filter(
          (move) =>
            mine &&
            (move.kind === 'pay-off' || move.kind === 'section-gang') &&
            move.setback === setback,
        );
        const [first] = moves;
        const fresh = scene.recent.some(
          (event) =>
            event.kind === 'setback-laid' && event.seat === seat && event.setback === setback,
        );
        return (
          <span
            key={setback}
            class={fresh ? 'stamp stamp-fresh' : 'stamp'}
            data-why={`setback:${seat}:${setback}`}
            {...scene.offer(moves, first ? labelOf(first, scene) : '')}
          >
            {cardName(setback)}
          </span>
        );
      })}
    </>
  );
}

function Advantage({ scene, seat, player }: Part): JSX.Element {
  const kind = RAILWAYS[player.railway]?.advantage;
  const simple = scene.legal.find(
    (move) => seat === scene.viewer && move.kind === kind && Object.keys(move).length === 1,
  );
  const state = advantageState(player);
  return (
    <span
      class={state === say().used ? 'mark mark-used' : 'mark'}
      {...scene.offer(simple, simple ? labelOf(simple, scene) : '')}
    >
      {advantageName(player.railway)}
      {state !== '' && ` (${state})`}
    </span>
  );
}
