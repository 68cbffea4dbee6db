import type { Emit, Seat } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import { endMatch } from '../round.ts';
import type { State } from '../state.ts';
import type { Move } from './index.ts';

export interface ProposeEndMove {
  readonly kind: 'propose-end';
}

export interface AcceptEndMove {
  readonly kind: 'accept-end';
}

export interface RefuseEndMove {
  readonly kind: 'refuse-end';
}

const PROPOSE_END: ProposeEndMove = { kind: 'propose-end' };
const ACCEPT_END: AcceptEndMove = { kind: 'accept-end' };
const REFUSE_END: RefuseEndMove = { kind: 'refuse-end' };

/** Adds the proposal to end: first thing in a round, and not again after a refusal until something has changed (G19). */
export function addProposal(state: State, seat: Seat, moves: Move[]): void {
  if (state.turn === 0 && (state.refused & (1 << seat)) === 0) moves.push(PROPOSE_END);
}

export function applyProposeEnd(state: State, emit?: Emit<Event>): void {
  const proposer = state.decider;
  state.phase = 'vote';
  state.vote.proposer = proposer;
  state.vote.agreed = 1 << proposer;
  state.decider = state.leftOf[proposer] as Seat;
  emit?.({ kind: 'end-proposed', to: 'all', seat: proposer });
}

export function legalAnswers(): Move[] {
  return [ACCEPT_END, REFUSE_END];
}

export function applyAcceptEnd(state: State, emit?: Emit<Event>): void {
  const { vote, decider } = state;
  vote.agreed |= 1 << decider;
  emit?.({ kind: 'end-accepted', to: 'all', seat: decider });
  state.decider = state.leftOf[decider] as Seat;
  if (state.decider === vote.proposer) endMatch(state, 'agreed', -1, emit);
}

/** One refusal settles it; the proposer still has its action. */
export function applyRefuseEnd(state: State, emit?: Emit<Event>): void {
  const { proposer } = state.vote;
  emit?.({ kind: 'end-refused', to: 'all', seat: state.decider, proposer });
  state.refused |= 1 << proposer;
  state.vote.proposer = -1;
  state.phase = 'action';
  state.decider = proposer;
}
