import { canDraw, drawCards } from '../deck.ts';
import { resumeTurn, spendAction } from '../turn.ts';
import { move } from './move.ts';

const DRAW = { kind: 'draw' } as const;

/** The Draw action. */
export const draw = move({
  kind: 'draw',
  fields: {},

  legal(state, _seat, list) {
    if (canDraw(state)) list.push(DRAW);
  },

  apply(state, seat, _move, emit) {
    spendAction(state);
    drawCards(state, seat, 1, emit);
    resumeTurn(state, emit);
  },
});
