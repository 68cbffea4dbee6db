import type { Seat } from '@roundhouse/engine';
import { entry, NONE } from '@roundhouse/engine/kit';
import { ANY, GREEN_TOKENS } from '@roundhouse/games/trains-and-cargo';
import type { EffectId, Move, State } from '@roundhouse/games/trains-and-cargo';
import { CARD_EFFECT, CARD_MOVES, CARD_SIZE, CARD_TOKENS, CARD_TYPE } from './cards.ts';
import WEIGHTS from './prior-weights.json' with { type: 'json' };
import { countOf, gainBy, gainOf, situationOf } from './situation.ts';
import type { Situation } from './situation.ts';

const ORANGE = 2;
const MEAN_PRICE = 6;
const MEAN_TOKENS = 3;

/** How often a good player would choose each move, from what its seat knows. */
export function prior(state: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  const now = situationOf(state, seat);
  if (state.card === NONE || state.phase === 'card-load') {
    for (let i = 0; i < moves.length; i++)
      out[i] = Math.exp(likelihood(state, entry(moves, i), now));
  } else {
    for (let i = 0; i < moves.length; i++)
      out[i] = Math.exp(choosing(state, seat, entry(moves, i), now));
  }
}

/** The logarithm of a move's weight; every part of it is one of WEIGHTS times a number of the situation. */
function likelihood(state: State, move: Move, now: Situation): number {
  switch (move.kind) {
    case 'play':
      return playing(state, move.card, now);
    case 'load':
      return loading(state, move.good, now);
    case 'burn':
      return burning(move.card, now);
    case 'send':
      return sending(now);
    case 'upgrade':
      return upgrading(now);
    case 'end-turn':
      return ending(state, now);
    case 'take-board':
      return WEIGHTS.board.base;
    case 'done':
      return WEIGHTS.done.base;
    default:
      return 0;
  }
}

/** The same for the choices that a card asks for. They are apart because V8 tells apart four shapes of moves quickly. */
function choosing(state: State, seat: Seat, move: Move, now: Situation): number {
  switch (move.kind) {
    case 'choose-good':
      return choosingGood(state, move.good);
    case 'raid':
      return WEIGHTS.raid.base + WEIGHTS.raid.price * priceOf(state, move.good);
    case 'choose-side':
      return choosingSide(state, move.side, now);
    case 'name-type':
      return WEIGHTS.type[move.type] + WEIGHTS.type.count * countOf(state, seat, move.type);
    case 'done':
      return WEIGHTS.done.base;
    default:
      return 0;
  }
}

const priceOf = (state: State, good: number): number => (state.market[good] ?? 0) - MEAN_PRICE;
const flag = (is: boolean): number => (is ? 1 : 0);

/** Longer trains are worth the turn; at the end there is no other chance. */
function sending(now: Situation): number {
  const w = WEIGHTS.send;
  const isGreen = now.isOrange === 0;
  return (
    w.base +
    w.length * now.length +
    w.isFull * flag(isGreen && now.length === GREEN_TOKENS) +
    w.isAlmost * flag(isGreen && now.length === GREEN_TOKENS - 1) +
    w.isOrange * now.isOrange +
    w.orangeLength * now.isOrange * now.length +
    w.price * now.price +
    w.isLate * now.isLate +
    w.isLast * now.isLast
  );
}

function upgrading(now: Situation): number {
  const w = WEIGHTS.upgrade;
  return (
    w.base +
    w.hasNone * now.hasNone +
    w.isFull * flag(now.length >= GREEN_TOKENS - 1) +
    w.isLate * now.isLate +
    w.isLast * now.isLast
  );
}

/** Not beyond what the locomotive, or one that can be had, will pull. */
function loading(state: State, good: number, now: Situation): number {
  const w = WEIGHTS.load;
  const isOver = now.length >= GREEN_TOKENS && now.isOrange === 0;
  return (
    w.base +
    w.price * priceOf(state, good) +
    w.stock * now.stock +
    w.isOver * flag(isOver) +
    w.isStranded * flag(isOver && state.oranges === 0) +
    w.hasNone * now.hasNone +
    w.isOrange * now.isOrange +
    w.isStart * now.isStart +
    w.isLate * now.isLate +
    w.isLast * now.isLast
  );
}

function playing(state: State, card: number, now: Situation): number {
  const w = WEIGHTS.play;
  const any = w.isStart * now.isStart + w.types * now.types + w.isLast * now.isLast;
  const type = CARD_TYPE[card];
  if (type === 'cargo') return any + cargo(state, card, now);
  if (type === 'market') return any + market(state, card, now);
  return any + effect(state, entry(CARD_EFFECT, card), now);
}

function cargo(state: State, card: number, now: Situation): number {
  const w = WEIGHTS.cargo;
  return (
    w.base +
    w.count * ((CARD_SIZE[card] ?? 0) - MEAN_TOKENS) +
    w.price * dearness(state, entry(CARD_TOKENS, card)) +
    w.stock * now.stock +
    w.isEmpty * flag(now.stock === 0) +
    w.isLate * now.isLate +
    w.isLast * now.isLast
  );
}

/** What the tokens of a card are worth above the usual. */
function dearness(state: State, tokens: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tokens.length; i += 2) {
    sum += (tokens[i + 1] ?? 0) * priceOf(state, tokens[i] ?? 0);
  }
  return sum;
}

function market(state: State, card: number, now: Situation): number {
  const w = WEIGHTS.market;
  const gain = gainOf(state, card);
  return (
    w.base +
    w.gains * flag(gain > 0) +
    w.gain * Math.max(0, gain) +
    w.loss * Math.min(0, gain) +
    w.isAny * flag(CARD_MOVES[card]?.[0] === ANY) +
    w.isLate * now.isLate
  );
}

function effect(state: State, id: EffectId, now: Situation): number {
  const usual = WEIGHTS.effect[id] + WEIGHTS.late[id] * now.isLate;
  switch (id) {
    case 'load-and-send':
      return usual + loadingAndSending(now);
    case 'long-train-bonus': {
      const w = WEIGHTS.longTrainBonus;
      return usual + w.isLong * flag(now.length > GREEN_TOKENS) + w.isOrange * now.isOrange;
    }
    case 'extra-load': {
      const w = WEIGHTS.extraLoad;
      const isOver = now.length >= GREEN_TOKENS && now.isOrange === 0;
      return usual + w.stock * Math.min(2, now.stock) + w.isOver * flag(isOver);
    }
    case 'quick-upgrade': {
      const w = WEIGHTS.quickUpgrade;
      const isFree = flag(state.oranges > 0);
      return usual + w.hasNone * now.hasNone + w.isOrange * now.isOrange + w.isFree * isFree;
    }
    case 'must-send':
    case 'engine-sabotage':
      return usual + striking(state, id, now.side);
    default:
      return usual;
  }
}

function loadingAndSending(now: Situation): number {
  const w = WEIGHTS.loadAndSend;
  const canSend = now.isOrange === 1 || (now.hasNone === 0 && now.length < GREEN_TOKENS);
  if (!canSend) return 0;
  const length = now.length + Math.min(2, now.stock);
  return w.canSend + w.length * length + w.isOrange * now.isOrange + w.price * now.price;
}

/** By the locomotives of the other sides. */
function striking(state: State, id: 'must-send' | 'engine-sabotage', own: number): number {
  let isOrange = 0;
  let hasNone = 0;
  for (let side = 0; side < state.trains.length; side++) {
    if (side === own) continue;
    if (state.locomotives[side] === ORANGE) isOrange = 1;
    if (state.locomotives[side] === 0) hasNone = 1;
  }
  const w = id === 'must-send' ? WEIGHTS.mustSend : WEIGHTS.engineSabotage;
  return w.isOrange * isOrange + w.hasNone * hasNone;
}

function burning(card: number, now: Situation): number {
  const w = WEIGHTS.burn;
  const any = w.isStart * now.isStart;
  const type = CARD_TYPE[card];
  if (type === 'effect') return any + w[entry(CARD_EFFECT, card)];
  if (type === 'market') return any + w.market;
  return any + w.cargo + w.count * ((CARD_SIZE[card] ?? 0) - MEAN_TOKENS);
}

function ending(state: State, now: Situation): number {
  const w = WEIGHTS.end;
  return w.base + w.isCards * flag(state.phase === 'cards') + w.hand * now.hand;
}

function choosingGood(state: State, good: number): number {
  const steps = CARD_MOVES[state.card]?.[1] ?? 0;
  const gain = gainBy(state, good, steps);
  return WEIGHTS.good.gain * gain + WEIGHTS.good.gains * flag(gain > 0);
}

function choosingSide(state: State, side: number, now: Situation): number {
  const w = WEIGHTS.side;
  const lead = (state.scores[side] ?? 0) - (state.scores[now.side] ?? 0);
  const { length } = entry(state.trains, side);
  return w.score * lead + w.length * length + w.locomotive * (state.locomotives[side] ?? 0);
}
