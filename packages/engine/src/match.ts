import type { EventBase, Game, MoveBase, Seat, Viewer } from './game.ts';
import { sameMove } from './parse.ts';
import { rngFromSeed } from './rng.ts';
import type { MatchRecord } from './record.ts';

/** Why a move from outside was not played. `stale` is for hosts that number positions. */
export const REFUSALS = [
  'game-over',
  'not-your-decision',
  'malformed-move',
  'illegal-move',
  'stale',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type Step<State, Move, Event> =
  | { readonly ok: true; readonly state: State; readonly move: Move; readonly events: Event[] }
  | { readonly ok: false; readonly error: Refusal };

/** The one door for a move from outside: parses, checks who decides and what is legal, and plays it on a copy. */
export function tryMove<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  state: State,
  seat: Seat,
  input: unknown,
): Step<State, Move, Event> {
  const deciders = game.deciders(state);
  if (deciders.length === 0) return { ok: false, error: 'game-over' };
  if (!deciders.includes(seat)) return { ok: false, error: 'not-your-decision' };
  const move = game.parseMove(input);
  if (move === undefined) return { ok: false, error: 'malformed-move' };
  if (!game.legalMoves(state, seat).some((legal) => sameMove(legal, move))) {
    return { ok: false, error: 'illegal-move' };
  }
  const next = game.clone(state);
  const events: Event[] = [];
  game.apply(next, seat, move, (event) => events.push(event));
  return { ok: true, state: next, move, events };
}

/** The events that this viewer is told of. */
export function eventsFor<Event extends EventBase>(
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  return events.filter(({ to }) => to === 'all' || (viewer !== 'spectator' && to.includes(viewer)));
}

/** Whether a step that gave these events showed its mover something new, so that it can't be freely taken back. */
export function reveals(
  game: { readonly revealing: readonly string[] },
  events: readonly EventBase[],
): boolean {
  return events.some(({ kind }) => game.revealing.includes(kind));
}

/** One step of a match's past, as far as taking back is concerned. */
export interface PastStep {
  readonly seat: Seat;
  readonly revealing: boolean;
}

/** How many of the last steps this seat may take back without asking: its own, none of which revealed anything. */
export function takeBackCount(past: readonly PastStep[], seat: Seat): number {
  let count = 0;
  for (let i = past.length - 1; i >= 0; i--) {
    const step = past[i];
    if (step === undefined || step.seat !== seat || step.revealing) break;
    count++;
  }
  return count;
}

export type SetupProblem = 'bad-options' | 'bad-seat-count';
export type Setup<Options, State> =
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

export type ReplayProblem = SetupProblem | 'other-game' | 'other-rules' | Refusal;
export type Replay<State> =
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
  let { state } = begun;
  for (const [at, [seat, input]] of record.moves.slice(0, upTo).entries()) {
    const step = tryMove(game, state, seat, input);
    if (!step.ok) return { ok: false, error: step.error, at };
    state = step.state;
    onStep?.(state, seat, step.move, step.events);
  }
  return { ok: true, state };
}
