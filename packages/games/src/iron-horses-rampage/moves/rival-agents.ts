import { below, seatBelow } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { CARD_KINDS } from '../data/indexes.ts';
import { MOST_SEATS } from '../meta.ts';
import { playSetback } from '../setbacks.ts';
import { listSetbacks, setbackMoves } from './list-setbacks.ts';
import { move } from './move.ts';
import { CARD_IDS } from '../data/cards.ts';

const RIVAL_AGENTS = setbackMoves(
  (card, target) => ({ kind: 'rival-agents', card, target }) as const,
);

/** Gulf & Plains: plays a setback at no action. */
export const rivalAgents = move({
  kind: 'rival-agents',
  fields: { card: below(CARD_KINDS, CARD_IDS), target: seatBelow(MOST_SEATS) },

  legal(state, seat, list) {
    listSetbacks(state, seat, RIVAL_AGENTS, list);
  },

  apply(state, seat, { card, target }, emit) {
    useAdvantage(state, seat, emit);
    playSetback(state, card, target, emit);
  },
});
