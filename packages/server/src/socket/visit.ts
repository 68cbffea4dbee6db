import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ClientMessage, ServerMessage } from '@roundhouse/protocol';
import { aboutMatch } from '../matches/about-match.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Shown } from '../matches/shown.ts';
import type { Watcher } from '../matches/place.ts';
import { seatIn } from '../matches/seat-in.ts';
import { noticePosition } from '../notifications/looks.ts';
import type { Look } from '../notifications/looks.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { ChatRow, MatchRow } from '../store/store.ts';
import { ChatLines } from './chat-lines.ts';
import type { ConnectionContext } from './connection.ts';
import type { Member } from './rooms.ts';

export type Subscribe = Extract<ClientMessage, { type: 'subscribe' }>;

/** Whoever visits: a connection. */
export interface VisitHost {
  readonly context: ConnectionContext;
  readonly user: string | undefined;
  /** Whether it was sent as it is: something newer may take its place. */
  tell(message: ServerMessage, text?: string): boolean;
  /** Ends the connection, which then comes again. */
  sendAway(): void;
}

const NO_LINES: readonly ChatRow[] = [];
/** Something that was sent, and the entry that it has become. */
interface Accepted {
  readonly id: string;
  readonly entry: number;
}
const NONE: readonly Accepted[] = [];

/** One connection at one table: in its room from the start, and watching its match as soon as it is played. */
export class Visit implements Member, Watcher {
  closed = false;
  readonly match: string;
  private readonly host: VisitHost;
  /** The table that was shown last. */
  private row: MatchRow | undefined;
  private watched: LiveMatch | undefined;
  /** Whether nobody looks at the page right now. */
  private away: boolean;
  private entry: number | undefined;
  private readonly look: Look | undefined;

  /** Lines about what it will see later. */
  private held = NO_LINES;

  private readonly inDeltas: boolean;
  /** The newest entry that was told as accepted with what it changed, or will be. */
  private accepted = 0;
  /** What will be. */
  private promised = NONE;

  constructor(asked: Subscribe, host: VisitHost) {
    const { match, away = false, delta = true } = asked;
    this.match = match;
    this.host = host;
    this.away = away;
    this.inDeltas = delta;
    const { user, context } = host;
    this.look = user === undefined ? undefined : context.looks.of(match, user);
  }

  get user(): string | undefined {
    return this.host.user;
  }

  /** Notes that somebody looks again, or that nobody does. */
  setAway(away: boolean): void {
    this.away = away;
    if (this.entry !== undefined) this.noteLook(this.entry);
  }

  /** Its player has just moved, and so has seen everything up to this entry, wherever the page is. */
  moved(entry: number): void {
    this.look?.note(entry);
  }

  /** Whether it knows that what it sent has become this entry. */
  hasAccepted(entry: number): boolean {
    return this.accepted === entry;
  }

  send(message: ServerMessage, text?: string): boolean {
    return !this.closed && this.host.tell(message, text);
  }

  /** Shows the table, and what goes on at it from now on; false if there is none. */
  async open(since: number | undefined): Promise<boolean> {
    const { rooms } = this.host.context;
    // In the room before the table is read, so that no change of it is missed between the two.
    rooms.join(this.match, this);
    const row = await this.read();
    if (row === undefined || row.status === 'cancelled') return false;
    if (this.closed) return true;
    this.sendTable(rooms.table(row));
    await this.watch(since);
    await this.showChat();
    await this.tellRematch();
    return true;
  }

  table(row: MatchRow): void {
    // While the first one is being read, whoever reads it will find this one in the room.
    if (this.row === undefined) return;
    this.sendTable(row);
    // Whoever was there before it began has missed nothing yet. It may be over by now, if that is only learned late.
    if (row.startedAt !== null && this.watched === undefined)
      this.watch(0).catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable))
          this.host.context.log('watching failed', { match: row.id, error: String(error) });
        this.host.sendAway();
      });
  }

  close(): void {
    this.keepPromises();
    this.closed = true;
    this.host.context.rooms.leave(this.match, this);
    this.watched?.unwatch(this);
  }

  show(shown: Shown): void {
    const { position, accepts } = shown;
    const delta = this.inDeltas ? shown.delta : undefined;
    const sent = this.send(position, delta ?? shown.whole);
    if (sent && delta !== undefined) {
      this.promised = NONE;
      this.accepted = accepts ?? this.accepted;
    } else this.keepPromises();
    this.noteLook(position.entry);
    if (this.held.length > 0) this.hear(new ChatLines(this.match, []));
  }

  promise(id: string, entry: number): void {
    if (!this.inDeltas) return;
    this.promised = this.promised.concat({ id, entry });
    this.accepted = entry;
  }

  /** Says what no delta says. */
  private keepPromises(): void {
    const { match, promised } = this;
    this.promised = NONE;
    for (const { id, entry } of promised)
      this.send({ v: PROTOCOL_VERSION, type: 'accepted', match, id, entry });
  }

  hear(lines: ChatLines): void {
    const waiting = withLines(this.held, lines.rows);
    const held = waiting.filter((line) => !this.mayHear(line));
    this.held = held.length === 0 ? NO_LINES : held;
    const isAll = held.length === 0 && waiting.length === lines.rows.length;
    const due = waiting.filter((line) => !held.includes(line));
    const told = isAll ? lines : new ChatLines(this.match, due);
    told.tell(this.user, (message, text) => this.send(message, text));
  }

  /** Until its table is known, and whether it sees the match late, nothing that was said in it is heard. */
  private mayHear(line: ChatRow): boolean {
    const { row, watched, user } = this;
    if (watched !== undefined) return watched.mayHear(user, line);
    if (row === undefined) return false;
    const isLate = row.status === 'playing' && row.settings.delay !== undefined;
    return !isLate || line.entry === 0 || seatIn(row, user) !== undefined;
  }

  private async read(): Promise<MatchRow | undefined> {
    const { matches, store } = this.host.context;
    return (await matches.find(this.match))?.row ?? store.matchById(this.match);
  }

  private async watch(since: number | undefined): Promise<void> {
    const { matches, programs } = this.host.context;
    const match = await matches.find(this.match);
    if (match === undefined || this.closed || this.watched !== undefined) return;
    this.watched = match;
    await match.watch(this, since);
    const seat = seatIn(match.row, this.user);
    if (seat === undefined || this.closed) return;
    const program = await programs.message(match, seat);
    if (program !== undefined) this.send(program);
  }

  private async showChat(): Promise<void> {
    if (this.closed) return;
    const rows = await this.host.context.rooms.lastLines(this.match);
    if (!this.closed) this.hear(new ChatLines(this.match, rows));
  }

  /** Whoever played and comes back later finds the way to the table that followed. */
  private async tellRematch(): Promise<void> {
    const row = this.watched?.current() ?? this.row;
    if (this.closed || row?.status !== 'finished' || seatIn(row, this.user) === undefined) return;
    const { store } = this.host.context;
    const rematch = (await store.matchById(row.id))?.rematch ?? null;
    const next = rematch === null ? undefined : await store.matchById(rematch);
    if (next === undefined || next.status === 'cancelled') return;
    if (next.status === 'open' && seatIn(next, this.user) === undefined) return;
    this.send({ v: PROTOCOL_VERSION, type: 'rematch', match: this.match, next: next.id });
  }

  private sendTable(row: MatchRow): void {
    this.row = row;
    const table = aboutMatch(row, this.user);
    this.send({ v: PROTOCOL_VERSION, type: 'table', match: this.match, table });
    if (row.status === 'open') this.noteLook(noticePosition(row));
  }

  /** Whoever has seen it with their own eyes needs no notice of it. */
  private noteLook(entry: number): void {
    this.entry = entry;
    const sits = this.row !== undefined && seatIn(this.row, this.user) !== undefined;
    if (!this.away && !this.closed && sits) this.look?.note(entry);
  }
}

/** Lines in their order; one that is told again takes the place of the one with its number. */
const withLines = (before: readonly ChatRow[], lines: readonly ChatRow[]): readonly ChatRow[] =>
  [...new Map([...before, ...lines].map((line) => [line.number, line])).values()].toSorted(
    (a, b) => a.number - b.number,
  );
