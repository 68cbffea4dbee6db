import { shuffle } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { FIRST_ENGINE } from '../data/cards.ts';
import type { Source } from '../data/sources.ts';
import type { Event } from '../events.ts';
import { addToHand, noteShown } from '../hand.ts';
import { BUSY, ENGINES_ONLY, HAND_LIMIT, increase, NONE } from '../state.ts';
import type { State } from '../state.ts';
import { endTurn, triggerEnd } from '../turn.ts';
import type { MoveList } from './move-list.ts';

/** Draws a card: at the start of a turn, as its action, or after a discard. */
export interface DrawMove {
  readonly kind: 'draw';
  readonly from: Source;
}

const FROM_ENGINES: DrawMove = { kind: 'draw', from: 'engines' };
const FROM_UP: DrawMove = { kind: 'draw', from: 'up' };
const FROM_DECK: DrawMove = { kind: 'draw', from: 'deck' };
const FROM_DISCARD: DrawMove = { kind: 'draw', from: 'discard' };

const hasEngines = (state: State): boolean =>
  state.engineDeck.length > 0 || state.engineDiscard.length > 0;

/** R23: whether there is anything to draw. */
export function canDraw(state: State): boolean {
  return (
    state.up !== NONE || state.deck.length > 0 || state.discard.length > 0 || hasEngines(state)
  );
}

export function legalDraws(state: State, seat: Seat, moves: MoveList<DrawMove>): void {
  if (state.handSizes[seat] === HAND_LIMIT) return;
  if (hasEngines(state)) moves.push(FROM_ENGINES);
  if (state.up !== NONE) moves.push(FROM_UP);
  if (state.deck.length > 0) moves.push(FROM_DECK);
  if (state.discard.length > 0) moves.push(FROM_DISCARD);
}

export function applyDraw(state: State, seat: Seat, move: DrawMove, emit?: Emit<Event>): void {
  if (move.from === 'engines') drawEngine(state, seat, emit);
  else drawCar(state, seat, move.from, emit);
  if (state.phase === 'draw') state.phase = 'act';
  else endTurn(state, emit);
}

function drawEngine(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.engineDeck.length === 0) reshuffleEngines(state, emit);
  drawUnseen(state, seat, 'engines', emit);
  state.activity = Math.max(state.activity, ENGINES_ONLY);
}

function drawCar(
  state: State,
  seat: Seat,
  from: Exclude<Source, 'engines'>,
  emit?: Emit<Event>,
): void {
  state.activity = BUSY;
  if (from === 'deck') {
    drawUnseen(state, seat, from, emit);
    increase(state.blind, seat, 1);
    displaceUpCard(state, emit);
  } else {
    const card = from === 'up' ? state.up : (state.discard.pop() as number);
    addToHand(state, seat, card);
    noteShown(state, seat, card);
    emit?.({ kind: 'took', to: 'all', seat, from, card });
  }
  if (from !== 'discard') turnUp(state, emit);
}

function drawUnseen(state: State, seat: Seat, from: 'engines' | 'deck', emit?: Emit<Event>): void {
  const card = (from === 'deck' ? state.deck : state.engineDeck).pop() as number;
  addToHand(state, seat, card);
  emit?.({ kind: 'drew', to: 'all', seat, from });
  emit?.({ kind: 'drew-card', to: [seat], card });
}

function reshuffleEngines(state: State, emit?: Emit<Event>): void {
  const { engineDiscard } = state;
  state.engineDiscard = state.engineDeck;
  state.engineDeck = engineDiscard;
  state.shuffles++;
  for (const engine of engineDiscard) state.lastShuffle[engine - FIRST_ENGINE] = state.shuffles;
  shuffle(state.rng, engineDiscard);
  emit?.({ kind: 'engines-reshuffled', to: 'all', count: engineDiscard.length });
}

function displaceUpCard(state: State, emit?: Emit<Event>): void {
  if (state.up === NONE) return;
  state.discard.push(state.up);
  emit?.({ kind: 'up-card-discarded', to: 'all', card: state.up });
}

/** R21, R22: fills the up space while there are cards; the last card to leave the deck triggers the end. */
function turnUp(state: State, emit?: Emit<Event>): void {
  const card = state.deck.pop();
  state.up = card ?? NONE;
  if (card !== undefined) emit?.({ kind: 'turned-up', to: 'all', card });
  if (state.deck.length === 0) triggerEnd(state, 'deck-emptied', emit);
}
