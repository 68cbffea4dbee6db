import { CARDS, COST, VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { JSX } from 'preact';
import { CardBack } from '../../pieces/Card.tsx';
import { CardSlot } from '../../pieces/HandRow.tsx';
import { GameCard } from './GameCard.tsx';
import { labelOf } from './labels.ts';
import { cardName, say } from './say.ts';
import type { RampageScene } from './say.ts';

/** The middle of the table: deck, discard pile, actions left, and whatever is being decided. */
export function Yard({ scene }: { scene: RampageScene }): JSX.Element {
  const { view } = scene;
  const words = say();
  const draw = scene.legal.find(({ kind }) => kind === 'draw');
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  return (
    <section class="yard">
      <ul class="yard-piles" data-roving="row">
        <CardSlot label={words.deckOf(view.deckSize)} offered={scene.offer(draw, words.move.draw)}>
          {view.deckSize > 0 ? <CardBack /> : <span class="yard-gap" />}
          <span class="yard-count figures">{view.deckSize}</span>
        </CardSlot>
        <Discards scene={scene} total={discarded} />
      </ul>
      <div class="yard-now">
        <Actions scene={scene} />
        <Question scene={scene} />
      </div>
    </section>
  );
}

function Actions({ scene }: { scene: RampageScene }): JSX.Element | null {
  const { view } = scene;
  if (view.phase === 'over') return null;
  const left = Math.max(0, view.actionLimit - view.actionsUsed);
  const label = `${scene.who.name(view.turn)}: ${say().actionsLeft(left, view.actionLimit)}`;
  return (
    <p class="pips">
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

/** The discard pile lies open; a Salvage Crew picks from it. */
function Discards({ scene, total }: { scene: RampageScene; total: number }): JSX.Element {
  const words = say();
  const { discard } = scene.view;
  const moves = scene.legal.filter(({ kind }) => kind === 'salvage-crew');
  const top = CARDS.findLastIndex((_, card) => (discard[card] ?? 0) > 0);
  const list = CARDS.flatMap((_, card) =>
    (discard[card] ?? 0) > 0 ? [words.wagon(cardName(card), discard[card] ?? 0)] : [],
  ).join(', ');
  return (
    <>
      <CardSlot
        label={`${words.discardOf(total)}: ${list}`}
        offered={scene.offer(moves, words.discard)}
      >
        {top < 0 ? <span class="yard-gap" title={words.discard} /> : <GameCard card={top} />}
        <span class="yard-count figures" title={list}>
          {total}
        </span>
      </CardSlot>
    </>
  );
}

/** The setback in the air, the payment under way, or the cards of a Survey. */
function Question({ scene }: { scene: RampageScene }): JSX.Element | null {
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

function Answer({ scene }: { scene: RampageScene }): JSX.Element {
  const { view, who } = scene;
  const words = say();
  const setback = cardName(view.setback);
  const text =
    view.target === scene.viewer
      ? words.against(setback, who.name(view.turn))
      : words.againstOther(setback, who.name(view.turn), who.name(view.target));
  return (
    <div class="question">
      <div class="question-card">
        <GameCard card={view.setback} />
      </div>
      <p>{text}</p>
    </div>
  );
}

function Payment({ scene }: { scene: RampageScene }): JSX.Element {
  const { view } = scene;
  const words = say();
  const baron = CARDS[view.players[view.turn]?.master ?? -1]?.id === 'baron';
  const price = baron ? Math.min(50_000, COST[view.setback] ?? 0) : (COST[view.setback] ?? 0);
  const sum = view.paid.reduce((total, count, card) => total + count * (VALUE[card] ?? 0), 0);
  const paid = view.paid.flatMap((count, card) =>
    count > 0 ? [words.wagon(cardName(card), count)] : [],
  );
  return (
    <div class="question">
      <div class="question-card">
        <GameCard card={view.setback} />
      </div>
      <div>
        <p>{words.paying(cardName(view.setback), words.money(sum), words.money(price))}</p>
        {paid.length > 0 && <p class="quiet-text">{paid.join(', ')}</p>}
      </div>
    </div>
  );
}

function Survey({ scene }: { scene: RampageScene }): JSX.Element {
  return (
    <div class="question question-survey">
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
            >
              <GameCard card={card} />
            </CardSlot>
          );
        })}
      </ul>
    </div>
  );
}
