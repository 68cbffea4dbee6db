// A Colyseus room, in memory as its rooms are. Hands are in the state behind a StateView; patches go out after each move.
import { Room, Server } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { ArraySchema, schema, StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROUTES, SEATS, SLOTS } from '../../rr60/data.ts';
import { answerParent } from '../../server/answer-parent.ts';
import { playCode, setUp } from '../hand-written.ts';
import type { Table } from '../hand-written.ts';

const PlayerState = schema(
  {
    hand: { array: 'int8', view: true },
    handSize: 'uint8',
    pieces: 'int8',
    score: 'uint8',
  },
  'PlayerState',
);
const TableState = schema(
  {
    seat: 'uint8',
    moveNumber: 'uint16',
    deckSize: 'uint8',
    discardSize: 'uint8',
    passes: 'uint8',
    turnsLeft: 'int8',
    over: 'boolean',
    market: { array: 'int8' },
    owner: { array: 'int8' },
    players: { array: PlayerState },
  },
  'TableState',
);
type TableState = InstanceType<typeof TableState>;

class RailRoom extends Room<TableState> {
  private table: Table = setUp(newSeed());
  private seat = 0;
  private readonly seats = new Map<string, number>();

  override onCreate(): void {
    this.maxClients = SEATS;
    // Its types have no word for "never by itself".
    Object.assign(this, { patchRate: null });
    const state = new TableState();
    state.market = new ArraySchema<number>(...new Array<number>(SLOTS).fill(-1));
    state.owner = new ArraySchema<number>(...new Array<number>(ROUTES.length).fill(-1));
    state.players = new ArraySchema(
      ...Array.from({ length: SEATS }, () => {
        const player = new PlayerState();
        player.hand = new ArraySchema<number>();
        return player;
      }),
    );
    this.state = state;
    this.mirror();
    this.onMessage('move', (client, { moves, code }: { moves: number; code: number }) =>
      this.move(client, moves, code),
    );
    this.onMessage('restart', () => {
      if (!this.table.over) return;
      this.table = setUp(newSeed());
      this.seat = 0;
      this.mirror();
      this.broadcastPatch();
    });
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    this.seats.set(client.sessionId, seat);
    const player = this.state.players[seat];
    if (player === undefined) return;
    client.view = new StateView();
    client.view.add(player);
  }

  private move(client: Client, moves: number, code: number): void {
    const seat = this.seats.get(client.sessionId);
    if (seat !== this.seat || moves !== this.table.moveNumber) return;
    if (!playCode(this.table, seat, code)) return;
    this.seat = (seat + 1) % SEATS;
    this.mirror(seat);
    this.broadcastPatch();
  }

  /** Copies what changed into the state that Colyseus keeps in step with the clients'. */
  private mirror(mover?: number): void {
    const { table, state } = this;
    state.seat = this.seat;
    state.moveNumber = table.moveNumber;
    state.deckSize = table.deck.length;
    state.discardSize = table.discard.length;
    state.passes = table.passes;
    state.turnsLeft = table.turnsLeft;
    state.over = table.over;
    copyChanged(table.market, listOf(state.market));
    copyChanged(table.owner, listOf(state.owner));
    for (const [seat, hand] of table.hands.entries()) {
      const player = state.players[seat];
      if (player === undefined) continue;
      player.handSize = hand.length;
      player.pieces = table.pieces[seat] ?? 0;
      player.score = table.score[seat] ?? 0;
      if (mover === undefined || mover === seat)
        copyHand(hand, listOf(player.hand), mover === undefined);
    }
  }
}

/** Its types call the lists of a schema plain ones. */
function listOf(numbers: number[]): ArraySchema<number> {
  return numbers as unknown as ArraySchema<number>;
}

function copyChanged(from: readonly number[], to: ArraySchema<number>): void {
  for (const [at, value] of from.entries()) if (to[at] !== value) to[at] = value;
}

/** A hand that lost cards is written anew: with cards set and popped in one patch, some clients kept stale ones. */
function copyHand(from: readonly number[], to: ArraySchema<number>, anew: boolean): void {
  if (anew || to.length > from.length) to.clear();
  for (let at = to.length; at < from.length; at++) to.push(from[at] as number);
}

function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('rr60', RailRoom);
await server.listen(0, '127.0.0.1');
answerParent((http.address() as AddressInfo).port, async () => http.close());
