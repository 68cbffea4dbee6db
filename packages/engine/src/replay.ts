import { dealAt, fitBranches } from './branch.ts';
import type { EventBase, Game, MoveBase, Seat } from './game.ts';
import type { MatchRecord } from './record.ts';
import { rngFromSeed } from './rng.ts';
import { tryMove } from './try-move.ts';
import type { Refusal } from './try-move.ts';

export type SetupProblem = 'bad-options' | 'bad-seat-count';
type Setup<Options, State> =
  | { readonly ok: true; readonly options: Options; readonly state: State }
  | { readonly ok: false; readonly error: SetupProblem };

/** A new match, with options and number of seats checked. The seed must be one. */
export function setUpMatch<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  input: { readonly options?: unknown; readonly seats: number; readonly seed: string },
): Setup<Options, State> {
  const options = game.parseOptions(input.options);
  if (options === undefined) return { ok: false, error: 'bad-options' };
  if (!game.seatCountsFor(options).includes(input.seats)) {
    return { ok: false, error: 'bad-seat-count' };
  }
  return { ok: true, options, state: game.setup(options, input.seats, rngFromSeed(input.seed)) };
}

export type ReplayProblem = SetupProblem | 'other-game' | 'other-rules' | 'bad-branch' | Refusal;
type Replay<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly error: ReplayProblem; readonly at: number };

/** The state after the first `upTo` moves of a record (all by default), each move checked as if it came from outside. */
export function replay<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  record: MatchRecord,
  upTo = record.moves.length,
  onStep?: (state: State, seat: Seat, move: Move, events: Event[]) => void,
): Replay<State> {
  if (record.game !== game.id) return { ok: false, error: 'other-game', at: 0 };
  if (record.rulesVersion !== game.rulesVersion) return { ok: false, error: 'other-rules', at: 0 };
  const begun = setUpMatch(game, record);
  if (!begun.ok) return { ok: false, error: begun.error, at: 0 };
  const { branches, moves, seats } = record;
  if (!fitBranches(branches, moves.length, seats)) return { ok: false, error: 'bad-branch', at: 0 };
  let state = dealAt(game, begun.state, branches, 0);
  for (const [at, [seat, input]] of moves.slice(0, upTo).entries()) {
    const step = tryMove(game, state, seat, input);
    if (!step.ok) return { ok: false, error: step.error, at };
    state = dealAt(game, step.state, branches, at + 1);
    onStep?.(state, seat, step.move, step.events);
  }
  return { ok: true, state };
}
