import type { Comparison } from '@roundhouse/bots';
import type {
  AnyGame,
  Deal,
  Frame,
  Match,
  MatchRecord,
  MoveBase,
  Seat,
  Viewer,
} from '@roundhouse/engine';
import type { Ahead, MatchInfo, Played, Update } from '../host.ts';
import { keptMatch } from './match-store.ts';
import type { MatchStore } from './match-store.ts';
import { playIn } from './play-in.ts';
import { nextPrepared } from './prepared.ts';
import { previewIn } from './preview.ts';
import { hintQuestionOf, questionOf } from '../question.ts';
import type { Asked } from '../question.ts';
import type { Think } from './bot-desk.ts';

/** How many moves bots may be ahead of what the table has shown. */
const LEAD = 2;
/** In a prepared match every step waits until the one before has been shown. */
const PREPARED_LEAD = 1;

/** What a table needs around it. */
interface TableEnvironment {
  readonly think: Think;
  /** The same for hints. */
  readonly thinkOfHint: Think;
  readonly store: MatchStore;
  readonly send: (update: Update) => void;
  readonly now: () => number;
}

/** Keeps one match going for one page: lets the bots move, keeps every step, and tells the page. */
export class TableKeeper {
  private readonly info: MatchInfo;
  private readonly match: Match;
  private readonly environment: TableEnvironment;
  private viewer: Viewer;
  private shownUpTo: number;
  private thinking = false;
  private closed = false;

  constructor(info: MatchInfo, match: Match, viewer: Viewer, environment: TableEnvironment) {
    this.info = info;
    this.match = match;
    this.viewer = viewer;
    this.environment = environment;
    this.shownUpTo = match.moves;
  }

  look(viewer: Viewer): void {
    this.viewer = viewer;
    this.shownUpTo = Math.max(this.shownUpTo, this.match.moves);
    this.sendWhole();
    this.wakeBots();
  }

  async play(seat: Seat, move: unknown, moves: number): Promise<Played> {
    if (this.closed) return { ok: false, error: 'stale' };
    const played = playIn(this.match, seat, move, moves);
    if (played.ok) this.stepped();
    return played;
  }

  /** Takes back the last step of this seat, if it may. */
  async takeBack(seat: Seat, moves: number): Promise<Played> {
    if (this.closed || moves !== this.match.moves) return { ok: false, error: 'stale' };
    if (this.match.mayTakeBack(seat) === 0) return { ok: false, error: 'not-your-decision' };
    this.match.takeBack(1);
    this.shownUpTo = Math.min(this.shownUpTo, this.match.moves);
    this.save();
    this.sendWhole();
    return { ok: true };
  }

  async hint(seat: Seat): Promise<Comparison | undefined> {
    if (!this.match.deciders.includes(seat)) return undefined;
    const { comparison } = await this.environment.thinkOfHint(hintQuestionOf(this.asked(seat)));
    return comparison;
  }

  async preview(seat: Seat, move: unknown): Promise<Ahead | undefined> {
    return previewIn(this.match.game, this.match.state, seat, move);
  }

  async past(viewer: Viewer): Promise<Frame[]> {
    return this.mayLookBack(viewer) ? this.match.frames(viewer) : [];
  }

  async at(viewer: Viewer, moves: number): Promise<Frame | undefined> {
    return this.mayLookBack(viewer) ? this.match.frame(moves, viewer) : undefined;
  }

  get game(): AnyGame {
    return this.match.game;
  }

  /** A match that goes on from here. Until this one is over, only with the eyes that look, and the rest dealt anew. */
  branch(at: number, deal?: Deal): MatchRecord | undefined {
    const isOver = this.match.outcome !== null;
    return isOver || (deal && deal.viewer === this.viewer)
      ? this.match.branch(at, deal)
      : undefined;
  }

  shown(moves: number): void {
    this.shownUpTo = Math.max(this.shownUpTo, moves);
    this.wakeBots();
  }

  close(): void {
    this.closed = true;
  }

  /** Another tab plays this match from now on: what this one still saved would undo what is played there. */
  handOver(): void {
    this.close();
    this.environment.send({ kind: 'trouble', problem: 'open-elsewhere' });
  }

  private mayLookBack(viewer: Viewer): boolean {
    return viewer === this.viewer || this.match.outcome !== null;
  }

  private stepped(): void {
    const { match, viewer } = this;
    const [step] = match.stepsSince(match.moves - 1, viewer);
    this.save();
    if (step)
      this.environment.send({ kind: 'step', viewer, position: match.position(viewer), step });
    this.wakeBots();
  }

  private sendWhole(): void {
    const { match, viewer } = this;
    this.environment.send({
      kind: 'whole',
      viewer,
      position: match.position(viewer),
      steps: match.stepsSince(0, viewer),
    });
  }

  private save(): void {
    this.environment.store
      .put(keptMatch(this.info, this.match, this.environment.now()))
      .catch(() => {
        this.environment.send({ kind: 'trouble', problem: 'not-kept' });
      });
  }

  private wakeBots(): void {
    if (this.thinking || this.closed) return;
    const { info, match } = this;
    if (match.moves >= this.shownUpTo + (info.prepared ? PREPARED_LEAD : LEAD)) return;
    const seat =
      this.prepared?.[0] ?? match.deciders.find((each) => this.botAt(each) !== undefined);
    const bot = seat === undefined ? undefined : this.botAt(seat);
    if (seat === undefined || bot === undefined) return;
    this.thinking = true;
    void this.letBotMove(seat, bot);
  }

  private async letBotMove(seat: Seat, bot: string): Promise<void> {
    const { moves } = this.match;
    const move =
      this.prepared?.[1] ??
      (await this.environment
        .think(questionOf(this.asked(seat), bot, moves))
        .then((choice) => choice.move)
        .catch(() => undefined));
    this.thinking = false;
    if (this.closed) return;
    if (moves !== this.match.moves) return this.wakeBots();
    const played = move !== undefined && (await this.play(seat, move, moves)).ok;
    if (!played) this.environment.send({ kind: 'trouble', problem: 'bot-failed' });
  }

  private get prepared(): readonly [Seat, MoveBase] | undefined {
    return nextPrepared(this.match, this.info.prepared);
  }

  private botAt(seat: Seat): string | undefined {
    const player = this.info.players[seat];
    return player?.kind === 'bot' ? player.level : undefined;
  }

  private asked(seat: Seat): Asked {
    const { view, legal } = this.match.position(seat);
    return { match: this.info, seat, view, legal };
  }
}
