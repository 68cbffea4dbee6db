import { oneOf, shuffle } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { SOURCES } from '../data/sources.ts';
import type { Source } from '../data/sources.ts';
import type { Event } from '../events.ts';
import { addToHand, HAND_LIMIT } from '../hand.ts';
import { noteBlindDraw, noteShuffle, noteTaken } from '../knowledge.ts';
import { BUSY, ENGINES_ONLY } from '../standstill.ts';
import type { State } from '../state.ts';
import { endTurn, triggerEnd } from '../turn.ts';
import { move } from './move.ts';

const FROM_ENGINES = { kind: 'draw', from: 'engines' } as const;
const FROM_UP = { kind: 'draw', from: 'up' } as const;
const FROM_DECK = { kind: 'draw', from: 'deck' } as const;
const FROM_DISCARD = { kind: 'draw', from: 'discard' } as const;

/** Draws a card: at the start of a turn, as its action, or after a discard. */
export const draw = move({
  kind: 'draw',
  fields: { from: oneOf(SOURCES) },

  legal(state, seat, list) {
    if (state.handSizes[seat] === HAND_LIMIT) return;
    if (hasEngines(state)) list.push(FROM_ENGINES);
    if (state.up !== NONE) list.push(FROM_UP);
    if (state.deck.length > 0) list.push(FROM_DECK);
    if (state.discard.length > 0) list.push(FROM_DISCARD);
  },

  apply(state, seat, { from }, emit) {
    if (from === 'engines') drawEngine(state, seat, emit);
    else drawCar(state, seat, from, emit);
    if (state.phase === 'draw') state.phase = 'act';
    else endTurn(state, emit);
  },
});

/** R23: whether there is anything to draw. */
export function canDraw(state: State): boolean {
  return (
    state.up !== NONE || state.deck.length > 0 || state.discard.length > 0 || hasEngines(state)
  );
}

function hasEngines(state: State): boolean {
  return state.engineDeck.length > 0 || state.engineDiscard.length > 0;
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
    noteBlindDraw(state, seat);
    displaceUpCard(state, emit);
  } else {
    const card = from === 'up' ? state.up : (state.discard.pop() ?? NONE);
    addToHand(state, seat, card);
    noteTaken(state, seat, card);
    emit?.({ kind: 'took', to: 'all', seat, from, card });
  }
  if (from !== 'discard') turnUp(state, emit);
}

function drawUnseen(state: State, seat: Seat, from: 'engines' | 'deck', emit?: Emit<Event>): void {
  const card = (from === 'deck' ? state.deck : state.engineDeck).pop() ?? NONE;
  addToHand(state, seat, card);
  emit?.({ kind: 'drew', to: 'all', seat, from });
  emit?.({ kind: 'drew-card', to: [seat], card });
}

function reshuffleEngines(state: State, emit?: Emit<Event>): void {
  const { engineDiscard } = state;
  state.engineDiscard = state.engineDeck;
  state.engineDeck = engineDiscard;
  noteShuffle(state, engineDiscard);
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
