import type { Seat, Viewer } from '@roundhouse/engine';
import { entry, hasBit } from '@roundhouse/engine/kit';
import type { Bits } from '@roundhouse/engine/kit';
import { CARD_TYPES } from './data/cards.ts';
import type { CardType } from './data/cards.ts';
import { GOOD_COUNT } from './data/goods.ts';
import { NO_LOCOMOTIVE } from './data/locomotives.ts';
import { handOf } from './hand.ts';
import { canPull } from './locomotive.ts';
import { teamsOf } from './meta.ts';
import { sideOf } from './state.ts';
import type { Phase, State } from './state.ts';
import { loadedTrain, scoreTrain } from './train.ts';

interface SeatView {
  readonly side: number;
  readonly handSize: number;
  /** Tokens by good. */
  readonly storage: readonly number[];
}

export interface SideView {
  readonly seats: readonly Seat[];
  /** Goods in the order of loading; two make a carriage. */
  readonly train: readonly number[];
  readonly locomotive: number;
  /** The Route Board, or -1. */
  readonly board: number;
  readonly doubleValues: number;
  readonly longTrainBonuses: number;
  readonly score: number;
  /** What the train would score now, and whether its locomotive can pull it. */
  readonly worth: number;
  readonly canSend: boolean;
}

export interface TurnView {
  readonly seat: Seat;
  readonly phase: Phase;
  /** The card that waits for a choice, or -1. */
  readonly card: number;
  readonly played: readonly CardType[];
  readonly unlimited: readonly CardType[];
  /** Tokens that may still be loaded in this loading step. */
  readonly loadsLeft: number;
  /** Tokens that may still be taken in this raid. */
  readonly raidsLeft: number;
  readonly mustLoad: boolean;
  readonly sent: boolean;
  /** Whose storage is being raided, or -1. */
  readonly raided: Seat;
}

export interface View {
  readonly viewer: Viewer;
  readonly teams: boolean;
  readonly routeBoards: boolean;
  /** The viewer's own cards. */
  readonly hand: readonly number[];
  readonly seats: readonly SeatView[];
  readonly sides: readonly SideView[];
  /** What each good is worth, in points. */
  readonly market: readonly number[];
  readonly bank: readonly number[];
  /** Orange locomotives in the centre. */
  readonly oranges: number;
  readonly deckSize: number;
  /** Oldest first. */
  readonly discards: readonly number[];
  readonly turn: TurnView;
  /** Turns until the end once the deck has run out, -1 before. */
  readonly turnsLeft: number;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    teams: state.teams,
    routeBoards: state.routeBoards,
    hand: viewer === 'spectator' ? [] : handOf(state, viewer),
    seats: state.handSizes.map((handSize, seat) => ({
      side: sideOf(state, seat),
      handSize,
      storage: state.storage.slice(seat * GOOD_COUNT, (seat + 1) * GOOD_COUNT),
    })),
    sides: state.trains.map((_, side) => viewSide(state, side)),
    market: [...state.market],
    bank: [...state.bank],
    oranges: state.oranges,
    deckSize: state.deck.length,
    discards: [...state.discards],
    turn: viewTurn(state),
    turnsLeft: state.turnsLeft,
  };
}

function viewSide(state: State, side: number): SideView {
  const loaded = loadedTrain(state, side);
  return {
    seats: state.teams ? entry(teamsOf(state.trains.length), side) : [side],
    train: [...loaded.train],
    locomotive: state.locomotives[side] ?? NO_LOCOMOTIVE,
    board: loaded.board,
    doubleValues: loaded.doubleValues,
    longTrainBonuses: loaded.longTrainBonuses,
    score: state.scores[side] ?? 0,
    worth: scoreTrain(loaded, state.market).total,
    canSend: canPull(state, side),
  };
}

function viewTurn(state: State): TurnView {
  return {
    seat: state.turn,
    phase: state.phase,
    card: state.card,
    played: typesOf(state.used),
    unlimited: typesOf(state.unlimited),
    loadsLeft: state.loadsLeft,
    raidsLeft: state.raidsLeft,
    mustLoad: state.mustLoad,
    sent: state.sent,
    raided: state.raided,
  };
}

function typesOf(bits: Bits): CardType[] {
  return CARD_TYPES.filter((_, type) => hasBit(bits, type));
}
