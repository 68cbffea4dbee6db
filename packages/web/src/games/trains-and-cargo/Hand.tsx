import { CARDS, wouldDoNothing } from '@roundhouse/games/trains-and-cargo';
import type { JSX } from 'preact';
import { HandRow } from '../../pieces/HandRow.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { GameCard, textOf } from './GameCard.tsx';
import { labelOf } from './labels.ts';
import { cardName, say } from './say.ts';
import type { CargoScene } from './say.ts';

/** The viewer's cards: a click plays one, the button under it burns it. */
export function Hand({ scene }: { scene: CargoScene }): JSX.Element {
  const { hand } = scene.view;
  const drawn = new Set(
    scene.recent.flatMap((event) => (event.kind === 'drew-cards' ? event.cards : [])),
  );
  if (hand.length === 0) return <p class="quiet-text">{say().hand.empty}</p>;
  return (
    <HandRow>
      {hand.map((card, i) => (
        <HandCard key={`${card}-${i}`} scene={scene} card={card} fresh={drawn.has(card)} />
      ))}
    </HandRow>
  );
}

function HandCard({
  scene,
  card,
  fresh,
}: {
  scene: CargoScene;
  card: number;
  fresh: boolean;
}): JSX.Element {
  const { hand, card: words, types } = say();
  const data = CARDS[card];
  const about = data ? words.described(types[data.type], cardName(card), textOf(data)) : '';
  const play = scene.legal.find((move) => move.kind === 'play' && move.card === card);
  const burn = scene.legal.find((move) => move.kind === 'burn' && move.card === card);
  return (
    <li
      class={fresh ? 'card-slot hand-card card-fresh' : 'card-slot hand-card'}
      title={about}
      data-why={`hand:${card}`}
    >
      <Offerable
        class="card-button"
        label={about}
        offered={scene.offer(play, play ? `${labelOf(play, scene)}. ${about}` : '')}
      >
        <GameCard card={card} />
        {isAhead(scene, card) && wouldDoNothing(scene.view, card) && (
          <span class="card-vain">{words.wouldDoNothing}</span>
        )}
      </Offerable>
      {burn && (
        <button type="button" class="quiet burn" {...scene.offer(burn, labelOf(burn, scene))}>
          <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
            <path d="M6 0C7 3 11 5 11 9A5 5 0 0 1 1 9C1 7 2 6 3 4.5C3.5 6 4 6.5 5 7C5.5 5 5 2 6 0Z" />
          </svg>
          {hand.burn}
        </button>
      )}
    </li>
  );
}

/** Whether the preview shows this card being played. */
function isAhead({ ahead }: CargoScene, card: number): boolean {
  return ahead?.move.kind === 'play' && ahead.move.card === card;
}
