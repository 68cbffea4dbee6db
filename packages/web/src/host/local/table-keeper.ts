import type { MoveBase, Seat, Viewer } from '@roundhouse/engine';
import type { Ahead, BotLevel, Frame, Played, Update } from '../host.ts';
import type { LocalMatch } from './local-match.ts';
import type { MatchStore } from './match-store.ts';

/** How many moves bots may be ahead of what the table has shown. */
const LEAD = 2;
/** In a prepared match every step waits until the one before has been shown. */
const PREPARED_LEAD = 1;
const HINT_LEVEL: BotLevel = 'hard';

/** What a bot is asked. It never gets more than its seat may know. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly moves: readonly MoveBase[];
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The same for every question of one seat in one match: a bot may remember. */
  readonly session: string;
}

export type Think = (question: Question) => Promise<MoveBase>;

export interface Surroundings {
  readonly think: Think;
  readonly store: MatchStore;
  readonly send: (update: Update) => void;
  readonly now: () => number;
}

/** Keeps one match going for one page: lets the bots move, keeps every step, and tells the page. */
export class TableKeeper {
  private readonly match: LocalMatch;
  private readonly around: Surroundings;
  private viewer: Viewer;
  private shownUpTo: number;
  private thinking = false;
  private closed = false;

  constructor(match: LocalMatch, viewer: Viewer, around: Surroundings) {
    this.match = match;
    this.viewer = viewer;
    this.around = around;
    this.shownUpTo = match.number;
  }

  look(viewer: Viewer): void {
    this.viewer = viewer;
    this.shownUpTo = Math.max(this.shownUpTo, this.match.number);
    this.sendWhole();
    this.wakeBots();
  }

  async play(seat: Seat, move: unknown, at: number): Promise<Played> {
    const played = this.match.play(seat, move, at);
    if (played.ok) this.stepped();
    return played;
  }

  async takeBack(seat: Seat, at: number): Promise<Played> {
    const taken = this.match.takeBack(seat, at);
    if (taken.ok) {
      this.shownUpTo = Math.min(this.shownUpTo, this.match.number);
      this.save();
      this.sendWhole();
    }
    return taken;
  }

  async hint(seat: Seat): Promise<MoveBase | undefined> {
    if (!this.match.deciders.includes(seat)) return undefined;
    return this.around.think(this.question(seat, HINT_LEVEL));
  }

  async preview(seat: Seat, move: unknown): Promise<Ahead | undefined> {
    return this.match.preview(seat, move);
  }

  async past(viewer: Viewer): Promise<Frame[]> {
    if (viewer !== this.viewer && this.match.outcome === null) return [];
    return this.match.frames(viewer);
  }

  shown(number: number): void {
    this.shownUpTo = Math.max(this.shownUpTo, number);
    this.wakeBots();
  }

  close(): void {
    this.closed = true;
  }

  private stepped(): void {
    const { match, viewer } = this;
    const step = match.seen(viewer, match.number);
    this.save();
    if (step) this.around.send({ kind: 'step', viewer, position: match.position(viewer), step });
    this.wakeBots();
  }

  private sendWhole(): void {
    const { match, viewer } = this;
    this.around.send({
      kind: 'whole',
      viewer,
      position: match.position(viewer),
      steps: match.seenAll(viewer),
    });
  }

  private save(): void {
    this.around.store.put(this.match.kept(this.around.now())).catch(() => {
      this.around.send({ kind: 'trouble', problem: 'not-kept' });
    });
  }

  private wakeBots(): void {
    if (this.thinking || this.closed) return;
    const { number, info } = this.match;
    if (number >= this.shownUpTo + (info.prepared ? PREPARED_LEAD : LEAD)) return;
    const seat =
      this.match.prepared?.[0] ??
      this.match.deciders.find((each) => this.botAt(each) !== undefined);
    if (seat === undefined || this.botAt(seat) === undefined) return;
    this.thinking = true;
    void this.letBotMove(seat);
  }

  private async letBotMove(seat: Seat): Promise<void> {
    const at = this.match.number;
    const move =
      this.match.prepared?.[1] ??
      (await this.around
        .think(this.question(seat, this.botAt(seat) ?? HINT_LEVEL))
        .catch(() => undefined));
    this.thinking = false;
    if (this.closed) return;
    if (at !== this.match.number) return this.wakeBots();
    if (move === undefined || !this.match.play(seat, move, at).ok) {
      return this.around.send({ kind: 'trouble', problem: 'bot-failed' });
    }
    this.stepped();
  }

  private botAt(seat: Seat): BotLevel | undefined {
    const sitter = this.match.info.sitters[seat];
    return sitter?.kind === 'bot' ? sitter.level : undefined;
  }

  private question(seat: Seat, level: BotLevel): Question {
    const { view, moves } = this.match.position(seat);
    const session = `${this.match.info.id}/${seat}/${level}`;
    return { game: this.match.game.id, view, moves, seat, level, session };
  }
}
