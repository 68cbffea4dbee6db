import type { Question } from '@roundhouse/bots';
import type { AnyGame, MoveBase, Seat, Viewer } from '@roundhouse/engine';
import type { PositionMessage } from '@roundhouse/protocol';
import { randomBytes } from 'node:crypto';
import { Queue } from '../base/queue.ts';
import { nearestDeadline, timedOut } from '../clocks/clock.ts';
import type { Entry, EntryRow, MatchHead, MatchRow, Store } from '../store/store.ts';
import { refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { positionMessage } from './position-message.ts';
import { readTimeline } from './read-timeline.ts';
import { Watchers } from './watchers.ts';
import type { Watcher } from './watchers.ts';
import type { TimelineStart } from './timeline-start.ts';
import { Timeline } from './timeline.ts';
import type { Tried } from './timeline.ts';

/** What a bot has to decide, and at which entry of the log. */
export interface Asked {
  readonly question: Question;
  readonly entry: number;
}

export interface MoveInput {
  readonly id: string;
  /** The newest entry that whoever moves knew. */
  readonly entry: number;
  readonly move: unknown;
  readonly bot?: boolean;
}

/** An entry of the log, as other nodes hear of it. */
export type HeardEntry = Pick<EntryRow, 'number' | 'entry' | 'at'>;

export interface LiveMatchInput {
  readonly row: MatchRow;
  readonly start: TimelineStart;
  readonly timeline: Timeline;
  readonly store: Store;
  /** The time that matches are played by. */
  readonly now: () => number;
  /** By how much the clock on the wall is ahead of it. */
  readonly wallAhead?: () => number;
  readonly onChange: (match: LiveMatch) => void;
  /** Told of an entry that this node has written, so that others hear of it. */
  readonly onWritten: (row: EntryRow) => void;
  /** Told how many milliseconds it took until an entry was durable. */
  readonly onStored: (milliseconds: number) => void;
}

const SNAPSHOT_EVERY = 50;
/**
 * A match that is being looked at or played. Everything that changes it goes through one queue, one after another; a
 * change is shown to nobody before the store says that it is durable.
 */
export class LiveMatch {
  readonly id: string;
  /** As it was read when play had begun; from then on nobody takes another's seat. */
  readonly row: MatchRow;
  /** Whether it is this node that lets bots and programs move here: the one that wrote last, or that took it over. */
  leased = false;
  private readonly input: LiveMatchInput;
  private readonly watchers: Watchers;
  private timeline: Timeline;
  /** The entry that everybody who watches has been told of. */
  private announced: number;
  /** True while it is not known whether the timeline is what the store has. */
  private uncertain = false;
  private readonly queue = new Queue();
  private refreshing: Promise<void> | undefined;
  private waiting = 0;
  private held = 0;

  constructor(input: LiveMatchInput) {
    this.id = input.row.id;
    this.row = input.row;
    this.watchers = new Watchers(input.row);
    this.input = input;
    this.timeline = input.timeline;
    this.announced = input.timeline.entry;
  }

  /** The newest entry that is durable. */
  get entry(): number {
    return this.announced;
  }

  /** The match as the store has it now. */
  current(): MatchRow {
    const { entry, clocks } = this.timeline;
    return { ...this.row, ...this.head, entry, updatedAt: clocks.at };
  }

  get finished(): boolean {
    return this.timeline.outcome !== null;
  }

  /** Whether its rules are not played here. */
  get frozen(): boolean {
    return this.timeline.start.frozen;
  }

  /** What the game lets its players automate. */
  get automation(): AnyGame['automation'] {
    return this.timeline.start.game.automation;
  }

  /** Whether nobody watches and nothing is under way, so that it can be forgotten. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.waiting === 0 && this.held === 0;
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

  /** Keeps the match in memory until it is let go as often as it was held. */
  hold(): void {
    this.held++;
  }

  letGo(): void {
    this.held--;
  }

  /** The bots that have to decide now; none while a change is not durable yet. */
  asked(): Asked[] {
    if (this.uncertain) return [];
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
    return match.steps.slice(this.timeline.movesUpTo(entry));
  }

  /** Shows the watcher where the match is, with what happened since an entry it knew, and every change from now on. */
  watch(watcher: Watcher, since?: number): Promise<void> {
    return this.inTurn(async () => {
      if (watcher.closed) return;
      this.watchers.add(watcher);
      watcher.show(this.messageFor(this.watchers.viewer(watcher), since ?? this.timeline.entry));
    });
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** The position as this viewer sees it, for an answer that carries it. */
  show(viewer: Viewer): Promise<PositionMessage> {
    return this.inTurn(async () => this.messageFor(viewer, this.timeline.entry));
  }

  /** The view after the first `moves`, if that many were played. */
  past(moves: number, viewer: Viewer): Promise<unknown> {
    return this.inTurn(async () => {
      const { timeline } = this;
      if (!(moves >= 0 && moves <= timeline.match.moves)) return undefined;
      const found = this.frozen
        ? undefined
        : await this.input.store.snapshot(this.id, timeline.entryOf(moves));
      const earlier = found && Timeline.fromSnapshot(timeline.start, found.state);
      return timeline.viewAfter(moves, viewer, earlier);
    });
  }

  /** Plays a move that answers what was asked at the given entry; who plays the seat, a person or a bot, must be who says it. */
  move(seat: Seat, input: MoveInput): Promise<Answer> {
    return this.once(input.id, async () => {
      if (this.timeline.isPerson(seat) === (input.bot ?? false)) return refuse('not-allowed');
      if (!this.timeline.isCurrent(seat, input.entry)) return refuse('stale');
      const tried = this.timeline.tryMove(seat, input.move);
      if (!tried.ok) return refuse(tried.error);
      return this.commit(input.id, { kind: 'move', seat, move: tried.move }, tried);
    });
  }

  /** Takes back the last steps: at once if they are the seat's own and showed nothing, else by consent of the table. */
  takeBack(
    seat: Seat,
    input: { readonly id: string; readonly entry: number; readonly count: number },
  ): Promise<Answer> {
    return this.once(input.id, async () => {
      const { timeline } = this;
      const { count } = input;
      if (input.entry !== timeline.entry) return refuse('stale');
      if (timeline.outcome !== null) return refuse('game-over');
      if (count > timeline.match.moves || !timeline.isPerson(seat)) return refuse('not-allowed');
      const kind = count <= timeline.takeBack(seat) ? 'take-back' : 'propose-take-back';
      return this.commit(input.id, { kind, seat, count });
    });
  }

  /** Agrees or disagrees with the proposal that lies on the table. */
  answerTakeBack(
    seat: Seat,
    input: { readonly id: string; readonly entry: number; readonly agree: boolean },
  ): Promise<Answer> {
    return this.once(input.id, async () => {
      const { proposal } = this.timeline;
      if (proposal === null || input.entry < proposal.entry) return refuse('stale');
      if (proposal.agreed.includes(seat) && input.agree) return refuse('not-allowed');
      if (!this.timeline.isPerson(seat)) return refuse('not-allowed');
      return this.commit(input.id, { kind: 'answer-take-back', seat, agree: input.agree });
    });
  }

  resign(seat: Seat, id: string): Promise<Answer> {
    return this.once(id, async () => {
      if (this.timeline.outcome !== null) return refuse('game-over');
      if (!this.timeline.isPerson(seat)) return refuse('not-allowed');
      return this.commit(id, { kind: 'resign', seat });
    });
  }

  /** The player whose time was up takes its seat back from the bot. */
  comeBack(seat: Seat, id: string): Promise<Answer> {
    return this.once(id, async () => {
      if (this.timeline.outcome !== null) return refuse('game-over');
      if (!this.timeline.mayReturn(seat)) return refuse('not-allowed');
      return this.commit(id, { kind: 'return', seat });
    });
  }

  /** Ends a match that can't go on here, with no winner. Any of its players may: nobody has anything to win or lose. */
  settle(seat: Seat, id: string): Promise<Answer> {
    return this.once(
      id,
      async () => {
        if (this.timeline.outcome !== null) return refuse('game-over');
        if (!this.frozen) return refuse('not-allowed');
        return this.commit(id, { kind: 'settle', seat });
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
        const [seat] = outcome === null ? timedOut(time, clocks, this.input.now(), outages) : [];
        if (seat === undefined) return;
        const noted = await this.commit(`time-out/${entry}/${seat}`, { kind: 'time-out', seat });
        if (!noted.ok) return;
      }
    });
  }

  /** When everything that is under way is done. */
  async settled(): Promise<void> {
    await this.queue.run(async () => undefined);
  }

  /** Takes over what another node has written. */
  refresh(): Promise<void> {
    this.refreshing ??= this.inTurn(() => this.readOn()).finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** Something has become known that changes what follows from the log. */
  recompute(): Promise<void> {
    this.uncertain = true;
    return this.refresh();
  }

  /** Takes over an entry that another node has written and told of. Unless it is the next one here, the store is read. */
  follow(heard: HeardEntry): Promise<void> {
    return this.inTurn(async () => {
      const next = this.timeline.entry + 1;
      if (heard.number > next) await this.readOn();
      if (heard.number !== next) return;
      try {
        this.goOn([heard]);
      } catch {
        await this.reload();
      }
    });
  }

  /** Whether this seat is played by the person who sits there. */
  isPerson(seat: Seat): boolean {
    return this.timeline.isPerson(seat);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    try {
      return await this.queue.run(async () => {
        if (this.uncertain) await this.reload();
        return work();
      });
    } finally {
      this.waiting--;
    }
  }

  /** In turn; something refused that is in the log already under this id was sent twice, and is answered as the first time. */
  private once(
    id: string,
    work: () => Promise<Answer>,
    what: 'play' | 'settle' = 'play',
  ): Promise<Answer> {
    return this.inTurn(async () => {
      const isStuck = this.frozen && !this.finished && what === 'play';
      const answer = isStuck ? refuse('other-rules') : await work();
      if (answer.ok) return answer;
      const number = await this.input.store.entryNumber(this.id, id);
      return number === undefined ? answer : { ok: true, entry: number };
    });
  }

  private async commit(id: string, entry: Entry, tried?: Tried): Promise<Answer> {
    const { store, now } = this.input;
    const number = this.timeline.entry + 1;
    // The clocks of two nodes may differ a little; time never runs back.
    const at = Math.max(now(), this.timeline.clocks.at);
    const row: EntryRow = { match: this.id, number, id, entry, at };
    this.uncertain = true;
    this.timeline.add(entry, row.at, tried);
    const begun = performance.now();
    const appended = await store.append(row, this.head);
    this.input.onStored(performance.now() - begun);
    if (appended.kind !== 'stored') {
      await this.reload();
      return appended.kind === 'duplicate' ? { ok: true, entry: appended.number } : refuse('stale');
    }
    this.uncertain = false;
    this.leased = true;
    this.announce();
    this.input.onWritten(row);
    if (number % SNAPSHOT_EVERY === 0 && !this.frozen) this.keepSnapshot();
    return { ok: true, entry: number };
  }

  /** A snapshot only saves time, so nobody waits for it, and one that fails is made good by the next. */
  private keepSnapshot(): void {
    const { entry } = this.timeline;
    this.input.store.saveSnapshot(this.id, entry, this.timeline.snapshot()).catch(() => undefined);
  }

  /** Follows the log from where the timeline is. */
  private async readOn(): Promise<void> {
    // Whoever asks from now on may know of more than is read here.
    this.refreshing = undefined;
    this.goOn(await this.input.store.entries(this.id, this.timeline.entry));
  }

  /** The next entries, written elsewhere. */
  private goOn(rows: readonly HeardEntry[]): void {
    try {
      for (const { entry, at } of rows) {
        this.leased = false;
        this.timeline.add(entry, at);
        this.announce();
      }
    } catch (error) {
      this.uncertain = true;
      throw error;
    }
  }

  private async reload(): Promise<void> {
    this.timeline = await readTimeline(this.input.store, this.id, this.input.start);
    this.uncertain = false;
    this.leased = false;
    if (this.timeline.entry > this.announced) this.announce();
  }

  private announce(): void {
    const from = this.announced;
    this.announced = this.timeline.entry;
    this.watchers.show((viewer) => this.messageFor(viewer, from));
    this.input.onChange(this);
  }

  /** What lists and jobs know of the match. */
  get head(): MatchHead {
    const { timeline } = this;
    const deciders = timeline.deciders();
    return {
      status: timeline.outcome === null ? 'playing' : 'finished',
      deciders,
      deadline: nearestDeadline(
        timeline.start.settings.time,
        timeline.clocks,
        timeline.start.outages(),
      ),
      waitsForBot: deciders.some((seat) => !timeline.isPerson(seat)),
      outcome: timeline.outcome,
      turns: timeline.turns,
    };
  }

  private messageFor(viewer: Viewer, known: number): PositionMessage {
    return positionMessage(this.id, this.timeline, viewer, known, this.input.wallAhead?.());
  }
}
