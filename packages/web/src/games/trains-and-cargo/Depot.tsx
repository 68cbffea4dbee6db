import { CARD_TYPES, CARDS } from '@roundhouse/games/trains-and-cargo';
import { CardBack } from '../../pieces/Card.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { TYPE_LIVERIES } from './goods.ts';
import { GameCard } from './GameCard.tsx';
import { RouteBoards } from './RouteBoards.tsx';
import { cardName, say } from './say.ts';
import type { CargoScene } from './say.ts';
import { typeLine } from './describe.ts';
import { Engine } from './Vehicles.tsx';

const NEARLY_EMPTY = 12;

/** Beside the market: the turn so far, deck, discards, free locomotives and Route Boards. */
export function Depot({ scene }: { scene: CargoScene }) {
  const { view } = scene;
  return (
    <section class="depot" aria-label={say().depot.label} data-roving="row">
      <div class="depot-now">
        <TurnTags scene={scene} />
        <Ending scene={scene} />
      </div>
      <div class="depot-row">
        <Deck size={view.deckSize} />
        <Discards cards={view.discards} />
        <Oranges count={scene.ahead?.view.oranges ?? view.oranges} />
      </div>
      {view.routeBoards && <RouteBoards scene={scene} />}
    </section>
  );
}

/** Whose turn it is and which types of card are still open in it. */
function TurnTags({ scene }: { scene: CargoScene }) {
  const { turn } = scene.view;
  const { depot, types } = say();
  if (turn.phase === 'over') return null;
  return (
    <div class="turn-tags" data-ask="turn">
      <strong data-spot="">{depot.turnOf(scene.who.name(turn.seat))}</strong>
      <ul>
        {CARD_TYPES.map((type) => {
          const unlimited = turn.unlimited.includes(type);
          const played = turn.played.includes(type) && !unlimited;
          const about = typeLine(turn, type, types[type]);
          return (
            <li key={type} class={played ? 'turn-tag turn-tag-played' : 'turn-tag'} title={about}>
              <Chip livery={TYPE_LIVERIES[type]} size={18} />
              <span aria-hidden="true">{types[type]}</span>
              <span class="sr-only">{about}</span>
              {unlimited && <b aria-hidden="true">∞</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Deck({ size }: { size: number }) {
  const { depot } = say();
  return (
    <figure class="pile" title={depot.deck(size)} data-ask="deck">
      <div class="pile-card" {...askable('deck', depot.deck(size))}>
        {size > 0 ? <CardBack /> : <span class="card-gap pile-gap" />}
        <span class={size <= NEARLY_EMPTY ? 'pile-count pile-low figures' : 'pile-count figures'}>
          {size}
        </span>
      </div>
      <figcaption aria-hidden="true">{depot.deckShort}</figcaption>
    </figure>
  );
}

/** Discards lie face up: the last one on top, all of them in a list. */
function Discards({ cards }: { cards: readonly number[] }) {
  const { depot, lane } = say();
  const top = cards.at(-1);
  const counts = CARDS.map((_, card) => cards.filter((each) => each === card).length);
  const last = top === undefined ? depot.noDiscards : cardName(top);
  return (
    <figure class="pile" title={`${depot.discards(cards.length)}. ${last}`} data-ask="discards">
      <div class="pile-card" {...askable('discards', `${depot.discards(cards.length)}. ${last}`)}>
        {top === undefined ? <span class="card-gap pile-gap" /> : <GameCard card={top} />}
        <span class="pile-count figures">{cards.length}</span>
      </div>
      <figcaption>
        {cards.length === 0 ? (
          depot.discardsShort
        ) : (
          <details class="discards">
            <summary aria-label={depot.allDiscards}>{depot.discardsShort}</summary>
            <ul class="unfolded">
              {counts.map((count, card) =>
                count > 0 ? <li key={card}>{lane.times(cardName(card), count)}</li> : null,
              )}
            </ul>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

function Oranges({ count }: { count: number }) {
  const text = say().depot.oranges(count);
  return (
    <figure class="shed" title={text} data-ask="oranges">
      <svg class="shed-svg" viewBox="0 0 96 70" {...askable('oranges', text)}>
        <path class="shed-wall" d="M3 70V26L48 4L93 26V70" />
        <path class="shed-door" d="M12 70V34H84V70" />
        {count > 0 && (
          <g transform="translate(15 22) scale(0.8)">
            <Engine kind={2} />
          </g>
        )}
        <text class="shed-count" x="48" y="25">
          {count}
        </text>
      </svg>
      <figcaption aria-hidden="true">{say().depot.orangesShort}</figcaption>
    </figure>
  );
}

/** How near the end is. */
function Ending({ scene }: { scene: CargoScene }) {
  const { deckSize, turnsLeft, turn } = scene.view;
  const { depot } = say();
  if (turn.phase === 'over')
    return (
      <p class="ending" {...askable('turn')}>
        {depot.over}
      </p>
    );
  if (turnsLeft > 0)
    return (
      <p class="ending" {...askable('turn')}>
        {depot.lastTurns(turnsLeft)}
      </p>
    );
  return deckSize <= NEARLY_EMPTY ? (
    <p class="ending" {...askable('turn')}>
      {depot.soon(deckSize)}
    </p>
  ) : null;
}
