import type { Comparison } from '@roundhouse/bots';
import { Match, rngFromSeed } from '@roundhouse/engine';
import type { AnyGame, Frame, Position, Seat, Viewer } from '@roundhouse/engine';
import type { LineStep } from '@roundhouse/protocol';
import type { Ahead, PlanSetup, Played, Update } from '../host.ts';
import { hintQuestionOf } from '../question.ts';
import type { Think } from './bot-desk.ts';
import { playIn } from './play-in.ts';
import { previewIn } from './preview.ts';

interface PlanEnvironment {
  readonly thinkOfHint: Think;
  readonly send: (update: Update) => void;
}

/** Keeps a plan: a world dealt from what one seat knows, in which the page moves for whoever has to decide. */
export class PlanKeeper {
  private readonly game: AnyGame;
  private readonly setup: PlanSetup;
  private readonly environment: PlanEnvironment;
  private match: Match;
  /** The eyes of whoever decides. */
  private eyes: Seat;

  constructor(game: AnyGame, setup: PlanSetup, seed: string, environment: PlanEnvironment) {
    this.game = game;
    this.setup = setup;
    this.environment = environment;
    this.match = this.world(seed);
    this.eyes = this.nextEyes(setup.seat);
  }

  /** Begins anew in the world of this seed. */
  deal(seed: string): void {
    this.match = this.world(seed);
    this.eyes = this.nextEyes(this.setup.seat);
    this.look();
  }

  look(): void {
    const { match, eyes } = this;
    const steps = match.stepsSince(0, eyes);
    this.environment.send({ kind: 'whole', viewer: eyes, position: this.position(), steps });
  }

  async play(seat: Seat, move: unknown, moves: number): Promise<Played> {
    const played = playIn(this.match, seat, move, moves);
    if (played.ok) this.stepped();
    return played;
  }

  /** Every step can be taken back, whoever's it was and whatever it showed. */
  async takeBack(_: Seat, moves: number): Promise<Played> {
    if (moves !== this.match.moves || moves === 0) return { ok: false, error: 'stale' };
    this.match.takeBack(1);
    this.eyes = this.nextEyes(this.eyes);
    this.look();
    return { ok: true };
  }

  async hint(seat: Seat): Promise<Comparison | undefined> {
    const { match, setup } = this;
    if (!setup.withHints || !match.deciders.includes(seat)) return undefined;
    const { view, legal } = match.position(seat);
    const question = hintQuestionOf({ match: setup.match, seat, view, legal });
    return (await this.environment.thinkOfHint(question)).comparison;
  }

  async preview(seat: Seat, move: unknown): Promise<Ahead | undefined> {
    return previewIn(this.game, this.match.state, seat, move);
  }

  async past(viewer: Viewer): Promise<Frame[]> {
    return this.match.frames(viewer);
  }

  async at(viewer: Viewer, moves: number): Promise<Frame | undefined> {
    return this.match.frame(moves, viewer);
  }

  /** What was played so far as the planner would be told of it, with the planner's own moves. */
  async line(): Promise<LineStep[]> {
    const { match, setup } = this;
    return match.stepsSince(0, setup.seat).map(({ seat, events }, i) => {
      // Every move is flat: its game reads it by a table of fields.
      const move = match.step(i)?.move as LineStep['move'];
      return { seat, events, ...(seat === setup.seat && move && { move }) };
    });
  }

  private world(seed: string): Match {
    const { match, view } = this.setup;
    return Match.imagined(this.game, match.players.length, view, rngFromSeed(seed));
  }

  private stepped(): void {
    const { match } = this;
    const eyes = this.nextEyes(this.eyes);
    const [step] = match.stepsSince(match.moves - 1, eyes);
    const isSame = eyes === this.eyes;
    this.eyes = eyes;
    // Other eyes have seen another story.
    if (!isSame || !step) return this.look();
    this.environment.send({ kind: 'step', viewer: eyes, position: this.position(), step });
  }

  /** Whose eyes come next: those that are open if they have to decide, then the planner's own. */
  private nextEyes(before: Seat): Seat {
    const { deciders } = this.match;
    const { seat } = this.setup;
    return [before, seat].find((each) => deciders.includes(each)) ?? deciders[0] ?? seat;
  }

  private position(): Position {
    return { ...this.match.position(this.eyes), takeBack: this.match.moves };
  }
}
