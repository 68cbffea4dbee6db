import { COLOURS } from '@roundhouse/games/iron-horses-rael';
import type { State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';
import { shorten, softShares } from '../shares.ts';
import { deliveriesToCome, DRIFT, foreseeMarket, multiplier } from './market.ts';
import { steeringWorth } from './steering.ts';
import { ACTIONS_A_TURN, STEERING, trainsToCome } from './trains.ts';

/** Cards that leave the deck in a turn. */
const CARDS_A_TURN = 1.9;
const SPREAD_AT_END = 2.5;
const SPREAD_A_TURN = 1.1;
/** With more than one rival luck decides more. */
const RIVALS_SPREAD = 2;
/** Of what dials turned blindly would raise the colours, so much is left when everybody turns them for himself. */
const STEERED_DRIFT = 0.25;

const market: number[] = [];
const estimates: number[] = [];

/** Estimates what everybody will have in the end: money, stocks, and what hand and time still bring. */
export function evaluate(state: State, out: number[]): void {
  const turns = turnsOfEach(state);
  estimate(state, turns, DRIFT, () => STEERING);
  softShares(estimates, spreadOver(turns), out);
}

/** The same with an eye for who can steer the market, and how little that makes certain. */
export function insight(state: State, out: number[]): void {
  const turns = turnsOfEach(state);
  estimate(state, turns, STEERED_DRIFT, steeringWorth);
  softShares(estimates, spreadOver(turns) * (state.cash.length > 2 ? RIVALS_SPREAD : 1), out);
}

function spreadOver(turns: number): number {
  return SPREAD_AT_END + SPREAD_A_TURN * turns;
}

function estimate(
  state: State,
  turns: number,
  drift: number,
  steering: (state: State, seat: Seat) => number,
): void {
  const seats = state.cash.length;
  foreseeMarket(state, deliveriesToCome(state, turns), drift, market);
  shorten(estimates, seats);
  for (let seat = 0; seat < seats; seat++) {
    const held = (state.cash[seat] ?? 0) + stocksWorth(state, seat);
    estimates[seat] = held + trainsToCome(state, seat, turns, market, steering(state, seat));
  }
}

/** How many turns everybody will still have, the one under way not counted. */
function turnsOfEach(state: State): number {
  const seats = state.cash.length;
  if (state.turnsLeft > 0) return (state.turnsLeft - 1) / seats / ACTIONS_A_TURN;
  return state.deck.length / CARDS_A_TURN / seats + 1 / ACTIONS_A_TURN;
}

function stocksWorth(state: State, seat: Seat): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const held = state.stocks[seat * COLOURS.length + colour] ?? 0;
    if (held > 0) sum += held * multiplier(state, seat, colour) * (market[colour] ?? 0);
  }
  return sum;
}
