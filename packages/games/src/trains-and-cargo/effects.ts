import { assertNever } from '@roundhouse/engine';
import type { Emit, MoveBase, MoveKind, Seat } from '@roundhouse/engine';
import { add, entry } from '@roundhouse/engine/kit';
import { FIRST_EFFECT } from './data/cards.ts';
import { DOUBLE_VALUE } from './data/effect-cards.ts';
import { EFFECTS } from './data/effects.ts';
import type { EffectId } from './data/effects.ts';
import type { Event } from './events.ts';
import { continueCardLoad } from './loading.ts';
import { canUpgrade, raiseLocomotive } from './locomotive.ts';
import { chooseSeat } from './moves/choose-seat.ts';
import { chooseSide } from './moves/choose-side.ts';
import { nameType } from './moves/name-type.ts';
import { sideOf } from './state.ts';
import type { Phase, State } from './state.ts';
import { resumeCards } from './turn.ts';

const EFFECT_IDS: readonly EffectId[] = EFFECTS.map(({ id }) => id);

/** Carries out the effect of a card, or leaves the state waiting for its choices. */
export function applyEffect(state: State, seat: Seat, card: number, emit?: Emit<Event>): void {
  const effect = entry(EFFECT_IDS, card - FIRST_EFFECT);
  state.card = card;
  switch (effect) {
    case 'load-and-send':
    case 'extra-load':
      state.phase = 'card-load';
      return continueCardLoad(state, seat, emit);
    case 'double-value':
    case 'long-train-bonus':
      return attach(state, seat, emit);
    case 'quick-upgrade':
      return quickUpgrade(state, seat, emit);
    case 'must-send':
    case 'engine-sabotage':
      return offer(state, seat, chooseSide, emit);
    case 'cargo-raid':
      return offer(state, seat, chooseSeat, emit);
    case 'unlimited':
      return offer(state, seat, nameType, emit);
    default:
      return assertNever(effect);
  }
}

/** T9, T37: no choice is no effect, a single one is made, several are offered. */
function offer<Move extends MoveBase & { readonly kind: Phase }>(
  state: State,
  seat: Seat,
  choice: MoveKind<State, Event, Move>,
  emit?: Emit<Event>,
): void {
  const choices: Move[] = [];
  choice.legal(state, seat, choices);
  const [only] = choices;
  if (only === undefined) haveNoEffect(state, seat, emit);
  else if (choices.length === 1) choice.apply(state, seat, only, emit);
  else state.phase = choice.kind;
}

function haveNoEffect(state: State, seat: Seat, emit?: Emit<Event>): void {
  emit?.({ kind: 'card-had-no-effect', to: 'all', seat, card: state.card });
  resumeCards(state);
}

/** T8: the card leaves the discards and stays by the train. */
function attach(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { card } = state;
  const side = sideOf(state, seat);
  const attached = card === DOUBLE_VALUE ? state.doubleValues : state.longTrainBonuses;
  add(attached, side, 1);
  state.discards.pop();
  emit?.({ kind: 'card-attached', to: 'all', seat, side, card });
  resumeCards(state);
}

function quickUpgrade(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (!canUpgrade(state, sideOf(state, seat))) {
    haveNoEffect(state, seat, emit);
    return;
  }
  raiseLocomotive(state, seat, emit);
  resumeCards(state);
}
