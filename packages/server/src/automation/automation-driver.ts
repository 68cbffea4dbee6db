import { sameJson } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { MOST_LINE_STEPS, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type {
  PositionMessage,
  Program,
  ProgramNote,
  Reason,
  ServerMessage,
} from '@roundhouse/protocol';
import type { Log } from '../base/log.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Answer } from '../matches/answer.ts';
import { Queues } from '../base/queue.ts';
import type { ProgramRow, Store } from '../store/store.ts';
import { canArm, decide } from './decide.ts';
import type { Situation } from './decide.ts';
import type { Decision } from './lines.ts';
import { refusalOfLines } from './lines.ts';

/** A program as it is kept: with what it was made for, and what it did. */
interface Kept {
  readonly program: Program | null;
  /** What happened up to here does not concern it. */
  readonly since: number;
  readonly lot: unknown;
  readonly notes: readonly ProgramNote[];
  /** The newest entries that it made. */
  readonly fired: readonly number[];
}

/** The programs of a match, and how often any of them was saved. */
interface Book {
  readonly kept: ReadonlyMap<Seat, Kept>;
  readonly version: number;
}
/** That of most matches. */
const EMPTY: Book = { kept: new Map(), version: 0 };

interface ProgramDriverInput {
  readonly store: Store;
  readonly now: () => number;
  /** How long a program waits before it moves: as a bot does, so that nobody can tell what moved from how fast. */
  readonly pause: () => Promise<void>;
  readonly tell: (match: LiveMatch, seat: Seat, message: ServerMessage) => void;
  /** Told when a program was saved here, so that other nodes hear of it. */
  readonly onSaved: (match: LiveMatch) => void;
  readonly log: Log;
}

const MOST_NOTES = 50;
/** No planned line has more steps than this. */
const MOST_FIRED = MOST_LINE_STEPS;
const NOTHING: Kept = { program: null, since: 0, lot: null, notes: [], fired: [] };

/** Moves for players who said beforehand what they would do. Nobody but the owner of a program hears of it. */
export class ProgramDriver {
  private readonly input: ProgramDriverInput;
  private readonly books = new WeakMap<LiveMatch, Book>();
  /** What is read and saved of a match's programs, one after another, whatever order the store would do it in. */
  private readonly queues = new Queues();
  /** The seats whose programs are at work. */
  private readonly busy = new Set<string>();
  /** Those for which something has changed meanwhile. */
  private readonly again = new Set<string>();

  constructor(input: ProgramDriverInput) {
    this.input = input;
  }

  /** What the owner is told when it comes to the table; undefined if it never had a program here. */
  async message(match: LiveMatch, seat: Seat): Promise<ServerMessage | undefined> {
    const kept = (await this.book(match)).kept.get(seat);
    return kept && messageOf(match.id, kept);
  }

  /** Whether the programs of this match, as far as they are known here, were saved so often. */
  isCurrent(match: LiveMatch, version: number): boolean {
    return (this.books.get(match)?.version ?? version) === version;
  }

  /** Another node has saved a program: its owner hears of it, if it is here. */
  async changedElsewhere(match: LiveMatch): Promise<void> {
    for (const [seat, kept] of (await this.readAgain(match)).kept)
      this.input.tell(match, seat, messageOf(match.id, kept));
    this.look(match);
  }

  /** Arms another program, or none. */
  async arm(match: LiveMatch, seat: Seat, program: Program | null): Promise<Answer> {
    const kept = (await this.book(match)).kept.get(seat) ?? NOTHING;
    const position = await match.show(seat);
    const reason = refusal(match, situationOf(match, seat, kept, position), program);
    if (reason !== undefined) return { ok: false, reason };
    const { view, entry } = position;
    const { auction } = match.game.automation;
    const lot = program?.kind === 'bid-up-to' ? (auction?.lot(view) ?? null) : null;
    const what = program === null ? 'stopped' : 'armed';
    await this.change(match, seat, ({ notes, fired }) =>
      this.noted({ program, since: entry, lot, notes, fired }, entry, what, 'owner'),
    );
    this.look(match);
    return { ok: true, entry: match.entry };
  }

  /** Looks whether a program has something to do after a change. */
  look(match: LiveMatch): void {
    if (this.books.get(match)?.kept.size === 0) return;
    this.lookAtAll(match).catch((error: unknown) =>
      this.input.log('program failed', { match: match.id, error: String(error) }),
    );
  }

  private async lookAtAll(match: LiveMatch): Promise<void> {
    if (!match.leased) return;
    for (const seat of (await this.book(match)).kept.keys()) await this.work(match, seat);
  }

  /** Lets a program do what it has to do, until nothing is left. */
  private async work(match: LiveMatch, seat: Seat): Promise<void> {
    const key = `${match.id}/${seat}`;
    this.again.add(key);
    if (this.busy.has(key)) return;
    this.busy.add(key);
    match.hold();
    try {
      while (this.again.delete(key)) while (await this.step(match, seat));
    } finally {
      this.busy.delete(key);
      match.release();
    }
  }

  /** One decision of one program; true if there may be another one. */
  private async step(match: LiveMatch, seat: Seat): Promise<boolean> {
    const kept = (await this.book(match)).kept.get(seat) ?? NOTHING;
    if (kept.program === null || !match.leased) return false;
    const position = await match.show(seat);
    const { entry, outcome } = position;
    if (outcome !== null || !match.isPerson(seat))
      return this.stop(match, seat, kept, outcome === null ? 'bot-plays' : 'match-over');
    const at = situationOf(match, seat, kept, position);
    const { move, why = '', stop, left } = decide(kept.program, match.game.automation, at);
    if (left !== undefined) return this.lessen(match, seat, kept, left);
    if (move === undefined) {
      return stop === undefined ? false : this.stop(match, seat, kept, stop);
    }
    await this.input.pause();
    // The owner may have changed its mind during the pause, perhaps at another node.
    if (!sameJson((await this.readAgain(match)).kept.get(seat), kept)) return true;
    const id = `program/${entry}/${seat}`;
    const answer = await match.move(seat, { id, entry, move });
    if (!answer.ok) return true;
    const after = await this.change(match, seat, (now) => {
      const entries = [...now.fired, answer.entry].slice(-MOST_FIRED);
      const fired = this.noted({ ...now, fired: entries }, entry, 'fired', why);
      if (!sameJson(now, kept)) return fired;
      const since = answer.entry;
      return stop === undefined ? { ...fired, since } : this.ended(fired, since, stop);
    });
    return after.program !== null;
  }

  /** Keeps what is left of a program, if it is still this one. There may be something to do for it. */
  private async lessen(
    match: LiveMatch,
    seat: Seat,
    kept: Kept,
    { program, why }: NonNullable<Decision['left']>,
  ): Promise<boolean> {
    await this.change(match, seat, (now) =>
      sameJson(now, kept) ? this.noted({ ...now, program }, match.entry, 'dropped', why) : now,
    );
    return true;
  }

  /** Ends a program, if it is still this one; true if it is another one by now. */
  private async stop(match: LiveMatch, seat: Seat, kept: Kept, why: string): Promise<boolean> {
    const left = await this.change(match, seat, (now) =>
      sameJson(now, kept) ? this.ended(now, match.entry, why) : now,
    );
    return left.program !== null;
  }

  private ended(kept: Kept, entry: number, why: string): Kept {
    return this.noted({ ...kept, program: null }, entry, 'stopped', why);
  }

  private noted(kept: Kept, entry: number, what: ProgramNote['what'], why: string): Kept {
    const note = { at: this.input.now(), entry, what, why };
    return { ...kept, notes: [...kept.notes, note].slice(-MOST_NOTES) };
  }

  /** Saves what a seat's program becomes of what it is, and gives that. */
  private change(match: LiveMatch, seat: Seat, become: (now: Kept) => Kept): Promise<Kept> {
    return this.queues.run(match.id, async () => {
      const book = this.books.get(match) ?? (await this.read(match));
      const now = book.kept.get(seat) ?? NOTHING;
      const kept = become(now);
      if (kept === now) return now;
      await this.save(match, seat, kept);
      match.leased = true;
      const changed = new Map(book.kept).set(seat, kept);
      this.books.set(match, { kept: changed, version: book.version + 1 });
      this.input.tell(match, seat, messageOf(match.id, kept));
      this.input.onSaved(match);
      return kept;
    });
  }

  private async save(match: LiveMatch, seat: Seat, kept: Kept): Promise<void> {
    try {
      await this.input.store.saveProgram(match.id, seat, kept, kept.program !== null);
    } catch (error) {
      // It may be there all the same.
      this.books.delete(match);
      throw error;
    }
  }

  private book(match: LiveMatch): Promise<Book> {
    return this.queues.run(match.id, () => this.books.get(match) ?? this.read(match));
  }

  private readAgain(match: LiveMatch): Promise<Book> {
    return this.queues.run(match.id, () => this.read(match));
  }

  private async read(match: LiveMatch): Promise<Book> {
    const rows = await this.input.store.programs(match.id);
    const book = rows.length === 0 ? EMPTY : bookOf(rows);
    this.books.set(match, book);
    return book;
  }
}

const bookOf = (rows: readonly ProgramRow[]): Book => ({
  kept: new Map(rows.map(({ seat, program }) => [seat, keptOf(program as Stored)])),
  version: rows.reduce((sum, { version }) => sum + version, 0),
});

function situationOf(
  match: LiveMatch,
  seat: Seat,
  { since, lot, fired }: Kept,
  { view, legal }: PositionMessage,
): Situation {
  return {
    seat,
    lot,
    view,
    legal,
    played: match.movesAfter(since),
    seenAfter: (entry) => match.seenAfter(entry, seat),
    wentBackAfter: (entry) => match.wentBackAfter(entry),
    fired,
  };
}

/** Why a seat can't have this program now. */
function refusal(match: LiveMatch, at: Situation, program: Program | null): Reason | undefined {
  const { game, row, entry } = match;
  if (!match.isPerson(at.seat)) return 'not-allowed';
  if (program === null) return undefined;
  if (program.kind === 'conditional-moves')
    return match.finished
      ? 'game-over'
      : refusalOfLines(program.lines, game, row.seats.length, entry, at);
  return canArm(program, game.automation, at.view) ? undefined : 'not-allowed';
}

/** What was noted by an older version calls its entry a position; one before conditional moves has no entries of its own. */
type Stored = Omit<Kept, 'notes' | 'fired'> & {
  readonly notes: readonly (ProgramNote & { readonly position?: number })[];
  readonly fired?: readonly number[];
};

function keptOf(stored: Stored): Kept {
  const notes = stored.notes.map(({ position, ...note }) =>
    position === undefined ? note : { ...note, entry: position },
  );
  return { ...stored, notes, fired: stored.fired ?? [] };
}

function messageOf(match: string, { program, notes }: Kept): ServerMessage {
  return { v: PROTOCOL_VERSION, type: 'program', match, program, notes };
}
