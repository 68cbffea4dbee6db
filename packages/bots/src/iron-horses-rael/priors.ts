import { entry, NONE } from '@roundhouse/engine/kit';
import {
  CAR_VALUE,
  CARDS,
  COLOURS,
  DIAL_CHANGES,
  engineBonus,
  ENGINES_IN_PLAY,
  engineValue,
  FIRST_ENGINE,
  HAND_LIMIT,
} from '@roundhouse/games/iron-horses-rael';
import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';
import { addedWorth, drawnWorth } from './card-weights.ts';
import { multiplier } from './market.ts';

/** How much likelier a move is for each dollar that it is better by. */
const CARD_DOLLAR = 0.8;
const DRAW_DOLLAR = 0.7;
const MARKET_DOLLAR = 0.3;
const MEAN_CARD = 4.5;
/** Stocks of each colour that a seat may still take. */
const HOPED = 0.4;
const FEW_CARS = 5;

/** How often a good player would choose each move, by rules of thumb for each kind. */
export function prior(state: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  if (state.engine !== NONE) {
    if (state.phase === 'rotate') findLeads(state, seat);
    for (let i = 0; i < moves.length; i++) out[i] = layingWeight(state, seat, entry(moves, i));
    return;
  }
  const cars = carsIn(state, seat);
  for (let i = 0; i < moves.length; i++) out[i] = weightOf(state, seat, entry(moves, i), cars);
}

/** For the moves that complete a train. They are apart from the others because V8 tells apart four shapes of moves quickly. */
function layingWeight(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'add':
      return Math.exp(CARD_DOLLAR * addedWorth(state, seat, move.card));
    case 'deliver':
      return Math.exp(MARKET_DOLLAR * deliveryWorth(state, seat, move.region));
    case 'rotate':
      return Math.exp(MARKET_DOLLAR * rotationWorth(state, move.position));
    default:
      throw new Error(`no way to complete a train: ${move.kind}`);
  }
}

function weightOf(state: State, seat: Seat, move: Move, cars: number): number {
  switch (move.kind) {
    case 'choose':
      return 2 + engineValue(move.engine) / 4;
    case 'draw':
      return drawWeight(state, seat, move.from, cars);
    case 'complete':
      return 10;
    case 'begin':
      return engineValue(move.engine) <= cars + 1 ? 5 : 2;
    case 'discard':
      return discardWeight(state, seat, move.card, cars);
    case 'pass':
    case 'decline':
      return 0.05;
    default:
      throw new Error(`no train is being completed: ${move.kind}`);
  }
}

/** Cars and cabooses in hand. */
function carsIn(state: State, seat: Seat): number {
  const first = seat * HAND_LIMIT;
  let cars = state.handSizes[seat] ?? 0;
  while (cars > 0 && (state.hands[first + cars - 1] ?? 0) >= FIRST_ENGINE) cars--;
  return cars;
}

function drawWeight(state: State, seat: Seat, from: string, cars: number): number {
  if (from === 'deck') return 2;
  if (from === 'engines') {
    const engines = enginesOf(state, seat, cars);
    if (engines === 0) return 8;
    return engines === 1 ? 2 : 0.3;
  }
  const card = from === 'up' ? state.up : (state.discard.at(-1) ?? NONE);
  return 2 * Math.exp(DRAW_DOLLAR * (drawnWorth(state, seat, card) - MEAN_CARD));
}

/** Engines in play and in hand. */
function enginesOf(state: State, seat: Seat, cars: number): number {
  let engines = (state.handSizes[seat] ?? 0) - cars;
  for (let place = seat * ENGINES_IN_PLAY; place < (seat + 1) * ENGINES_IN_PLAY; place++) {
    if (state.inPlay[place] !== NONE) engines++;
  }
  return engines;
}

function deliveryWorth(state: State, seat: Seat, region: number): number {
  const value = 1.5 + Math.max(0, state.market[region] ?? 0);
  return multiplier(state, seat, region) * value + engineBonus(state.engine, region);
}

const leads = new Float64Array(COLOURS.length);

/** By colour: how much more of it hangs on this seat than on the mean of the others, as far as known. */
function findLeads(state: State, seat: Seat): void {
  const seats = state.cash.length;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const coming = colour === state.region ? 1 : 0;
    let lead = multiplier(state, seat, colour) * (heldBy(state, seat, colour) + coming);
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const factor = state.x2[other] === colour ? 2 : 1;
      lead -= (factor * heldBy(state, other, colour)) / (seats - 1);
    }
    leads[colour] = lead;
  }
}

/** What the turn of the dial brings to the seat whose leads were found last. */
function rotationWorth(state: State, position: number): number {
  const changes = entry(entry(DIAL_CHANGES, state.dials[state.region] ?? 0), position);
  let worth = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    worth += (leads[colour] ?? 0) * (changes[colour] ?? 0);
  }
  return worth;
}

function heldBy(state: State, seat: Seat, colour: number): number {
  return (state.stocks[seat * COLOURS.length + colour] ?? 0) + HOPED;
}

/** By car: how readily it is discarded. */
const DISCARDED = CARDS.map((_, card) => Math.exp(-(CAR_VALUE[card] ?? 2) / 2));

function discardWeight(state: State, seat: Seat, card: number, cars: number): number {
  const need = state.handSizes[seat] === HAND_LIMIT ? 4 : 1;
  if (card >= FIRST_ENGINE) return 0.08 * need;
  return cars < FEW_CARS ? 0.02 : 0.1 * need * (DISCARDED[card] ?? 0);
}
