import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage } from '@roundhouse/protocol';
import { expect, it, vi } from 'vitest';
import type { Update } from '../host.ts';
import { OnlineMatch } from './online-match.ts';
import type { PlaySocket } from './play-socket.ts';

function position(at: number, since: number, steps: readonly [number, number][]): PositionMessage {
  return {
    v: PROTOCOL_VERSION,
    type: 'position',
    match: 'm',
    alias: 1,
    entry: at,
    moves: steps.at(-1)?.[0] ?? 0,
    viewer: 0,
    view: { at },
    deciders: [0],
    legal: [{ kind: 'pass' }],
    takeBack: 0,
    since,
    steps: steps.map(([moves, entry]) => ({ moves, entry, seat: 1, events: [] })),
    outcome: null,
    clocks: null,
    proposal: null,
    standIns: [],
    mayReturn: [],
  };
}

function begin() {
  const socket = { visit: () => () => {}, subscribe: vi.fn(), ask: vi.fn() };
  const match = new OnlineMatch('m', socket as unknown as PlaySocket);
  const updates: Update[] = [];
  match.listen((update) => void updates.push(update));
  const told = () =>
    updates.map((update) =>
      update.kind === 'whole'
        ? [update.kind, update.steps.map(({ moves }) => moves)]
        : [update.kind, update.kind === 'step' && update.step.moves],
    );
  return { socket, match, told };
}

it('tells the story first, then step by step, and anew after a take-back or a jump', () => {
  const { match, told } = begin();
  match.hear(
    position(2, 0, [
      [1, 1],
      [2, 2],
    ]),
  );
  match.hear(position(3, 2, [[3, 3]]));
  match.hear({ ...position(4, 2, []), moves: 2 });
  match.hear(
    position(6, 4, [
      [3, 5],
      [4, 6],
    ]),
  );
  expect(told()).toEqual([
    ['whole', [1, 2]],
    ['step', 3],
    ['whole', [1, 2]],
    ['whole', [1, 2, 3, 4]],
  ]);
});

it('whoever sees with other eyes from now on is told the whole story again, as they saw it', () => {
  const { socket, match, told } = begin();
  match.hear(position(1, 0, [[1, 1]]));
  match.hear({ ...position(2, 1, []), viewer: 'spectator', moves: 1 });
  expect(socket.subscribe).toHaveBeenCalledExactlyOnceWith('m');
  expect([match.known(), told()]).toEqual([0, [['whole', [1]]]]);
  match.hear({ ...position(2, 0, [[1, 1]]), viewer: 'spectator' });
  expect(match.whole).toMatchObject({ viewer: 'spectator', steps: [{ moves: 1 }] });
});

it('tells nothing twice, and asks again for what is missing', () => {
  const { socket, match, told } = begin();
  match.hear(position(1, 0, [[1, 1]]));
  match.hear(position(1, 1, []));
  match.hear(position(4, 3, [[4, 4]]));
  expect(told()).toEqual([['whole', [1]]]);
  expect(socket.subscribe).toHaveBeenCalledExactlyOnceWith('m');
  expect(match.known()).toBe(1);
});

it('a move answers the newest position, and one for an older position is stale without asking', async () => {
  const { socket, match } = begin();
  match.hear({ ...position(7, 0, [[1, 1]]), moves: 1 });
  expect(await match.play(0, { kind: 'pass' }, 0)).toEqual({ ok: false, error: 'stale' });
  expect(socket.ask).not.toHaveBeenCalled();
  socket.ask.mockResolvedValue({ ok: false, reason: 'not-seated' });
  expect(await match.play(0, { kind: 'pass' }, 1)).toEqual({ ok: false, error: 'not-allowed' });
  expect(socket.ask.mock.calls[0]?.[0]).toMatchObject({ type: 'move', entry: 7, match: 'm' });
});

it('looks back at what it has seen', async () => {
  const { match } = begin();
  match.hear(position(1, 0, [[1, 1]]));
  match.hear(position(2, 1, [[2, 2]]));
  expect((await match.at(0, 1))?.position.view).toEqual({ at: 1 });
  expect((await match.at(0, 2))?.step?.moves).toBe(2);
});

it('keeps the newest lines of chat without a gap, and reads earlier ones when it is asked', async () => {
  const { match } = begin();
  const lines = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({
      number: first + i,
      user: 'ada',
      name: 'Ada',
      seat: 0,
      text: 'Hello',
      at: 0,
    }));
  const chat = (first: number, last: number): void =>
    match.hear({ v: PROTOCOL_VERSION, type: 'chat', match: 'm', lines: lines(first, last) });
  const shown = () => [match.chat.value[0]?.number, match.lastChat, match.hasEarlierChat];
  chat(1, 3);
  expect(shown()).toEqual([1, 3, false]);
  chat(206, 206);
  chat(105, 205);
  expect(shown()).toEqual([105, 206, true]);
  const asked = vi.fn<typeof fetch>(async () => Response.json(lines(5, 104)));
  vi.stubGlobal('fetch', asked);
  expect(await match.readEarlierChat()).toBe(true);
  vi.unstubAllGlobals();
  expect(asked.mock.calls[0]?.[0]).toContain('/matches/m/chat?before=105');
  expect(shown()).toEqual([5, 206, true]);
});
