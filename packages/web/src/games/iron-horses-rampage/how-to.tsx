import { cardOf } from '@roundhouse/games/iron-horses-rampage';
import type { ComponentType, JSX } from 'preact';
import { CARD_HEIGHT, CARD_WIDTH, CardBack } from '../../pieces/Card.tsx';
import type { HowToPage } from '../game-ui.ts';
import { GameCard } from './GameCard.tsx';
import { say } from './say.ts';

/** A few cards side by side. */
const cards =
  (...ids: readonly string[]): ComponentType =>
  (): JSX.Element => (
    <svg viewBox={`0 0 ${3 * (CARD_WIDTH + 8)} ${CARD_HEIGHT}`} aria-hidden="true">
      {ids.map((id, i) => (
        <svg key={id} x={i * (CARD_WIDTH + 8)} width={CARD_WIDTH} height={CARD_HEIGHT}>
          {id === 'back' ? <CardBack /> : <GameCard card={cardOf(id)} />}
        </svg>
      ))}
    </svg>
  );

const PICTURES = [
  cards('mail', 'oil', 'gold'),
  cards('back', 'coal', 'repair'),
  cards('unscheduled-stop', 'tariff', 'hijacker'),
  cards('departure', 'safe', 'sheriff'),
  cards('baron', 'conductor', 'express'),
];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({
    title,
    text,
    Picture: PICTURES[i] ?? cards('mail'),
  }));
}
