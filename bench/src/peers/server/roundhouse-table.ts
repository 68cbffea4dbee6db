import { Positions, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { SEATS } from '../../rr60/data.ts';
import { heardIn } from '../../server/heard.ts';
import type { Guest } from '../../server/tables.ts';
import { count } from './table.ts';
import type { OnShown, Table, Traffic } from './table.ts';

/** Four people who have been here before, and the matches that they are going to play. */
export interface LaidTable {
  readonly guests: readonly Guest[];
  readonly matches: readonly string[];
}

/** Clients of our server. */
export class RoundhouseTable implements Table {
  private readonly sockets: WebSocket[] = [];
  private readonly positions: Positions[] = [];
  private readonly port: number;
  private readonly laid: LaidTable;
  private readonly onShown: OnShown;
  private readonly traffic: Traffic;
  private played = 0;
  private said = 0;

  constructor(port: number, laid: LaidTable, onShown: OnShown, traffic: Traffic) {
    this.port = port;
    this.laid = laid;
    this.onShown = onShown;
    this.traffic = traffic;
  }

  get match(): string {
    const match = this.laid.matches[this.played];
    if (match === undefined) throw new Error('too few matches were laid out');
    return match;
  }

  async open(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${this.port}/socket`, {
        headers: { cookie: this.laid.guests[seat]?.cookie ?? '' },
        perMessageDeflate: false,
      });
      this.sockets.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'open');
      const positions = new Positions((match) => this.say(seat, { type: 'subscribe', match }));
      this.positions.push(positions);
      const shown = new Promise<void>((resolve) => {
        socket.on('message', (data: Buffer) => {
          count(this.traffic, data);
          for (const message of positions.whole(heardIn(data.toString())))
            if (this.hear(seat, message)) resolve();
        });
      });
      this.say(seat, { type: 'subscribe', match: this.match });
      await shown;
    }
  }

  move(seat: number, moves: number, move: unknown): void {
    const id = `${++this.said}`;
    this.say(seat, { type: 'move', match: this.match, id, entry: moves, move });
  }

  async again(): Promise<void> {
    const before = this.match;
    this.played++;
    for (let seat = 0; seat < SEATS; seat++) {
      this.positions[seat]?.forget(before);
      this.say(seat, { type: 'unsubscribe', match: before });
      this.say(seat, { type: 'subscribe', match: this.match });
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private say(seat: number, message: object): void {
    this.sockets[seat]?.send(JSON.stringify({ v: PROTOCOL_VERSION, ...message }));
  }

  /** Whether this was a position. */
  private hear(seat: number, message: ServerMessage): boolean {
    if (message.type === 'refused') throw new Error(`refused: ${message.reason}`);
    if (message.type !== 'position' || message.match !== this.match) return false;
    const { moves, deciders, outcome, legal } = message;
    this.onShown(seat, {
      moves,
      seat: deciders[0] ?? -1,
      over: outcome !== null,
      legal: () => legal,
    });
    return true;
  }
}
