import type { LineStep, PlannedLine, Program, ServerMessage } from '@roundhouse/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { Client } from '../testing/client.ts';
import { begunMatch, person } from '../testing/fresh-store.ts';
import { startServer } from '../testing/play-server.ts';

type Told = Extract<ServerMessage, { type: 'program' }>;
type Refused = Extract<ServerMessage, { type: 'refused' }>;
let folder: string;
let started: Awaited<ReturnType<typeof startServer>>;
let ada: Client;
let bea: Client;
let match: string;
let gate: Promise<void> | undefined;
let open: () => void;

const start = async (): Promise<void> => {
  started = await startServer({ store: await openStore({ folder }), pause: async () => gate });
};

beforeEach(async () => {
  gate = undefined;
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-lines-'));
  await start();
  ada = await Client.guest(started.url, 'Ada');
  bea = await Client.guest(started.url, 'Bea');
  const seats = [person(bea.user), person(ada.user)];
  const row = begunMatch({ game: 'toll-road', deciders: [0], seats });
  await started.store.createMatch(row);
  match = row.id;
  await ada.subscribe(match);
  await bea.subscribe(match);
});
afterEach(async () => {
  ada.close();
  bea.close();
  await started.stop();
  rmSync(folder, { recursive: true });
});

/** Lets programs wait until the gate is opened. */
function shut(): void {
  gate = new Promise((resolve) => {
    open = resolve;
  });
}

/** Bea sits at 0 and begins; Ada plans from 1. */
const passes = (seat: number): LineStep => ({
  seat,
  events: [{ kind: 'passed', to: 'all', seat } as never],
});
const lays = (seat: number, stone: number): LineStep => ({
  seat,
  events: [{ kind: 'laid', to: 'all', seat, stone } as never],
});
const ends = (seat: number): LineStep => ({ seat, events: [] });
const own = (step: LineStep, move: LineStep['move']): LineStep => ({
  ...step,
  ...(move && { move }),
});
const layTwo = own(lays(1, 2), { kind: 'lay', stone: 2 });
const end = own(ends(1), { kind: 'end' });
const pass = own(passes(1), { kind: 'pass' });
const line = (...steps: readonly LineStep[]): PlannedLine => ({ entry: 0, steps });
const plan = (...lines: readonly PlannedLine[]): Program => ({ kind: 'conditional-moves', lines });

async function arm(program: Program | null): Promise<void> {
  await ada.does({ type: 'program', match, id: `p${Math.random()}`, program });
}

async function move(client: Client, entry: number, given: LineStep['move']): Promise<void> {
  await client.does({ type: 'move', match, id: `m${entry}`, entry, move: given ?? { kind: '' } });
}

const told = (last: 'armed' | 'fired' | 'dropped' | 'stopped'): Promise<Told> =>
  ada.next(
    (message): message is Told => message.type === 'program' && message.notes.at(-1)?.what === last,
  );
const whats = ({ notes }: Told) => notes.map(({ what, why }) => [what, why]);

describe('conditional moves', () => {
  it('are played, step after step, when the others do what was planned', async () => {
    await arm(plan(line(passes(0), layTwo, end)));
    const done = told('stopped');
    const arrived = bea.arrival(match, 3);
    await move(bea, 0, { kind: 'pass' });
    await arrived;
    expect(whats(await done)).toEqual([
      ['armed', 'owner'],
      ['fired', 'as-planned'],
      ['fired', 'as-planned'],
      ['stopped', 'line-played'],
    ]);
    const entries = await started.store.entries(match, 0);
    expect(entries.map(({ entry }) => entry)).toMatchObject([
      { move: { kind: 'pass' } },
      { seat: 1, move: { kind: 'lay', stone: 2 } },
      { seat: 1, move: { kind: 'end' } },
    ]);
  });

  it('are dropped when another seat does something else, and nobody else hears of any of it', async () => {
    await arm(plan(line(passes(0), pass)));
    const done = told('stopped');
    await move(bea, 0, { kind: 'draw' });
    const message = await done;
    expect(message.program).toBeNull();
    expect(whats(message).at(-1)).toEqual(['stopped', 'line-left']);
    expect(bea.receivedFor(match).join()).not.toContain('"type":"program"');
    expect((await ada.subscribe(match)).entry).toBe(1);
  });

  it('can be several: those that reality leaves are dropped, the rest stays', async () => {
    const stays = line(lays(0, 0), ends(0), pass);
    await arm(plan(line(passes(0), pass), stays));
    const dropped = told('dropped');
    await move(bea, 0, { kind: 'lay', stone: 0 });
    expect((await dropped).program).toEqual(plan(stays));
    const done = told('stopped');
    await move(bea, 1, { kind: 'end' });
    expect(whats(await done).slice(-2)).toEqual([
      ['fired', 'as-planned'],
      ['stopped', 'line-played'],
    ]);
  });

  it('are dropped by a take-back', async () => {
    await arm(plan(line(lays(0, 0), ends(0), pass)));
    await move(bea, 0, { kind: 'lay', stone: 0 });
    const done = told('stopped');
    bea.send({ type: 'take-back', match, id: 'back', entry: 1, count: 1 });
    expect(whats(await done).at(-1)).toEqual(['stopped', 'taken-back']);
  });

  it('are dropped when their owner moves by hand while they wait', async () => {
    shut();
    await arm(plan(line(passes(0), layTwo, end)));
    await move(bea, 0, { kind: 'pass' });
    await move(ada, 1, { kind: 'lay', stone: 0 });
    const done = told('stopped');
    open();
    expect(whats(await done).at(-1)).toEqual(['stopped', 'moved-by-hand']);
    expect((await ada.subscribe(match)).entry).toBe(2);
  });

  it('are dropped when a bot takes the seat', async () => {
    await arm(plan(line(passes(0), pass)));
    const done = told('stopped');
    ada.send({ type: 'resign', match, id: 'gone' });
    expect(whats(await done).at(-1)).toEqual(['stopped', 'bot-plays']);
  });

  it('survive a restart of the server', async () => {
    await arm(plan(line(passes(0), layTwo, end)));
    await started.stop();
    await start();
    [ada, bea] = [ada.at(started.url), bea.at(started.url)];
    await Promise.all([ada.connect(), bea.connect()]);
    const seen = told('armed');
    await ada.subscribe(match);
    expect((await seen).program).toEqual(plan(line(passes(0), layTwo, end)));
    await bea.subscribe(match);
    const done = told('stopped');
    await move(bea, 0, { kind: 'pass' });
    expect(whats(await done).at(-1)).toEqual(['stopped', 'line-played']);
  });

  it.each([
    ['that begin with their owner', plan(line(layTwo, end)), 'not-allowed'],
    [
      'that the game does not know',
      plan(line(passes(0), own(pass, { kind: 'fly' }))),
      'malformed-move',
    ],
    ['from a later entry', plan({ ...line(passes(0), pass), entry: 9 }), 'stale'],
    ['that are too many', plan(...Array<PlannedLine>(9).fill(line(passes(0), pass))), 'malformed'],
    ['with no lines', plan(), 'malformed'],
  ])('are refused %s, and change nothing', async (_, program, reason) => {
    await arm(plan(line(passes(0), pass)));
    const refused = ada.next((message): message is Refused => message.type === 'refused');
    ada.send({ type: 'program', match, id: 'bad', program });
    expect(await refused).toMatchObject({ id: 'bad', reason });
    const [kept] = await started.store.programs(match);
    expect(kept?.program).toMatchObject({ program: plan(line(passes(0), pass)) });
  });
});
