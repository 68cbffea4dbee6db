import type { Rng, Seat } from '@roundhouse/engine';
import { NONE, onlySeat } from '@roundhouse/engine/kit';
import type { ResourceSet } from './meta.ts';

/**
 * What the table waits for. `turn`: an action, an advantage or the end of the turn; `answer`: the target of a setback
 * lets it happen or foils it; `steal`: the hijacker's choice; `pay`: the next card of a payment; `keep` and `bury`: a
 * Survey; `discard`: down to the hand limit.
 */
export type Phase = 'turn' | 'answer' | 'steal' | 'pay' | 'keep' | 'bury' | 'discard' | 'over';

/** Whether a railway's advantage was never used, used before its owner's last turn began, or used since. */
export const UNUSED = 0;
export const USED = 1;
export const USED_THIS_TURN = 2;

/** Cards are indexes into CARDS. Lists per seat and kind are flat: `hand[seat * HAND_KINDS + card]`. */
export interface State {
  resources: ResourceSet;
  rng: Rng;
  phase: Phase;
  /** Whose turn it is. */
  turn: Seat;
  /** How many turns are over. */
  turnsOver: number;
  /** How many turns in a row have passed with nothing done. */
  idleTurns: number;
  /** Whether anything was done in this turn. */
  acted: boolean;
  actionsUsed: number;
  extraActions: number;
  /** The value transported in this turn. */
  transported: number;
  /** The setback being played (`answer`) or paid for (`pay`), or -1. */
  setback: number;
  /** Whom the setback being played is for (`answer`, `steal`), or -1. */
  target: Seat;
  /** How many resources of each kind the unfinished payment has taken. */
  paid: number[];
  /** The cards that a Survey has turned up and not yet put away. */
  looked: number[];
  /** The cards of the deck in no order: whoever draws gets any of them. */
  deck: number[];
  /** The cards that Surveys put beneath the deck, the next to be drawn first. */
  under: number[];
  /** The discard pile, the oldest card first. */
  discards: number[];
  railway: number[];
  /** UNUSED, USED or USED_THIS_TURN. */
  advantage: number[];
  /** The Master in play, or -1. */
  master: number[];
  /** The set of setbacks in front of each player, as bits. */
  setbacks: number[];
  hand: number[];
  handSize: number[];
  /** How many cards of each kind everybody knows to be in a hand: they were taken openly. Never more than the hand. */
  known: number[];
  /** The cards that each hand held at the last reshuffle, known ones apart: none of them can be in the deck. */
  heldThen: number[];
  /** The cards that have left each hand since, known ones apart. */
  leftSince: number[];
  /** Unprotected resources in play. */
  inPlay: number[];
  /** Resources in play under a Safe. */
  safes: number[];
  /** The value of all resources in play. */
  delivered: number[];
}

export function clone(state: State): State {
  return {
    resources: state.resources,
    rng: [...state.rng],
    phase: state.phase,
    turn: state.turn,
    turnsOver: state.turnsOver,
    idleTurns: state.idleTurns,
    acted: state.acted,
    actionsUsed: state.actionsUsed,
    extraActions: state.extraActions,
    transported: state.transported,
    setback: state.setback,
    target: state.target,
    paid: state.paid.slice(),
    looked: state.looked.slice(),
    deck: state.deck.slice(),
    under: state.under.slice(),
    discards: state.discards.slice(),
    railway: state.railway.slice(),
    advantage: state.advantage.slice(),
    master: state.master.slice(),
    setbacks: state.setbacks.slice(),
    hand: state.hand.slice(),
    handSize: state.handSize.slice(),
    known: state.known.slice(),
    heldThen: state.heldThen.slice(),
    leftSince: state.leftSince.slice(),
    inPlay: state.inPlay.slice(),
    safes: state.safes.slice(),
    delivered: state.delivered.slice(),
  };
}

export function deciders({ phase, target, turn }: State): readonly Seat[] {
  if (phase === 'answer') return onlySeat(target);
  return onlySeat(phase === 'over' ? NONE : turn);
}
