import type { AnyGame, Emit, Outcome, Rng, Seat } from '@roundhouse/engine';
import { below, drawBelow, moveParser, rankByScore } from '@roundhouse/engine';

/** A game of turns, for what whistle-stop has not: small steps of one decision, passes, and a draw that reveals. */
interface State {
  rng: Rng;
  turn: Seat;
  /** Stones laid in this turn. */
  laid: number[];
  scores: number[];
  turns: number;
}

type Move =
  | { readonly kind: 'lay'; readonly stone: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'end' }
  | { readonly kind: 'pass' };
type Event =
  | { readonly kind: 'laid'; readonly to: 'all'; readonly seat: Seat; readonly stone: number }
  | { readonly kind: 'drawn'; readonly to: 'all'; readonly points: number }
  | { readonly kind: 'passed'; readonly to: 'all'; readonly seat: Seat };

const STONES = 3;
const TURNS = 40;

function apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (move.kind === 'lay') {
    state.laid.push(move.stone);
    emit?.({ kind: 'laid', to: 'all', seat, stone: move.stone });
    return;
  }
  if (move.kind === 'draw') {
    const points = drawBelow(state.rng, 6);
    state.scores[seat] = (state.scores[seat] ?? 0) + points;
    emit?.({ kind: 'drawn', to: 'all', points });
    return;
  }
  if (move.kind === 'pass') emit?.({ kind: 'passed', to: 'all', seat });
  state.scores[seat] = (state.scores[seat] ?? 0) + state.laid.length;
  state.laid = [];
  state.turns++;
  state.turn = (seat + 1) % state.scores.length;
}

const over = ({ turns }: State): boolean => turns >= TURNS;

/** Each turn: lay up to three stones, draw as you like, then end it; or pass at once. */
const MOVES = { lay: { stone: below(STONES) }, draw: {}, end: {}, pass: {} };

export const tollRoad = {
  id: 'toll-road',
  name: 'Toll Road',
  rulesVersion: 1,
  seatCounts: [2, 3],
  options: [],
  endings: ['turns-played'],
  revealing: ['drawn'],
  moveLimit: 100_000,
  automation: { passes: ['pass'] },
  parseOptions: () => ({}),
  seatCountsFor: () => [2, 3],
  moveFields: MOVES,
  parseMove: moveParser<Move>(MOVES),
  setup: (_: unknown, seats: number, rng: Rng): State => ({
    rng,
    turn: 0,
    laid: [],
    scores: new Array<number>(seats).fill(0),
    turns: 0,
  }),
  clone: (state: State): State => structuredClone(state),
  deciders: (state: State) => (over(state) ? [] : [state.turn]),
  legalMoves: (state: State, seat: Seat): Move[] => {
    if (over(state) || seat !== state.turn) return [];
    const stones = [0, 1, 2].filter((stone) => !state.laid.includes(stone));
    const last: Move = state.laid.length === 0 ? { kind: 'pass' } : { kind: 'end' };
    return [...stones.map((stone): Move => ({ kind: 'lay', stone })), { kind: 'draw' }, last];
  },
  apply,
  view: (state: State) => {
    const { rng: _, ...rest } = state;
    return structuredClone(rest);
  },
  imagine: (view: Omit<State, 'rng'>, rng: Rng): State => ({ ...structuredClone(view), rng }),
  outcome: (state: State): Outcome | undefined =>
    over(state)
      ? { ranking: rankByScore(state.scores), scores: [...state.scores], reason: 'turns-played' }
      : undefined,
} as unknown as AnyGame;

/** The same in pairs, who may not talk. */
export const quietRoad: AnyGame = { ...tollRoad, id: 'quiet-road', isSilent: () => true };
