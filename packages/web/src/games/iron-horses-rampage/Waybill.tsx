import { GOAL, RAILWAYS, VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { Move, PlayerView } from '@roundhouse/games/iron-horses-rampage';
import type { Seat } from '@roundhouse/engine';
import { Figure } from '../../pieces/Figure.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { aimsOf } from './aiming.ts';
import { Glyph } from './GameCard.tsx';
import { labelOf } from './labels.ts';
import { RAILWAY_LIVERIES } from './liveries.ts';
import { advantageName, advantageState, cardName, railwayName, say } from './say.ts';
import type { RampageScene } from './say.ts';
import { Wagon } from './Wagon.tsx';

/** With more players than these a phone shows the others without their trains. */
const FEW = 3;

/** The line of one player: railway, setbacks, Master and advantage; the train, and how far it is from the goal. */
export function Waybill({ scene, seat }: { scene: RampageScene; seat: Seat }) {
  const { view } = scene;
  const player = view.players[seat];
  const info = scene.seats[seat];
  const livery = player && RAILWAY_LIVERIES[player.railway];
  if (!player || !livery) return null;
  const words = say();
  const aimed = aimsOf(scene).find((move) => 'target' in move && move.target === seat);
  const classes = ['waybill'];
  if (scene.deciders.includes(seat)) classes.push('waybill-turn');
  const isNear = seat === scene.viewer || (view.phase === 'steal' && seat === view.target);
  if (!isNear && scene.seats.length > FEW) classes.push('waybill-brief');
  return (
    <article
      class={classes.join(' ')}
      aria-label={scene.who.name(seat)}
      style={{ '--railway': livery.colour }}
      data-ask={`seat:${seat}`}
    >
      {aimed && (
        <button
          type="button"
          class="waybill-aim"
          data-drop=""
          {...scene.offer(aimed, labelOf(aimed, scene))}
        >
          {labelOf(aimed, scene)}
        </button>
      )}
      <header class="waybill-head">
        {info && <Chip livery={info} size={20} />}
        <span class="waybill-player">{scene.who.name(seat)}</span>
        <span class="waybill-railway">{railwayName(player.railway)}</span>
        <strong class="waybill-delivered">
          <Figure value={player.delivered} time={scene.travel} format={words.money} />
        </strong>
        <div class="waybill-marks" data-roving="row">
          <Setbacks scene={scene} seat={seat} player={player} />
          <Advantage scene={scene} seat={seat} player={player} />
          {player.master >= 0 && (
            <span class="mark mark-master" title={words.master} {...askable(`master:${seat}`)}>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <Glyph card={player.master} />
              </svg>
              <span class="sr-only">{words.master}: </span>
              {cardName(player.master)}
            </span>
          )}
        </div>
      </header>
      <ul class="train" data-roving="row">
        <li class="train-loco">
          <svg viewBox="0 0 64 36" {...askable(`seat:${seat}`, scene.who.name(seat))}>
            <Locomotive livery={livery} />
          </svg>
        </li>
        <Goods scene={scene} seat={seat} player={player} />
      </ul>
      <Way delivered={player.delivered} />
    </article>
  );
}

const QUARTERS = [0.25, 0.5, 0.75];

/** The way to the goal, with the flag at its end. */
function Way({ delivered }: { delivered: number }) {
  const words = say();
  return (
    <div
      class="way"
      role="img"
      aria-label={words.towards(words.money(delivered))}
      title={words.goal}
    >
      <span class="way-done" style={{ width: `${Math.min(100, (100 * delivered) / GOAL)}%` }} />
      {QUARTERS.map((part) => (
        <span key={part} class="way-post" style={{ left: `${100 * part}%` }} />
      ))}
      <span class="way-goal">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="way-flag" d="M2 1H15V9H2Z" />
          <path class="way-check" d="M2 1h4v4H2ZM10 1h4v4h-4ZM6 5h4v4H6Z" />
          <path class="way-mast" d="M2 1V16" />
        </svg>
        {words.million}
      </span>
    </div>
  );
}

interface Part {
  scene: RampageScene;
  seat: Seat;
  player: PlayerView;
}

function Goods({ scene, seat, player }: Part) {
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
            ask={`safe:${seat}:${card}`}
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
              ask={`wagon:${seat}:${card}`}
            />
          );
        })}
      {empty && <li class="train-empty">{say().nothing}</li>}
    </>
  );
}

function Setbacks({ scene, seat, player }: Part) {
  const mine = seat === scene.viewer;
  if (player.setbacks.length === 0)
    return (
      <span class="mark mark-clear" {...askable(`clear:${seat}`)}>
        {say().noSetbacks}
      </span>
    );
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
            {...askable(`setback:${seat}:${setback}`)}
            {...scene.offer(moves, first ? labelOf(first, scene) : '')}
          >
            {cardName(setback)}
          </span>
        );
      })}
    </>
  );
}

function Advantage({ scene, seat, player }: Part) {
  const kind = RAILWAYS[player.railway]?.advantage;
  const simple = scene.legal.find(
    (move) => seat === scene.viewer && move.kind === kind && Object.keys(move).length === 1,
  );
  const state = advantageState(player);
  return (
    <span
      class={state === say().used ? 'mark mark-used' : 'mark'}
      {...askable(`advantage:${seat}`)}
      {...scene.offer(simple, simple ? labelOf(simple, scene) : '')}
    >
      {advantageName(player.railway)}
      {state !== '' && ` (${state})`}
    </span>
  );
}
