import { useAdvantage } from '../advantage.ts';
import { canDraw, drawCards } from '../deck.ts';
import { resumeTurn } from '../turn.ts';
import { move } from './move.ts';

const CENTRAL_YARD = { kind: 'central-yard' } as const;

/** Central 15: draws two cards at no action. */
export const centralYard = move({
  kind: 'central-yard',
  fields: {},

  legal(state, _seat, list) {
    if (canDraw(state)) list.push(CENTRAL_YARD);
  },

  apply(state, seat, _move, emit) {
    useAdvantage(state, seat, emit);
    drawCards(state, seat, 2, emit);
    resumeTurn(state, emit);
  },
});
