import type { Emit, Seat } from '@roundhouse/engine';
import { SETBACKS } from '../data/cards.ts';
import { FIRST_REMEDY, FIRST_SETBACK, FORBIDS, HIJACKER, setbackBit } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import { inHand, takeFromHand } from '../hand.ts';
import { MOST_SEATS } from '../meta.ts';
import type { State } from '../state.ts';
import { resumeTurn, spendAction } from '../turn.ts';
import { mayFoil } from './answer.ts';
import { beginHijack, canBeHijacked } from './hijack.ts';
import { lies } from './remedy.ts';
import type { List } from './list.ts';

/** The Sabotage action: a setback is played against another player, who may answer before it takes effect. */
export interface Sabotage {
  readonly kind: 'sabotage';
  readonly card: number;
  readonly target: Seat;
}

const at = (card: number, target: Seat): number => (card - FIRST_SETBACK) * MOST_SEATS + target;

/** One move for each setback and target, in the order in which `legalSetbacks` looks them up. */
export function setbackMoves<Move>(make: (card: number, target: Seat) => Move): readonly Move[] {
  return SETBACKS.flatMap((_, setback) =>
    Array.from({ length: MOST_SEATS }, (_each, target) => make(FIRST_SETBACK + setback, target)),
  );
}

const SABOTAGES = setbackMoves((card, target): Sabotage => ({ kind: 'sabotage', card, target }));

export function legalSabotages(state: State, seat: Seat, list: List<Sabotage>): void {
  legalSetbacks(state, seat, SABOTAGES, list);
}

/** Lists the move for every setback in hand and everybody it can be played against. */
export function legalSetbacks<Move>(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  list: List<Move>,
): void {
  const seats = state.railway.length;
  for (let card = FIRST_SETBACK; card < FIRST_REMEDY; card++) {
    if (inHand(state, seat, card) === 0) continue;
    for (let target = 0; target < seats; target++) {
      if (target !== seat && canBeSetBack(state, target, card)) {
        list.push(moves[at(card, target)] as Move);
      }
    }
  }
}

// P4, P21, P26: a Master, the same setback already there, or nothing to hijack; nothing else protects.
function canBeSetBack(state: State, target: Seat, card: number): boolean {
  const master = state.master[target] as number;
  if (master >= 0 && FORBIDS[master] === card) return false;
  return card === HIJACKER ? canBeHijacked(state, target) : !lies(state, target, card);
}

export function applySabotage(
  state: State,
  seat: Seat,
  { card, target }: Sabotage,
  emit?: Emit<Event>,
): void {
  spendAction(state);
  playSetback(state, seat, { card, target }, emit);
}

/** Shows the setback and its target; it takes effect at once only if everybody knows that it can't be foiled. */
export function playSetback(
  state: State,
  seat: Seat,
  { card, target }: { readonly card: number; readonly target: Seat },
  emit?: Emit<Event>,
): void {
  takeFromHand(state, seat, card);
  state.setback = card;
  state.target = target;
  emit?.({ kind: 'sabotaged', to: 'all', seat, target, setback: card });
  if (mayFoil(state, target)) state.phase = 'answer';
  else landSetback(state, emit);
}

/** The setback takes effect. */
export function landSetback(state: State, emit?: Emit<Event>): void {
  const { setback, target, turn } = state;
  state.setback = -1;
  if (setback === HIJACKER) {
    beginHijack(state);
    return;
  }
  state.target = -1;
  state.setbacks[target] = (state.setbacks[target] as number) | setbackBit(setback);
  emit?.({ kind: 'setback-laid', to: 'all', seat: target, from: turn, setback });
  resumeTurn(state, emit);
}
