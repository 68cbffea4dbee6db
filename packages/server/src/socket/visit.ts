import type { Seat, Viewer } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import { aboutMatch } from '../matches/about-match.ts';
import type { LiveMatch, Watcher } from '../matches/live-match.ts';
import { rematchId } from '../matches/tables.ts';
import { noticePosition } from '../notices/looks.ts';
import type { Look } from '../notices/looks.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { MatchRow } from '../store/store.ts';
import type { ConnectionContext } from './connection.ts';
import { chatLine } from './rooms.ts';
import type { Member } from './rooms.ts';

/** Whoever visits: a connection. */
export interface VisitHost {
  readonly context: ConnectionContext;
  readonly user: string | undefined;
  tell(message: ServerMessage, text?: string): void;
  /** Ends the connection, which then comes again. */
  sendAway(): void;
}

/** One connection at one table: in its room from the start, and watching its match as soon as it is played. */
export class Visit implements Member, Watcher {
  seat: Seat | undefined;
  viewer: Viewer = 'spectator';
  closed = false;
  private readonly host: VisitHost;
  private row: MatchRow;
  private watched: LiveMatch | undefined;
  private away: boolean;
  private position: number;
  private readonly look: Look | undefined;

  /** Away means that nobody looks at the page right now. */
  constructor(row: MatchRow, seat: Seat | undefined, away: boolean, host: VisitHost) {
    this.row = row;
    this.seat = seat;
    this.host = host;
    this.away = away;
    this.position = noticePosition(row);
    const { user, context } = host;
    this.look = user === undefined ? undefined : context.looks.of(row.id, user);
  }

  /** Notes that somebody looks again, or that nobody does. */
  setAway(away: boolean): void {
    this.away = away;
    this.noteLook(this.position);
  }

  /** Its player has just moved, and so has seen this position, wherever the page is. */
  moved(position: number): void {
    this.look?.note(position);
  }

  send(message: ServerMessage, text?: string): void {
    if (!this.closed) this.host.tell(message, text);
  }

  async open(since: number | undefined): Promise<void> {
    const { store, rooms } = this.host.context;
    rooms.join(this.row.id, this);
    this.sendTable();
    await this.watch(since);
    const lines = (await store.chat(this.row.id, 0)).map(chatLine);
    rooms.readChat(this.row.id, lines.at(-1)?.number ?? 0);
    if (lines.length > 0)
      this.send({ v: PROTOCOL_VERSION, type: 'chat', match: this.row.id, lines });
    await this.tellRematch();
  }

  get version(): number {
    return this.row.version;
  }

  table(row: MatchRow): void {
    // News from two nodes may cross.
    if (row.version < this.row.version) return;
    this.row = row;
    const seat = row.seats.findIndex(({ user }) => user !== null && user === this.host.user);
    this.seat = seat < 0 ? undefined : seat;
    this.sendTable();
    if (row.status === 'playing' && this.watched === undefined)
      this.watch(undefined).catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable))
          this.host.context.log('watching failed', { match: row.id, error: String(error) });
        this.host.sendAway();
      });
  }

  close(): void {
    this.closed = true;
    this.host.context.rooms.leave(this.row.id, this);
    this.watched?.unwatch(this);
  }

  show(message: PositionMessage, text?: string): void {
    this.send(message, text);
    this.noteLook(message.position);
  }

  private async watch(since: number | undefined): Promise<void> {
    const { matches, programs } = this.host.context;
    const match = await matches.find(this.row.id);
    if (match === undefined || this.closed || this.watched !== undefined) return;
    this.viewer = this.seat ?? 'spectator';
    this.watched = match;
    await match.watch(this, since);
    if (this.seat === undefined) return;
    const program = await programs.message(match, this.seat);
    if (program !== undefined) this.send(program);
  }

  /** Whoever played and comes back later finds the way to the table that followed. */
  private async tellRematch(): Promise<void> {
    const { id, status } = this.watched?.current() ?? this.row;
    if (status !== 'finished' || this.seat === undefined) return;
    const next = await this.host.context.store.matchById(rematchId(this.row));
    if (next === undefined || next.status === 'cancelled') return;
    this.send({ v: PROTOCOL_VERSION, type: 'rematch', match: id, next: next.id });
  }

  private sendTable(): void {
    const table = aboutMatch(this.row, this.host.user);
    this.send({ v: PROTOCOL_VERSION, type: 'table', match: this.row.id, table });
    if (this.row.status === 'open') this.noteLook(noticePosition(this.row));
  }

  /** Whoever has seen it with their own eyes needs no notice of it. */
  private noteLook(position: number): void {
    this.position = position;
    if (!this.away && !this.closed && this.seat !== undefined) this.look?.note(position);
  }
}
