import type { Move } from './move.ts';
import type { State } from '../state.ts';

const END_TURN: Move = { kind: 'end-turn' };

export function legalEndTurn(state: State, legal: Move[]): void {
  if (!state.mustLoad) legal.push(END_TURN);
}
