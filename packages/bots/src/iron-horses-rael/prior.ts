import {
  CABOOSES,
  CAR_COLOUR,
  CAR_VALUE,
  COLOURS,
  DIAL_CHANGES,
  engineBonus,
  ENGINES_IN_PLAY,
  engineValue,
  FIRST_CABOOSE,
  FIRST_ENGINE,
  FOLLOWING,
  HAND_LIMIT,
  NONE,
} from '@roundhouse/games/iron-horses-rael';
import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';
import { assertNever } from '@roundhouse/engine';
import { multiplier } from './market.ts';

/** How often a good player would choose each move, by rules of thumb for each kind. */
export function prior(state: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  const cars = carsIn(state, seat);
  const engines = enginesOf(state, seat);
  for (let i = 0; i < moves.length; i++) {
    out[i] = weightOf(state, seat, moves[i] as Move, cars, engines);
  }
}

function weightOf(state: State, seat: Seat, move: Move, cars: number, engines: number): number {
  switch (move.kind) {
    case 'choose':
      return 2 + engineValue(move.engine) / 4;
    case 'draw':
      return drawWeight(state, seat, move.from, engines);
    case 'complete':
      return 10;
    case 'begin':
      return engineValue(move.engine) <= cars + 1 ? 5 : 2;
    case 'add':
      return Math.exp(addedWorth(state, seat, move.card) * 0.8);
    case 'deliver':
      return Math.exp(deliveryWorth(state, seat, move.region) * 0.3);
    case 'rotate':
      return Math.exp(rotationWorth(state, seat, move.position) * 0.3);
    case 'discard':
      return discardWeight(state, seat, move.card, cars);
    case 'pass':
    case 'decline':
      return 0.05;
    default:
      return assertNever(move);
  }
}

function carsIn(state: State, seat: Seat): number {
  let cars = 0;
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] as number);
  for (let at = first; at < end && (state.hands[at] as number) < FIRST_ENGINE; at++) cars++;
  return cars;
}

/** Engines in play and in hand. */
function enginesOf(state: State, seat: Seat): number {
  let engines = (state.handSizes[seat] as number) - carsIn(state, seat);
  for (let at = seat * ENGINES_IN_PLAY; at < (seat + 1) * ENGINES_IN_PLAY; at++) {
    if (state.inPlay[at] !== NONE) engines++;
  }
  return engines;
}

function drawWeight(state: State, seat: Seat, from: string, engines: number): number {
  if (from === 'engines') return engines === 0 ? 8 : engines === 1 ? 2 : 0.3;
  if (from === 'deck') return 2;
  const card = from === 'up' ? state.up : (state.discard.at(-1) ?? NONE);
  return Math.exp((cardWorth(state, seat, card) - 3.5) * 0.7) * 2;
}

/** What a card adds to the cars in hand. */
function cardWorth(state: State, seat: Seat, card: number): number {
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] as number);
  const { hands } = state;
  const caboose = CABOOSES[card - FIRST_CABOOSE];
  if (caboose !== undefined) {
    let faces = 0;
    for (let at = first; at < end && (hands[at] as number) < FIRST_CABOOSE; at++) {
      const car = hands[at] as number;
      if (CAR_COLOUR[car] === caboose.doubles) faces += CAR_VALUE[car] as number;
      else if (CAR_COLOUR[car] === caboose.triples) faces += (CAR_VALUE[car] as number) * 0.7;
    }
    return Math.max(1, faces);
  }
  if (card === NONE) return 0;
  const colour = CAR_COLOUR[card] as number;
  let before = 0;
  let after = 0;
  for (let at = first; at < end && (hands[at] as number) < FIRST_CABOOSE; at++) {
    const car = hands[at] as number;
    before = Math.max(before, FOLLOWING[car * COLOURS.length + colour] as number);
    after = Math.max(
      after,
      FOLLOWING[card * COLOURS.length + (CAR_COLOUR[car] as number)] as number,
    );
  }
  return (CAR_VALUE[card] as number) + 0.6 * (before + after);
}

/** What the next card of a train earns, and lets the card after it earn. */
function addedWorth(state: State, seat: Seat, card: number): number {
  const { train, hands } = state;
  if (card >= FIRST_CABOOSE) return cabooseGain(train, card) - 1;
  const colour = CAR_COLOUR[card] as number;
  let worth = CAR_VALUE[card] as number;
  const front = train.at(-1);
  if (front !== undefined) worth += FOLLOWING[front * COLOURS.length + colour] as number;
  if (train.length + 1 === engineValue(state.engine)) return worth;
  let next = 0;
  const first = seat * HAND_LIMIT;
  let seen = false;
  for (let at = first; at < first + (state.handSizes[seat] as number); at++) {
    const car = hands[at] as number;
    if (car >= FIRST_CABOOSE) break;
    if (car === card && !seen) {
      seen = true;
      continue;
    }
    const behind = CAR_COLOUR[car] as number;
    next = Math.max(next, FOLLOWING[card * COLOURS.length + behind] as number);
  }
  return worth + next;
}

function cabooseGain(train: readonly number[], card: number): number {
  const caboose = CABOOSES[card - FIRST_CABOOSE];
  if (caboose === undefined) return 0;
  let gain = 0;
  let all = train.length > 0;
  let total = 0;
  for (const car of train) {
    const face = CAR_VALUE[car] as number;
    const colour = CAR_COLOUR[car] as number;
    total += face;
    if (colour === caboose.doubles) gain += face;
    if (colour === caboose.negates) gain -= face;
    if (colour !== caboose.triples) all = false;
  }
  return all ? 2 * total : gain;
}

function deliveryWorth(state: State, seat: Seat, region: number): number {
  const worth =
    multiplier(state, seat, region) * (1.5 + Math.max(0, state.market[region] as number));
  return worth + engineBonus(state.engine, region);
}

/** What the turn of the dial brings to this seat, less the mean of what it brings to the others. */
function rotationWorth(state: State, seat: Seat, position: number): number {
  const changes = DIAL_CHANGES[state.dials[state.region] as number]?.[position] ?? [];
  const seats = state.cash.length;
  let worth = 0;
  for (let other = 0; other < seats; other++) {
    const sign = other === seat ? 1 : -1 / (seats - 1);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const factor =
        other === seat ? multiplier(state, seat, colour) : state.x2[other] === colour ? 2 : 1;
      const coming = other === seat && colour === state.region ? 1 : 0;
      const held = (state.stocks[other * COLOURS.length + colour] as number) + coming + HOPED;
      worth += sign * factor * held * (changes[colour] ?? 0);
    }
  }
  return worth;
}

/** Stocks of each colour that a seat may still take. */
const HOPED = 0.4;

function discardWeight(state: State, seat: Seat, card: number, cars: number): number {
  const full = state.handSizes[seat] === HAND_LIMIT ? 4 : 1;
  if (card >= FIRST_ENGINE) return 0.08 * full;
  return cars < 5 ? 0.02 : 0.1 * full * Math.exp(-(CAR_VALUE[card] ?? 2) * 0.5);
}
