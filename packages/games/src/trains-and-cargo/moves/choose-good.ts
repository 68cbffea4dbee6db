import type { Emit, Seat } from '@roundhouse/engine';
import { CARDS } from '../data/cards.ts';
import { GOODS } from '../data/goods.ts';
import type { Event } from '../events.ts';
import { moveCube } from '../market.ts';
import type { State } from '../state.ts';
import { resumeCards } from '../turn.ts';
import type { Move, MoveOf } from './move.ts';

const CHOOSE_GOOD = GOODS.map((_, good): Move => ({ kind: 'choose-good', good }));

export function legalChooseGoods(legal: Move[]): void {
  for (const move of CHOOSE_GOOD) legal.push(move);
}

export function applyChooseGood(
  state: State,
  _seat: Seat,
  { good }: MoveOf<'choose-good'>,
  emit?: Emit<Event>,
): void {
  const card = CARDS[state.card];
  if (card?.type === 'market') {
    for (const { steps } of card.moves) moveCube(state, good, steps, emit);
  }
  resumeCards(state);
}
