import {
  eventsFor,
  reveals,
  rngFromSeed,
  sameJson,
  takeBackCount,
  tryMove,
} from '@roundhouse/engine';
import type {
  AnyGame,
  EventBase,
  MoveBase,
  Outcome,
  PastStep,
  Seat,
  Step,
  Viewer,
} from '@roundhouse/engine';
import type { SeenStep, TakeBackProposal } from '@roundhouse/protocol';
import {
  chargeClocks,
  completeDecision,
  reopenDecision,
  returnToClock,
  startClocks,
} from '../clocks/clock.ts';
import type { ClockState } from '../clocks/clock.ts';
import type { Entry, Turn } from '../store/store.ts';
import type { MatchSettings } from './settings.ts';

/** One effective move, and the position (number of log entries) that it led to. */
interface TimelineStep extends PastStep {
  readonly move: MoveBase;
  readonly position: number;
  /** How long the seat had thought, if this completed its decision. */
  readonly thought: number | null;
}

/** What a match is, before its log. */
export interface TimelineStart {
  readonly game: AnyGame;
  readonly settings: MatchSettings;
  readonly seats: number;
  readonly seed: string;
  readonly startedAt: number;
  /** Seats that bots play from the start. */
  readonly botSeats: readonly Seat[];
}

/** A move that was tried and can be played. */
export type Tried = Extract<Step<unknown, MoveBase, EventBase>, { ok: true }>;

/** Everything in a timeline that changes; plain JSON, so that a snapshot of it can be kept. */
interface TimelineData {
  position: number;
  state: unknown;
  outcome: Outcome | null;
  proposal: TakeBackProposal | null;
  steps: TimelineStep[];
  clocks: ClockState;
  /** Bots that took over a seat in mid-match, and why; of older ones that is not known. */
  standIns: (readonly [seat: Seat, bot: string, why?: Leaving])[];
  /** For each deciding seat the position since which it has been asked the same thing. */
  askedSince: (readonly [Seat, number])[];
  /** For each take-back its position, and that of the last step that it left. */
  takenBack: (readonly [number, number])[];
  /** The people whose turn it is. */
  turns: readonly Turn[];
}

/** Why a player is gone: for good, or until it comes back. */
type Leaving = 'resigned' | 'timed-out';

/** The bot that plays on for a seat whose player is gone. */
export const STAND_IN = 'hard';

/** A match computed from its log. */
export class Timeline {
  readonly start: TimelineStart;
  /** The events of the newest entry, unless it is only known from a snapshot. */
  lastEvents: readonly EventBase[] | undefined;
  private readonly data: TimelineData;

  private constructor(start: TimelineStart, data: TimelineData) {
    this.start = start;
    this.data = data;
  }

  static begin(start: TimelineStart): Timeline {
    const timeline = new Timeline(start, {
      position: 0,
      state: initialState(start),
      outcome: null,
      proposal: null,
      steps: [],
      clocks: startClocks(start.seats, start.startedAt, []),
      standIns: [],
      askedSince: [],
      takenBack: [],
      turns: [],
    });
    timeline.data.outcome = start.game.outcome(timeline.data.state) ?? null;
    timeline.ask([]);
    timeline.runClocks(start.startedAt);
    timeline.noteTurns(start.startedAt);
    return timeline;
  }

  static fromSnapshot(start: TimelineStart, text: string): Timeline {
    // Snapshots of older versions know no turns.
    const data = JSON.parse(text) as Omit<TimelineData, 'turns'> & Partial<TimelineData>;
    return new Timeline(start, { ...data, turns: data.turns ?? [] });
  }

  snapshot(): string {
    return JSON.stringify(this.data);
  }

  get position(): number {
    return this.data.position;
  }
  get state(): unknown {
    return this.data.state;
  }
  get outcome(): Outcome | null {
    return this.data.outcome;
  }
  get proposal(): TakeBackProposal | null {
    return this.data.proposal;
  }
  get steps(): readonly TimelineStep[] {
    return this.data.steps;
  }
  get turns(): readonly Turn[] {
    return this.data.turns;
  }
  get clocks(): ClockState {
    return this.data.clocks;
  }

  deciders(): readonly Seat[] {
    return this.outcome === null ? this.start.game.deciders(this.state) : [];
  }

  /** The bot that took over this seat, if one did. */
  standIn(seat: Seat): string | undefined {
    return this.data.standIns.find(([each]) => each === seat)?.[1];
  }

  /** Whether the player of this seat, for whom a bot plays on, may take it back. */
  mayReturn(seat: Seat): boolean {
    const why = this.data.standIns.find(([each]) => each === seat)?.[2];
    return this.outcome === null && why === 'timed-out';
  }

  /** The seats that a bot took over, in order. */
  get standIns(): Seat[] {
    return this.data.standIns.map(([seat]) => seat).toSorted((a, b) => a - b);
  }

  isPerson(seat: Seat): boolean {
    return !this.start.botSeats.includes(seat) && this.standIn(seat) === undefined;
  }

  /**
   * Whether an answer to this position answers what the seat is asked now: nothing came between, or only what left its
   * list of moves as it was (other seats that decide at the same time, proposals).
   */
  isCurrent(seat: Seat, position: number): boolean {
    const since = this.data.askedSince.find(([each]) => each === seat)?.[1] ?? this.position;
    return position >= since && position <= this.position;
  }

  /** Plays the move on a copy, if it can be played now. */
  tryMove(seat: Seat, input: unknown): Step<unknown, MoveBase, EventBase> {
    if (this.outcome !== null) return { ok: false, error: 'game-over' };
    return tryMove(this.start.game, this.state, seat, input);
  }

  /** How many of its last steps the seat may take back without asking. */
  takeBack(seat: Seat): number {
    return this.outcome === null ? takeBackCount(this.steps, seat) : 0;
  }

  /** Goes on by one entry of the log, which must be possible here. A move that was tried needs not be played again. */
  add(entry: Entry, at: number, tried?: Tried): void {
    this.data.position++;
    this.lastEvents = [];
    this.data.clocks = chargeClocks(this.start.settings.time, this.clocks, at);
    this.follow(entry, tried);
    this.runClocks(at);
    this.noteTurns(at);
  }

  /** From which position on a viewer has to be told again who knows this one: earlier, if steps it knows were taken back. */
  tellFrom(position: number): number {
    let from = Math.min(position, this.position);
    for (const [at, left] of this.data.takenBack) if (at > position) from = Math.min(from, left);
    return from;
  }

  /** The steps after that position, as this viewer was told of them. */
  stepsAfter(position: number, viewer: Viewer): SeenStep[] {
    const { game } = this.start;
    const first = this.steps.findIndex((step) => step.position > position);
    if (first < 0) return [];
    const state = this.stateAfter(first);
    return this.steps.slice(first).map((step, at) => {
      const events: EventBase[] = [];
      game.apply(state, step.seat, step.move, (event) => events.push(event));
      return {
        number: first + at + 1,
        position: step.position,
        seat: step.seat,
        events: eventsFor(events, viewer),
      };
    });
  }

  /** The state after the first `count` moves, from `base`, which is the state after the first `played`, or from the start. */
  stateAfter(count: number, base?: { readonly state: unknown; readonly played: number }): unknown {
    const state = base?.state ?? initialState(this.start);
    for (const { seat, move } of this.steps.slice(base?.played ?? 0, count))
      this.start.game.apply(state, seat, move);
    return state;
  }

  private follow(entry: Entry, tried: Tried | undefined): void {
    switch (entry.kind) {
      case 'move':
        this.play(entry.seat, entry.move, tried);
        return;
      case 'take-back':
        this.goBack(this.steps.length - entry.count);
        return;
      case 'propose-take-back':
        this.data.proposal = {
          seat: entry.seat,
          count: entry.count,
          position: this.position,
          agreed: [],
        };
        this.agree(entry.seat);
        return;
      case 'answer-take-back':
        if (entry.agree) this.agree(entry.seat);
        else this.data.proposal = null;
        return;
      case 'resign':
        this.leave(entry.seat, this.start.settings.onResign === 'bot', 'resigned');
        return;
      case 'time-out':
        this.leave(entry.seat, this.start.settings.onTimeOut === 'bot', 'timed-out');
        return;
      case 'return':
        this.data.standIns = this.data.standIns.filter(([seat]) => seat !== entry.seat);
        this.data.clocks = returnToClock(this.start.settings.time, this.clocks, entry.seat);
        return;
    }
  }

  private play(seat: Seat, move: MoveBase, tried: Tried | undefined): void {
    const { game, settings } = this.start;
    const others = this.data.askedSince.filter(([each]) => each !== seat);
    const asked = others.map(([each]) => game.legalMoves(this.state, each));
    const { state, events } = tried ?? this.apply(seat, move);
    this.data.state = state;
    this.lastEvents = events;
    this.data.outcome = game.outcome(state) ?? null;
    this.data.proposal = null;
    const completes = !this.deciders().includes(seat);
    const thought = completes ? (this.clocks.thinking[seat] ?? 0) : null;
    const revealing = reveals(game, events);
    this.data.steps.push({ seat, move, position: this.position, revealing, thought });
    if (completes) this.data.clocks = completeDecision(settings.time, this.clocks, seat);
    this.ask(others.filter(([each], i) => sameJson(game.legalMoves(state, each), asked[i])));
  }

  private apply(seat: Seat, move: MoveBase): { state: unknown; events: EventBase[] } {
    const events: EventBase[] = [];
    this.start.game.apply(this.state, seat, move, (event) => events.push(event));
    return { state: this.state, events };
  }

  private goBack(to: number): void {
    const undone = this.data.steps.splice(to);
    for (const { seat, thought } of undone.toReversed()) {
      if (thought === null) continue;
      this.data.clocks = reopenDecision(this.start.settings.time, this.clocks, seat, thought);
    }
    this.data.state = this.stateAfter(to);
    this.data.proposal = null;
    this.data.takenBack.push([this.position, this.steps.at(-1)?.position ?? 0]);
    this.ask([]);
  }

  /** The last person who has to agree carries the proposal out. */
  private agree(seat: Seat): void {
    const { proposal } = this.data;
    if (proposal === null) return;
    const agreed = [...proposal.agreed, seat];
    this.data.proposal = { ...proposal, agreed };
    const people = Array.from({ length: this.start.seats }, (_, each) => each).filter((each) =>
      this.isPerson(each),
    );
    if (people.every((each) => agreed.includes(each)))
      this.goBack(this.steps.length - proposal.count);
  }

  private leave(seat: Seat, botPlaysOn: boolean, reason: Leaving): void {
    this.data.proposal = null;
    if (botPlaysOn) {
      this.data.standIns.push([seat, STAND_IN, reason]);
      return;
    }
    const others = Array.from({ length: this.start.seats }, (_, each) => each).filter(
      (each) => each !== seat,
    );
    const scores = new Array<number>(this.start.seats).fill(0);
    this.data.outcome = { ranking: [others, [seat]], scores, reason };
    this.ask([]);
  }

  /** Notes since when each seat is asked what it is asked; for those in `unchanged` it is as before. */
  private ask(unchanged: TimelineData['askedSince']): void {
    this.data.askedSince = this.deciders().map(
      (seat) => unchanged.find(([each]) => each === seat) ?? [seat, this.position],
    );
  }

  /** A turn lasts as long as its seat decides without a break, through all its small steps. */
  private noteTurns(at: number): void {
    this.data.turns = this.deciders()
      .filter((seat) => this.isPerson(seat))
      .map(
        (seat) =>
          this.turns.find((turn) => turn.seat === seat) ?? { seat, since: this.position, at },
      );
  }

  private runClocks(at: number): void {
    const running = this.deciders().filter((seat) => this.isPerson(seat));
    this.data.clocks = { ...this.clocks, at, running };
  }
}

function initialState({ game, settings, seats, seed }: TimelineStart): unknown {
  return game.setup(settings.options, seats, rngFromSeed(seed));
}
