import type { Emit, Seat } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { List } from './list.ts';
import { legalSetbacks, playSetback, setbackMoves } from './sabotage.ts';

/** Gulf & Plains: plays a setback at no action. */
export interface RivalAgents {
  readonly kind: 'rival-agents';
  readonly card: number;
  readonly target: Seat;
}

const RIVAL_AGENTS = setbackMoves((card, target): RivalAgents => ({
  kind: 'rival-agents',
  card,
  target,
}));

export function legalRivalAgents(state: State, seat: Seat, list: List<RivalAgents>): void {
  legalSetbacks(state, seat, RIVAL_AGENTS, list);
}

export function applyRivalAgents(
  state: State,
  seat: Seat,
  move: RivalAgents,
  emit?: Emit<Event>,
): void {
  useAdvantage(state, seat, emit);
  playSetback(state, seat, move, emit);
}
