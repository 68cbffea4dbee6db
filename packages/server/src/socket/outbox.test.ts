import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage } from '@roundhouse/protocol';
import { expect, it, vi } from 'vitest';
import { Backlog } from './backlog.ts';
import { merge, Outbox } from './outbox.ts';

const message = (entry: number, since: number, steps: readonly number[]): PositionMessage => ({
  v: PROTOCOL_VERSION,
  type: 'position',
  match: 'm',
  alias: 1,
  entry,
  moves: 0,
  viewer: 0,
  view: {},
  deciders: [],
  legal: [],
  takeBack: 0,
  since,
  steps: steps.map((each) => ({ moves: each, entry: each, seat: 0, events: [] })),
  outcome: null,
  clocks: null,
  proposal: null,
  standIns: [],
  mayReturn: [],
});
const shape = ({ entry, since, steps }: PositionMessage): unknown => [
  entry,
  since,
  steps.map((step) => step.entry),
];

it('positions are merged without a gap, and what was taken back is left out', () => {
  expect(shape(merge(message(5, 4, [5]), message(6, 5, [6])))).toEqual([6, 4, [5, 6]]);
  expect(shape(merge(message(6, 4, [5, 6]), message(7, 5, [])))).toEqual([7, 4, [5]]);
  expect(shape(merge(message(5, 4, [5]), message(6, 2, [])))).toEqual([6, 2, []]);
});

/** A socket that notes what leaves at once, without the two or four bytes that say how long each text is. */
class Socket {
  isOpen = true;
  waiting = 0;
  readonly pieces: string[][] = [];
  send(frames: string): void {
    this.pieces.push(frames.split(/\u0081(?:~..|[^~])/s).slice(1));
  }
  get texts(): string[] {
    return this.pieces.flat();
  }
}

function openOutbox() {
  const socket = new Socket();
  const cutOff = vi.fn<() => void>();
  const outbox = new Outbox(
    { socket, address: '::1' },
    new Backlog({ perSocket: 8e6, perAddress: 8e6, inAll: 8e6 }),
    { cutOff },
  );
  return { socket, cutOff, outbox };
}
const now = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
const ACCEPTED = { v: PROTOCOL_VERSION, type: 'accepted', match: 'm', id: '1', entry: 1 } as const;

it('what is said in one go leaves in one piece', async () => {
  const { socket, outbox } = openOutbox();
  outbox.send(message(1, 0, [1]));
  await Promise.resolve();
  outbox.send(ACCEPTED);
  await now();
  outbox.send(message(2, 1, [2]));
  await now();
  expect(socket.pieces.map(({ length }) => length)).toEqual([2, 1]);
  expect(JSON.parse(socket.texts[1] ?? '')).toMatchObject({ type: 'accepted', id: '1' });
});

it('what was said leaves before the socket is closed, and nothing after it', async () => {
  const { socket, outbox } = openOutbox();
  outbox.send(message(1, 0, [1]));
  outbox.flush();
  expect(socket.texts).toHaveLength(1);
  outbox.send(message(2, 1, [2]));
  socket.isOpen = false;
  await now();
  expect(socket.texts).toHaveLength(1);
});

it('a slow reader gets the newest position only, whole, and a hopeless one is cut off', async () => {
  const { socket, cutOff, outbox } = openOutbox();
  expect(outbox.send(message(1, 0, [1]))).toBe(true);
  await now();
  socket.waiting = 1024 * 1024;
  for (const entry of [2, 3, 4])
    expect(outbox.send(message(entry, entry - 1, [entry]), `[1,${entry},[]]`)).toBe(false);
  await now();
  expect(socket.texts).toHaveLength(1);
  socket.waiting = 0;
  await vi.waitUntil(() => socket.texts.length > 1, { timeout: 60_000 });
  expect(socket.texts.slice(1).map((text) => shape(JSON.parse(text) as PositionMessage))).toEqual([
    [4, 1, [2, 3, 4]],
  ]);
  outbox.send(message(5, 4, [5]));
  socket.waiting = 16 * 1024 * 1024;
  await now();
  expect(cutOff).toHaveBeenCalledOnce();
});
