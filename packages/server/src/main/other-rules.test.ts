import type { AnyGame } from '@roundhouse/engine';
import { replay } from '@roundhouse/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportMatches } from '../matches/export-matches.ts';
import { openStore } from '../store/open-store.ts';
import { Client } from '../testing/client.ts';
import { begunMatch, bot, person, SETTINGS } from '../testing/fresh-store.ts';
import { startServer } from '../testing/play-server.ts';
import { tollRoad } from '../testing/toll-road.ts';

const ID = 'begun under version 1';
/** As rules may change: stones no longer count, and there are only two of them. */
const newRules: AnyGame = {
  ...tollRoad,
  rulesVersion: 2,
  legalMoves: (state, seat) =>
    tollRoad.legalMoves(state, seat).filter((move) => Reflect.get(move, 'stone') !== 2),
};
const otherOptions: AnyGame = { ...newRules, parseOptions: () => undefined };

let folder: string;
let running: Awaited<ReturnType<typeof startServer>>;
let ada: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  await serve([tollRoad]);
  ada = await Client.guest(running.url, 'Ada');
});

afterEach(async () => {
  ada.close();
  await running.stop();
  rmSync(folder, { recursive: true });
});

async function serve(games: readonly AnyGame[]): Promise<void> {
  running = await startServer({ store: await openStore({ folder }), games });
}

/** The same folder, served with these games. */
async function upgrade(games: readonly AnyGame[]): Promise<void> {
  ada.close();
  await running.stop();
  await serve(games);
  ada = ada.at(running.url);
  await ada.connect();
}

async function begin(time = SETTINGS.time): Promise<void> {
  const settings = { ...SETTINGS, options: {}, time };
  const seats = [person(ada.user), bot('easy')];
  await running.store.createMatch(
    begunMatch({ id: ID, game: 'toll-road', seats, settings, deciders: [0] }),
  );
}

/** Lays these stones, one after another. */
async function lay(...stones: readonly number[]): Promise<void> {
  await ada.subscribe(ID);
  for (const [entry, stone] of stones.entries()) {
    const seen = ada.arrival(ID, entry + 1);
    ada.send({ type: 'move', match: ID, id: `m${entry}`, entry, move: { kind: 'lay', stone } });
    await seen;
  }
}

const refusal = (): Promise<unknown> => ada.next((message) => message.type === 'refused');
const stonesIn = (view: unknown): unknown => Reflect.get(Object(view), 'laid');

it('a match goes on if its rules are still played', async () => {
  await begin();
  await lay(0);
  await upgrade([tollRoad]);
  const position = await ada.subscribe(ID);
  expect(position).toMatchObject({ deciders: [0], entry: 1 });
  expect(position).not.toHaveProperty('frozen');
});

it('a match of other rules is shown as it was, and nobody can move', async () => {
  await begin({ kind: 'real-time' as const, bank: 60_000, increment: 0 });
  await lay(0, 1);
  await upgrade([newRules]);
  const position = await ada.subscribe(ID);
  expect(position).toMatchObject({ frozen: true, entry: 2, moves: 2, legal: [], deciders: [] });
  expect(position).toMatchObject({ takeBack: 0, clocks: null, outcome: null });
  expect(stonesIn(position.view)).toEqual([0, 1]);
  const refused = refusal();
  ada.send({ type: 'move', match: ID, id: 'x', entry: 2, move: { kind: 'end' } });
  expect(await refused).toMatchObject({ reason: 'other-rules' });
  for (const type of ['resign', 'return'] as const) {
    const answer = refusal();
    ada.send({ type, match: ID, id: type });
    expect(await answer).toMatchObject({ reason: 'other-rules' });
  }
});

it('the position is shown as far as today’s rules can follow', async () => {
  await begin();
  await lay(0, 2, 1);
  await upgrade([newRules]);
  const position = await ada.subscribe(ID);
  expect(position).toMatchObject({ frozen: true, moves: 3 });
  expect(stonesIn(position.view)).toEqual([0]);
});

it.each([
  ['the game is gone', []],
  ['today’s rules can’t set it up', [otherOptions]],
])('without a position if %s', async (_, games) => {
  await begin();
  await lay(0);
  await upgrade(games);
  expect(await ada.subscribe(ID)).toMatchObject({ frozen: true, view: null, moves: 1 });
});

it('a player settles it, without a winner, and its record stays', async () => {
  await begin();
  await lay(0, 2);
  await upgrade([newRules]);
  await ada.subscribe(ID);
  const over = ada.arrival(ID, 3);
  ada.send({ type: 'settle', match: ID, id: 's' });
  const outcome = { ranking: [[0, 1]], scores: [0, 0], reason: 'settled' };
  expect(await over).toMatchObject({ outcome, frozen: true });
  expect(await running.store.matchById(ID)).toMatchObject({ status: 'finished', outcome });

  const record = await ada.get(`/api/matches/${ID}/record`);
  expect(record).toMatchObject({ rulesVersion: 1 });
  expect(record.moves).toHaveLength(2);
  for await (const exported of exportMatches(running.store, [newRules])) {
    expect(exported.record).toEqual(record);
    expect(replay(tollRoad, exported.record)).toMatchObject({ ok: true });
    expect(replay(newRules, exported.record)).toMatchObject({ error: 'other-rules' });
  }

  await upgrade([newRules]);
  expect(await ada.subscribe(ID)).toMatchObject({ outcome });
});

it('a running match can’t be settled', async () => {
  await begin();
  await ada.subscribe(ID);
  const refused = refusal();
  ada.send({ type: 'settle', match: ID, id: 's' });
  expect(await refused).toMatchObject({ reason: 'not-allowed' });
});

it('nobody else can settle it', async () => {
  await begin();
  await upgrade([newRules]);
  const eve = await Client.guest(running.url, 'Eve');
  const refused = eve.next((message) => message.type === 'refused');
  eve.send({ type: 'settle', match: ID, id: 's' });
  expect(await refused).toMatchObject({ reason: 'not-seated' });
  eve.close();
});

it('a match that ended by other rules keeps its result', async () => {
  const outcome = { ranking: [[1], [0]], scores: [3, 9], reason: 'turns-played' };
  await running.store.createMatch(
    begunMatch({
      id: ID,
      game: 'toll-road',
      status: 'finished',
      outcome,
      seats: [person(ada.user), bot('easy')],
      settings: { ...SETTINGS, options: {} },
    }),
  );
  await upgrade([newRules]);
  expect(await ada.subscribe(ID)).toMatchObject({ outcome, frozen: true, legal: [] });
});

it('goes on where it was when its rules come back', async () => {
  await begin();
  await lay(0);
  await upgrade([newRules]);
  await ada.subscribe(ID);
  await upgrade([tollRoad]);
  expect(await ada.subscribe(ID)).toMatchObject({ deciders: [0], entry: 1 });
});

it('whoever deletes their account leaves no match behind that nobody can end', async () => {
  await begin();
  await upgrade([newRules]);
  const gone = await running.server.matches.find(ID);
  expect(await gone?.leave(0, 'deleted/0')).toMatchObject({ ok: true });
  expect(await running.store.matchById(ID)).toMatchObject({ status: 'finished' });
});

it('neither its bots nor its clocks keep the server busy', async () => {
  const settings = {
    ...SETTINGS,
    options: {},
    time: { kind: 'real-time' as const, bank: 1, increment: 0 },
  };
  const seats = [bot('easy'), person(ada.user)];
  await running.store.createMatch(
    begunMatch({
      id: ID,
      game: 'toll-road',
      rulesVersion: 0,
      seats,
      settings,
      waitsForBot: true,
      deadline: 1,
    }),
  );
  const { jobs } = running.store;
  await running.server.wake(ID);
  await running.server.checkClocks();
  expect((await running.server.matches.find(ID))?.leased).toBe(false);
  expect(await jobs.claimDue(Date.now(), 10)).toEqual([]);
  expect(await running.store.matchById(ID)).toMatchObject({ status: 'playing', entry: 0 });
});

it('a table that waited while the rules changed plays by those of today', async () => {
  const settings = { ...SETTINGS, options: {} };
  const table = { game: 'toll-road', isPublic: true, settings, seats: ['me', 'easy'] };
  const { id } = await ada.post('/api/matches', table);
  await upgrade([newRules]);
  await ada.post(`/api/matches/${id}/start`, {});
  expect(await running.store.matchById(id)).toMatchObject({ rulesVersion: 2, status: 'playing' });
  expect(await ada.subscribe(id)).not.toHaveProperty('frozen');
});
