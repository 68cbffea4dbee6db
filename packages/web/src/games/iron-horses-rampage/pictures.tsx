import { cardOf } from '@roundhouse/games/iron-horses-rampage';
import type { ComponentType } from 'preact';
import { CARD_HEIGHT, CARD_WIDTH, CardBack } from '../../pieces/Card.tsx';
import { GameCard } from './GameCard.tsx';

/** A few cards side by side, by their ids; "back" is one face down. */
export const cards =
  (...ids: readonly string[]): ComponentType =>
  () => (
    <svg
      viewBox={`0 0 ${Math.max(3, ids.length) * (CARD_WIDTH + 8)} ${CARD_HEIGHT}`}
      aria-hidden="true"
    >
      {ids.map((id, i) => (
        <svg key={id} x={i * (CARD_WIDTH + 8)} width={CARD_WIDTH} height={CARD_HEIGHT}>
          {id === 'back' ? <CardBack /> : <GameCard card={cardOf(id)} />}
        </svg>
      ))}
    </svg>
  );
