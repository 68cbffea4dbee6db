import type { AnyGame, EventBase, MoveBase, Outcome, Seat, Viewer } from './game.ts';
import type { MatchRecord } from './record.ts';
import { replay, setUpMatch } from './replay.ts';
import type { ReplayProblem, SetupProblem } from './replay.ts';
import type { Rng } from './rng.ts';
import { eventsFor, reveals, tryMove } from './try-move.ts';
import type { Step } from './try-move.ts';

/** All that one viewer may know at one moment. */
export interface Position {
  /** How many moves have been played, without those taken back. */
  readonly moves: number;
  readonly view: unknown;
  readonly deciders: readonly Seat[];
  /** The viewer's own legal moves; empty unless it has to decide. */
  readonly legal: readonly MoveBase[];
  /** How many of its last steps the viewer may take back without asking. */
  readonly takeBack: number;
  readonly outcome: Outcome | null;
}

/** One step as a viewer was told of it: who moved, and the events for its ears. */
export interface SeenStep {
  /** How many moves had been played with it: the first step has 1. */
  readonly moves: number;
  readonly seat: Seat;
  readonly events: readonly EventBase[];
}

/** A past position with the step that led to it. Nothing can be played or taken back there. */
export interface Frame {
  readonly position: Position;
  readonly step: SeenStep | null;
}

/** One step of the past. */
interface PlayedStep {
  readonly seat: Seat;
  readonly move: MoveBase;
}

/** What a match begins with. */
export interface MatchStart {
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** A match as it can be kept beside its record, as plain JSON: it saves the time of playing the record again. */
export interface MatchSnapshot {
  readonly state: unknown;
  readonly steps: readonly PlayedStep[];
  /** How many moves there were with the last one that showed its mover something new. */
  readonly revealed: number;
}

type Origin = Omit<MatchRecord, 'moves'>;
type Played = Extract<Step<unknown, MoveBase, EventBase>, { ok: true }>;

export type Begun =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly error: SetupProblem };
export type Replayed =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly error: ReplayProblem; readonly at: number };

/**
 * A match as it goes on. It keeps its moves and its newest state; everything earlier is played again when somebody asks,
 * so that a long match takes hardly more memory than a short one.
 */
export class Match {
  readonly game: AnyGame;
  readonly seats: number;
  /** What its record begins with; an imagined match has a first state instead. */
  private readonly origin: Origin | { readonly imagined: unknown };
  private readonly past: PlayedStep[];
  private now: unknown;
  private revealed: number;
  private ended: Outcome | null;
  /** The events of the newest step, unless it is only known from a record or a snapshot. */
  private lastEvents: readonly EventBase[] | undefined;

  private constructor(
    game: AnyGame,
    seats: number,
    origin: Match['origin'],
    { state, steps, revealed }: MatchSnapshot,
  ) {
    this.game = game;
    this.seats = seats;
    this.origin = origin;
    this.past = [...steps];
    this.now = state;
    this.revealed = revealed;
    this.ended = game.outcome(state) ?? null;
  }

  /** A new match, with options and number of seats checked. The seed must be one. */
  static begin(game: AnyGame, start: MatchStart): Begun {
    const begun = setUpMatch(game, start);
    if (!begun.ok) return begun;
    const origin = originOf(game, { ...start, options: begun.options });
    const { state } = begun;
    return { ok: true, match: new Match(game, start.seats, origin, firstSnapshot(state)) };
  }

  /** The match that a record tells, each of its moves checked as if it came from outside. */
  static replay(game: AnyGame, record: MatchRecord): Replayed {
    const steps: PlayedStep[] = [];
    let revealed = 0;
    const told = replay(game, record, undefined, (_, seat, move, events) => {
      steps.push({ seat, move });
      if (reveals(game, events)) revealed = steps.length;
    });
    if (!told.ok) return told;
    const { state } = told;
    return { ok: true, match: Match.restore(game, record, { state, steps, revealed }) };
  }

  /** The match that began like this, as far as a snapshot of it tells. */
  static restore(game: AnyGame, start: MatchStart, snapshot: MatchSnapshot): Match {
    return new Match(game, start.seats, originOf(game, start), snapshot);
  }

  /** A match that a seat can't tell from this one, with what is hidden drawn at random. It has no record. */
  imagine(seat: Seat, rng: Rng): Match {
    const state = this.game.imagine(this.game.view(this.now, seat), rng);
    const origin = { imagined: this.game.clone(state) };
    return new Match(this.game, this.seats, origin, firstSnapshot(state));
  }

  get state(): unknown {
    return this.now;
  }
  /** How many moves have been played, without those taken back. */
  get moves(): number {
    return this.past.length;
  }
  get steps(): readonly PlayedStep[] {
    return this.past;
  }
  get deciders(): readonly Seat[] {
    return this.game.deciders(this.now);
  }
  get outcome(): Outcome | null {
    return this.ended;
  }

  /** The truth about the match so far; undefined if it is imagined. */
  record(): MatchRecord | undefined {
    if ('imagined' in this.origin) return undefined;
    return { ...this.origin, moves: this.past.map(({ seat, move }) => [seat, move]) };
  }

  snapshot(): MatchSnapshot {
    return { state: this.now, steps: this.past, revealed: this.revealed };
  }

  /** What a move from outside would lead to. It is not played before `add` is told of it. */
  tryMove(seat: Seat, input: unknown): Step<unknown, MoveBase, EventBase> {
    return tryMove(this.game, this.now, seat, input);
  }

  /** Goes on by a step that has just been tried here. */
  add({ seat, move, state, events }: Played): void {
    this.now = state;
    this.noteStep(seat, move, events);
  }

  /** Goes on by a move that was checked when it was first played; nothing is checked here. */
  follow(seat: Seat, move: MoveBase): void {
    this.noteStep(seat, move, this.playOn(this.now, { seat, move }));
  }

  /** How many of the last steps this seat may take back without asking: its own, none of which revealed anything. */
  mayTakeBack(seat: Seat): number {
    const others = this.past.findLastIndex((step) => step.seat !== seat) + 1;
    return this.moves - Math.max(others, this.revealed);
  }

  /** Takes back the last `count` steps, whoever played them. */
  takeBack(count: number): void {
    const kept = this.past.slice(0, this.moves - count);
    this.past.length = 0;
    this.revealed = 0;
    this.lastEvents = undefined;
    this.now = this.firstState();
    this.ended = this.game.outcome(this.now) ?? null;
    for (const { seat, move } of kept) this.follow(seat, move);
  }

  /** What this viewer may know now. */
  position(viewer: Viewer): Position {
    const { game, now } = this;
    const seated = viewer !== 'spectator';
    return {
      moves: this.moves,
      view: game.view(now, viewer),
      deciders: this.deciders,
      legal: seated ? game.legalMoves(now, viewer) : [],
      takeBack: seated ? this.mayTakeBack(viewer) : 0,
      outcome: this.ended,
    };
  }

  /** The steps after the first `moves`, as this viewer was told of them. */
  stepsSince(moves: number, viewer: Viewer): SeenStep[] {
    const steps = this.past.slice(moves);
    const [first] = steps;
    if (first === undefined) return [];
    if (steps.length === 1 && this.lastEvents !== undefined)
      return [seen(this.moves, first.seat, this.lastEvents, viewer)];
    const state = this.stateAfter(moves);
    return steps.map((step, i) => seen(moves + i + 1, step.seat, this.playOn(state, step), viewer));
  }

  /** The position after the first `moves`, as this viewer saw it, if that many were played. */
  frame(moves: number, viewer: Viewer): Frame | undefined {
    if (!(moves >= 0 && moves <= this.moves)) return undefined;
    return this.frameAfter(this.stateAfter(Math.max(0, moves - 1)), moves, viewer);
  }

  /** Every position from the start, as this viewer saw it. */
  frames(viewer: Viewer): Frame[] {
    const state = this.stateAfter(0);
    return Array.from({ length: this.moves + 1 }, (_, moves) =>
      this.frameAfter(state, moves, viewer),
    );
  }

  /** The state after the first `moves`: played from the start, or on from an earlier stage of this match, which is used up. */
  stateAfter(moves: number, earlier?: Match): unknown {
    const state = earlier === undefined ? this.firstState() : earlier.now;
    for (const { seat, move } of this.past.slice(earlier?.moves ?? 0, moves))
      this.game.apply(state, seat, move);
    return state;
  }

  private firstState(): unknown {
    if ('imagined' in this.origin) return this.game.clone(this.origin.imagined);
    const begun = setUpMatch(this.game, this.origin);
    if (!begun.ok) throw new Error(`a match of ${this.game.id} can't begin: ${begun.error}`);
    return begun.state;
  }

  private noteStep(seat: Seat, move: MoveBase, events: readonly EventBase[]): void {
    this.past.push({ seat, move });
    if (reveals(this.game, events)) this.revealed = this.moves;
    this.ended = this.game.outcome(this.now) ?? null;
    this.lastEvents = events;
  }

  private playOn(state: unknown, { seat, move }: PlayedStep): EventBase[] {
    const events: EventBase[] = [];
    this.game.apply(state, seat, move, (event) => events.push(event));
    return events;
  }

  /** Plays the last of the first `moves` in the state before it. */
  private frameAfter(state: unknown, moves: number, viewer: Viewer): Frame {
    const { game } = this;
    const step = this.past[moves - 1];
    const told = step && seen(moves, step.seat, this.playOn(state, step), viewer);
    const position = {
      moves,
      view: game.view(state, viewer),
      deciders: game.deciders(state),
      legal: [],
      takeBack: 0,
      outcome: game.outcome(state) ?? null,
    };
    return { position, step: told ?? null };
  }
}

function firstSnapshot(state: unknown): MatchSnapshot {
  return { state, steps: [], revealed: 0 };
}

function originOf(game: AnyGame, { options, seats, seed }: MatchStart): Origin {
  return { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed };
}

function seen(moves: number, seat: Seat, events: readonly EventBase[], viewer: Viewer): SeenStep {
  return { moves, seat, events: eventsFor(events, viewer) };
}
