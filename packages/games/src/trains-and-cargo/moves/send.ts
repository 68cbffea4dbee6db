import { canPull } from '../locomotive.ts';
import { sideOf } from '../state.ts';
import { sendTrain } from '../train.ts';
import { finishTurn } from '../turn.ts';
import { move } from './move.ts';

const SEND = { kind: 'send' } as const;

export const send = move({
  kind: 'send',
  fields: {},

  legal(state, seat, list) {
    if (canPull(state, sideOf(state, seat))) list.push(SEND);
  },

  /** Sending is the whole turn. */
  apply(state, seat, _move, emit) {
    sendTrain(state, seat, sideOf(state, seat), emit);
    finishTurn(state, emit);
  },
});
