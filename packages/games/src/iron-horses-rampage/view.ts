import type { Seat, Viewer } from '@roundhouse/engine';
import { add, NONE, sum } from '@roundhouse/engine/kit';
import { hasAdvantage } from './advantage.ts';
import { FIRST_SETBACK, HAND_KINDS, LASTING_SETBACKS, RESOURCE_KINDS } from './data/indexes.ts';
import { WESTERN_RIDGE } from './data/railways.ts';
import type { ResourceSet } from './meta.ts';
import { priceFor } from './payments.ts';
import { lies } from './setbacks.ts';
import type { Phase, State } from './state.ts';
import { actionLimit } from './turn.ts';

/** One player as everybody sees it. Lists of counts are per kind of card, in the order of CARDS. */
export interface PlayerView {
  readonly railway: number;
  /** 0: never used; 1: used before the player's last turn began; 2: used since. */
  readonly advantage: number;
  /** Whether it is not used up: never used, or given back by First Class. */
  readonly hasAdvantage: boolean;
  /** The Master in play, or -1. */
  readonly master: number;
  /** The setbacks in front of the player, and what each costs this player in resources to lift. */
  readonly setbacks: readonly number[];
  readonly prices: readonly number[];
  readonly handSize: number;
  /** The cards in hand that were taken openly. */
  readonly known: readonly number[];
  /** How many cards the hand held at the last reshuffle, and what has left it since; known ones apart. */
  readonly heldThen: number;
  readonly leftSince: readonly number[];
  readonly inPlay: readonly number[];
  readonly safes: readonly number[];
  readonly delivered: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly resources: ResourceSet;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly turnsOver: number;
  readonly idleTurns: number;
  readonly acted: boolean;
  readonly actionsUsed: number;
  /** The actions of this turn as things stand. */
  readonly actionLimit: number;
  readonly extraActions: number;
  readonly transported: number;
  /** The setback being played or paid for, or -1. */
  readonly setback: number;
  /** Whom it is played against, or -1. */
  readonly target: Seat;
  readonly paid: readonly number[];
  readonly players: readonly PlayerView[];
  /** All cards to draw before the next reshuffle, those put under the deck included. */
  readonly deckSize: number;
  readonly underSize: number;
  /** The discard pile, the oldest card first. */
  readonly discards: readonly number[];
  readonly lookedSize: number;
  /** What all hands together held at the last reshuffle: whatever the new deck did not get. */
  readonly allHeldThen: readonly number[];
  /** The viewer's own part of it. */
  readonly ownHeldThen: readonly number[];
  /** The viewer's own cards. */
  readonly hand: readonly number[];
  /** What the viewer sees of a Survey. */
  readonly looked: readonly number[];
  /** What the viewer knows to lie under the deck, the next to be drawn first. */
  readonly under: readonly number[];
}

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? -1 : viewer;
  // There is one Western Ridge, so whoever is it has seen every card under the deck.
  const surveyor = viewer !== 'spectator' && state.railway[viewer] === WESTERN_RIDGE;
  return {
    viewer,
    resources: state.resources,
    phase: state.phase,
    turn: state.turn,
    turnsOver: state.turnsOver,
    idleTurns: state.idleTurns,
    acted: state.acted,
    actionsUsed: state.actionsUsed,
    actionLimit: actionLimit(state),
    extraActions: state.extraActions,
    transported: state.transported,
    setback: state.setback,
    target: state.target,
    paid: state.paid.slice(),
    players: state.railway.map((_, seat) => viewPlayer(state, seat)),
    deckSize: state.deck.length + state.under.length,
    underSize: state.under.length,
    discards: state.discards.slice(),
    lookedSize: state.looked.length,
    allHeldThen: sumOfRows(state.heldThen, HAND_KINDS),
    ownHeldThen: own < 0 ? [] : rowOf(state.heldThen, own, HAND_KINDS),
    hand: own < 0 ? [] : rowOf(state.hand, own, HAND_KINDS),
    looked: surveyor ? state.looked.slice() : [],
    under: surveyor ? state.under.slice() : [],
  };
}

function viewPlayer(state: State, seat: Seat): PlayerView {
  const setbacks: number[] = [];
  for (let card = FIRST_SETBACK; card < FIRST_SETBACK + LASTING_SETBACKS; card++) {
    if (lies(state, seat, card)) setbacks.push(card);
  }
  return {
    railway: state.railway[seat] ?? NONE,
    advantage: state.advantage[seat] ?? 0,
    hasAdvantage: hasAdvantage(state, seat),
    master: state.master[seat] ?? NONE,
    setbacks,
    prices: setbacks.map((setback) => priceFor(state, seat, setback)),
    handSize: state.handSize[seat] ?? 0,
    known: rowOf(state.known, seat, HAND_KINDS),
    heldThen: sum(rowOf(state.heldThen, seat, HAND_KINDS)),
    leftSince: rowOf(state.leftSince, seat, HAND_KINDS),
    inPlay: rowOf(state.inPlay, seat, RESOURCE_KINDS),
    safes: rowOf(state.safes, seat, RESOURCE_KINDS),
    delivered: state.delivered[seat] ?? 0,
  };
}

function rowOf(list: readonly number[], seat: Seat, length: number): number[] {
  return list.slice(seat * length, (seat + 1) * length);
}

function sumOfRows(list: readonly number[], length: number): number[] {
  const sums = list.slice(0, length);
  for (let place = length; place < list.length; place++) {
    add(sums, place % length, list[place] ?? 0);
  }
  return sums;
}
