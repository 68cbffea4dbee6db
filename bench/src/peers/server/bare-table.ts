import { once } from 'node:events';
import { WebSocket } from 'ws';
import { SEATS } from '../../rr60/data.ts';
import { codesInView } from '../hand-written.ts';
import type { TableView } from '../hand-written.ts';
import { count, PeerTable } from './table.ts';
import type { Table } from './table.ts';

/** Clients of the bare server. */
export class BareTable extends PeerTable implements Table {
  private readonly sockets: WebSocket[] = [];
  private played = 0;

  async open(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${this.port}/`, { perMessageDeflate: false });
      this.sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('message', (data: Buffer) => this.hear(seat, data));
      await once(socket, 'open');
      this.join(seat);
      await once(socket, 'message');
    }
  }

  move(seat: number, moves: number, move: unknown): void {
    this.sockets[seat]?.send(JSON.stringify({ moves, code: move }));
  }

  async again(): Promise<void> {
    this.match = `${this.match.split('-')[0]}-${++this.played}`;
    for (let seat = 0; seat < SEATS; seat++) this.join(seat);
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private join(seat: number): void {
    this.sockets[seat]?.send(JSON.stringify({ join: this.match, seat }));
  }

  private hear(seat: number, data: Buffer): void {
    count(this.traffic, data);
    const said = JSON.parse(data.toString()) as { match: string; seat: number; view: TableView };
    if (said.match !== this.match) return;
    const { view } = said;
    this.onShown(seat, {
      moves: view.moveNumber,
      seat: said.seat,
      over: view.over,
      legal: () => codesInView(view, view.pieces[seat] ?? 0),
    });
  }
}
