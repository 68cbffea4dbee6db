// What remains when everything but the game is left out: bare `ws`, each player's view as JSON after each move, and one log
// of moves that is on disk before a move is shown. All moves that wait share one fsync.
import { closeSync, existsSync, fdatasync, openSync, readFileSync, write } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { SEATS } from '../../rr60/data.ts';
import { answerParent } from '../../server/answer-parent.ts';
import { playCode, setUp, viewOf } from '../hand-written.ts';
import type { Table } from '../hand-written.ts';

interface Match {
  readonly id: string;
  readonly table: Table;
  seat: number;
  readonly sockets: (WebSocket | undefined)[];
}

const { folder } = JSON.parse(process.argv[2] ?? '{}') as { folder: string };
const file = join(folder, 'moves.log');
const matches = new Map<string, Match>();
let seeds = 1;

function begin(id: string, seed: number): Match {
  const match: Match = { id, table: setUp(seed), seat: 0, sockets: [] };
  matches.set(id, match);
  return match;
}

function play(match: Match, code: number): boolean {
  if (!playCode(match.table, match.seat, code)) return false;
  match.seat = (match.seat + 1) % SEATS;
  return true;
}

if (existsSync(file)) {
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const [id = '', kind, value] = line.split(' ');
    const match = matches.get(id);
    if (kind === 'seed') begin(id, Number(value));
    else if (match !== undefined) play(match, Number(value));
  }
}

const log = openSync(file, 'a');
let waiting: { lines: string; done: (() => void)[] } = { lines: '', done: [] };
let writing = false;

function append(line: string, done: () => void): void {
  waiting.lines += line;
  waiting.done.push(done);
  if (writing) return;
  writing = true;
  setImmediate(commit);
}

function commit(): void {
  const { lines, done } = waiting;
  waiting = { lines: '', done: [] };
  write(log, lines, () =>
    fdatasync(log, () => {
      for (const each of done) each();
      writing = waiting.done.length > 0;
      if (writing) setImmediate(commit);
    }),
  );
}

function show(match: Match, seat: number): void {
  const view = viewOf(match.table, seat);
  match.sockets[seat]?.send(JSON.stringify({ match: match.id, seat: match.seat, view }));
}

const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket) => {
  let match: Match | undefined;
  let seat = -1;
  const enter = (id: string, at: number): void => {
    match = matches.get(id);
    if (match === undefined) {
      const seed = seeds++;
      match = begin(id, seed);
      append(`${id} seed ${seed}\n`, () => undefined);
    }
    seat = at;
    match.sockets[at] = socket;
    show(match, at);
  };
  socket.on('message', (data: Buffer) => {
    const { join: id, seat: at, moves, code } = JSON.parse(data.toString()) as Said;
    if (id !== undefined) {
      enter(id, at);
      return;
    }
    const now = match;
    if (now === undefined || moves !== now.table.moveNumber || seat !== now.seat) return;
    if (!play(now, code)) return;
    append(`${now.id} move ${code}\n`, () => {
      for (let each = 0; each < SEATS; each++) show(now, each);
    });
  });
});

interface Said {
  readonly join?: string;
  readonly seat: number;
  readonly moves: number;
  readonly code: number;
}

http.listen(0, '127.0.0.1', () =>
  answerParent((http.address() as AddressInfo).port, async () => {
    http.close();
    closeSync(log);
  }),
);
