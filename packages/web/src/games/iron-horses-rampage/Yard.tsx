import { cardOf, sumOf, TARIFF_LIMIT } from '@roundhouse/games/iron-horses-rampage';
import { CardBack } from '../../pieces/Card.tsx';
import { CardSlot } from '../../pieces/HandRow.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { GameCard } from './GameCard.tsx';
import { labelOf } from './labels.ts';
import { countsOf, listed } from './piles.ts';
import { cardName, say } from './say.ts';
import type { RampageScene } from './say.ts';

/** The middle of the table: deck, discard pile, actions left, and whatever is being decided. */
export function Yard({ scene }: { scene: RampageScene }) {
  const { view } = scene;
  const words = say();
  const draw = scene.legal.find(({ kind }) => kind === 'draw');
  return (
    <section class="yard">
      <ul class="yard-piles" data-roving="row">
        <CardSlot
          label={words.deckOf(view.deckSize)}
          offered={scene.offer(draw, words.move.draw)}
          ask="deck"
        >
          {view.deckSize > 0 ? <CardBack /> : <span class="card-gap" />}
          <span class="yard-count figures">{view.deckSize}</span>
        </CardSlot>
        <Discards scene={scene} />
      </ul>
      <div class="yard-now" data-roving="list">
        <Actions scene={scene} />
        <Tariff scene={scene} />
        <Question scene={scene} />
        <Pile scene={scene} />
      </div>
    </section>
  );
}

function Actions({ scene }: { scene: RampageScene }) {
  const { view } = scene;
  if (view.phase === 'over') return null;
  const left = Math.max(0, view.actionLimit - view.actionsUsed);
  const label = `${scene.who.name(view.turn)}: ${say().actionsLeft(left, view.actionLimit)}`;
  return (
    <p class="pips" {...askable('actions')}>
      <span>{label}</span>
      <svg width={view.actionLimit * 22} height="20" aria-hidden="true">
        {Array.from({ length: view.actionLimit }, (_, i) => (
          <circle
            key={i}
            class={i < left ? 'pip' : 'pip pip-used'}
            cx={11 + i * 22}
            cy="10"
            r="7"
          />
        ))}
      </svg>
    </p>
  );
}

const TARIFF = cardOf('tariff');

/** How much of a Tariff is used up in this turn. */
function Tariff({ scene }: { scene: RampageScene }) {
  const { turn, transported, players } = scene.view;
  const words = say();
  if (players[turn]?.setbacks.includes(TARIFF) !== true) return null;
  return (
    <p {...askable('tariff')}>
      {words.tariffUsed(words.money(transported), words.money(TARIFF_LIMIT))}
    </p>
  );
}

/** The top of the discard pile; a Salvage Crew picks from it. */
function Discards({ scene }: { scene: RampageScene }) {
  const words = say();
  const { discards } = scene.view;
  const moves = scene.legal.filter(({ kind }) => kind === 'salvage-crew');
  const top = discards.at(-1);
  return (
    <CardSlot
      label={words.discardTop(discards.length, top === undefined ? '' : cardName(top))}
      offered={scene.offer(moves, words.discard)}
      ask="discards"
    >
      {top === undefined ? <span class="card-gap" /> : <GameCard card={top} />}
      <span class="yard-count figures">{discards.length}</span>
    </CardSlot>
  );
}

/** What lies in the discard pile, and what the viewer knows to lie under the deck. */
function Pile({ scene }: { scene: RampageScene }) {
  const words = say();
  const { discards, under } = scene.view;
  if (discards.length === 0 && under.length === 0) return null;
  return (
    <details class="browse">
      <summary>{words.discardOf(discards.length)}</summary>
      <div class="unfolded">
        <p>{listed(countsOf(discards)).join(', ')}</p>
        {under.length > 0 && <p>{words.under(under.map(cardName).join(', '))}</p>}
      </div>
    </details>
  );
}

/** The setback in the air, the payment under way, or the cards of a Survey. */
function Question({ scene }: { scene: RampageScene }) {
  const { view } = scene;
  switch (view.phase) {
    case 'answer':
      return <Answer scene={scene} />;
    case 'pay':
      return <Payment scene={scene} />;
    case 'keep':
    case 'bury':
      return <Survey scene={scene} />;
    default:
      return null;
  }
}

function Answer({ scene }: { scene: RampageScene }) {
  const { view, who } = scene;
  const words = say();
  const text = words.against(cardName(view.setback), who.name(view.turn), who.name(view.target));
  return (
    <div class="question" {...askable(`card:${view.setback}`)}>
      <div class="question-card">
        <GameCard card={view.setback} />
      </div>
      <p>{text}</p>
    </div>
  );
}

function Payment({ scene }: { scene: RampageScene }) {
  const { view } = scene;
  const words = say();
  const payer = view.players[view.turn];
  const price = payer?.prices[payer.setbacks.indexOf(view.setback)] ?? 0;
  const paid = listed(view.paid);
  return (
    <div class="question" {...askable(`card:${view.setback}`)}>
      <div class="question-card">
        <GameCard card={view.setback} />
      </div>
      <div>
        <p>
          {words.paying(cardName(view.setback), words.money(sumOf(view.paid)), words.money(price))}
        </p>
        {paid.length > 0 && <p class="quiet-text">{paid.join(', ')}</p>}
      </div>
    </div>
  );
}

/** Only whoever surveys sees them. */
function Survey({ scene }: { scene: RampageScene }) {
  if (scene.view.looked.length === 0) return null;
  return (
    <div class="question question-survey" data-ask="survey">
      <p>{say().survey}</p>
      <ul class="yard-piles" data-roving="row">
        {scene.view.looked.map((card, i) => {
          const move = scene.legal.find(
            (each) => (each.kind === 'keep' || each.kind === 'bury') && each.card === card,
          );
          return (
            <CardSlot
              key={i}
              label={cardName(card)}
              offered={scene.offer(move, move ? labelOf(move, scene) : '')}
              ask={`card:${card}`}
            >
              <GameCard card={card} />
            </CardSlot>
          );
        })}
      </ul>
    </div>
  );
}
