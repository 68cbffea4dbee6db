import { assertNever, below, integer, moveParser } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { HEXES } from '../data/board.ts';
import { RAILROADS } from '../data/railroads.ts';
import type { Event } from '../events.ts';
import { MOST_CASH } from '../meta.ts';
import type { State } from '../state.ts';
import { applyBid, applyDropOut, legalBids } from './bid.ts';
import type { BidMove, DropOutMove } from './bid.ts';
import { addBuilds, applyBuild } from './build.ts';
import type { BuildMove } from './build.ts';
import { addDone, applyDone } from './done.ts';
import type { DoneMove } from './done.ts';
import { addLays, applyLay } from './lay.ts';
import type { LayMove } from './lay.ts';
import { addOffers, applyOffer } from './offer.ts';
import type { OfferMove } from './offer.ts';
import { applyPass, PASS } from './pass.ts';
import type { PassMove } from './pass.ts';
import {
  addProposal,
  applyAcceptEnd,
  applyProposeEnd,
  applyRefuseEnd,
  legalAnswers,
} from './vote.ts';
import type { AcceptEndMove, ProposeEndMove, RefuseEndMove } from './vote.ts';

export type Move =
  | PassMove
  | OfferMove
  | BidMove
  | DropOutMove
  | BuildMove
  | LayMove
  | DoneMove
  | ProposeEndMove
  | AcceptEndMove
  | RefuseEndMove;

export const parseMove = moveParser<Move>({
  pass: {},
  offer: { railroad: below(RAILROADS.length) },
  bid: { amount: integer(1, MOST_CASH) },
  'drop-out': {},
  build: { railroad: below(RAILROADS.length) },
  lay: { hex: below(HEXES.length) },
  done: {},
  'propose-end': {},
  'accept-end': {},
  'refuse-end': {},
});

export function legalMoves(state: State, seat: Seat): Move[] {
  if (seat !== state.decider) return [];
  switch (state.phase) {
    case 'auction':
      return legalBids(state, seat);
    case 'action':
      return legalActions(state, seat);
    case 'build':
      return legalSteps(state);
    case 'vote':
      return legalAnswers();
    case 'over':
      return [];
    default:
      return assertNever(state.phase);
  }
}

function legalActions(state: State, seat: Seat): Move[] {
  const moves: Move[] = [PASS];
  addOffers(state, moves);
  addBuilds(state, seat, moves);
  addProposal(state, seat, moves);
  return moves;
}

function legalSteps(state: State): Move[] {
  const moves: Move[] = [];
  addDone(state, moves);
  addLays(state, moves);
  return moves;
}

/** The move must be the decider's. */
export function apply(state: State, _seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'pass':
      return applyPass(state, emit);
    case 'offer':
      return applyOffer(state, move, emit);
    case 'bid':
      return applyBid(state, move, emit);
    case 'drop-out':
      return applyDropOut(state, emit);
    case 'build':
      return applyBuild(state, move, emit);
    case 'lay':
      return applyLay(state, move, emit);
    case 'done':
      return applyDone(state, emit);
    case 'propose-end':
      return applyProposeEnd(state, emit);
    case 'accept-end':
      return applyAcceptEnd(state, emit);
    case 'refuse-end':
      return applyRefuseEnd(state, emit);
    default:
      return assertNever(move);
  }
}
