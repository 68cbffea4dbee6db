import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage } from '@roundhouse/protocol';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { Backlog } from './backlog.ts';
import { Departures } from './departures.ts';
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

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
}

function openOutbox(isBusy = false, departures = new Departures(() => isBusy)) {
  const socket = new Socket();
  const cutOff = vi.fn<() => void>();
  const outbox = new Outbox(
    { socket, address: '::1' },
    new Backlog({ perSocket: 8e6, perAddress: 8e6, inAll: 8e6 }),
    { cutOff },
    departures,
  );
  return { socket, cutOff, outbox };
}
const now = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
const ACCEPTED = { v: PROTOCOL_VERSION, type: 'accepted', match: 'm', id: '1', entry: 1 } as const;
const tellLater = (outbox: Outbox, entry: number): boolean =>
  outbox.send(message(entry, entry - 1, [entry]), `[1,${entry},[]]`, true);

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

it('what nobody waits for leaves with the next thing that somebody waits for, in order, while there is much to do', async () => {
  const { socket, outbox } = openOutbox(true);
  tellLater(outbox, 1);
  await now();
  tellLater(outbox, 2);
  await now();
  expect(socket.pieces).toEqual([]);
  outbox.send(ACCEPTED);
  tellLater(outbox, 3);
  await now();
  expect(socket.pieces).toEqual([['[1,1,[]]', '[1,2,[]]', JSON.stringify(ACCEPTED), '[1,3,[]]']]);
});

it('what nobody waits for leaves soon, though nothing follows it', async () => {
  fakeTime();
  const { socket, outbox } = openOutbox(true);
  tellLater(outbox, 1);
  vi.advanceTimersByTime(24);
  tellLater(outbox, 2);
  expect(socket.pieces).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(socket.pieces).toEqual([['[1,1,[]]', '[1,2,[]]']]);
  vi.advanceTimersByTime(100);
  expect(socket.pieces).toHaveLength(1);
});

it('each waits for as long as it may, whenever others leave and it left before', async () => {
  fakeTime();
  const departures = new Departures(() => true);
  const [one, other] = [openOutbox(true, departures), openOutbox(true, departures)];
  tellLater(one.outbox, 1);
  vi.advanceTimersByTime(20);
  tellLater(other.outbox, 1);
  one.outbox.send(ACCEPTED);
  await now();
  expect(one.socket.pieces).toEqual([['[1,1,[]]', JSON.stringify(ACCEPTED)]]);
  tellLater(one.outbox, 2);
  vi.advanceTimersByTime(24);
  expect([one.socket.pieces.length, other.socket.pieces.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect([one.socket.pieces.length, other.socket.pieces.length]).toEqual([2, 1]);
});

it('nothing waits while there is little to do', async () => {
  const { socket, outbox } = openOutbox();
  tellLater(outbox, 1);
  await now();
  tellLater(outbox, 2);
  await now();
  expect(socket.pieces).toEqual([['[1,1,[]]'], ['[1,2,[]]']]);
});

it('what waits leaves before the socket is closed', () => {
  const { socket, outbox } = openOutbox(true);
  tellLater(outbox, 1);
  expect(outbox.waiting).toBeGreaterThan(0);
  outbox.flush();
  expect(socket.pieces).toEqual([['[1,1,[]]']]);
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
