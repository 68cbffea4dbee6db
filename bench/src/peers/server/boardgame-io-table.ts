import { WebSocket } from 'ws';
import { SEATS } from '../../rr60/data.ts';
import { nameOf } from '../boardgame-io.ts';
import { codesInView } from '../hand-written.ts';
import type { TableView } from '../hand-written.ts';
import { count, PeerTable } from './table.ts';
import type { Table } from './table.ts';

interface HeldState {
  readonly G: TableView;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Client {
  readonly socket: WebSocket;
  stateId: number;
  onSync: () => void;
}

const EVENT = '42/rr60,';

/** Clients of boardgame.io's server: what its own client sends, in socket.io's framing, without that client's cost. */
export class BoardgameIoTable extends PeerTable implements Table {
  private readonly clients: Client[] = [];
  private played = 0;

  async open(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) await this.connect(seat);
  }

  move(seat: number, _: number, move: unknown): void {
    const [type, args] = nameOf(move as number);
    const playerID = String(seat);
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    this.say(seat, ['update', action, this.clients[seat]?.stateId, this.match, playerID]);
  }

  /** One after the other: a match is made when the first client asks for it, and four at once would race to make it. */
  async again(): Promise<void> {
    this.match = `${this.match.split('-')[0]}-${++this.played}`;
    for (let seat = 0; seat < SEATS; seat++) await this.sync(seat);
  }

  close(): void {
    for (const { socket } of this.clients) socket.terminate();
  }

  private connect(seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const address = `ws://127.0.0.1:${this.port}/socket.io/?EIO=4&transport=websocket`;
      const socket = new WebSocket(address, { perMessageDeflate: false });
      this.clients.push({ socket, stateId: -1, onSync: () => undefined });
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        count(this.traffic, data);
        const text = data.toString();
        if (text.startsWith('0')) socket.send('40/rr60,');
        else if (text.startsWith('2')) socket.send('3');
        else if (text.startsWith('40')) void this.sync(seat).then(resolve);
        else if (text.startsWith(EVENT)) this.hear(seat, text.slice(EVENT.length));
      });
    });
  }

  private sync(seat: number): Promise<void> {
    return new Promise((resolve) => {
      const client = this.clients[seat];
      if (client !== undefined) client.onSync = resolve;
      this.say(seat, ['sync', this.match, String(seat), null, SEATS]);
    });
  }

  private say(seat: number, event: readonly unknown[]): void {
    this.clients[seat]?.socket.send(EVENT + JSON.stringify(event));
  }

  private hear(seat: number, text: string): void {
    const [type, match, said] = JSON.parse(text) as [string, string, unknown];
    const client = this.clients[seat];
    if (match !== this.match || client === undefined) return;
    if (type !== 'sync' && type !== 'update') return;
    const { G, ctx, _stateID } =
      type === 'sync' ? (said as { state: HeldState }).state : (said as HeldState);
    client.stateId = _stateID;
    if (type === 'sync') client.onSync();
    this.onShown(seat, {
      moves: G.moveNumber,
      seat: Number(ctx.currentPlayer),
      over: ctx.gameover !== undefined,
      legal: () => codesInView(G, G.pieces[seat] ?? 0),
    });
  }
}
