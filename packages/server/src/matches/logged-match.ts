import type { Viewer } from '@roundhouse/engine';
import type { PositionMessage } from '@roundhouse/protocol';
import { Queue } from '../base/queue.ts';
import { nearestDeadline } from '../clocks/clock.ts';
import type { Entry, EntryRow, MatchHead, MatchRow, Store } from '../store/store.ts';
import { refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { positionMessage } from './position-message.ts';
import { readTimeline } from './read-timeline.ts';
import type { TimelineStart } from './timeline-start.ts';
import type { Timeline, Tried } from './timeline.ts';
import { Watchers } from './watchers.ts';

/** An entry of the log, as other nodes hear of it. */
export type HeardEntry = Pick<EntryRow, 'number' | 'entry' | 'at'>;

export interface LoggedMatchInput {
  readonly row: MatchRow;
  readonly start: TimelineStart;
  readonly timeline: Timeline;
  readonly store: Store;
  /** The time that matches are played by. */
  readonly now: () => number;
  /** By how much the clock on the wall is ahead of it. */
  readonly wallAhead?: () => number;
  /** Told of every change that is durable. */
  readonly onChange: () => void;
  /** Told of an entry that this node has written, so that others hear of it. */
  readonly onWritten: (row: EntryRow) => void;
  /** Told how many milliseconds it took until an entry was durable. */
  readonly onStored: (milliseconds: number) => void;
}

const SNAPSHOT_EVERY = 50;

/**
 * A match as its log has it, written here or elsewhere, and those who watch it. Everything that changes it goes through one
 * queue, one after another; a change is shown to nobody before the store says that it is durable.
 */
export abstract class LoggedMatch {
  readonly id: string;
  /** As it was read when play had begun; from then on nobody takes another's seat. */
  readonly row: MatchRow;
  /** Whether it is this node that lets bots and programs move here: the one that wrote last, or that took it over. */
  leased = false;
  protected readonly input: LoggedMatchInput;
  protected readonly watchers: Watchers;
  protected timeline: Timeline;
  /** The entry that everybody who watches has been told of. */
  private announced: number;
  /** True while it is not known whether the timeline is what the store has. */
  protected uncertain = false;
  private readonly queue = new Queue();
  private refreshing: Promise<void> | undefined;
  protected waiting = 0;

  constructor(input: LoggedMatchInput) {
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

  protected async inTurn<T>(work: () => Promise<T>): Promise<T> {
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
  protected once(
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

  protected async commit(id: string, entry: Entry, tried?: Tried): Promise<Answer> {
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
    this.input.onChange();
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

  protected messageFor(viewer: Viewer, known: number): PositionMessage {
    return positionMessage(this.id, this.timeline, viewer, known, this.input.wallAhead?.());
  }
}
