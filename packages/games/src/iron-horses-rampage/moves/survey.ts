import { useAdvantage } from '../advantage.ts';
import { canDraw, takeTop } from '../deck.ts';
import { move } from './move.ts';

const LOOKED_AT = 3;
const SURVEY = { kind: 'survey' } as const;

/** Western Ridge: looks at three cards, keeps one and puts the others under the deck. */
export const survey = move({
  kind: 'survey',
  fields: {},

  legal(state, _seat, list) {
    if (canDraw(state)) list.push(SURVEY);
  },

  apply(state, seat, _move, emit) {
    useAdvantage(state, seat, emit);
    while (state.looked.length < LOOKED_AT) {
      const card = takeTop(state, seat, emit);
      if (card === undefined) break;
      state.looked.push(card);
    }
    state.phase = 'keep';
    emit?.({ kind: 'surveyed', to: 'all', seat, count: state.looked.length });
    emit?.({ kind: 'surveyed-cards', to: [seat], seat, cards: state.looked.slice() });
  },
});
