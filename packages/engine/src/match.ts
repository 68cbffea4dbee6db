import { dealAt, storyStart } from './branch.ts';
import type { Branch, Deal } from './branch.ts';
import type { AnyGame, EventBase, MoveBase, Outcome, Seat, Viewer } from './game.ts';
import { originOf } from './record.ts';
import type { MatchRecord, MatchStart, Origin } from './record.ts';
import { replay, setUpMatch } from './replay.ts';
import type { ReplayProblem, SetupProblem } from './replay.ts';
import type { Rng } from './rng.ts';
import { StepList } from './step-list.ts';
import type { PlayedStep } from './step-list.ts';
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

/** A match as it can be kept beside its record, as plain JSON: it saves the time of playing the record again. */
export interface MatchSnapshot {
  readonly state: unknown;
  readonly steps: readonly PlayedStep[];
  /** How many moves there were with the last one that showed its mover something new. */
  readonly revealed: number;
}

const NO_STEPS: readonly SeenStep[] = [];
const NO_MOVES: readonly MoveBase[] = [];
const NO_BRANCHES: readonly Branch[] = [];

type Played = Extract<Step<unknown, MoveBase, EventBase>, { ok: true }>;

type Begun =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly error: SetupProblem };
type Replayed =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly error: ReplayProblem; readonly at: number };

/**
 * A match as it goes on. It keeps its moves and its newest state; everything earlier is played again when somebody asks,
 * so that a long match takes hardly more memory than a short one.
 */
export class Match {
  readonly game: AnyGame;
  readonly seats: number;
  /** After how many moves its story begins: later than at the start where it was dealt anew on its way. */
  readonly start: number;
  /** What its record begins with; an imagined match has a first state instead. */
  private readonly origin: Origin | { readonly imagined: unknown };
  private readonly past = new StepList();
  private now: unknown;
  private revealed: number;
  private ended: Outcome | null;
  /** Who decides in the newest state, once somebody has asked. */
  private deciding: readonly Seat[] | undefined;
  /** The moves of the seat that was asked for last: it is shown them, and what it answers is looked for among them. */
  private offered: readonly MoveBase[] | undefined;
  private offeredTo: Seat = 0;
  /** The events of the newest step, unless it is only known from a record or a snapshot. */
  private lastEvents: readonly EventBase[] | undefined;
  /** The newest step as it was told last: many viewers are told of the same events. */
  private lastSeen: readonly SeenStep[] | undefined;

  private constructor(
    game: AnyGame,
    seats: number,
    origin: Match['origin'],
    { state, steps, revealed }: MatchSnapshot,
  ) {
    this.game = game;
    this.seats = seats;
    this.origin = origin;
    this.start = storyStart(this.branches);
    for (const { seat, move } of steps) this.past.add(seat, move);
    this.now = state;
    this.revealed = revealed;
    this.ended = game.outcome(state) ?? null;
  }

  /** A new match, with options and number of seats checked. The seed must be one. */
  static begin(game: AnyGame, start: MatchStart): Begun {
    const begun = setUpMatch(game, start);
    if (!begun.ok) return begun;
    const origin = originOf(game, { ...start, options: begun.options });
    const state = dealAt(game, begun.state, start.branches, 0);
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

  /** A match that nobody with this view can tell from the real one, with what is hidden drawn at random. It has no record. */
  static imagined(game: AnyGame, seats: number, view: unknown, rng: Rng): Match {
    const state = game.imagine(view, rng);
    return new Match(game, seats, { imagined: game.clone(state) }, firstSnapshot(state));
  }

  /** A match that a seat can't tell from this one. */
  imagine(seat: Seat, rng: Rng): Match {
    return Match.imagined(this.game, this.seats, this.game.view(this.now, seat), rng);
  }

  get state(): unknown {
    return this.now;
  }
  /** How many moves have been played, without those taken back. */
  get moves(): number {
    return this.past.length;
  }
  /** The steps after the first `moves`, with the truth about their moves. */
  steps(moves = 0): readonly PlayedStep[] {
    return this.past.slice(moves);
  }
  /** The step after the first `moves`, if there is one. */
  step(moves: number): PlayedStep | undefined {
    return this.past.at(moves);
  }
  get deciders(): readonly Seat[] {
    return (this.deciding ??= this.game.deciders(this.now));
  }
  get outcome(): Outcome | null {
    return this.ended;
  }

  /** The truth about the match so far; undefined if it is imagined. */
  record(): MatchRecord | undefined {
    if ('imagined' in this.origin) return undefined;
    return { ...this.origin, moves: this.steps().map(({ seat, move }) => [seat, move]) };
  }

  /**
   * The record of a match that goes on from the position after the first `at` moves, with what one viewer could not know
   * dealt anew, or all as it was; undefined where nothing can go on.
   */
  branch(at: number, deal?: Deal): MatchRecord | undefined {
    const record = at >= 0 && at <= this.moves ? this.record() : undefined;
    if (!record || this.game.deciders(this.stateAfter(at)).length === 0) return undefined;
    const earlier = this.branches.filter((branch) => branch.at <= at);
    const branches = [...earlier, deal ? { at, deal } : { at }];
    return { ...record, moves: record.moves.slice(0, at), branches };
  }

  snapshot(): MatchSnapshot {
    return { state: this.now, steps: this.steps(), revealed: this.revealed };
  }

  /** The legal moves of this seat now. */
  legal(seat: Seat): readonly MoveBase[] {
    if (!this.deciders.includes(seat)) return NO_MOVES;
    if (this.offered !== undefined && this.offeredTo === seat) return this.offered;
    this.offeredTo = seat;
    return (this.offered = this.game.legalMoves(this.now, seat));
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

  /** Goes on by a move that was checked already; nothing is checked here. The state changes in place. */
  follow(seat: Seat, move: MoveBase): void {
    this.noteStep(seat, move, this.playOn(this.now, seat, move));
    this.now = this.dealt(this.now, this.moves);
  }

  /** How many of the last steps this seat may take back without asking: its own, none of which revealed anything. */
  mayTakeBack(seat: Seat): number {
    let from = Math.max(this.revealed, this.branches.at(-1)?.at ?? 0);
    for (let at = this.moves; at > from; at--) if (this.past.seatAt(at - 1) !== seat) from = at;
    return this.moves - from;
  }

  /** Takes back the last `count` steps, whoever played them. */
  takeBack(count: number): void {
    const kept = this.past.slice(0, this.moves - count);
    this.past.clear();
    this.revealed = 0;
    this.lastEvents = undefined;
    this.lastSeen = undefined;
    this.now = this.firstState();
    this.deciding = undefined;
    this.offered = undefined;
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
      legal: seated ? this.legal(viewer) : NO_MOVES,
      takeBack: seated ? this.mayTakeBack(viewer) : 0,
      outcome: this.ended,
    };
  }

  /** The steps after the first `moves`, as this viewer was told of them. */
  stepsSince(moves: number, viewer: Viewer): readonly SeenStep[] {
    const known = Math.max(moves, this.start);
    if (known >= this.moves) return NO_STEPS;
    if (moves === this.moves - 1 && this.lastEvents !== undefined)
      return this.seeLast(this.past.seatAt(moves), this.lastEvents, viewer);
    const state = this.stateAfter(known);
    return this.steps(known).map(({ seat, move }, i) =>
      seen(known + i + 1, seat, this.playOn(state, seat, move), viewer),
    );
  }

  /** The position after the first `moves`, as this viewer saw it, if that many were played. */
  frame(moves: number, viewer: Viewer): Frame | undefined {
    if (!(moves >= this.start && moves <= this.moves)) return undefined;
    return this.frameAfter(this.stateAfter(Math.max(this.start, moves - 1)), moves, viewer);
  }

  /** Every position from the start of its story, as this viewer saw it. */
  frames(viewer: Viewer): Frame[] {
    const { start } = this;
    const state = this.stateAfter(start);
    return Array.from({ length: this.moves - start + 1 }, (_, i) =>
      this.frameAfter(state, start + i, viewer),
    );
  }

  /** The state after the first `moves`: played from the start, or on from an earlier stage of this match, which is used up. */
  stateAfter(moves: number, earlier?: Match): unknown {
    let state = earlier === undefined ? this.firstState() : earlier.now;
    const before = earlier?.moves ?? 0;
    for (const [i, { seat, move }] of this.past.slice(before, moves).entries()) {
      this.game.apply(state, seat, move);
      state = this.dealt(state, before + i + 1);
    }
    return state;
  }

  private get branches(): readonly Branch[] {
    return 'imagined' in this.origin ? NO_BRANCHES : (this.origin.branches ?? NO_BRANCHES);
  }

  private dealt(state: unknown, moves: number): unknown {
    return dealAt(this.game, state, this.branches, moves);
  }

  private seeLast(seat: Seat, events: readonly EventBase[], viewer: Viewer): readonly SeenStep[] {
    const before = this.lastSeen?.[0]?.events;
    const told = eventsFor(events, viewer, before);
    if (this.lastSeen === undefined || told !== before)
      this.lastSeen = [{ moves: this.moves, seat, events: told }];
    return this.lastSeen;
  }

  private firstState(): unknown {
    if ('imagined' in this.origin) return this.game.clone(this.origin.imagined);
    const begun = setUpMatch(this.game, this.origin);
    if (!begun.ok) throw new Error(`a match of ${this.game.id} can't begin: ${begun.error}`);
    return this.dealt(begun.state, 0);
  }

  private noteStep(seat: Seat, move: MoveBase, events: readonly EventBase[]): void {
    this.past.add(seat, move);
    if (reveals(this.game, events)) this.revealed = this.moves;
    this.ended = this.game.outcome(this.now) ?? null;
    this.deciding = undefined;
    this.offered = undefined;
    this.lastEvents = events;
    this.lastSeen = undefined;
  }

  private playOn(state: unknown, seat: Seat, move: MoveBase): EventBase[] {
    const events: EventBase[] = [];
    this.game.apply(state, seat, move, (event) => events.push(event));
    // A list that has grown has room for more, and this one is kept.
    return events.slice();
  }

  /** Plays the last of the first `moves` in the state before it. */
  private frameAfter(state: unknown, moves: number, viewer: Viewer): Frame {
    const { game } = this;
    const step = moves > this.start ? this.step(moves - 1) : undefined;
    const told = step && seen(moves, step.seat, this.playOn(state, step.seat, step.move), viewer);
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

function seen(moves: number, seat: Seat, events: readonly EventBase[], viewer: Viewer): SeenStep {
  return { moves, seat, events: eventsFor(events, viewer) };
}
