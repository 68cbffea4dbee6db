import { below, seatBelow } from '@roundhouse/engine';
import { CARD_KINDS } from '../data/indexes.ts';
import { MOST_SEATS } from '../meta.ts';
import { playSetback } from '../setbacks.ts';
import { spendAction } from '../turn.ts';
import { listSetbacks, setbackMoves } from './list-setbacks.ts';
import { move } from './move.ts';
import { CARD_IDS } from '../data/cards.ts';

const SABOTAGE = setbackMoves((card, target) => ({ kind: 'sabotage', card, target }) as const);

/** The Sabotage action: a setback is played against another player, who may answer before it takes effect. */
export const sabotage = move({
  kind: 'sabotage',
  fields: { card: below(CARD_KINDS, CARD_IDS), target: seatBelow(MOST_SEATS) },

  legal(state, seat, list) {
    listSetbacks(state, seat, SABOTAGE, list);
  },

  apply(state, _seat, { card, target }, emit) {
    spendAction(state);
    playSetback(state, card, target, emit);
  },
});
