import type { Emit, Seat } from '@roundhouse/engine';
import { engineBonus } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import { DIAL_CHANGES, POSITIONS } from '../data/dials.ts';
import type { Event } from '../events.ts';
import { noteLeft } from '../hand.ts';
import { BUSY, ENGINES_IN_PLAY, increase, LONGEST_TRAIN, NONE } from '../state.ts';
import type { State } from '../state.ts';
import { appraise } from '../train.ts';
import { endTurn, triggerEnd } from '../turn.ts';
import type { MoveList } from './move-list.ts';

/** Turns the dial of the region delivered to, which makes the delivery: the train is shown, paid and rewarded. */
export interface RotateMove {
  readonly kind: 'rotate';
  readonly position: number;
}

const ROTATIONS = Array.from({ length: POSITIONS }, (_, position): RotateMove => ({
  kind: 'rotate',
  position,
}));

/** R13: anywhere but where it lies. */
export function legalRotations(state: State, moves: MoveList<RotateMove>): void {
  for (let position = 0; position < POSITIONS; position++) {
    if (state.positions[state.region] !== position) moves.push(ROTATIONS[position] as RotateMove);
  }
}

export function applyRotate(
  state: State,
  seat: Seat,
  { position }: RotateMove,
  emit?: Emit<Event>,
): void {
  payTrain(state, seat, emit);
  placeTrain(state, seat);
  takeStock(state, seat, emit);
  turnDial(state, position, emit);
  clearFullDepots(state, emit);
  state.engine = NONE;
  state.train.length = 0;
  state.region = NONE;
  state.activity = BUSY;
  endTurn(state, emit);
}

function payTrain(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { engine, region } = state;
  const appraisal = appraise(state.train);
  // R7: a lone caboose earns nothing, but the engine's bonus is paid.
  const bonus = engineBonus(engine, region);
  const amount = appraisal.value + bonus;
  increase(state.cash, seat, amount);
  if (emit === undefined) return;
  const train = state.train.slice();
  emit({ kind: 'delivered', to: 'all', seat, engine, train, region, bonus, ...appraisal });
  emit({ kind: 'paid', to: 'all', seat, amount });
}

function placeTrain(state: State, seat: Seat): void {
  const { engine, train, inPlay } = state;
  for (let i = 0; i < train.length; i++) {
    const card = train[i] as number;
    state.depots[state.region * LONGEST_TRAIN + i] = card;
    noteLeft(state, seat, card);
  }
  const first = seat * ENGINES_IN_PLAY;
  if (inPlay[first] === engine) inPlay[first] = inPlay[first + 1] as number;
  inPlay[first + 1] = NONE;
  state.engineDiscard.push(engine);
}

function takeStock(state: State, seat: Seat, emit?: Emit<Event>): void {
  const colour = state.region;
  increase(state.supply, colour, -1);
  increase(state.stocks, seat * COLOURS.length + colour, 1);
  const left = state.supply[colour] as number;
  emit?.({ kind: 'stock-taken', to: 'all', seat, colour, left });
  if (left === 0) triggerEnd(state, 'stock-sold-out', emit);
}

/** R11: the numbers now facing the colours are their changes. */
function turnDial(state: State, position: number, emit?: Emit<Event>): void {
  const { region, market, positions } = state;
  const from = positions[region] as number;
  const changes = DIAL_CHANGES[state.dials[region] as number]?.[position] ?? [];
  positions[region] = position;
  for (let colour = 0; colour < market.length; colour++) {
    increase(market, colour, changes[colour] as number);
  }
  emit?.({ kind: 'dial-rotated', to: 'all', region, from, position });
  emit?.({ kind: 'market-changed', to: 'all', changes: changes.slice(), market: market.slice() });
}

/** R16 */
function clearFullDepots(state: State, emit?: Emit<Event>): void {
  const { depots } = state;
  for (let first = 0; first < depots.length; first += LONGEST_TRAIN) {
    if (depots[first] === NONE) return;
  }
  let count = 0;
  for (let at = 0; at < depots.length; at++) {
    const card = depots[at] as number;
    if (card === NONE) continue;
    increase(state.removed, card, 1);
    count++;
  }
  depots.fill(NONE);
  emit?.({ kind: 'depots-cleared', to: 'all', count });
}
