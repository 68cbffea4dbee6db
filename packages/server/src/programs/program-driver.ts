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

export interface ProgramDriverInput {
  readonly store: Store;
  readonly now: () => number;
  /** How long a program waits before it moves: as a bot does, so that nobody can tell what moved from how fast. */
  readonly pause: () => Promise<void>;
  readonly tell: (match: string, seat: Seat, message: ServerMessage) => void;
  readonly log: Log;
}

const MOST_NOTES = 50;
const NOTHING: Kept = { program: null, since: 0, lot: null, notes: [] };

/** Moves for players who said beforehand what they would do. Nobody but the owner of a program hears of it. */
export class ProgramDriver {
  private readonly input: ProgramDriverInput;
  private readonly books = new WeakMap<LiveMatch, Promise<Map<Seat, Kept>>>();
  private readonly busy = new Set<string>();

  constructor(input: ProgramDriverInput) {
    this.input = input;
  }

  /** What the owner is told when it comes to the table; undefined if it never had a program here. */
  async message(match: LiveMatch, seat: Seat): Promise<ServerMessage | undefined> {
    const kept = (await this.book(match)).get(seat);
    return kept && messageOf(match.id, kept);
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
    this.lookAtAll(match).catch((error: unknown) =>
      this.input.log('program failed', { match: match.id, error: String(error) }),
    );
  }

  private async lookAtAll(match: LiveMatch): Promise<void> {
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
    if (kept.program === null) return false;
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
    const id = `program/${position}/${seat}`;
    const answer = await match.move(seat, { id, position, move });
    if (!answer.ok) return true;
    const fired = this.noted({ ...kept, since: answer.position }, position, 'fired', why ?? '');
    const now = (await this.book(match)).get(seat);
    // The owner may have changed its mind during the pause.
    await this.keep(
      match,
      seat,
      now === kept ? fired : { ...(now ?? NOTHING), notes: fired.notes },
    );
    return stop === undefined ? now === kept : this.stop(match, seat, fired, stop);
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
    await this.input.store.saveProgram(match.id, seat, kept);
    (await this.book(match)).set(seat, kept);
    this.input.tell(match.id, seat, messageOf(match.id, kept));
  }

  private book(match: LiveMatch): Promise<Map<Seat, Kept>> {
    let book = this.books.get(match);
    if (book === undefined) {
      book = this.input.store
        .programs(match.id)
        .then((rows) => new Map(rows.map(({ seat, program }) => [seat, program as Kept])));
      this.books.set(match, book);
      book.catch(() => this.books.delete(match));
    }
    return book;
  }
}

function messageOf(match: string, { program, notes }: Kept): ServerMessage {
  return { v: PROTOCOL_VERSION, type: 'program', match, program, notes };
}
