import type { AppendValues } from '../append.ts';
import { StoreUnavailable } from '../sql.ts';
import type { Sees } from '../sql.ts';
import { EntryRuns } from './entry-runs.ts';
import type { EntryRun } from './entry-runs.ts';
import type { Journal } from './journal.ts';
import type { Mark } from './mark.ts';

/** How far a match is, and the ids of its entries. */
export interface Head {
  position: number;
  readonly ids: readonly string[];
}

interface EntryJournalInput {
  /** How far a match is in the tables, once they have all that `take` has given; undefined if there is no such match. */
  readHead(match: string): Promise<Head | undefined>;
  /** Two journals in which nothing is needed, and the mark beside them; asked for when a head has been read. */
  open(): OpenJournals;
  /** Told when entries have waited long enough: they should be taken. */
  onDue(): void;
}

export interface OpenJournals {
  readonly journals: readonly [Journal, Journal];
  readonly mark: Mark;
}

/** A head that is in memory. */
interface KnownHead {
  position: number;
  /** The ids, each between two ends, which none of them has: a text takes an eighth of the memory of a list. */
  ids: string;
  /** How many of its entries are on their way to the disk. */
  underWay: number;
  /** Whether it was needed since somebody last looked. */
  used: boolean;
}

/** Somebody who waits for an answer. */
interface Asked {
  readonly values: AppendValues;
  /** Of an entry that is being written. */
  readonly head: KnownHead | undefined;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** What an id ends with here. */
const END = '\0';
/** Answers are given in small pieces, so that the first players hear while the next positions are built. */
const MOST_AT_ONCE = 8;
/** For how many turns of the loop more is waited for, as long as each of them brings some. */
const MOST_TURNS = 4;
/**
 * After this many milliseconds, or as soon as so many wait, entries should get into the tables: the more there are of a match,
 * the less each costs. Heads are kept for longer, so that nothing has to get there to read one again.
 */
export const LONGEST_WAIT = 5000;
const MOST_WAITING = 20_000;
const FORGET_AFTER = 10_000;

/**
 * Takes entries of matches. They are durable in a journal at once, all that come during a write with the next one, and wait
 * here until they are taken to get into their tables, many together. There are two journals: while the entries of one get
 * into the tables, new ones go to the other.
 */
export class EntryJournal {
  private readonly input: EntryJournalInput;
  private readonly heads = new Map<string, KnownHead>();
  private readonly reading = new Map<string, Promise<void>>();
  private waiting = new EntryRuns();
  private sweep: NodeJS.Timeout | undefined;
  /** What is written together, next. */
  private asked: Asked[] = [];
  private writing: Promise<void> | undefined;
  private files: { readonly mark: Mark; current: Journal; other: Journal } | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** How many entries there were ever, how many of them are in the tables, and how many must be for the other journal to be free. */
  private written = 0;
  private inTables = 0;
  private otherEnds = 0;
  private wantsOther = false;

  constructor(input: EntryJournalInput) {
    this.input = input;
  }

  /** Whether an entry is the next of its match, under an id of its own; if so, it is durable. */
  append(values: AppendValues): Promise<boolean> {
    const [match] = values;
    const known = this.heads.get(match);
    if (known !== undefined) return this.put(values, known);
    this.sweep ??= setInterval(() => this.forget(), FORGET_AFTER).unref();
    return this.readHead(match).then(() => this.put(values, this.heads.get(match)));
  }

  private put(values: AppendValues, known: KnownHead | undefined): Promise<boolean> {
    const [, number, id] = values;
    const isNext = known?.position === number - 1 && !known.ids.includes(END + id + END);
    const head = isNext ? known : undefined;
    if (known !== undefined) known.used = true;
    if (head !== undefined) {
      head.position = number;
      head.ids += id + END;
      head.underWay++;
    }
    // Whoever is refused is told so when everything that came before is durable.
    return new Promise((resolve, reject) => {
      this.asked.push({ values, head, resolve, reject });
      this.writing ??= this.writeSoon();
    });
  }

  /** What comes in over the network at about the same time is written together: a write costs more than its bytes. */
  private writeSoon(): Promise<void> {
    return new Promise((done) => {
      let known = 0;
      let turns = 0;
      const look = (): void => {
        const isMore = this.asked.length > known;
        known = this.asked.length;
        if (isMore && turns++ < MOST_TURNS) setImmediate(look);
        else void this.write().then(done);
      };
      setImmediate(look);
    });
  }

  /** How many are durable, but not in the tables. */
  get unfolded(): number {
    return this.written - this.inTables;
  }

  /** Whether entries that have to be seen wait to get into the tables. */
  has(sees: Exclude<Sees, 'none'>): boolean {
    return this.waiting.has(sees);
  }

  /** Everything that waits; whoever takes it puts it into the tables before anything that is taken later. */
  take(): EntryRun[] {
    clearTimeout(this.timer);
    this.timer = undefined;
    const runs = this.waiting.all();
    this.waiting = new EntryRuns();
    this.wantsOther = true;
    return runs;
  }

  /** So many entries are in the tables, durably. */
  folded(entries: number): void {
    this.inTables = entries;
    // What was there when the store was opened.
    this.written = Math.max(this.written, entries);
    this.releaseOther();
  }

  /** When nothing is being written. */
  async settled(): Promise<void> {
    while (this.writing !== undefined) await this.writing;
  }

  close(): void {
    clearInterval(this.sweep);
    clearTimeout(this.timer);
    this.files?.current.close();
    this.files?.other.close();
  }

  private readHead(match: string): Promise<void> {
    const before = this.reading.get(match);
    if (before !== undefined) return before;
    const reading = this.input
      .readHead(match)
      .then((head) => {
        if (head === undefined) return;
        const { position, ids } = head;
        const text = [END, ...ids.map((id) => id + END)].join('');
        this.heads.set(match, { position, ids: text, underWay: 0, used: true });
      })
      .finally(() => this.reading.delete(match));
    this.reading.set(match, reading);
    return reading;
  }

  private async write(): Promise<void> {
    const { asked } = this;
    this.asked = [];
    const entries = asked.filter(({ head }) => head !== undefined);
    try {
      if (entries.length > 0)
        await this.makeDurable(entries.map(({ values }) => JSON.stringify(values)));
      this.keep(entries);
      answer(asked);
    } catch (error) {
      this.refuse(asked, new StoreUnavailable(error));
    }
    this.writing = this.asked.length > 0 ? this.writeSoon() : undefined;
  }

  private async makeDurable(lines: readonly string[]): Promise<void> {
    const { mark, journal } = this.open();
    const { run, commits } = mark.reach;
    await journal.write({ run, after: this.written, commits, lines });
    this.written += lines.length;
    mark.note({ entries: this.written });
  }

  /** Where the next entries go: to the other journal, if it is time for that and it is free. */
  private open(): { mark: Mark; journal: Journal } {
    this.files ??= this.openFirst();
    const { mark, current, other } = this.files;
    if (!this.wantsOther || !other.isFree || current.isStained) return { mark, journal: current };
    this.files = { mark, current: other, other: current };
    this.otherEnds = this.written;
    this.wantsOther = false;
    this.releaseOther();
    return { mark, journal: other };
  }

  private openFirst(): NonNullable<EntryJournal['files']> {
    const {
      mark,
      journals: [current, other],
    } = this.input.open();
    return { mark, current, other };
  }

  private releaseOther(): void {
    if (this.inTables >= this.otherEnds) this.files?.other.release();
  }

  private keep(entries: readonly Asked[]): void {
    for (const { values, head } of entries) {
      if (head !== undefined) head.underWay--;
      this.waiting.add(values);
    }
    if (this.waiting.size >= MOST_WAITING) this.input.onDue();
    else if (entries.length > 0) this.timer ??= setTimeout(() => this.input.onDue(), LONGEST_WAIT);
  }

  /** What came meanwhile may follow what could not be written, so it is refused too. */
  private refuse(asked: readonly Asked[], error: unknown): void {
    const all = [...asked, ...this.asked];
    this.asked = [];
    for (const { values, reject } of all) {
      this.heads.delete(values[0]);
      reject(error);
    }
  }

  /** Heads that nobody has needed for a while are read again when somebody does. */
  private forget(): void {
    for (const [match, head] of this.heads) {
      if (!head.used && head.underWay === 0) this.heads.delete(match);
      head.used = false;
    }
  }
}

function answer(asked: readonly Asked[]): void {
  for (const { head, resolve } of asked.slice(0, MOST_AT_ONCE)) resolve(head !== undefined);
  if (asked.length > MOST_AT_ONCE) setImmediate(() => answer(asked.slice(MOST_AT_ONCE)));
}
