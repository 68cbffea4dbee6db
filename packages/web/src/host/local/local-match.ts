import {
  eventsFor,
  replay,
  reveals,
  sameMove,
  setUpMatch,
  takeBackCount,
  tryMove,
} from '@roundhouse/engine';
import type {
  AnyGame,
  EventBase,
  MatchRecord,
  MoveBase,
  Outcome,
  Seat,
  Viewer,
} from '@roundhouse/engine';
import type { Ahead, Frame, MatchInfo, Played, Position, SeenStep } from '../host.ts';
import type { KeptMatch } from './match-store.ts';

interface PlayedStep {
  readonly seat: Seat;
  readonly move: MoveBase;
  readonly events: readonly EventBase[];
  readonly revealing: boolean;
}

/** One match with its whole past, played through the kernel's door. It knows nothing of bots, storage or pages. */
export class LocalMatch {
  readonly game: AnyGame;
  readonly info: MatchInfo;
  readonly seed: string;
  /** `states[n]` is the state after n steps. */
  private readonly states: unknown[];
  private readonly steps: PlayedStep[] = [];

  private constructor(game: AnyGame, info: MatchInfo, seed: string, start: unknown) {
    this.game = game;
    this.info = info;
    this.seed = seed;
    this.states = [start];
  }

  static start(game: AnyGame, info: MatchInfo, seed: string): LocalMatch | undefined {
    const begun = setUpMatch(game, { options: info.options, seats: info.sitters.length, seed });
    return begun.ok ? new LocalMatch(game, info, seed, begun.state) : undefined;
  }

  /** The match that a record tells; undefined if the record does not follow the rules. */
  static resume(game: AnyGame, info: MatchInfo, record: MatchRecord): LocalMatch | undefined {
    const match = LocalMatch.start(game, info, record.seed);
    const told = replay(game, record, undefined, (state, seat, move, events) =>
      match?.push(state, seat, move, events),
    );
    return told.ok ? match : undefined;
  }

  get number(): number {
    return this.steps.length;
  }

  get state(): unknown {
    return this.states.at(-1);
  }

  get deciders(): readonly Seat[] {
    return this.game.deciders(this.state);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state) ?? null;
  }

  /** Who is to do what now in a prepared match, as long as everybody has kept to it. */
  get prepared(): readonly [Seat, MoveBase] | undefined {
    const moves = this.info.prepared?.moves ?? [];
    const kept = this.steps.every(({ seat, move }, i) => {
      const [whose, what] = moves[i] ?? [];
      return whose === seat && what !== undefined && sameMove(what, move);
    });
    return kept ? moves[this.number] : undefined;
  }

  play(seat: Seat, input: unknown, at: number): Played {
    if (at !== this.number) return { ok: false, error: 'stale' };
    const step = tryMove(this.game, this.state, seat, input);
    if (!step.ok) return step;
    this.push(step.state, seat, step.move, step.events);
    return { ok: true };
  }

  /** Takes back the last step of this seat, if it may. */
  takeBack(seat: Seat, at: number): Played {
    if (at !== this.number) return { ok: false, error: 'stale' };
    if (takeBackCount(this.steps, seat) === 0) return { ok: false, error: 'not-your-decision' };
    this.steps.pop();
    this.states.pop();
    return { ok: true };
  }

  preview(seat: Seat, input: unknown): Ahead | undefined {
    const step = tryMove(this.game, this.state, seat, input);
    if (!step.ok || reveals(this.game, step.events)) return undefined;
    return { view: this.game.view(step.state, seat), events: eventsFor(step.events, seat) };
  }

  position(viewer: Viewer, number = this.number): Position {
    const state = this.states[number];
    const now = number === this.number;
    const seated = viewer !== 'spectator';
    return {
      number,
      view: this.game.view(state, viewer),
      deciders: this.game.deciders(state),
      moves: now && seated ? this.game.legalMoves(state, viewer) : [],
      takeBack: now && seated ? takeBackCount(this.steps, viewer) : 0,
      outcome: this.game.outcome(state) ?? null,
    };
  }

  /** The step that led to this position, as this viewer was told of it. */
  seen(viewer: Viewer, number: number): SeenStep | null {
    const step = this.steps[number - 1];
    return step ? { number, seat: step.seat, events: eventsFor(step.events, viewer) } : null;
  }

  seenAll(viewer: Viewer): SeenStep[] {
    return this.steps.flatMap((_, i) => this.seen(viewer, i + 1) ?? []);
  }

  /** Every position from the start, as this viewer saw it. */
  frames(viewer: Viewer): Frame[] {
    return this.states.map((_, number) => ({
      position: this.position(viewer, number),
      step: this.seen(viewer, number),
    }));
  }

  get record(): MatchRecord {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: this.info.options,
      seats: this.info.sitters.length,
      seed: this.seed,
      moves: this.steps.map(({ seat, move }) => [seat, move] as const),
    };
  }

  kept(changedAt: number): KeptMatch {
    const { info, record, deciders, outcome } = this;
    return { info, record, changedAt, deciders, outcome };
  }

  private push(state: unknown, seat: Seat, move: MoveBase, events: readonly EventBase[]): void {
    this.states.push(state);
    this.steps.push({ seat, move, events, revealing: reveals(this.game, events) });
  }
}
