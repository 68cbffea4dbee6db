import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { AppendValues } from '../append.ts';
import { openDurable } from './durable-file.ts';
import { EntryJournal, LONGEST_WAIT } from './entry-journal.ts';
import type { Head, OpenJournals } from './entry-journal.ts';
import type { EntryRun } from './entry-runs.ts';
import { Journal, JOURNALS } from './journal.ts';
import { MARK, Mark } from './mark.ts';
import type { Reach } from './mark.ts';
import { sql, StoreUnavailable } from '../sql.ts';
import type { Sees, SqlRow, SqlValue, Statement } from '../sql.ts';

/** A batch on its way to the worker: its id, each statement by its number, with its values, and whether it sees entries. */
export type BatchRequest = readonly [
  id: number,
  batch: readonly (readonly [text: number, values: readonly SqlValue[]])[],
  seesEntries: boolean,
];

/**
 * What goes to the worker at once, as JSON, which both threads read and write faster than structured clones, and entries that have
 * to get into their table before anything that comes later.
 */
export type ToWorker = readonly [delivery: string, ...runs: EntryRun[]];

export interface Delivery {
  /** Texts of statements that the worker does not know yet; they are numbered as they come. */
  readonly texts: readonly string[];
  readonly requests: readonly BatchRequest[];
  /** Whether this is the last one. */
  readonly close: boolean;
}

/** What became of a batch, told once it is on disk, or was refused. */
export type BatchAnswer =
  | { readonly id: number; readonly rows: SqlRow[][] }
  | { readonly id: number; readonly error: string; readonly isUnavailable: boolean };

/** What comes back at once. */
export interface Reply {
  /** How far the database is, durably. */
  readonly reach?: Reach | undefined;
  readonly answers: readonly BatchAnswer[];
}

const MOST_AT_ONCE = 16;

interface Waiting {
  resolve(answer: BatchAnswer): void;
  reject(error: Error): void;
}

/** SQLite in a worker thread of its own, so that waiting for the disk never blocks the server. Entries need not wait for it. */
export class SqliteThread {
  private readonly file: string;
  private readonly worker: Worker;
  /** Known from the start: a thread that fails may be gone before anybody closes it. */
  private readonly ended: Promise<void>;
  private readonly entries: EntryJournal;
  private mark: Mark | undefined;
  private reader: DatabaseSync | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly numbers = new Map<string, number>();
  private nextId = 0;
  private texts: string[] = [];
  private requests: BatchRequest[] = [];
  private patient: BatchRequest[] = [];
  private timer: NodeJS.Timeout | undefined;
  private folds = false;
  private failure: Error | undefined;

  constructor(file: string) {
    this.file = file;
    this.entries = new EntryJournal({
      readHead: (match) => this.readHead(match),
      open: () => this.openJournals(),
      onDue: () => this.send({ folds: true }),
    });
    this.worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file },
    });
    this.worker.on('message', (reply: string) => this.hear(JSON.parse(reply) as Reply));
    this.worker.on('error', (error: unknown) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the store has stopped')));
    this.ended = new Promise((resolve) => this.worker.once('exit', () => resolve()));
  }

  get unfolded(): number {
    return this.entries.unfolded;
  }

  async run(batch: readonly Statement[], sees: Sees): Promise<SqlRow[][]> {
    if (sees !== 'none') this.folds ||= this.entries.has(sees);
    return this.ask(batch, sees !== 'none', (request) => {
      this.requests.push(request);
      // What comes in over the network at the same time goes over together, but the worker need not wait for all of it.
      if (this.requests.length === 1) setImmediate(() => this.send());
      if (this.requests.length === MOST_AT_ONCE) this.send();
    });
  }

  /** Goes over with the next entries, so that it takes no commit of its own. */
  async later(statement: Statement): Promise<void> {
    await this.ask([statement], true, (request) => {
      this.patient.push(request);
      this.timer ??= setTimeout(() => this.send({ folds: true }), LONGEST_WAIT);
    });
  }

  append(values: AppendValues): Promise<boolean> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return this.entries.append(values);
  }

  async close(): Promise<void> {
    await this.entries.settled();
    this.failure ??= new StoreUnavailable('closed');
    this.send({ folds: true, close: true });
    await this.ended;
    this.entries.close();
    this.mark?.close();
    this.reader?.close();
  }

  private async ask(
    batch: readonly Statement[],
    seesEntries: boolean,
    put: (request: BatchRequest) => void,
  ): Promise<SqlRow[][]> {
    if (this.failure !== undefined) throw this.failure;
    const statements = batch.map(({ sql: text, values }) => [this.numberOf(text), values] as const);
    const answer = await new Promise<BatchAnswer>((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, { resolve, reject });
      put([id, statements, seesEntries]);
    });
    return 'rows' in answer ? answer.rows : [];
  }

  private async readHead(match: string): Promise<Head | undefined> {
    const position = sql`SELECT position FROM matches WHERE id = ${match}`;
    const ids = sql`SELECT id FROM entries WHERE match_id = ${match}`;
    const [[found] = [], rows = []] = await this.run([position, ids], { match });
    return (
      found && { position: Number(found['position']), ids: rows.map((row) => String(row['id'])) }
    );
  }

  private openJournals(): OpenJournals {
    if (this.mark === undefined) throw new Error('journals are opened when a head has been read');
    const [first, second] = JOURNALS;
    const open = (ending: string): Journal => new Journal(openDurable(this.file + ending));
    return { journals: [open(first), open(second)], mark: this.mark };
  }

  private numberOf(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
      this.texts.push(text);
    }
    return number;
  }

  private send({ folds = this.folds, close = false } = {}): void {
    if (this.requests.length === 0 && !folds && !close) return;
    const requests = folds ? [...this.patient, ...this.requests] : this.requests;
    const delivery: Delivery = { texts: this.texts, requests, close };
    const runs = folds ? this.entries.take() : [];
    this.worker.postMessage([JSON.stringify(delivery), ...runs] satisfies ToWorker);
    this.texts = [];
    this.requests = [];
    if (!folds) return;
    this.folds = false;
    this.patient = [];
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private hear({ reach, answers }: Reply): void {
    this.reader ??= openReader(this.file);
    if (reach !== undefined) this.note(reach);
    for (const answer of answers) {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(errorOf(answer));
      else waiting?.resolve(answer);
    }
  }

  /** Before anybody is told what was committed, the mark knows of it. */
  private note(reach: Reach): void {
    const isNews = reach.commits !== this.mark?.reach.commits;
    this.mark ??= new Mark(this.file + MARK, reach);
    if (isNews) this.mark.note({ commits: reach.commits });
    this.entries.folded(reach.entries);
  }

  private fail(cause: unknown): void {
    this.failure ??= new StoreUnavailable(cause);
    for (const waiting of this.waiting.values()) waiting.reject(this.failure);
    this.waiting.clear();
  }
}

/**
 * The last connection to be closed moves SQLite's log into its file, also when a process ends that nobody closed the store in, and
 * then no checksums are written. This one, which may not write, is closed after the worker's.
 */
function openReader(file: string): DatabaseSync {
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.prepare('SELECT 1 FROM sqlite_schema').get();
  return reader;
}

const errorOf = ({ error, isUnavailable }: Extract<BatchAnswer, { error: string }>): Error =>
  isUnavailable ? new StoreUnavailable(error) : new Error(error);
