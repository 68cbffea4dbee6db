import type { PositionMessage } from '@roundhouse/protocol';
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

it('a slow reader gets the newest position only, and a hopeless one is cut off', async () => {
  const sent: string[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => void sent.push(text),
    terminate: () => void sent.push('terminated'),
  };
  const outbox = new Outbox(socket as unknown as WebSocket);
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
