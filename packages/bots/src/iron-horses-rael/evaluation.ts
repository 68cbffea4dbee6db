import {
  appraise,
  COLOURS,
  ENGINES,
  ENGINES_IN_PLAY,
  FIRST_ENGINE,
  HAND_LIMIT,
  NONE,
} from '@roundhouse/games/iron-horses-rael';
import type { Engine, State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';
import { softShares } from '../shares.ts';
import { sortHand } from './hand-worth.ts';
import { deliveriesToCome, foreseeMarket, isFree, multiplier } from './market.ts';

/** Cards that leave the deck in a turn. */
const CARDS_A_TURN = 1.9;
/** What a card that is still to be drawn will add to a train. */
const NEXT_CARD = 2.6;
/** What an action earns in the long run. */
const ACTION = 3.2;
/** What turning a dial is worth to the one who turns it. */
const STEERING = 2;
const ACTIONS_A_TURN = 2;
/** What a second engine in hand is worth. */
const SPARE_ENGINE = 1;
const SPREAD_AT_END = 2.5;
const SPREAD_A_TURN = 1.1;

const market: number[] = [];
const estimates: number[] = [];
const worths: number[] = [];

/** Estimates what everybody will have in the end: money, stocks, and what hand and time still bring. */
export function evaluate(state: State, out: number[]): void {
  const seats = state.cash.length;
  const turns = turnsOfEach(state);
  foreseeMarket(state, deliveriesToCome(state, turns), market);
  estimates.length = seats;
  for (let seat = 0; seat < seats; seat++) {
    estimates[seat] =
      (state.cash[seat] as number) + stocksWorth(state, seat) + toCome(state, seat, turns);
  }
  softShares(estimates, SPREAD_AT_END + SPREAD_A_TURN * turns, out);
}

/** How many turns everybody will still have, the one under way not counted. */
export function turnsOfEach(state: State): number {
  const seats = state.cash.length;
  if (state.turnsLeft > 0) return (state.turnsLeft - 1) / seats / ACTIONS_A_TURN;
  return state.deck.length / CARDS_A_TURN / seats + 1 / ACTIONS_A_TURN;
}

function stocksWorth(state: State, seat: Seat): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const held = state.stocks[seat * COLOURS.length + colour] as number;
    if (held > 0) sum += held * multiplier(state, seat, colour) * (market[colour] as number);
  }
  return sum;
}

/** The trains that this hand can become, as far as the actions last, and what the actions after that earn. */
function toCome(state: State, seat: Seat, turns: number): number {
  const count = sortHand(state, seat, worths);
  const stock = bestStock(state, seat);
  const time = { actions: ACTIONS_A_TURN * turns + actionsNow(state, seat), used: 0, count };
  let sum = 0;
  if (state.turn === seat && state.engine !== NONE) {
    sum += laidTrain(state, time) + (state.region === NONE ? stock : regionStock(state, seat));
  }
  const first = seat * ENGINES_IN_PLAY;
  for (let at = first; at < first + ENGINES_IN_PLAY; at++) {
    const card = state.inPlay[at] as number;
    if (card !== NONE && card !== state.engine) sum += trainOf(state, card, 1, stock, time);
  }
  const sealed = state.sealed[seat] as number;
  if (sealed !== NONE) sum += trainOf(state, sealed, 1, stock, time);
  sum += enginesInHand(state, seat, stock, time);
  for (let i = time.used; i < count; i++) sum += LOOSE * (worths[i] as number);
  return sum + ACTION * Math.max(0, time.actions);
}

/** The best engine in hand will start a train, if there is room for one; the others only save a draw. */
function enginesInHand(state: State, seat: Seat, stock: number, time: Time): number {
  const first = seat * HAND_LIMIT;
  const sealed = state.sealed[seat] as number;
  let best = NONE;
  let others = -1;
  for (let at = first + (state.handSizes[seat] as number) - 1; at >= first; at--) {
    const card = state.hands[at] as number;
    if (card < FIRST_ENGINE) break;
    if (card === sealed) continue;
    others++;
    if (best === NONE || suits(card, time) > suits(best, time)) best = card;
  }
  if (best === NONE) return 0;
  const isFull = state.inPlay[seat * ENGINES_IN_PLAY + 1] !== NONE;
  const train = isFull ? 0 : trainOf(state, best, 2, stock * 0.7, time);
  return train + SPARE_ENGINE * Math.min(1, others + (train === 0 ? 1 : 0));
}

/** Engines that the cards at hand can pull out of the yard at once suit best, of these the longest. */
function suits(card: number, time: Time): number {
  const { value = 0, bonus = 0 } = engineOf(card) ?? {};
  const missing = Math.max(0, value - (time.count - time.used));
  return value + bonus / 2 - 3 * missing;
}

/** The part of its worth that a card keeps which no train needs yet. */
const LOOSE = 0.35;

interface Time {
  actions: number;
  used: number;
  readonly count: number;
}

/** A train that is being laid. */
function laidTrain(state: State, time: Time): number {
  const { value = 0 } = engineOf(state.engine) ?? {};
  const laid = state.train.length;
  let sum = laid === 0 ? 0 : appraise(state.train).value;
  for (let i = laid; i < value; i++) sum += nextWorth(time);
  const bonus =
    state.region === NONE ? freeBonus(state, state.engine) : bonusAt(state.engine, state.region);
  return sum + bonus + STEERING;
}

/** A train that can still be laid; nothing if it comes too late or earns less than its actions would elsewhere. */
function trainOf(state: State, card: number, actions: number, stock: number, time: Time): number {
  const { value = 0 } = engineOf(card) ?? {};
  const missing = Math.max(0, value - (time.count - time.used));
  const needed = missing + actions;
  if (needed > time.actions) return 0;
  const { used } = time;
  let sum = freeBonus(state, card) * BONUS_EARNED + stock * STOCK_TAKEN + STEERING;
  for (let i = 0; i < value; i++) sum += nextWorth(time);
  if (sum < needed * ACTION) {
    time.used = used;
    return 0;
  }
  time.actions -= needed;
  return sum;
}

/** Others may deliver there first. */
const BONUS_EARNED = 0.8;
const STOCK_TAKEN = 0.85;

function nextWorth(time: Time): number {
  return time.used < time.count ? (worths[time.used++] as number) : NEXT_CARD;
}

function engineOf(card: number): Engine | undefined {
  return ENGINES[card - FIRST_ENGINE];
}

function bonusAt(card: number, region: number): number {
  const engine = engineOf(card);
  return engine?.regions.includes(region) ? engine.bonus : 0;
}

function freeBonus(state: State, card: number): number {
  const engine = engineOf(card);
  if (engine === undefined) return 0;
  for (const region of engine.regions) if (isFree(state, region)) return engine.bonus;
  return engine.bonus / 3;
}

function regionStock(state: State, seat: Seat): number {
  return multiplier(state, seat, state.region) * (market[state.region] as number);
}

function bestStock(state: State, seat: Seat): number {
  let best = 0;
  for (let region = 0; region < COLOURS.length; region++) {
    if (!isFree(state, region)) continue;
    best = Math.max(best, multiplier(state, seat, region) * (market[region] as number));
  }
  return best;
}

/** Actions of the turn under way. */
function actionsNow(state: State, seat: Seat): number {
  if (state.turn !== seat) return 0;
  if (state.phase === 'draw') return ACTIONS_A_TURN;
  return state.phase === 'act' || state.phase === 'redraw' ? 1 : 0;
}
