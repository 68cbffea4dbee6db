import type { Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { ANY, CARDS, GREEN_TOKENS, sideOf } from '@roundhouse/games/trains-and-cargo';
import type { Card, EffectId, Move, State } from '@roundhouse/games/trains-and-cargo';
import { HAND_WORTH, MEAN_CARD } from './cards.ts';
import { GOOD_COUNT } from './evaluation.ts';
import { turnsLeft } from './turns-left.ts';

const ORANGE = 2;
const LAST_TURNS = 2;

/** How often a good player would choose this move, from what its seat knows. */
export function weightOf(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'play':
      return playWeight(state, seat, entry(CARDS, move.card));
    case 'choose-good':
      return chooseWeight(state, seat, move.good);
    case 'load':
      return loadWeight(state, seat, move.good);
    case 'raid':
      return 0.3 + (state.market[move.good] ?? 0) / 3;
    case 'send':
      return sendWeight(state, seat);
    case 'upgrade':
      return upgradeWeight(state, seat);
    case 'take-board':
      return 2;
    case 'burn':
      return state.phase !== 'start' && (HAND_WORTH[move.card] ?? 0) < MEAN_CARD ? 1 : 0.1;
    case 'choose-side':
      return Math.exp((state.scores[move.side] ?? 0) / 20);
    case 'name-type':
      return move.type === 'cargo' ? 2 : 1;
    case 'done':
      return 0.3;
    default:
      return 1;
  }
}

/** Not beyond what the locomotive, or one that can be had, will pull. */
function loadWeight(state: State, seat: Seat, good: number): number {
  const weight = 0.5 + (state.market[good] ?? 0) / 2;
  return state.oranges > 0 || canPull(state, sideOf(state, seat), 1) ? weight : weight / 8;
}

function playWeight(state: State, seat: Seat, card: Card): number {
  if (card.type === 'cargo') return turnsLeft(state, seat) < LAST_TURNS ? 0.5 : 3.5;
  if (card.type === 'effect') return effectWeight(state, seat, card.effect);
  let gain = 0;
  for (const { good, steps } of card.moves) {
    gain += good === ANY ? bestGain(state, seat, steps) : steps * interest(state, seat, good);
  }
  return gain > 0 ? 1 + gain / 2 : 0.3;
}

function effectWeight(state: State, seat: Seat, effect: EffectId): number {
  const side = sideOf(state, seat);
  const { length } = entry(state.trains, side);
  switch (effect) {
    case 'load-and-send':
      return canPull(state, side, 2) ? 0.5 + length / 3 : 0.4;
    case 'double-value':
    case 'engine-sabotage':
      return 4;
    case 'long-train-bonus':
      return length > GREEN_TOKENS ? 5 : 1.5;
    case 'extra-load':
    case 'cargo-raid':
      return 3;
    case 'quick-upgrade':
      return state.locomotives[side] === ORANGE ? 0.1 : 2;
    default:
      return 1.5;
  }
}

function canPull(state: State, side: number, more: number): boolean {
  const locomotive = state.locomotives[side] ?? 0;
  const { length } = entry(state.trains, side);
  return locomotive === ORANGE || (locomotive > 0 && length + more <= GREEN_TOKENS);
}

/** Longer trains are worth the turn; at the end there is no other chance. */
function sendWeight(state: State, seat: Seat): number {
  const side = sideOf(state, seat);
  const { length } = entry(state.trains, side);
  if (turnsLeft(state, seat) < LAST_TURNS) return 20;
  if (length < GREEN_TOKENS - 2) return 0.2;
  return state.locomotives[side] === ORANGE ? length / 2 : length;
}

function upgradeWeight(state: State, seat: Seat): number {
  const side = sideOf(state, seat);
  const { length } = entry(state.trains, side);
  if (state.locomotives[side] === 0) return length > 0 ? 6 : 2;
  return length > GREEN_TOKENS ? 10 : 6;
}

/** The tokens of a good on this side, less those of the others. */
function interest(state: State, seat: Seat, good: number): number {
  const sides = state.trains.length;
  const own = sideOf(state, seat);
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    let tokens = 0;
    for (const each of state.trains[side] ?? []) if (each === good) tokens++;
    sum += side === own ? tokens : -tokens / (sides - 1);
  }
  for (let each = 0; each < state.handSizes.length; each++) {
    const tokens = 0.4 * (state.storage[each * GOOD_COUNT + good] ?? 0);
    sum += each % sides === own ? tokens : -tokens / (sides - 1);
  }
  return sum;
}

function bestGain(state: State, seat: Seat, steps: number): number {
  let best = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    best = Math.max(best, steps * interest(state, seat, good));
  }
  return best;
}

function chooseWeight(state: State, seat: Seat, good: number): number {
  const card = CARDS[state.card];
  const steps = card?.type === 'market' ? (card.moves[0]?.steps ?? 0) : 0;
  return Math.max(0.05, steps * interest(state, seat, good)) ** 2;
}
