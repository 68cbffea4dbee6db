import type { Viewer } from '@roundhouse/engine';
import { Queue } from '../base/queue.ts';
import { nearestDeadline } from '../clocks/clock.ts';
import type { ChatRow, Entry, EntryRow, MatchHead, MatchRow, Store } from '../store/store.ts';
import { again, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { LateTimeline } from './late-timeline.ts';
import { readTimeline } from './read-timeline.ts';
import type { Patience } from './patience.ts';
import type { Watched } from './place.ts';
import { viewerIn } from './seat-in.ts';
import { Telling } from './telling.ts';
import type { Timeline } from './timeline.ts';
import { Watchers } from './watchers.ts';

/** An entry of the log, as other nodes hear of it. */
export type HeardEntry = Pick<EntryRow, 'number' | 'entry' | 'at'>;

export interface LoggedMatchInput {
  readonly row: MatchRow;
  readonly timeline: Timeline;
  /** What spectators see, if they are to see it late. */
  readonly late: LateTimeline | undefined;
}

/** What all matches of a server share. */
export interface LoggedMatchHost {
  readonly store: Store;
  /** The time that matches are played by. */
  readonly now: () => number;
  /** By how much the clock on the wall is ahead of it. */
  readonly wallAhead: () => number;
  /** Says who is told later. */
  readonly patience: Patience;
  /** Told of an entry that this node has written, so that others hear of it. */
  readonly onWritten: (row: EntryRow) => void;
}

/** The newest entry that those who play and those who only watch have been told of. */
interface Known {
  readonly players: number;
  readonly spectators: number;
}

const SNAPSHOT_EVERY = 50;
let nextAlias = 1;

/**
 * A match as its log has it, written here or elsewhere, and those who watch it. Everything that changes it goes through one
 * queue, one after another; a change is shown to nobody before the store says that it is durable.
 */
export abstract class LoggedMatch<Host extends LoggedMatchHost> implements Watched {
  readonly id: string;
  /** What it is called where its id would be too long. */
  readonly alias = nextAlias++;
  /** As it was read when play had begun; from then on nobody takes another's seat. */
  readonly row: MatchRow;
  /** Whether it is this node that lets bots and programs move here: the one that wrote last, or that took it over. */
  leased = false;
  protected readonly host: Host;
  protected readonly watchers: Watchers;
  protected timeline: Timeline;
  private late: LateTimeline | undefined;
  private announced: Known;
  /** True while it is not known whether the timeline is what the store has. */
  protected uncertain = false;
  protected readonly queue = new Queue();
  /** A refresh that has not begun to read. */
  private refreshing: Promise<void> | undefined;
  private knownHead: MatchHead | undefined;

  constructor({ row, timeline, late }: LoggedMatchInput, host: Host) {
    this.id = row.id;
    this.row = row;
    this.watchers = new Watchers(row, this, host.patience);
    this.host = host;
    this.timeline = timeline;
    this.late = late;
    this.announced = this.newest;
  }

  /** Told of every change that is durable. */
  protected abstract changed(): void;

  /** The newest entry that is durable. */
  get entry(): number {
    return this.announced.players;
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

  /** Whose eyes this user sees the match with now. */
  viewerOf(user: string | undefined): Viewer {
    return this.timeline.eyes(viewerIn(this.row, user));
  }

  /** Whether this user may hear a line by now: late spectators hear it when they see what it was said about. */
  mayHear(user: string | undefined, { entry }: Pick<ChatRow, 'entry'>): boolean {
    const isLate = this.late !== undefined && viewerIn(this.row, user) === 'spectator';
    return !isLate || entry <= this.announced.spectators;
  }

  /** When everything that is under way is done. */
  async settled(): Promise<void> {
    await this.queue.run(async () => undefined);
  }

  /** Takes over what another node has written. */
  refresh(): Promise<void> {
    if (this.refreshing !== undefined) return this.refreshing;
    let isReading = false;
    const refreshed = this.inTurn(() => {
      isReading = true;
      // Whoever asks from now on may know of more than is read here.
      this.refreshing = undefined;
      return this.readOn();
    });
    // In an idle queue it reads already, and nobody can share that.
    if (isReading) return refreshed;
    this.refreshing = refreshed;
    const isDone = (): void => {
      if (this.refreshing === refreshed) this.refreshing = undefined;
    };
    refreshed.then(isDone, isDone);
    return refreshed;
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

  /** Does this as soon as nothing else is under way, and the timeline is what the store has. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.queue.run(() => (this.uncertain ? this.reload().then(work) : work()));
  }

  /** In turn; something refused that is in the log already under this id was sent twice, and is answered as the first time. */
  protected once(
    id: string,
    work: () => Answer | Promise<Answer>,
    what: 'play' | 'settle' = 'play',
  ): Promise<Answer> {
    return this.inTurn(() => {
      const isStuck = this.frozen && !this.finished && what === 'play';
      const answer = isStuck ? refuse('other-rules') : work();
      // What was tried to be written has been looked for already.
      return answer instanceof Promise || answer.ok ? answer : this.earlier(id, answer);
    });
  }

  private async earlier(id: string, refused: Answer): Promise<Answer> {
    const number = await this.host.store.entryNumber(this.id, id);
    return number === undefined ? refused : again(number);
  }

  protected commit(id: string, entry: Entry): Promise<Answer> {
    const { store, now } = this.host;
    const number = this.timeline.entry + 1;
    // The clocks of two nodes may differ a little; time never runs back.
    const at = Math.max(now(), this.timeline.clocks.at);
    const row: EntryRow = { match: this.id, number, id, entry, at };
    this.uncertain = true;
    this.add(row);
    return store
      .append(row, this.head)
      .then((isStored) => (isStored ? this.written(row) : this.notWritten(id)));
  }

  private written(row: EntryRow): Answer {
    const { id, number } = row;
    this.uncertain = false;
    this.leased = true;
    this.announce(id);
    this.host.onWritten(row);
    if (number % SNAPSHOT_EVERY === 0 && !this.frozen) this.keepSnapshot();
    return { ok: true, entry: number };
  }

  private async notWritten(id: string): Promise<Answer> {
    await this.reload();
    return this.earlier(id, refuse('stale'));
  }

  /** A snapshot only saves time, so nobody waits for it, and one that fails is made good by the next. */
  private keepSnapshot(): void {
    const { entry } = this.timeline;
    this.host.store.saveSnapshot(this.id, entry, this.timeline.snapshot()).catch(() => undefined);
  }

  /** Follows the log from where the timeline is. */
  private async readOn(): Promise<void> {
    this.goOn(await this.host.store.entries(this.id, this.timeline.entry));
  }

  /** The next entries, written elsewhere. */
  private goOn(rows: readonly HeardEntry[]): void {
    try {
      for (const row of rows) {
        this.leased = false;
        this.add(row);
        this.announce();
      }
    } catch (error) {
      this.uncertain = true;
      throw error;
    }
  }

  private async reload(): Promise<void> {
    const { start } = this.timeline;
    const { store } = this.host;
    this.timeline = await readTimeline(store, this.id, start);
    this.late = await LateTimeline.read(store, this.id, start, this.timeline.entry);
    this.knownHead = undefined;
    this.uncertain = false;
    this.leased = false;
    if (this.timeline.entry > this.entry) this.announce();
  }

  private add(heard: HeardEntry): void {
    this.knownHead = undefined;
    this.timeline.add(heard.entry, heard.at);
    this.late?.add(heard);
  }

  private announce(id?: string): void {
    this.announced = this.newest;
    if (this.watchers.size > 0) this.watchers.hear(id);
    this.changed();
  }

  private get newest(): Known {
    return { players: this.timeline.entry, spectators: this.seenBy('spectator').entry };
  }

  /** The match as a seat sees it, or somebody who has none: late if the table wants that, until it is over. */
  protected seenBy(viewer: Viewer): Timeline {
    const { late, timeline } = this;
    return viewer !== 'spectator' || late === undefined || this.finished ? timeline : late.timeline;
  }

  /** What lists and jobs know of the match. */
  get head(): MatchHead {
    return (this.knownHead ??= this.makeHead());
  }

  private makeHead(): MatchHead {
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
      waitsForBot: deciders.length > timeline.clocks.running.length,
      outcome: timeline.outcome,
      turns: timeline.turns,
    };
  }

  /** How those who see with these eyes are told of the match as it is now. */
  telling(viewer: Viewer): Telling {
    const seen = this.seenBy(viewer);
    return new Telling(this, seen, {
      wallAhead: this.host.wallAhead(),
      isLate: seen !== this.timeline,
    });
  }
}
