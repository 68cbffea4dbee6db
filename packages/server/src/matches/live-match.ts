import type { Question } from '@roundhouse/bots';
import type { AnyGame, MoveBase, Seat, Viewer } from '@roundhouse/engine';
import type { PositionMessage, SeenStep } from '@roundhouse/protocol';
import { randomBytes } from 'node:crypto';
import { timedOut } from '../clocks/clock.ts';
import type { MatchHead } from '../store/store.ts';
import { refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { LoggedMatch } from './logged-match.ts';
import type { LoggedMatchHost } from './logged-match.ts';
import { viewerIn } from './seat-in.ts';
import { isSilent } from './seating-rules.ts';
import type { Watcher } from './place.ts';
import { movesBefore } from './timeline-start.ts';
import { Timeline } from './timeline.ts';

/** What a bot has to decide, and at which entry of the log. */
export interface Asked {
  readonly question: Question;
  readonly entry: number;
}

interface MoveInput {
  readonly id: string;
  /** The newest entry that whoever moves knew. */
  readonly entry: number;
  readonly move: unknown;
  readonly bot?: boolean;
}

export interface LiveMatchHost extends LoggedMatchHost {
  /** Told of every change that is durable. */
  readonly onChange: (match: LiveMatch) => void;
}

const NOBODY: readonly Asked[] = [];

/** A match that is being looked at or played: what its players, its bots and its clocks do in it. */
export class LiveMatch extends LoggedMatch<LiveMatchHost> {
  /** As lists have shown it last. */
  listed: MatchHead | undefined;
  private held = 0;

  protected override changed(): void {
    this.host.onChange(this);
  }

  get game(): AnyGame {
    return this.timeline.start.game;
  }

  /** Whether the rules forbid its players to talk now. */
  get silent(): boolean {
    const { game, settings } = this.timeline.start;
    return !this.finished && isSilent(game, settings.options);
  }

  /** Whether nobody watches and nothing is under way, so that it can be forgotten. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.queue.isIdle && this.held === 0;
  }

  /** Whether somebody keeps it in memory for a while. */
  get busy(): boolean {
    return this.held > 0;
  }

  /** Whether nobody waits for what bots do here: everybody has left, or nobody looks and no clock of a live match runs. */
  get inBackground(): boolean {
    const { start } = this.timeline;
    const people = this.row.seats.filter((_, seat) => this.timeline.isPerson(seat));
    const isLive = start.settings.time.kind === 'real-time';
    return people.length === 0 || (!isLive && this.watchers.size === 0);
  }

  /** Keeps the match in memory until it is released as often as it was held. */
  hold(): void {
    this.held++;
  }

  release(): void {
    this.held--;
  }

  /** The bots that have to decide now; none while a change is not durable yet. */
  asked(): readonly Asked[] {
    if (this.uncertain || !this.head.waitsForBot) return NOBODY;
    const { id, timeline } = this;
    const { game } = this.row;
    return timeline.deciders().flatMap((seat) => {
      const bot = timeline.standIn(seat) ?? this.row.seats[seat]?.bot ?? undefined;
      if (bot === undefined) return [];
      const { view, legal } = timeline.match.position(seat);
      const seed = randomBytes(16).toString('hex');
      const question = { game, bot, seat, view, legal, seed, session: `${id}/${seat}/${bot}` };
      return [{ question, entry: timeline.entry }];
    });
  }

  /** The moves played after this entry, by whom. */
  movesAfter(entry: number): readonly { readonly seat: Seat; readonly move: MoveBase }[] {
    const { match } = this.timeline;
    return match.steps(this.timeline.movesUpTo(entry));
  }

  /** The steps after this entry, as this seat was told of them. */
  seenAfter(entry: number, seat: Seat): readonly SeenStep[] {
    return this.timeline.stepsAfter(entry, seat);
  }

  /** Whether anything was taken back after this entry. */
  wentBackAfter(entry: number): boolean {
    return this.timeline.wentBackAfter(entry);
  }

  /** Shows the watcher where the match is, with what happened since an entry it knew, and every change from now on. */
  watch(watcher: Watcher, since?: number): Promise<void> {
    return this.inTurn(() => {
      if (watcher.closed) return;
      const viewer = this.watchers.viewer(watcher);
      this.watchers.add(watcher, this.message(viewer, since));
    });
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** The position as this viewer sees it, for an answer that carries it; nothing older is told after that. */
  show(viewer: Viewer): Promise<PositionMessage> {
    return this.inTurn(() => {
      this.watchers.catchUp(viewer);
      return this.message(viewer);
    });
  }

  private message(viewer: Viewer, since = this.seenBy(viewer).entry): PositionMessage {
    return this.telling(viewer).since(since, viewer);
  }

  /** The view after the first `moves`, if this user knows that many. */
  past(moves: number, viewer: Viewer, user?: string): Promise<unknown> {
    return this.inTurn(async () => {
      const timeline = this.seenBy(viewerIn(this.row, user));
      if (!(moves >= movesBefore(timeline.start) && moves <= timeline.match.moves))
        return undefined;
      const found = this.frozen
        ? undefined
        : await this.host.store.snapshot(this.id, timeline.entryOf(moves));
      const earlier = found && Timeline.fromSnapshot(timeline.start, found.state);
      return timeline.viewAfter(moves, viewer, earlier);
    });
  }

  /** Plays a move that answers what was asked at the given entry; who plays the seat, a person or a bot, must be who says it. */
  move(seat: Seat, input: MoveInput): Promise<Answer> {
    return this.once(input.id, () => {
      if (this.timeline.isPerson(seat) === (input.bot ?? false)) return refuse('not-allowed');
      if (!this.timeline.isCurrent(seat, input.entry)) return refuse('stale');
      const found = this.timeline.findMove(seat, input.move);
      if (!found.ok) return refuse(found.error);
      return this.commit(input.id, { kind: 'move', seat, move: found.move });
    });
  }

  /** Takes back the last steps: at once if they are the seat's own and showed nothing, else by consent of the table. */
  takeBack(
    seat: Seat,
    input: { readonly id: string; readonly entry: number; readonly count: number },
  ): Promise<Answer> {
    return this.once(input.id, () => {
      const { timeline } = this;
      const { count } = input;
      if (input.entry !== timeline.entry) return refuse('stale');
      if (timeline.outcome !== null) return refuse('game-over');
      const most = timeline.match.moves - movesBefore(timeline.start);
      if (count > most || !timeline.isPerson(seat)) return refuse('not-allowed');
      const kind = count <= timeline.takeBack(seat) ? 'take-back' : 'propose-take-back';
      return this.commit(input.id, { kind, seat, count });
    });
  }

  /** Agrees or disagrees with the proposal that lies on the table. */
  answerTakeBack(
    seat: Seat,
    input: { readonly id: string; readonly entry: number; readonly agree: boolean },
  ): Promise<Answer> {
    return this.once(input.id, () => {
      const { proposal } = this.timeline;
      if (proposal === null || input.entry < proposal.entry) return refuse('stale');
      if (proposal.agreed.includes(seat) && input.agree) return refuse('not-allowed');
      if (!this.timeline.isPerson(seat)) return refuse('not-allowed');
      return this.commit(input.id, { kind: 'answer-take-back', seat, agree: input.agree });
    });
  }

  resign(seat: Seat, id: string): Promise<Answer> {
    return this.once(id, () => {
      if (this.timeline.outcome !== null) return refuse('game-over');
      if (!this.timeline.isPerson(seat)) return refuse('not-allowed');
      return this.commit(id, { kind: 'resign', seat });
    });
  }

  /** The player whose time was up takes its seat back from the bot. */
  comeBack(seat: Seat, id: string): Promise<Answer> {
    return this.once(id, () => {
      if (this.timeline.outcome !== null) return refuse('game-over');
      if (!this.timeline.mayReturn(seat)) return refuse('not-allowed');
      return this.commit(id, { kind: 'return', seat });
    });
  }

  /** Ends a match that can't go on here, with no winner. Any of its players may: nobody has anything to win or lose. */
  settle(seat: Seat, id: string): Promise<Answer> {
    return this.once(
      id,
      () => {
        if (this.timeline.outcome !== null) return refuse('game-over');
        if (!this.frozen) return refuse('not-allowed');
        return this.commit(id, { kind: 'settle', seat });
      },
      'settle',
    );
  }

  /** A moderator ends the match, and nobody wins. */
  end(id: string): Promise<Answer> {
    return this.once(
      id,
      () => {
        if (this.timeline.outcome !== null) return refuse('game-over');
        return this.commit(id, { kind: 'settle', seat: 0, by: 'moderator' });
      },
      'settle',
    );
  }

  /** The player of this seat leaves for good. */
  leave(seat: Seat, id: string): Promise<Answer> {
    return this.frozen ? this.settle(seat, id) : this.resign(seat, id);
  }

  /** Notes every seat whose time is up. */
  checkClocks(): Promise<void> {
    return this.inTurn(async () => {
      const { settings, outages: known } = this.timeline.start;
      const { time } = settings;
      for (;;) {
        const outages = known();
        const { clocks, outcome, entry } = this.timeline;
        const [seat] = outcome === null ? timedOut(time, clocks, this.host.now(), outages) : [];
        if (seat === undefined) return;
        const noted = await this.commit(`time-out/${entry}/${seat}`, { kind: 'time-out', seat });
        if (!noted.ok) return;
      }
    });
  }

  /** Whether this seat is played by the person who sits there. */
  isPerson(seat: Seat): boolean {
    return this.timeline.isPerson(seat);
  }
}
