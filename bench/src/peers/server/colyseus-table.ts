import type { Room } from 'colyseus.js';
import { SEATS } from '../../rr60/data.ts';
import { codesInView } from '../hand-written.ts';
import { count, PeerTable } from './table.ts';
import type { Table } from './table.ts';

// Its client library takes the platform's WebSocket where there is one. `ws`, which all other clients here use, costs this
// process less, and only with it can bytes be counted.
const platform = globalThis.WebSocket;
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client } = await import('colyseus.js');
globalThis.WebSocket = platform;

/** What a client reads of the state that the server declares. */
interface TableState {
  readonly seat: number;
  readonly moveNumber: number;
  readonly deckSize: number;
  readonly discardSize: number;
  readonly over: boolean;
  readonly market: number[];
  readonly owner: number[];
  readonly players: readonly { readonly hand: number[]; readonly pieces: number }[];
}

/** Clients of a Colyseus server, through its own client library. Without the id of a room that is there, one is made. */
export class ColyseusTable extends PeerTable implements Table {
  private readonly rooms: Room<TableState>[] = [];

  async open(): Promise<void> {
    const client = new Client(`ws://127.0.0.1:${this.port}`);
    for (let seat = 0; seat < SEATS; seat++) {
      const room =
        this.match === ''
          ? await client.create<TableState>('rr60', { seat })
          : await client.joinById<TableState>(this.match, { seat });
      this.match = room.roomId;
      this.rooms.push(room);
      await this.listen(seat, room);
    }
  }

  move(seat: number, moves: number, move: unknown): void {
    this.rooms[seat]?.send('move', { moves, code: move });
  }

  async again(): Promise<void> {
    this.rooms[0]?.send('restart');
  }

  close(): void {
    for (const { connection } of this.rooms) connection.close();
  }

  private listen(seat: number, room: Room<TableState>): Promise<void> {
    const { ws } = room.connection.transport as unknown as { ws: NodeJS.EventEmitter };
    ws.on('message', (data: ArrayBuffer) => count(this.traffic, data));
    return new Promise((resolve) => {
      room.onStateChange((state) => {
        this.show(seat, state);
        resolve();
      });
    });
  }

  private show(seat: number, state: TableState): void {
    const { seat: next, moveNumber, over, market, owner, deckSize, discardSize } = state;
    const own = state.players[seat];
    const hand = own?.hand ?? [];
    const view = { hand, deckSize, discardSize, market, owner };
    this.onShown(seat, {
      moves: moveNumber,
      seat: next,
      over,
      legal: () => codesInView(view, own?.pieces ?? 0),
    });
  }
}
