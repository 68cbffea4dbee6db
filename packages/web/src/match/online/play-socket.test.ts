import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import type { OwnTable } from '@roundhouse/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaySocket } from './play-socket.ts';
import type { Request, Wire, WireEnd } from './play-socket.ts';

type Sent = { type: string; id?: string; since?: number; away?: boolean };

class FakeWire implements Wire {
  readonly sent: Sent[] = [];
  private readonly end: WireEnd;
  constructor(end: WireEnd) {
    this.end = end;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {}
  say(message: object): void {
    this.sayText(JSON.stringify({ v: PROTOCOL_VERSION, ...message }));
  }
  sayText(text: string): void {
    this.end.hear(text);
  }
  drop(code: number): void {
    this.end.closed(code);
  }
  welcome(): void {
    this.say({ type: 'welcome', user: 'u' });
  }
  position(entry: number): void {
    this.say({
      type: 'position',
      match: 'm',
      alias: 5,
      entry,
      moves: entry,
      viewer: 0,
      view: {},
      deciders: [],
      legal: [],
      takeBack: 0,
      since: 0,
      steps: [],
      outcome: null,
      clocks: null,
      proposal: null,
      standIns: [],
      mayReturn: [],
    });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

let wires: FakeWire[];
let online: boolean;
let stored: readonly Request[];
let socket: PlaySocket;
const heard: ServerMessage[] = [];
const subscriber = { known: () => 4, hear: (message: ServerMessage) => void heard.push(message) };
const wire = (): FakeWire => {
  const last = wires.at(-1);
  if (!last) throw new Error('nothing was opened');
  return last;
};
const move = (id: string, entry: number) =>
  socket.ask({ v: PROTOCOL_VERSION, match: 'm', type: 'move', id, entry, move: { kind: 'pass' } });

/** A page that was just opened. */
function newSocket(): PlaySocket {
  return new PlaySocket({
    open: (end) => {
      wires.push(new FakeWire(end));
      return wire();
    },
    isOnline: () => online,
    random: () => 0.5,
    kept: {
      read: () => stored,
      add: (request) => void (stored = [...stored, request]),
      drop: (gone) => void (stored = stored.filter(({ id }) => id !== gone)),
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  online = true;
  stored = [];
  heard.length = 0;
  socket = newSocket();
  socket.visit('m', subscriber);
});
afterEach(() => vi.useRealTimers());

describe('the line', () => {
  it('asks for what happened since the position it knows, each time it is there again', () => {
    wire().welcome();
    expect(wire().sent).toMatchObject([{ type: 'subscribe', since: 4 }]);
    wire().drop(1001);
    expect(socket.line.value).toBe('waiting');
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect([wires.length, socket.line.value]).toEqual([2, 'open']);
    expect(wire().sent).toMatchObject([{ type: 'subscribe', since: 4 }]);
  });

  it('says when nobody looks, also after a break', () => {
    wire().welcome();
    socket.setAway(true);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'away', match: 'm', away: true });
    wire().drop(1001);
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().sent).toMatchObject([{ type: 'subscribe', away: true }]);
    socket.setAway(false);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'away', match: 'm', away: false });
  });

  it('waits twice as long after each failure, and 15 seconds at most', () => {
    const waits = Array.from({ length: 8 }, () => {
      wire().drop(1006);
      const opened = wires.length;
      let waited = 0;
      for (; wires.length === opened; waited += 100) vi.advanceTimersByTime(100);
      return waited;
    });
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  });

  it('is dropped when the server says nothing for two beats', () => {
    wire().welcome();
    vi.advanceTimersByTime(12_000);
    wire().say({ type: 'pong', id: 'beat' });
    vi.advanceTimersByTime(12_000);
    expect(socket.line.value).toBe('open');
    vi.advanceTimersByTime(12_000);
    expect(socket.line.value).toBe('waiting');
  });

  it('stays down when the session was ended or the server speaks another version', () => {
    wire().drop(4401);
    vi.advanceTimersByTime(1000);
    wire().say({ type: 'welcome', user: null });
    vi.advanceTimersByTime(60_000);
    expect([wires.length, socket.line.value]).toEqual([2, 'signed-out']);
    socket.renew();
    wire().say({ v: PROTOCOL_VERSION + 1, type: 'welcome', user: null });
    vi.advanceTimersByTime(60_000);
    expect([wires.length, socket.line.value]).toEqual([3, 'outdated']);
  });

  it('comes back when the session was only renewed', () => {
    wire().drop(4401);
    vi.advanceTimersByTime(1000);
    wire().welcome();
    expect([wires.length, socket.line.value]).toEqual([2, 'open']);
  });

  it('does nothing without a network and comes back when it is there', () => {
    online = false;
    socket.lost();
    vi.advanceTimersByTime(60_000);
    expect([wires.length, socket.line.value]).toEqual([1, 'offline']);
    online = true;
    socket.renew();
    wire().welcome();
    expect(socket.line.value).toBe('open');
  });

  it('passes over what it can’t read', () => {
    wire().welcome();
    wire().sayText(`{"v":${PROTOCOL_VERSION},"type":"surprise","match":"m"}`);
    expect([heard.length, socket.line.value]).toEqual([0, 'open']);
  });
});

describe('a delta', () => {
  it('is heard as the position that it makes of the one before, and as the answer to what it accepts', async () => {
    wire().welcome();
    wire().position(4);
    const answer = move('mine', 4);
    wire().sayText(
      '[5,5,[2,[1],5,{"at":5}],0,[{"kind":"passed"}],[{"kind":"bid","amount":[1,2]}],"mine"]',
    );
    expect(await answer).toEqual({ ok: true, entry: 5 });
    expect(heard.at(-2)).toMatchObject({
      type: 'position',
      match: 'm',
      entry: 5,
      moves: 5,
      since: 4,
      deciders: [1],
      legal: [
        { kind: 'bid', amount: 1 },
        { kind: 'bid', amount: 2 },
      ],
      steps: [{ moves: 5, entry: 5, seat: 0, events: [{ kind: 'passed', to: 'all' }] }],
    });
    wire().sayText('[5,6,[]]');
    expect(heard.at(-1)).toMatchObject({ entry: 6, moves: 5, since: 5, steps: [], legal: [] });
  });

  it('of several entries is heard as the last position, with the steps of all', async () => {
    wire().welcome();
    wire().position(4);
    const answer = move('mine', 4);
    wire().sayText('[5,7,[2,[1]],[[0,[],"mine"],[],[2,[{"kind":"passed"}]]],[],[{"kind":"pass"}]]');
    expect(await answer).toEqual({ ok: true, entry: 5 });
    expect(heard.at(-2)).toMatchObject({
      entry: 7,
      moves: 6,
      since: 4,
      deciders: [1],
      legal: [{ kind: 'pass' }],
      steps: [
        { moves: 5, entry: 5, seat: 0, events: [] },
        { moves: 6, entry: 7, seat: 2, events: [{ kind: 'passed', to: 'all' }] },
      ],
    });
    // One that leads on from what is not here, though it goes further.
    wire().sayText('[5,9,[],[[0,[]],[2,[]],[1,[]]]]');
    expect(wire().types()).toContain('subscribe');
  });

  it('that does not follow from what is here asks for everything again, once', () => {
    wire().welcome();
    wire().position(4);
    wire().sayText('[9,5,[]]');
    wire().sayText('[5,4,[]]');
    expect([heard.length, wire().types()]).toEqual([1, ['subscribe']]);
    wire().sayText('[5,6,[]]');
    wire().sayText('[5,7,[]]');
    expect([heard.length, wire().types()]).toEqual([1, ['subscribe', 'subscribe']]);
    wire().position(7);
    wire().sayText('[5,8,[]]');
    expect(heard.at(-1)).toMatchObject({ type: 'position', entry: 8 });
  });

  it('of an earlier wire is forgotten with it', () => {
    wire().welcome();
    wire().position(4);
    wire().drop(1001);
    vi.advanceTimersByTime(400);
    wire().welcome();
    wire().sayText('[5,5,[]]');
    expect([heard.length, wire().types()]).toEqual([1, ['subscribe']]);
  });
});

describe('a move', () => {
  it('is sent once, and once more under the same id when the answer got lost', async () => {
    wire().welcome();
    wire().position(4);
    const answer = move('a', 4);
    expect(wire().types()).toEqual(['subscribe', 'move']);
    wire().drop(1006);
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(wire().types()).toEqual(['subscribe']);
    wire().position(5);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'move', id: 'a' });
    wire().say({ type: 'accepted', match: 'm', id: 'a', entry: 5 });
    expect(await answer).toEqual({ ok: true, entry: 5 });
  });

  it('that was sent and has no answer when the line breaks is said to wait', () => {
    wire().welcome();
    wire().position(4);
    void move('a', 4);
    expect(socket.unsent.value).toBe(0);
    socket.lost();
    expect(socket.unsent.value).toBe(1);
    socket.renew();
    wire().welcome();
    wire().position(4);
    expect(socket.unsent.value).toBe(0);
    wire().say({ type: 'accepted', match: 'm', id: 'a', entry: 5 });
    wire().drop(0);
    expect(socket.unsent.value).toBe(0);
  });

  it('made without a network is sent if the position is still the same', async () => {
    wire().welcome();
    wire().position(4);
    socket.lost();
    const answer = move('a', 4);
    expect(socket.unsent.value).toBe(1);
    socket.renew();
    wire().welcome();
    wire().position(4);
    expect(wire().types()).toEqual(['subscribe', 'move']);
    wire().say({ type: 'accepted', match: 'm', id: 'a', entry: 5 });
    expect(await answer).toEqual({ ok: true, entry: 5 });
  });

  it('made without a network is never sent if the table has moved on', async () => {
    wire().welcome();
    wire().position(4);
    socket.lost();
    const answer = move('a', 4);
    socket.renew();
    wire().welcome();
    wire().position(6);
    expect(await answer).toEqual({ ok: false, reason: 'stale' });
    expect(wire().types()).toEqual(['subscribe']);
    expect(socket.unsent.value).toBe(0);
  });

  it.each([
    ['is sent if the position is still the same', 4, ['subscribe', 'move']],
    ['is forgotten if the table has moved on', 6, ['subscribe']],
  ])('that waited when the page was reloaded %s', (_, entry, types) => {
    wire().welcome();
    wire().position(4);
    socket.lost();
    void move('a', 4);
    socket = newSocket();
    expect(socket.unsent.value).toBe(1);
    socket.visit('m', subscriber);
    wire().welcome();
    wire().position(entry);
    expect(wire().types()).toEqual(types);
    expect(socket.unsent.value).toBe(0);
    wire().say({ type: 'accepted', match: 'm', id: 'a', entry: 5 });
    expect(stored).toEqual([]);
  });
});

const TABLE: OwnTable = {
  id: 'm',
  game: 'toll-road',
  rulesVersion: 1,
  status: 'open',
  isPublic: true,
  settings: {
    options: {},
    time: { kind: 'none' },
    onTimeOut: 'bot',
    onResign: 'bot',
    seating: 'random',
  },
  seats: [{ user: 'u', name: 'Ada', bot: null, taken: true, you: true }],
  host: true,
  removed: false,
  createdAt: 1,
  startedAt: null,
  updatedAt: 1,
  entry: 0,
  deciders: [],
  deadline: null,
  outcome: null,
  programs: [],
  teams: [],
  silent: false,
  seedHash: '',
  yourTurn: false,
};

describe('whoever attends', () => {
  it('keeps the line open and hears of every welcome and of own matches', () => {
    const told: string[] = [];
    socket = newSocket();
    const opened = wires.length;
    socket.attend(({ type }) => told.push(type));
    expect(wires.length).toBe(opened + 1);
    wire().welcome();
    wire().say({ type: 'mine', table: TABLE });
    wire().drop(1006);
    vi.advanceTimersByTime(400);
    wire().welcome();
    expect(told).toEqual(['welcome', 'mine', 'welcome']);
  });
});
