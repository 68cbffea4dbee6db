import { CARDS, wouldDoNothing } from '@roundhouse/games/trains-and-cargo';
import { HandRow } from '../../pieces/HandRow.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { LOCOMOTIVE_BODY } from '../../pieces/silhouette.ts';
import { GameCard, textOf } from './GameCard.tsx';
import { labelOf } from './labels.ts';
import { outlookOf, sentences } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { cardName, say } from './say.ts';
import type { CargoScene } from './say.ts';

/** The viewer's cards: a click plays one, or burns it where it can't be played. */
export function Hand({ scene }: { scene: CargoScene }) {
  const { hand } = scene.view;
  const drawn = new Set(
    scene.recent.flatMap((event) => (event.kind === 'drew-cards' ? event.cards : [])),
  );
  if (hand.length === 0) return <p class="quiet-text">{say().hand.empty}</p>;
  return (
    <HandRow>
      <BurnSlot scene={scene} />
      {hand.map((card, i) => (
        <HandCard key={`${card}-${i}`} scene={scene} card={card} fresh={drawn.has(card)} />
      ))}
    </HandRow>
  );
}

function HandCard({ scene, card, fresh }: { scene: CargoScene; card: number; fresh: boolean }) {
  const { card: words, types } = say();
  const data = CARDS[card];
  const outlook = outlookOf(scene, card);
  const described = data ? words.described(types[data.type], cardName(card), textOf(data)) : '';
  const about = [described, ...sentences(outlook)].join(' ');
  const play = scene.legal.find((move) => move.kind === 'play' && move.card === card);
  const burn = scene.legal.find((move) => move.kind === 'burn' && move.card === card);
  const move = play ?? burn;
  return (
    <li
      class={fresh ? 'card-slot hand-card card-fresh' : 'card-slot hand-card'}
      title={about}
      data-ask={`hand:${card}`}
    >
      <Offerable
        class="card-button"
        label={about}
        offered={scene.offer(move, move ? `${labelOf(move, scene)}. ${about}` : '')}
      >
        <GameCard card={card} />
        {move?.kind === 'burn' && <Flame />}
        {isAhead(scene, card) && wouldDoNothing(scene.view, card) && (
          <span class="card-vain">{words.wouldDoNothing}</span>
        )}
      </Offerable>
      <OutlookLine outlook={outlook} />
    </li>
  );
}

const Flame = () => (
  <svg class="flame" viewBox="-2 -1 16 16" aria-hidden="true">
    <path d="M6 0C7 3 11 5 11 9A5 5 0 0 1 1 9C1 7 2 6 3 4.5C3.5 6 4 6.5 5 7C5.5 5 5 2 6 0Z" />
  </svg>
);

/** What a card would do to prices and train, in figures under it. */
function OutlookLine({ outlook }: { outlook: Outlook }) {
  const { prices, goods, train, upTo } = outlook;
  const { card: words, signed } = say();
  return (
    <p class="outlook figures" aria-hidden="true">
      <span class="outlook-prices">
        {prices.map(({ good, from, to }) => (
          <span key={good}>
            {from}→{to}
          </span>
        ))}
        {goods.map(({ good, count, price }) => (
          <span key={good}>
            {count}×{price}
          </span>
        ))}
      </span>
      {train !== 0 && (
        <b class={train > 0 ? 'outlook-train' : 'outlook-train outlook-loss'}>
          <svg width="20" height="10" viewBox="0 0 64 32" aria-hidden="true">
            <path d={LOCOMOTIVE_BODY} fill="currentcolor" />
          </svg>
          {upTo ? words.upTo(signed(train)) : signed(train)}
        </b>
      )}
    </p>
  );
}

/** At the start of a turn cards can be played or burned: a click plays, so burning has a button of its own. */
function BurnSlot({ scene }: { scene: CargoScene }) {
  const burns = scene.legal.filter(({ kind }) => kind === 'burn');
  if (burns.length === 0 || !scene.legal.some(({ kind }) => kind === 'play')) return null;
  return (
    <li class="card-slot burn-slot">
      <button type="button" class="burn" {...scene.offer(burns, say().hand.burnOne)}>
        <Flame />
        {say().hand.burn}
      </button>
    </li>
  );
}

/** Whether the preview shows this card being played. */
function isAhead({ ahead }: CargoScene, card: number): boolean {
  return ahead?.move.kind === 'play' && ahead.move.card === card;
}
