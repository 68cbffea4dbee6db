import { assertNever } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { FIRST_EFFECT } from './data/cards.ts';
import { DOUBLE_VALUE } from './data/effect-cards.ts';
import { EFFECTS } from './data/effects.ts';
import type { EffectId } from './data/effects.ts';
import type { Event } from './events.ts';
import { continueCardLoad } from './loading.ts';
import { canUpgrade, upgrade } from './locomotive.ts';
import { applyChooseSeat, legalChooseSeats } from './moves/choose-seat.ts';
import { applyChooseSide, legalChooseSides } from './moves/choose-side.ts';
import type { Move, MoveOf } from './moves/move.ts';
import { applyNameType, legalNameTypes } from './moves/name-type.ts';
import { at, sideOf } from './state.ts';
import type { State } from './state.ts';
import { resumeCards } from './turn.ts';

interface Choice<Kind extends 'choose-side' | 'choose-seat' | 'name-type'> {
  readonly kind: Kind;
  readonly legal: (state: State, seat: Seat, legal: Move[]) => void;
  readonly apply: (state: State, seat: Seat, move: MoveOf<Kind>, emit?: Emit<Event>) => void;
}

const SIDE: Choice<'choose-side'> = {
  kind: 'choose-side',
  legal: legalChooseSides,
  apply: applyChooseSide,
};
const SEAT: Choice<'choose-seat'> = {
  kind: 'choose-seat',
  legal: legalChooseSeats,
  apply: applyChooseSeat,
};
const TYPE: Choice<'name-type'> = {
  kind: 'name-type',
  legal: legalNameTypes,
  apply: applyNameType,
};

const EFFECT_IDS: readonly EffectId[] = EFFECTS.map(({ id }) => id);

/** Carries out the effect of a card, or leaves the state waiting for its choices. */
export function applyEffect(state: State, seat: Seat, card: number, emit?: Emit<Event>): void {
  const effect = EFFECT_IDS[card - FIRST_EFFECT] as EffectId;
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
      return offer(state, seat, SIDE, emit);
    case 'cargo-raid':
      return offer(state, seat, SEAT, emit);
    case 'unlimited':
      return offer(state, seat, TYPE, emit);
    default:
      return assertNever(effect);
  }
}

/** T9, T37: no choice is no effect, a single one is made, several are offered. */
function offer<Kind extends 'choose-side' | 'choose-seat' | 'name-type'>(
  state: State,
  seat: Seat,
  { kind, legal, apply }: Choice<Kind>,
  emit?: Emit<Event>,
): void {
  const choices: MoveOf<Kind>[] = [];
  legal(state, seat, choices);
  const [only] = choices;
  if (only === undefined) haveNoEffect(state, seat, emit);
  else if (choices.length === 1) apply(state, seat, only, emit);
  else state.phase = kind;
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
  attached[side] = at(attached, side) + 1;
  state.discards.pop();
  emit?.({ kind: 'card-attached', to: 'all', seat, side, card });
  resumeCards(state);
}

function quickUpgrade(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (!canUpgrade(state, sideOf(state, seat))) {
    haveNoEffect(state, seat, emit);
    return;
  }
  upgrade(state, seat, emit);
  resumeCards(state);
}
