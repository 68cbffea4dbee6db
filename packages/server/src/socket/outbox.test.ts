import type { PositionMessage } from '@roundhouse/protocol';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { expect, it } from 'vitest';
import { merge, Outbox } from './outbox.ts';

const message = (position: number, since: number, steps: readonly number[]): PositionMessage => ({
  v: 1,
  type: 'position',
  match: 'm',
  position,
  moves: 0,
  viewer: 0,
  view: {},
  deciders: [],
  legal: [],
  takeBack: 0,
  since,
  steps: steps.map((each) => ({ number: each, position: each, seat: 0, events: [] })),
  outcome: null,
  clocks: null,
  proposal: null,
  standIns: [],
  mayReturn: [],
});
const shape = ({ position, since, steps }: PositionMessage): unknown => [
  position,
  since,
  steps.map((step) => step.position),
];

it('positions are merged without a gap, and what was taken back is left out', () => {
  expect(shape(merge(message(5, 4, [5]), message(6, 5, [6])))).toEqual([6, 4, [5, 6]]);
  expect(shape(merge(message(6, 4, [5, 6]), message(7, 5, [])))).toEqual([7, 4, [5]]);
  expect(shape(merge(message(5, 4, [5]), message(6, 2, [])))).toEqual([6, 2, []]);
});

/** A wire that notes in how many pieces what is sent leaves. */
class Wire {
  readonly pieces: string[][] = [];
  writableCorked = 0;
  private waiting: string[] = [];
  cork(): void {
    this.writableCorked++;
  }
  uncork(): void {
    this.writableCorked--;
    this.pieces.push(this.waiting);
    this.waiting = [];
  }
  write(text: string): void {
    this.waiting.push(text);
  }
}

it('what is said in one go leaves in one piece', async () => {
  const wire = new Wire();
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => wire.write(text),
  };
  const outbox = new Outbox(socket as unknown as WebSocket, wire as unknown as Duplex);
  outbox.send(message(1, 0, [1]));
  await Promise.resolve();
  outbox.send({ v: 1, type: 'accepted', match: 'm', id: '1', position: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  outbox.send(message(2, 1, [2]));
  await new Promise((resolve) => setImmediate(resolve));
  expect(wire.pieces.map(({ length }) => length)).toEqual([2, 1]);
});

it('a slow reader gets the newest position only, and a hopeless one is cut off', async () => {
  const sent: string[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => void sent.push(text),
    terminate: () => void sent.push('terminated'),
  };
  const outbox = new Outbox(socket as unknown as WebSocket, new Wire() as unknown as Duplex);
  outbox.send(message(1, 0, [1]));
  socket.bufferedAmount = 1024 * 1024;
  for (const position of [2, 3, 4]) outbox.send(message(position, position - 1, [position]));
  expect(sent).toHaveLength(1);
  socket.bufferedAmount = 0;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(sent.slice(1).map((text) => shape(JSON.parse(text) as PositionMessage))).toEqual([
    [4, 1, [2, 3, 4]],
  ]);
  socket.bufferedAmount = 16 * 1024 * 1024;
  outbox.send(message(5, 4, [5]));
  expect(sent.at(-1)).toBe('terminated');
});
