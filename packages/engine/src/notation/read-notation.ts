import { dealAt, fitBranches } from '../branch.ts';
import type { AnyGame, MoveBase, Seat } from '../game.ts';
import { SEAT_LETTERS } from '../parse.ts';
import type { MatchRecord } from '../record.ts';
import { setUpMatch } from '../replay.ts';
import { tryMove } from '../try-move.ts';
import { formatResult, Header, UNFINISHED } from './header.ts';
import type { NotedMatch } from './match-text.ts';
import { expectedFor, Unreadable } from './problem.ts';
import type { NotationProblem } from './problem.ts';
import { Scanner } from './scanner.ts';
import { fold, readKind, readValue, spellMove, wordsFor } from './spelling.ts';

export type ReadNotation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: NotationProblem };

/** Whether a text looks like notation and not like JSON. */
export const isNotation = (text: string): boolean => /^[\s\uFEFF]*\[\s*[A-Za-z]/.test(text);

/** The id of the game that a text is about. */
export const gameOfNotation = (text: string): ReadNotation<string> =>
  attempt(() => new Header(new Scanner(text)).game);

/** The match that a text tells, each of its moves checked; or where it can't be understood. */
export const readNotation = (game: AnyGame, text: string): ReadNotation<NotedMatch> =>
  attempt(() => new Reader(game, text).read());

function attempt<Value>(work: () => Value): ReadNotation<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}

const MOST_NAMED = 12;

class Reader {
  private readonly game: AnyGame;
  private readonly scanner: Scanner;
  private readonly header: Header;
  private readonly start: Omit<MatchRecord, 'moves'>;
  private readonly moves: (readonly [Seat, MoveBase])[] = [];
  private readonly comments: Record<number, string> = {};
  private state: unknown;
  private mover: Seat | undefined;

  constructor(game: AnyGame, text: string) {
    this.game = game;
    this.scanner = new Scanner(text);
    this.header = new Header(this.scanner);
    if (this.header.game !== game.id) this.header.fail('Game', 'game', [game.id]);
    this.start = this.header.record(game);
    const begun = setUpMatch(game, this.start);
    if (!begun.ok)
      this.header.fail(
        begun.error === 'bad-options' ? 'Options' : 'A',
        expectedFor(begun.error),
        game.seatCounts.map(String),
      );
    else this.state = begun.state;
    this.checkBranches(Infinity);
    this.deal();
  }

  read(): NotedMatch {
    while (!this.isAtEnd()) this.readNext();
    this.checkBranches(this.moves.length);
    this.checkResult();
    const { players, others } = this.header;
    const record = { ...this.start, moves: this.moves };
    return { record, players, tags: others, comments: this.comments };
  }

  private isAtEnd(): boolean {
    const next = this.scanner.peek();
    return next === '' || next === UNFINISHED;
  }

  private readNext(): void {
    if (this.scanner.passes('{')) return this.remark(this.scanner.until('}', 'closing-brace'));
    const at = this.scanner.place;
    if (this.game.deciders(this.state).length === 0) this.scanner.fail(at, 'end');
    let word = this.scanner.word();
    const [, number] = /^(\d+)\.*$/.exec(word.text) ?? [];
    if (number !== undefined) {
      this.checkNumber(Number(number), at);
      word = this.scanner.word();
    }
    const seat = this.seatIn(word.text);
    if (seat !== undefined) {
      this.mover = this.decider(seat, word.at);
      word = this.scanner.word();
    }
    this.play(this.mover ?? this.onlyDecider(word.at), word.text, word.at);
  }

  private remark(text: string): void {
    const earlier = this.comments[this.moves.length];
    const said = text.trim();
    this.comments[this.moves.length] = earlier === undefined ? said : `${earlier}\n${said}`;
  }

  private checkNumber(number: number, at: number): void {
    const next = this.moves.length + 1;
    if (number !== next) this.scanner.fail(at, 'number', [`${next}.`]);
  }

  private seatIn(word: string): Seat | undefined {
    const letter = word.replace(/:$/, '').toUpperCase();
    const seat = SEAT_LETTERS.indexOf(letter);
    return seat >= 0 && seat < this.start.seats ? seat : undefined;
  }

  private decider(seat: Seat, at: number): Seat {
    const deciders = this.game.deciders(this.state);
    if (!deciders.includes(seat)) this.scanner.fail(at, 'decider', lettersOf(deciders));
    return seat;
  }

  /** Whoever moved before goes on; else it must be clear who does. */
  private onlyDecider(at: number): Seat {
    const deciders = this.game.deciders(this.state);
    const [only] = deciders;
    if (only === undefined || deciders.length > 1)
      return this.scanner.fail(at, 'seat', lettersOf(deciders));
    return only;
  }

  private play(seat: Seat, word: string, at: number): void {
    const { game } = this;
    const kind = readKind(game, word);
    if (kind === undefined) return this.scanner.fail(at, 'move', Object.keys(game.moveFields));
    const fields = Object.entries(game.moveFields[kind] ?? {}).map(([field, check]) => {
      const { text, at: place } = this.scanner.word();
      const value = readValue(check, text);
      if (value === undefined)
        this.scanner.fail(place, 'value', [field, ...wordsFor(check).slice(0, MOST_NAMED)]);
      return [field, value] as const;
    });
    const step = tryMove(game, this.state, seat, { kind, ...Object.fromEntries(fields) });
    if (!step.ok) return this.scanner.fail(at, 'legal-move', this.legalWords(seat, kind));
    this.moves.push([seat, step.move]);
    this.state = step.state;
    this.deal();
    this.mover = game.deciders(this.state).includes(seat) ? seat : undefined;
  }

  /** What could be played instead, of the same kind if there is any. */
  private legalWords(seat: Seat, kind: string): string[] {
    const legal = this.game.legalMoves(this.state, seat);
    const alike = legal.filter((move) => move.kind === kind);
    const named = alike.length > 0 ? alike : legal;
    return named.slice(0, MOST_NAMED).map((move) => spellMove(this.game, move));
  }

  private deal(): void {
    this.state = dealAt(this.game, this.state, this.start.branches, this.moves.length);
  }

  private checkBranches(moves: number): void {
    const { branches, seats } = this.start;
    if (!fitBranches(branches, moves, seats)) this.header.fail('Branch', 'branch');
  }

  private checkResult(): void {
    const { result } = this.header;
    const actual = formatResult(this.game.outcome(this.state));
    const plain = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();
    if (result !== undefined && plain(result) !== plain(actual))
      this.header.fail('Result', 'result', [actual]);
  }
}

const lettersOf = (seats: readonly Seat[]): string[] =>
  seats.map((seat) => SEAT_LETTERS[seat] ?? String(seat));
