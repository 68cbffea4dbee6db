import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Program, ServerMessage } from '@roundhouse/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begunMatch, person } from '../testing/fresh-store.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';

type ProgramMessage = Extract<ServerMessage, { type: 'program' }>;
const V = { v: PROTOCOL_VERSION } as const;
let started: Awaited<ReturnType<typeof startServer>>;
let ada: Client;
let bea: Client;
let pause: Promise<void> | undefined;
beforeAll(async () => {
  started = await startServer({ pause: async () => pause });
  ada = await Client.guest(started.url, 'Ada');
  bea = await Client.guest(started.url, 'Bea');
});
afterAll(async () => {
  ada.close();
  bea.close();
  await started.stop();
});

async function begin(): Promise<string> {
  const row = begunMatch({
    game: 'toll-road',
    deciders: [0],
    seats: [person(ada.user), person(bea.user)],
  });
  await started.store.createMatch(row);
  await ada.subscribe(row.id);
  await bea.subscribe(row.id);
  return row.id;
}

async function arm(match: string, program: Program | null): Promise<void> {
  const done = ada.acceptance(match);
  ada.send({ ...V, type: 'program', match, id: `p${Math.random()}`, program });
  await done;
}

async function move(client: Client, match: string, position: number, kind: string): Promise<void> {
  const done = client.acceptance(match);
  client.send({ ...V, type: 'move', match, id: `m${position}`, position, move: { kind } });
  await done;
}

const stopped = (match: string): Promise<ProgramMessage> =>
  ada.next(
    (message): message is ProgramMessage =>
      message.type === 'program' && message.match === match && message.program === null,
  );

it('a program passes for its owner until another seat does more, and says why', async () => {
  const match = await begin();
  const passed = ada.arrival(match, 1);
  await arm(match, { kind: 'pass-until-changed' });
  await passed;
  const again = ada.arrival(match, 3);
  await move(bea, match, 1, 'pass');
  await again;
  const end = stopped(match);
  await move(bea, match, 3, 'draw');
  const { notes } = await end;
  expect(notes.map(({ what, why, position }) => [what, why, position])).toEqual([
    ['armed', 'owner', 0],
    ['fired', 'nothing-changed', 0],
    ['fired', 'nothing-changed', 2],
    ['stopped', 'seat-1-did-more-than-pass', 4],
  ]);
});

it('nobody else hears of a program', async () => {
  const match = await begin();
  const passed = bea.arrival(match, 1);
  await arm(match, { kind: 'pass-until-changed' });
  await passed;
  await move(bea, match, 1, 'pass');
  const told = (client: Client): string[] =>
    client.receivedFor(match).filter((text) => text.includes('"type":"program"'));
  expect(told(ada).length).toBeGreaterThan(1);
  expect(told(bea)).toEqual([]);
  await arm(match, null);
});

it('a program is refused where it makes no sense', async () => {
  const match = await begin();
  const refused = ada.next((message): message is ServerMessage => message.type === 'refused');
  ada.send({ ...V, type: 'program', match, id: 'x', program: { kind: 'answer', answer: 'never' } });
  expect(await refused).toMatchObject({ reason: 'not-allowed' });
});

it('a program outlives a visit', async () => {
  const match = await begin();
  await move(ada, match, 0, 'draw');
  await arm(match, { kind: 'pass-until-changed' });
  await arm(match, null);
  ada.send({ ...V, type: 'unsubscribe', match });
  const told = ada.next(
    (message): message is ProgramMessage => message.type === 'program' && message.match === match,
  );
  await ada.subscribe(match);
  expect((await told).notes.at(-1)).toMatchObject({ what: 'stopped', why: 'owner' });
});

it('a program that is stopped while it waits does not move', async () => {
  const match = await begin();
  let goOn = (): void => undefined;
  pause = new Promise((resolve) => (goOn = resolve));
  await arm(match, { kind: 'pass-until-changed' });
  const end = stopped(match);
  await arm(match, null);
  goOn();
  pause = undefined;
  expect((await end).notes.map(({ what }) => what)).toEqual(['armed', 'stopped']);
  await move(ada, match, 0, 'pass');
  expect((await ada.subscribe(match)).position).toBe(1);
});
