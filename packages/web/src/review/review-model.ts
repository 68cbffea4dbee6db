import { batch, computed, signal } from '@preact/signals';
import type { Comparison } from '@roundhouse/bots';
import type { Review, ReviewedMove } from '@roundhouse/bots/review';
import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Seat } from '@roundhouse/engine';
import type { Past } from '../match/host.ts';
import { reviewDesk } from '../match/review/review-desk.ts';
import type { ReviewDesk } from '../match/review/review-desk.ts';
import type { Moment, ReviewNews } from '../match/review/review-worker.ts';
import type { ReplayModel } from '../replay/replay-model.ts';
import { Quiz } from './quiz.ts';
import { ServerReview } from './server-review.ts';

/** How long a review goes on before it has to be asked for more. */
const USEFUL = 30_000;
const CLOSER = 120_000;
/** What costs less is no lesson, and more than so many lessons nobody takes. */
const LESSON = 0.02;
const LESSONS = 8;

/** How many better moves are compared with the one played before it is left at that. */
const MOST_LOOKS = 4;

/** A decision that is being looked at: what was played, what would have been better, and why. */
export interface Looked {
  readonly move: ReviewedMove;
  readonly why: Comparison | undefined;
}

/** The review of one match, beside its replay. */
export class ReviewModel {
  readonly replay: ReplayModel;
  readonly news = signal<ReviewNews | undefined>(undefined);
  /** Whether a review was asked for and nothing has been heard yet. */
  readonly starting = signal(false);
  readonly failed = signal(false);
  readonly looked = signal<Looked | undefined>(undefined);
  readonly quiz = signal<Quiz | undefined>(undefined);
  readonly review = computed<Review | undefined>(() => this.news.value?.review);
  readonly running = computed(() => this.starting.value || this.news.value?.running === true);
  /** The one that is made for everybody, where the match lives on a server. */
  readonly server: ServerReview | undefined;
  readonly #past: Past;
  #desk: ReviewDesk | undefined;
  #opening: Promise<ReviewDesk | undefined> | undefined;

  constructor(replay: ReplayModel, past: Past) {
    this.replay = replay;
    this.#past = past;
    this.server =
      past.shared &&
      new ServerReview(past.shared, async (notes) => {
        this.news.value = (await this.#desk?.adopt(notes)) ?? this.news.value;
      });
  }

  /** The seat whose mistakes are one's own: that of the only person at the table, else the first. */
  get ownSeat(): Seat {
    const { players, here } = this.#past.match;
    return (
      here?.[0] ??
      Math.max(
        0,
        players.findIndex(({ kind }) => kind === 'person'),
      )
    );
  }

  /** Opens what was found out before, if anything. */
  async recall(): Promise<void> {
    await this.#open();
  }

  /** Shows what was found out before, or begins. */
  async begin(): Promise<void> {
    await this.#open();
    if (this.review.value === undefined && this.server?.isComing.value !== true) await this.start();
  }

  /** Begins, on the server where there is one, or goes on here. */
  async start(): Promise<void> {
    await this.#startBy(async (desk) => {
      if (this.review.value === undefined && (await this.server?.ask()) === true)
        this.starting.value = false;
      else await this.#runAt(desk);
    });
  }

  /** Begins or goes on in this browser, whatever the server does. */
  async startHere(): Promise<void> {
    await this.#startBy((desk) => this.#runAt(desk));
  }

  #runAt(desk: ReviewDesk): Promise<void> {
    return desk.run(this.review.value === undefined ? USEFUL : CLOSER);
  }

  async #startBy(begin: (desk: ReviewDesk) => Promise<void>): Promise<void> {
    if (this.running.value) return;
    this.starting.value = true;
    try {
      const desk = await this.#open();
      if (!desk) throw new Error('no record');
      await begin(desk);
    } catch {
      this.failed.value = true;
      this.starting.value = false;
    }
  }

  async stop(): Promise<void> {
    await this.#desk?.stop();
  }

  /** Shows a decision with its player's eyes, and what would have been better. */
  async look(move: ReviewedMove): Promise<void> {
    this.leave();
    const at = move.moves - 1;
    const moment = await this.#desk?.moment(at);
    if (!moment) return;
    await this.replay.see(moment.seat);
    batch(() => {
      void this.replay.lookAt(at);
      this.#show(move, moment);
    });
    for (let looks = 1, now = move; now.better; looks++) {
      const why = await this.explain(at, now.better, now.played);
      if (this.looked.value?.move !== now) return;
      // What was found out on the way may have changed the mark, and what would have been best.
      const finer = this.review.value?.moves[at] ?? now;
      const isSame = finer.better !== null && sameMove(finer.better, now.better);
      if (isSame || looks === MOST_LOOKS) return this.#show(isSame ? finer : now, moment, why);
      this.#show(finer, moment);
      now = finer;
    }
  }

  #show(move: ReviewedMove, moment: Moment, why?: Comparison): void {
    batch(() => {
      this.#pose(moment, move.moves - 1, { hint: move.better ?? undefined, played: move.played });
      this.looked.value = { move, why };
    });
  }

  explain(at: number, better: MoveBase, other: MoveBase): Promise<Comparison | undefined> {
    return this.#desk?.explain(at, better, other) ?? Promise.resolve(undefined);
  }

  /** The moves that a player can learn most from, in the order of the match. */
  lessonsOf(seat: Seat): ReviewedMove[] {
    const own = this.review.value?.moves.filter((move) => move.seat === seat) ?? [];
    return own
      .filter(({ loss, better }) => better !== null && loss >= LESSON)
      .toSorted((a, b) => b.loss - a.loss)
      .slice(0, LESSONS)
      .toSorted((a, b) => a.moves - b.moves);
  }

  /** Asks about the mistakes of a seat, one after the other, before the answers are shown. */
  async learn(seat: Seat): Promise<void> {
    await this.#ask(this.lessonsOf(seat), 0);
  }

  /** Whether somebody has moved on from what is looked at or asked about. */
  get isAway(): boolean {
    const { posed, moment, eyes } = this.replay;
    const { moves, seat } = posed.value ?? {};
    return moves !== undefined && (moves !== moment.value || seat !== eyes.value);
  }

  /** Whether a decision is looked at or asked about at the moment that is shown. */
  get isShown(): boolean {
    return !this.isAway && (this.looked.value ?? this.quiz.value) !== undefined;
  }

  /** Leaves the decision that is being looked at, or the questions. */
  leave(): void {
    batch(() => {
      this.quiz.value = undefined;
      this.looked.value = undefined;
      this.replay.posed.value = undefined;
    });
  }

  close(): void {
    this.server?.close();
    this.#desk?.close();
  }

  async #ask(lessons: readonly ReviewedMove[], number: number): Promise<void> {
    this.leave();
    const lesson = lessons[number];
    const moment = lesson && (await this.#desk?.moment(lesson.moves - 1));
    if (!lesson?.better || !moment) return;
    const { better, moves } = lesson;
    const quiz = new Quiz({
      number: number + 1,
      of: lessons.length,
      legal: moment.legal,
      seat: moment.seat,
      answer: better,
      before: lesson.played,
      explain: (other) => this.explain(moves - 1, better, other),
      onSolved: () => this.#pose(moment, moves - 1, { hint: better, played: lesson.played }),
      next: () => void this.#ask(lessons, number + 1),
    });
    await this.replay.see(moment.seat);
    batch(() => {
      void this.replay.lookAt(moves - 1);
      this.#pose(moment, moves - 1, { quiz });
      this.quiz.value = quiz;
    });
  }

  #pose(
    { seat, legal }: Moment,
    moves: number,
    { hint, played, quiz }: { hint?: MoveBase | undefined; played?: MoveBase; quiz?: Quiz },
  ): void {
    const shown = [hint, played].filter((move) => move !== undefined);
    this.replay.posed.value = {
      moves,
      seat,
      // What was better and what was played are shown where they would be chosen; nothing else is offered then.
      legal: quiz ? legal : legal.filter((move) => shown.some((each) => sameMove(move, each))),
      hint,
      played,
      choose: (chosen) => quiz?.choose(chosen),
    };
  }

  #open(): Promise<ReviewDesk | undefined> {
    this.#opening ??= this.#openDesk().catch(() => undefined);
    return this.#opening;
  }

  async #openDesk(): Promise<ReviewDesk | undefined> {
    const record = (await this.#past.noted())?.record;
    if (!record) return undefined;
    this.#desk = reviewDesk((news) => {
      this.starting.value = false;
      this.news.value = news;
    });
    this.news.value = await this.#desk.open(this.#past.match.id, record);
    await this.server?.look();
    return this.#desk;
  }
}
