import { NONE } from '@roundhouse/engine/kit';
import {
  appraise,
  COLOURS,
  engineBonus,
  ENGINES,
  ENGINES_IN_PLAY,
  engineValue,
  FIRST_ENGINE,
  HAND_LIMIT,
  isFree,
} from '@roundhouse/games/iron-horses-rael';
import type { Engine, State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';
import { sortHand } from './hand-worth.ts';
import { multiplier } from './market.ts';

export const ACTIONS_A_TURN = 2;
/** What a card that is still to be drawn will add to a train. */
const NEXT_CARD = 2.6;
/** What an action earns in the long run. */
const ACTION = 3.2;
/** What turning a dial is worth to the one who turns it. */
export const STEERING = 2;
/** What a second engine in hand is worth. */
const SPARE_ENGINE = 1;
/** The part of its worth that a card keeps which no train needs yet. */
const LOOSE = 0.35;
/** Others may deliver there first; the later the train, the likelier. */
const BONUS_EARNED = 0.8;
const STOCK_TAKEN = 0.85;
const LATER_STOCK_TAKEN = 0.6;

/** What a seat can still do, and how many of the cards in hand are counted in trains, of how many. */
interface Time {
  actions: number;
  used: number;
  readonly count: number;
  /** What a turn of a dial is worth. */
  readonly steering: number;
}

const worths: number[] = [];

/** What the trains bring that a hand can become, as far as the actions last, and the actions after that. */
export function trainsToCome(
  state: State,
  seat: Seat,
  turns: number,
  market: readonly number[],
  steering: number,
): number {
  const count = sortHand(state, seat, worths);
  const stock = bestStock(state, seat, market);
  const time = {
    actions: ACTIONS_A_TURN * turns + actionsNow(state, seat),
    used: 0,
    count,
    steering,
  };
  let sum = 0;
  if (state.turn === seat && state.engine !== NONE) {
    sum += laidTrain(state, time);
    sum += state.region === NONE ? stock : stockOf(state, seat, state.region, market);
  }
  const first = seat * ENGINES_IN_PLAY;
  for (let place = first; place < first + ENGINES_IN_PLAY; place++) {
    const card = state.inPlay[place] ?? 0;
    if (card === NONE || card === state.engine) continue;
    sum += plannedTrain(state, card, 1, stock * STOCK_TAKEN, time);
  }
  const sealed = state.sealed[seat] ?? 0;
  if (sealed !== NONE) sum += plannedTrain(state, sealed, 1, stock * STOCK_TAKEN, time);
  sum += enginesInHand(state, seat, stock * LATER_STOCK_TAKEN, time);
  for (let i = time.used; i < count; i++) sum += LOOSE * (worths[i] ?? 0);
  return sum + ACTION * Math.max(0, time.actions);
}

/** A train that is being laid. */
function laidTrain(state: State, time: Time): number {
  const { engine, region, train } = state;
  let sum = train.length === 0 ? 0 : appraise(train).value;
  for (let i = train.length; i < engineValue(engine); i++) sum += nextWorth(time);
  const bonus = region === NONE ? freeBonus(state, engine) : engineBonus(engine, region);
  return sum + bonus + time.steering;
}

/** A train that can still be laid; nothing if it comes too late or earns less than its actions would elsewhere. */
function plannedTrain(
  state: State,
  card: number,
  actions: number,
  stock: number,
  time: Time,
): number {
  const { used } = time;
  const value = engineValue(card);
  const needed = Math.max(0, value - (time.count - used)) + actions;
  if (needed > time.actions) return 0;
  let sum = freeBonus(state, card) * BONUS_EARNED + stock + time.steering;
  for (let i = 0; i < value; i++) sum += nextWorth(time);
  if (sum < needed * ACTION) {
    time.used = used;
    return 0;
  }
  time.actions -= needed;
  return sum;
}

function nextWorth(time: Time): number {
  return time.used < time.count ? (worths[time.used++] ?? 0) : NEXT_CARD;
}

/** The best engine in hand will start a train, if there is room for one; the others only save a draw. */
function enginesInHand(state: State, seat: Seat, stock: number, time: Time): number {
  const first = seat * HAND_LIMIT;
  let best = NONE;
  let others = -1;
  for (let place = first + (state.handSizes[seat] ?? 0) - 1; place >= first; place--) {
    const card = state.hands[place] ?? 0;
    if (card < FIRST_ENGINE) break;
    if (card === state.sealed[seat]) continue;
    others++;
    if (best === NONE || suitability(card, time) > suitability(best, time)) best = card;
  }
  if (best === NONE) return 0;
  const isFull = state.inPlay[seat * ENGINES_IN_PLAY + 1] !== NONE;
  const train = isFull ? 0 : plannedTrain(state, best, 2, stock, time);
  return train + SPARE_ENGINE * Math.min(1, others + (train === 0 ? 1 : 0));
}

/** The longest engine whose train the cards in hand fill. */
function suitability(card: number, time: Time): number {
  const { value = 0, bonus = 0 } = engineOf(card) ?? {};
  const missing = Math.max(0, value - (time.count - time.used));
  return value + bonus / 2 - 3 * missing;
}

function engineOf(card: number): Engine | undefined {
  return ENGINES[card - FIRST_ENGINE];
}

/** The engine's bonus, or a part of it while its regions are taken. */
function freeBonus(state: State, card: number): number {
  const engine = engineOf(card);
  if (engine === undefined) return 0;
  for (const region of engine.regions) if (isFree(state, region)) return engine.bonus;
  return engine.bonus / 3;
}

function stockOf(state: State, seat: Seat, colour: number, market: readonly number[]): number {
  return multiplier(state, seat, colour) * (market[colour] ?? 0);
}

function bestStock(state: State, seat: Seat, market: readonly number[]): number {
  let best = 0;
  for (let region = 0; region < COLOURS.length; region++) {
    if (isFree(state, region)) best = Math.max(best, stockOf(state, seat, region, market));
  }
  return best;
}

/** Actions of the turn under way. */
function actionsNow(state: State, seat: Seat): number {
  if (state.turn !== seat) return 0;
  if (state.phase === 'draw') return ACTIONS_A_TURN;
  return state.phase === 'act' || state.phase === 'redraw' ? 1 : 0;
}
