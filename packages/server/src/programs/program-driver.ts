import { sameJson } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Program, ProgramNote, ServerMessage } from '@roundhouse/protocol';
import type { Log } from '../log.ts';
import type { Answer, LiveMatch } from '../matches/live-match.ts';
import type { Store } from '../store/store.ts';
import { canArm, decide } from './decide.ts';
import { knowledgeOf } from './knowledge.ts';

/** A program as it is kept: with what it was made for, and what it did. */
interface Kept {
  readonly program: Program | null;
  /** What happened up to here does not concern it. */
  readonly since: number;
  readonly lot: unknown;
  readonly notes: readonly ProgramNote[];
}

/** The programs of a match, and how often any of them was saved. */
interface Book {
  readonly kept: Map<Seat, Kept>;
  version: number;
}

export interface ProgramDriverInput {
  readonly store: Store;
  readonly now: () => number;
  /** How long a program waits before it moves: as a bot does, so that nobody can tell what moved from how fast. */
  readonly pause: () => Promise<void>;
  readonly tell: (match: string, seat: Seat, message: ServerMessage) => void;
  /** Told when a program was saved here, so that other nodes hear of it. */
  readonly onSaved: (match: LiveMatch) => void;
  readonly log: Log;
}

const MOST_NOTES = 50;
const NOTHING: Kept = { program: null, since: 0, lot: null, notes: [] };

/** Moves for players who said beforehand what they would do. Nobody but the owner of a program hears of it. */
export class ProgramDriver {
  private readonly input: ProgramDriverInput;
  private readonly books = new WeakMap<LiveMatch, Promise<Book>>();
  private readonly known = new WeakMap<LiveMatch, Book>();
  private readonly busy = new Set<string>();

  constructor(input: ProgramDriverInput) {
    this.input = input;
  }

  /** What the owner is told when it comes to the table; undefined if it never had a program here. */
  async message(match: LiveMatch, seat: Seat): Promise<ServerMessage | undefined> {
    const kept = (await this.book(match)).get(seat);
    return kept && messageOf(match.id, kept);
  }

  /** Whether the programs of this match, as far as they are known here, were saved so often. */
  isCurrent(match: LiveMatch, version: number): boolean {
    return (this.known.get(match)?.version ?? version) === version;
  }

  /** Another node has saved a program: its owner hears of it, if it is here. */
  async changedElsewhere(match: LiveMatch): Promise<void> {
    for (const [seat, kept] of await this.readAgain(match))
      this.input.tell(match.id, seat, messageOf(match.id, kept));
    this.look(match);
  }

  /** Arms another program, or none. */
  async arm(match: LiveMatch, seat: Seat, program: Program | null): Promise<Answer> {
    const { view } = await match.show(seat);
    const knowledge = knowledgeOf(match.row.game);
    if (!match.isPerson(seat) || (program !== null && !canArm(program, knowledge, view)))
      return { ok: false, reason: 'not-allowed' };
    const kept: Kept = {
      program,
      since: match.position,
      lot: program?.kind === 'bid-up-to' ? (knowledge.auction?.lot(view) ?? null) : null,
      notes: (await this.book(match)).get(seat)?.notes ?? [],
    };
    const what = program === null ? 'stopped' : 'armed';
    await this.keep(match, seat, this.noted(kept, match.position, what, 'owner'));
    this.look(match);
    return { ok: true, position: match.position };
  }

  /** Looks whether a program has something to do after a change. */
  look(match: LiveMatch): void {
    if (this.known.get(match)?.kept.size === 0) return;
    this.lookAtAll(match).catch((error: unknown) =>
      this.input.log('program failed', { match: match.id, error: String(error) }),
    );
  }

  private async lookAtAll(match: LiveMatch): Promise<void> {
    if (!match.leased) return;
    const book = await this.book(match);
    for (const seat of book.keys()) {
      const key = `${match.id}/${seat}`;
      if (this.busy.has(key)) continue;
      this.busy.add(key);
      match.hold();
      try {
        while (await this.step(match, seat));
      } finally {
        this.busy.delete(key);
        match.letGo();
      }
    }
  }

  /** One decision of one program; true if there may be another one. */
  private async step(match: LiveMatch, seat: Seat): Promise<boolean> {
    const kept = (await this.book(match)).get(seat) ?? NOTHING;
    if (kept.program === null || !match.leased) return false;
    const { view, legal, position, outcome } = await match.show(seat);
    if (outcome !== null || !match.isPerson(seat))
      return this.stop(match, seat, kept, outcome === null ? 'bot-plays' : 'match-over');
    const played = match.movesAfter(kept.since);
    const at = { seat, lot: kept.lot, view, legal, played };
    const { move, why, stop } = decide(kept.program, knowledgeOf(match.row.game), at);
    if (move === undefined) {
      return stop === undefined ? false : this.stop(match, seat, kept, stop);
    }
    await this.input.pause();
    // The owner may have changed its mind during the pause, perhaps at another node.
    const fresh = (await this.readAgain(match)).get(seat);
    if (!sameJson(fresh, kept)) return true;
    const id = `program/${position}/${seat}`;
    const answer = await match.move(seat, { id, position, move });
    if (!answer.ok) return true;
    const fired = this.noted({ ...kept, since: answer.position }, position, 'fired', why ?? '');
    const now = (await this.book(match)).get(seat);
    if (now !== fresh) {
      await this.keep(match, seat, this.noted(now ?? NOTHING, position, 'fired', why ?? ''));
      return true;
    }
    await this.keep(match, seat, fired);
    return stop === undefined || this.stop(match, seat, fired, stop);
  }

  private async stop(match: LiveMatch, seat: Seat, kept: Kept, why: string): Promise<false> {
    const stopped = this.noted({ ...kept, program: null }, match.position, 'stopped', why);
    await this.keep(match, seat, stopped);
    return false;
  }

  private noted(kept: Kept, position: number, what: ProgramNote['what'], why: string): Kept {
    const note = { at: this.input.now(), position, what, why };
    return { ...kept, notes: [...kept.notes, note].slice(-MOST_NOTES) };
  }

  private async keep(match: LiveMatch, seat: Seat, kept: Kept): Promise<void> {
    await this.input.store.saveProgram(match.id, seat, kept, kept.program !== null);
    match.leased = true;
    (await this.book(match)).set(seat, kept);
    const book = this.known.get(match);
    if (book !== undefined) book.version++;
    this.input.tell(match.id, seat, messageOf(match.id, kept));
    this.input.onSaved(match);
  }

  private async book(match: LiveMatch): Promise<Map<Seat, Kept>> {
    let book = this.books.get(match);
    if (book === undefined) {
      book = this.read(match);
      this.books.set(match, book);
      book.catch(() => this.books.delete(match));
    }
    return (await book).kept;
  }

  private readAgain(match: LiveMatch): Promise<Map<Seat, Kept>> {
    this.books.delete(match);
    return this.book(match);
  }

  private async read(match: LiveMatch): Promise<Book> {
    const rows = await this.input.store.programs(match.id);
    const book = {
      kept: new Map(rows.map(({ seat, program }) => [seat, program as Kept])),
      version: rows.reduce((sum, { version }) => sum + version, 0),
    };
    this.known.set(match, book);
    return book;
  }
}

function messageOf(match: string, { program, notes }: Kept): ServerMessage {
  return { v: PROTOCOL_VERSION, type: 'program', match, program, notes };
}
