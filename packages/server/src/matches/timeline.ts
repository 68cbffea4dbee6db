import { findMove, Match, sameJson } from '@roundhouse/engine';
import type { Found, MatchSnapshot, MoveBase, Outcome, Seat, Viewer } from '@roundhouse/engine';
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
import { outcomeWithout, settledOutcome } from './early-outcome.ts';
import type { Leaving } from './early-outcome.ts';
import type { TimelineData } from './timeline-data.ts';
import { beginMatch, matchStart, movesBefore } from './timeline-start.ts';
import type { TimelineStart } from './timeline-start.ts';

/** Raised when this, or the state of any game, takes another form. A snapshot of another form is not read: the log has everything. */
const FORM = 5;
interface Kept {
  readonly form: typeof FORM;
  readonly data: TimelineData;
  readonly match: MatchSnapshot;
}

const NOBODY: readonly Seat[] = [];
const NO_MOVES: readonly MoveBase[] = [];

/** The bot that plays on for a seat whose player is gone. */
export const STAND_IN = 'hard';

/** A match computed from its log: a `Match`, and around it what only a server knows of. */
export class Timeline {
  readonly start: TimelineStart;
  readonly match: Match;
  private readonly data: TimelineData;
  /** The steps that were told last: many viewers are told the same ones. */
  private told:
    | { readonly steps: ReturnType<Match['stepsSince']>; readonly seen: readonly SeenStep[] }
    | undefined;

  private constructor(start: TimelineStart, match: Match, data: TimelineData) {
    this.start = start;
    this.match = match;
    this.data = data;
  }

  static begin(start: TimelineStart): Timeline {
    const match = beginMatch(start);
    const timeline = new Timeline(start, match, {
      entry: 0,
      left: null,
      proposal: null,
      ahead: [],
      thoughts: [],
      clocks: startClocks(start.seats, start.startedAt, []),
      standIns: [],
      askedSince: new Array<null>(start.seats).fill(null),
      takenBack: [],
      turns: [],
    });
    timeline.ask([]);
    timeline.noteDeciders(start.startedAt);
    return timeline;
  }

  /** Undefined if it is of a form that is not read here. */
  static fromSnapshot(start: TimelineStart, text: string): Timeline | undefined {
    const kept = JSON.parse(text) as Kept;
    if (kept.form !== FORM) return undefined;
    const match = Match.restore(start.game, matchStart(start), kept.match);
    return new Timeline(start, match, kept.data);
  }

  snapshot(): string {
    const kept: Kept = { form: FORM, data: this.data, match: this.match.snapshot() };
    return JSON.stringify(kept);
  }

  get entry(): number {
    return this.data.entry;
  }
  get outcome(): Outcome | null {
    return this.start.ended ?? this.data.left ?? this.match.outcome;
  }
  get proposal(): TakeBackProposal | null {
    return this.data.proposal;
  }
  get turns(): readonly Turn[] {
    return this.data.turns;
  }
  get clocks(): ClockState {
    return this.data.clocks;
  }

  deciders(): readonly Seat[] {
    return this.outcome === null ? this.match.deciders : NOBODY;
  }

  /** The bot that took over this seat, if one did. */
  standIn(seat: Seat): string | undefined {
    return this.standInAt(seat)?.[1];
  }

  /** Whether the player of this seat, for whom a bot plays on, may take it back. */
  mayReturn(seat: Seat): boolean {
    return this.outcome === null && this.standInAt(seat)?.[2] === 'timed-out';
  }

  private standInAt(seat: Seat): TimelineData['standIns'][number] | undefined {
    for (const standIn of this.data.standIns) if (standIn[0] === seat) return standIn;
    return undefined;
  }

  /** The seats that a bot took over, in order. */
  get standIns(): readonly Seat[] {
    if (this.data.standIns.length === 0) return NOBODY;
    return this.data.standIns.map(([seat]) => seat).toSorted((a, b) => a - b);
  }

  /** Whose eyes a viewer has: whoever a bot plays for watches like anyone else. */
  eyes(viewer: Viewer): Viewer {
    return viewer !== 'spectator' && this.standIn(viewer) !== undefined ? 'spectator' : viewer;
  }

  isPerson(seat: Seat): boolean {
    return !this.start.botSeats.includes(seat) && this.standIn(seat) === undefined;
  }

  /**
   * Whether an answer to this entry answers what the seat is asked now: nothing came between, or only what left its
   * list of moves as it was (other seats that decide at the same time, proposals).
   */
  isCurrent(seat: Seat, entry: number): boolean {
    const since = this.data.askedSince[seat] ?? this.entry;
    return entry >= since && entry <= this.entry;
  }

  /** The legal move that is meant, if it can be played now. */
  findMove(seat: Seat, input: unknown): Found<MoveBase> {
    if (this.outcome !== null) return { ok: false, error: 'game-over' };
    return findMove(this.match.game, this.match, seat, input);
  }

  /** Whether anything can be decided here. */
  get isOpen(): boolean {
    return this.outcome === null && !this.start.frozen;
  }

  /** How many of its last steps the seat may take back without asking. */
  takeBack(seat: Seat): number {
    return this.isOpen ? this.match.mayTakeBack(seat) : 0;
  }

  /** What these eyes see now. */
  view(eyes: Viewer): unknown {
    const { game, state } = this.match;
    return game.view(state, eyes);
  }

  /** The moves of these eyes; nobody is offered any when it is over. */
  legal(eyes: Viewer): readonly MoveBase[] {
    return eyes === 'spectator' || this.outcome !== null ? NO_MOVES : this.match.legal(eyes);
  }

  /** Goes on by one entry of the log, which must be possible here. */
  add(entry: Entry, at: number): void {
    this.data.entry++;
    this.data.clocks = chargeClocks(
      this.start.settings.time,
      this.clocks,
      at,
      this.start.outages(),
    );
    this.follow(entry);
    this.noteDeciders(at);
  }

  /** From which entry on a viewer who knows this one has to be told again: earlier, if steps it knows were taken back. */
  tellFrom(entry: number): number {
    let from = Math.min(entry, this.entry);
    for (const [at, left] of this.data.takenBack) if (at > entry) from = Math.min(from, left);
    return from;
  }

  /** Whether anything was taken back after this entry. */
  wentBackAfter(entry: number): boolean {
    return (this.data.takenBack.at(-1)?.[0] ?? 0) > entry;
  }

  /** The entry of the last of the first `moves`; those that had been played before the match began have none. */
  entryOf(moves: number): number {
    const played = moves - movesBefore(this.start);
    return played > 0 ? played + this.aheadAt(moves) : 0;
  }

  private aheadAt(moves: number): number {
    const { ahead } = this.data;
    let known = ahead.length;
    while (known > 0 && (ahead[known - 1]?.[0] ?? 0) > moves) known--;
    return ahead[known - 1]?.[1] ?? 0;
  }

  /** How many of the moves that count now had been played up to that entry. */
  movesUpTo(entry: number): number {
    let { moves } = this.match;
    while (moves > 0 && this.entryOf(moves) > entry) moves--;
    return moves;
  }

  /** The steps after that entry, as this viewer was told of them. */
  stepsAfter(entry: number, viewer: Viewer): readonly SeenStep[] {
    const steps = this.match.stepsSince(this.movesUpTo(entry), viewer);
    if (this.told?.steps === steps) return this.told.seen;
    const seen = steps.map(({ moves, seat, events }) => ({
      moves,
      seat,
      events,
      entry: this.entryOf(moves),
    }));
    this.told = { steps, seen };
    return seen;
  }

  /** What a viewer saw after the first `moves`, played on from an earlier snapshot if it is of this story. */
  viewAfter(moves: number, viewer: Viewer, earlier: Timeline | undefined): unknown {
    const kept = earlier?.match.moves ?? 0;
    const isOurs = kept <= moves && earlier?.entryOf(kept) === this.entryOf(kept);
    const state = this.match.stateAfter(moves, isOurs ? earlier?.match : undefined);
    return this.start.game.view(state, viewer);
  }

  private follow(entry: Entry): void {
    switch (entry.kind) {
      case 'move':
        this.play(entry.seat, entry.move);
        return;
      case 'take-back':
        this.goBack(entry.count);
        return;
      case 'propose-take-back':
        this.data.proposal = {
          seat: entry.seat,
          count: entry.count,
          entry: this.entry,
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
      case 'settle':
        this.data.left = settledOutcome(this.start.seats);
        return;
    }
  }

  private play(seat: Seat, move: MoveBase): void {
    const { data } = this;
    const { time } = this.start.settings;
    const others = this.deciders().filter((each) => each !== seat);
    const asked = others.map((each) => this.legal(each));
    this.match.follow(seat, move);
    const completes = !this.deciders().includes(seat);
    data.proposal = null;
    const { moves } = this.match;
    const ahead = this.entry - moves + movesBefore(this.start);
    if (ahead !== this.aheadAt(moves)) data.ahead.push([moves, ahead]);
    if (time.kind !== 'none')
      data.thoughts.push(completes ? (this.clocks.thinking[seat] ?? 0) : null);
    if (completes) data.clocks = completeDecision(time, this.clocks, seat);
    this.ask(others.filter((each, i) => sameJson(this.legal(each), asked[i])));
  }

  private goBack(count: number): void {
    const { match, data } = this;
    const to = match.moves - count;
    for (const { seat } of match.steps(to).toReversed()) {
      const thought = data.thoughts.pop() ?? null;
      if (thought === null) continue;
      data.clocks = reopenDecision(this.start.settings.time, this.clocks, seat, thought);
    }
    data.ahead = data.ahead.filter(([move]) => move <= to);
    match.takeBack(count);
    data.proposal = null;
    data.takenBack.push([this.entry, this.entryOf(to)]);
    this.ask([]);
  }

  /** The last person who has to agree carries the proposal out. */
  private agree(seat: Seat): void {
    const { proposal } = this.data;
    if (proposal === null) return;
    const agreed = [...proposal.agreed, seat];
    this.data.proposal = { ...proposal, agreed };
    const all = Array.from({ length: this.start.seats }, (_, each) => each);
    if (all.every((each) => agreed.includes(each) || !this.isPerson(each)))
      this.goBack(proposal.count);
  }

  private leave(seat: Seat, botPlaysOn: boolean, reason: Leaving): void {
    this.data.proposal = null;
    if (botPlaysOn) {
      this.data.standIns.push([seat, STAND_IN, reason]);
      return;
    }
    this.data.left = outcomeWithout(this.start, seat, reason);
    this.ask([]);
  }

  /** Notes since when each seat is asked what it is asked; for those in `unchanged` it is as before. */
  private ask(unchanged: readonly Seat[]): void {
    const { askedSince, entry } = this.data;
    const deciders = this.deciders();
    for (let seat = 0; seat < askedSince.length; seat++)
      if (!unchanged.includes(seat)) askedSince[seat] = deciders.includes(seat) ? entry : null;
  }

  /** Whose clocks run, and whose turn it is: a turn lasts as long as its seat decides without a break, through all its small steps. */
  private noteDeciders(at: number): void {
    const { data } = this;
    const deciders = this.deciders();
    const isPerson = (seat: Seat): boolean => this.isPerson(seat);
    const people = deciders.every(isPerson) ? deciders : deciders.filter(isPerson);
    data.clocks = { ...data.clocks, at, running: people };
    data.turns = people.map(
      (seat) => data.turns.find((turn) => turn.seat === seat) ?? { seat, since: data.entry, at },
    );
  }
}
