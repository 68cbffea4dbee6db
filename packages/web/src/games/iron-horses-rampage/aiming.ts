import { signal } from '@preact/signals';
import type { Move } from '@roundhouse/games/iron-horses-rampage';
import { draggable } from '../../pieces/drag.ts';
import type { OfferProps } from '../../pieces/Offerable.tsx';
import { movesOfCard } from './hand-moves.ts';
import type { RampageScene } from './say.ts';

/** The card of the hand that is being dragged. */
const dragged = signal<number | undefined>(undefined);

const isAimed = (move: Move): boolean => 'target' in move;

/** The moves that look for a victim: of the card that was clicked, or that is being dragged. */
export function aimsOf({ legal, asked }: RampageScene): readonly Move[] {
  const moves = dragged.value === undefined ? asked : movesOfCard(dragged.value, legal);
  return moves.filter(isAimed);
}

/** Lets a card be dragged onto an opponent, if it is meant for one. */
export function dragOf(card: number, moves: readonly Move[]): OfferProps | undefined {
  if (!moves.some(isAimed)) return undefined;
  return draggable((drags) => {
    dragged.value = drags ? card : undefined;
  });
}
