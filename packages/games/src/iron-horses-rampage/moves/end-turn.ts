import type { List } from './list.ts';

/** P22: the turn ends, whatever is left of it. What follows is in `turn.ts`. */
export interface EndTurn {
  readonly kind: 'end-turn';
}

const END_TURN: EndTurn = { kind: 'end-turn' };

export function legalEndTurns(list: List<EndTurn>): void {
  list.push(END_TURN);
}
