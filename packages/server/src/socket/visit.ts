import type { Seat } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import { aboutMatch } from '../matches/about-match.ts';
import type { LiveMatch, Watcher } from '../matches/live-match.ts';
import type { MatchRow } from '../store/store.ts';
import type { ConnectionContext } from './connection.ts';
import { chatLine } from './rooms.ts';
import type { Member } from './rooms.ts';

export interface VisitInput {
  readonly context: ConnectionContext;
  readonly user: string | undefined;
  send(message: ServerMessage): void;
}

/** One connection at one table: in its room from the start, and watching its match as soon as it is played. */
export class Visit implements Member {
  seat: Seat | undefined;
  private readonly input: VisitInput;
  private row: MatchRow;
  private watched: { match: LiveMatch; watcher: Watcher } | undefined;
  private closed = false;

  constructor(row: MatchRow, seat: Seat | undefined, input: VisitInput) {
    this.row = row;
    this.seat = seat;
    this.input = input;
  }

  send(message: ServerMessage): void {
    if (!this.closed) this.input.send(message);
  }

  async open(since: number | undefined): Promise<void> {
    const { store, rooms } = this.input.context;
    rooms.join(this.row.id, this);
    this.sendTable();
    await this.watch(since);
    const lines = (await store.chat(this.row.id, 0)).map(chatLine);
    if (lines.length > 0)
      this.send({ v: PROTOCOL_VERSION, type: 'chat', match: this.row.id, lines });
  }

  table(row: MatchRow): void {
    this.row = row;
    const seat = row.seats.findIndex(({ user }) => user !== null && user === this.input.user);
    this.seat = seat < 0 ? undefined : seat;
    this.sendTable();
    if (row.status === 'playing' && this.watched === undefined)
      this.watch(undefined).catch((error: unknown) =>
        this.input.context.log('watching failed', { match: row.id, error: String(error) }),
      );
  }

  close(): void {
    this.closed = true;
    this.input.context.rooms.leave(this.row.id, this);
    this.watched?.match.unwatch(this.watched.watcher);
  }

  private async watch(since: number | undefined): Promise<void> {
    const { matches, programs } = this.input.context;
    const match = await matches.find(this.row.id);
    if (match === undefined || this.closed || this.watched !== undefined) return;
    const isClosed = (): boolean => this.closed;
    const watcher: Watcher = {
      viewer: this.seat ?? 'spectator',
      get closed() {
        return isClosed();
      },
      show: (message: PositionMessage) => this.send(message),
    };
    this.watched = { match, watcher };
    await match.watch(watcher, since);
    if (this.seat === undefined) return;
    const program = await programs.message(match, this.seat);
    if (program !== undefined) this.send(program);
  }

  private sendTable(): void {
    const table = aboutMatch(this.row, this.input.user);
    this.send({ v: PROTOCOL_VERSION, type: 'table', match: this.row.id, table });
  }
}
