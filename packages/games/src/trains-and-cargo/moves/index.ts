import { assertNever, below, moveParser, oneOf } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { CARD_TYPES, CARDS } from '../data/cards.ts';
import { GOOD_COUNT } from '../data/goods.ts';
import { ROUTE_BOARDS } from '../data/route-boards.ts';
import type { Event } from '../events.ts';
import { SEAT_COUNTS } from '../meta.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import { applyBurn, legalBurns } from './burn.ts';
import { applyChooseGood, legalChooseGoods } from './choose-good.ts';
import { applyChooseSeat, legalChooseSeats } from './choose-seat.ts';
import { applyChooseSide, legalChooseSides, MOST_SIDES } from './choose-side.ts';
import { applyDone, legalDone } from './done.ts';
import { legalEndTurn } from './end-turn.ts';
import { applyLoad, legalLoads } from './load.ts';
import type { Move } from './move.ts';
import { applyNameType, legalNameTypes } from './name-type.ts';
import { applyPass, legalPass } from './pass.ts';
import { applyPlay, legalPlays } from './play.ts';
import { applyRaid, legalRaids } from './raid.ts';
import { applySend, legalSend } from './send.ts';
import { applyTakeBoard, legalTakeBoards } from './take-board.ts';
import { applyUpgrade, legalUpgrade } from './upgrade.ts';

export const parseMove = moveParser<Move>({
  play: { card: below(CARDS.length) },
  'choose-good': { good: below(GOOD_COUNT) },
  'choose-side': { side: below(MOST_SIDES) },
  'choose-seat': { seat: below(Math.max(...SEAT_COUNTS)) },
  'name-type': { type: oneOf(CARD_TYPES) },
  load: { good: below(GOOD_COUNT) },
  'take-board': { board: below(ROUTE_BOARDS.length) },
  raid: { good: below(GOOD_COUNT) },
  done: {},
  upgrade: {},
  send: {},
  burn: { card: below(CARDS.length) },
  'end-turn': {},
  pass: {},
});

const SEAT_LISTS = Array.from({ length: Math.max(...SEAT_COUNTS) }, (_, seat) => [seat]);

export function deciders(state: State): readonly Seat[] {
  return state.phase === 'over' ? [] : (SEAT_LISTS[state.turn] as Seat[]);
}

export function legalMoves(state: State, seat: Seat): Move[] {
  const legal: Move[] = [];
  if (seat === state.turn) pushLegal(state, seat, legal);
  return legal;
}

function pushLegal(state: State, seat: Seat, legal: Move[]): void {
  switch (state.phase) {
    case 'start':
      return pushTurns(state, seat, legal);
    case 'cards':
      legalPlays(state, legal);
      if (state.routeBoards && !state.sent) pushLoading(state, seat, legal); // T30
      return legalEndTurn(state, legal);
    case 'finish':
      pushLoading(state, seat, legal);
      legalBurns(state, legal);
      return legalEndTurn(state, legal);
    case 'choose-good':
      return legalChooseGoods(legal);
    case 'choose-side':
      return legalChooseSides(state, seat, legal);
    case 'choose-seat':
      return legalChooseSeats(state, seat, legal);
    case 'name-type':
      return legalNameTypes(state, seat, legal);
    case 'card-load':
      pushLoading(state, seat, legal);
      return legalDone(state, legal);
    case 'raid':
      legalRaids(state, legal);
      return legalDone(state, legal);
    case 'over':
      return undefined;
    default:
      return assertNever(state.phase);
  }
}

function pushLoading(state: State, seat: Seat, legal: Move[]): void {
  legalLoads(state, seat, legal);
  legalTakeBoards(state, seat, legal);
}

/** One of the four kinds of turn; T18, T31: whoever has none passes, or with Route Boards only loads. */
function pushTurns(state: State, seat: Seat, legal: Move[]): void {
  legalPlays(state, legal);
  if (!state.routeBoards) legalLoads(state, seat, legal);
  legalUpgrade(state, seat, legal);
  legalSend(state, seat, legal);
  legalBurns(state, legal);
  if (legal.length > 0) return;
  if (state.routeBoards) pushLoading(state, seat, legal);
  legalPass(legal);
}

export function apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'play':
      return applyPlay(state, seat, move, emit);
    case 'end-turn':
      return endTurn(state, emit);
    case 'load':
      return applyLoad(state, seat, move, emit);
    case 'burn':
      return applyBurn(state, seat, move, emit);
    case 'choose-good':
      return applyChooseGood(state, seat, move, emit);
    case 'choose-side':
      return applyChooseSide(state, seat, move, emit);
    case 'choose-seat':
      return applyChooseSeat(state, seat, move);
    case 'name-type':
      return applyNameType(state, seat, move, emit);
    case 'take-board':
      return applyTakeBoard(state, seat, move, emit);
    case 'raid':
      return applyRaid(state, seat, move, emit);
    case 'done':
      return applyDone(state, seat, emit);
    case 'upgrade':
      return applyUpgrade(state, seat, emit);
    case 'send':
      return applySend(state, seat, emit);
    case 'pass':
      return applyPass(state, seat, emit);
    default:
      return assertNever(move);
  }
}
