import { eventsFor, reveals, rngFromSeed, takeBackCount, tryMove } from '@roundhouse/engine';
import type {
  AnyGame,
  EventBase,
  MoveBase,
  Outcome,
  PastStep,
  Refusal,
  Seat,
  Viewer,
} from '@roundhouse/engine';
import type { Entry } from '../store/store.ts';

/** One effective move, and the position (number of log entries) that it led to. */
export interface TimelineStep extends PastStep {
  readonly move: MoveBase;
  readonly position: number;
}

/** What a match is, as far as its log is concerned. */
export interface TimelineStart {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly onResign: 'bot' | 'end';
  readonly onTimeOut: 'bot' | 'forfeit';
}

export interface Proposal {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** The bot that plays on for a seat whose player is gone. */
export const STAND_IN = 'hard';

/** A match computed from its log: the state, who decides since when, and what may be taken back. */
export class Timeline {
  readonly start: TimelineStart;
  position = 0;
  state: unknown;
  outcome: Outcome | undefined;
  proposal: Proposal | undefined;
  /** Bots that took over a seat in mid-match, by seat. */
  readonly standIns = new Map<Seat, string>();
  /** The events of the newest entry. */
  lastEvents: EventBase[] = [];
  steps: TimelineStep[] = [];
  /** For each deciding seat, the position since which it has been deciding the same thing. */
  private decidingSince = new Map<Seat, number>();

  constructor(start: TimelineStart) {
    this.start = start;
    this.state = this.initialState();
    this.noteDeciders();
  }

  deciders(): readonly Seat[] {
    return this.outcome === undefined ? this.start.game.deciders(this.state) : [];
  }

  /** Whether an answer to this position still answers what the seat is asked now. */
  isCurrent(seat: Seat, position: number): boolean {
    const since = this.decidingSince.get(seat);
    return since === undefined
      ? position === this.position
      : position >= since && position <= this.position;
  }

  /** Whether the move could be played now, without playing it. */
  check(seat: Seat, input: unknown): { ok: true; move: MoveBase } | { ok: false; error: Refusal } {
    if (this.outcome !== undefined) return { ok: false, error: 'game-over' };
    return tryMove(this.start.game, this.state, seat, input);
  }

  /** How many of its last steps the seat may take back without asking. */
  takeBack(seat: Seat): number {
    return this.outcome === undefined ? takeBackCount(this.steps, seat) : 0;
  }

  /** Goes on by one entry of the log, which must be possible here. */
  add(entry: Entry): void {
    this.position++;
    this.lastEvents = [];
    switch (entry.kind) {
      case 'move':
        this.play(entry.seat, entry.move);
        return;
      case 'take-back':
        this.goBack(entry.to);
        return;
      case 'propose-take-back':
        this.proposal = { seat: entry.seat, to: entry.to, agreed: [entry.seat] };
        return;
      case 'answer-take-back':
        this.answer(entry.seat, entry.agree);
        return;
      case 'bot-seat':
        this.standIns.set(entry.seat, entry.bot);
        return;
      case 'resign':
        this.leave(entry.seat, this.start.onResign === 'bot', 'resigned');
        return;
      case 'time-out':
        this.leave(entry.seat, this.start.onTimeOut === 'bot', 'timed-out');
        return;
    }
  }

  /** What this viewer was told since that position, each event with the position it led to. */
  eventsSince(position: number, viewer: Viewer): [number, EventBase][] {
    const { game } = this.start;
    const told: [number, EventBase][] = [];
    const state = this.initialState();
    for (const step of this.steps) {
      const events: EventBase[] = [];
      game.apply(
        state,
        step.seat,
        step.move,
        step.position > position ? (event) => events.push(event) : undefined,
      );
      for (const event of eventsFor(events, viewer)) told.push([step.position, event]);
    }
    return told;
  }

  /** The state after the first `count` effective moves. */
  stateAfter(count: number): unknown {
    const state = this.initialState();
    for (const { seat, move } of this.steps.slice(0, count))
      this.start.game.apply(state, seat, move);
    return state;
  }

  private initialState(): unknown {
    const { game, options, seats, seed } = this.start;
    return game.setup(options, seats, rngFromSeed(seed));
  }

  private play(seat: Seat, move: MoveBase): void {
    const { game } = this.start;
    const events: EventBase[] = [];
    game.apply(this.state, seat, move, (event) => events.push(event));
    this.lastEvents = events;
    this.steps.push({ seat, move, position: this.position, revealing: reveals(game, events) });
    this.proposal = undefined;
    this.outcome = game.outcome(this.state);
    this.decidingSince.delete(seat);
    this.noteDeciders();
  }

  private goBack(to: number): void {
    this.steps = this.steps.slice(0, to);
    this.state = this.stateAfter(to);
    this.proposal = undefined;
    this.decidingSince.clear();
    this.noteDeciders();
  }

  private answer(seat: Seat, agree: boolean): void {
    if (this.proposal === undefined) return;
    this.proposal = agree
      ? { ...this.proposal, agreed: [...this.proposal.agreed, seat] }
      : undefined;
  }

  private leave(seat: Seat, botPlaysOn: boolean, reason: string): void {
    if (botPlaysOn) {
      this.standIns.set(seat, STAND_IN);
      return;
    }
    const others = Array.from({ length: this.start.seats }, (_, each) => each).filter(
      (each) => each !== seat,
    );
    this.outcome = {
      ranking: [others, [seat]],
      scores: new Array<number>(this.start.seats).fill(0),
      reason,
    };
    this.noteDeciders();
  }

  private noteDeciders(): void {
    const deciders = this.deciders();
    for (const seat of this.decidingSince.keys()) {
      if (!deciders.includes(seat)) this.decidingSince.delete(seat);
    }
    for (const seat of deciders) {
      if (!this.decidingSince.has(seat)) this.decidingSince.set(seat, this.position);
    }
  }
}
