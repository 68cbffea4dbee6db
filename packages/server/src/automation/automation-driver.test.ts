import type { Program, ServerMessage } from '@roundhouse/protocol';
import { describe, expect, it } from 'vitest';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Store } from '../store/store.ts';
import { begunMatch, changedStore, person } from '../testing/fresh-store.ts';
import type { Client } from '../testing/client.ts';
import { tollRoad } from '../testing/toll-road.ts';
import { visitedServer } from '../testing/visited-server.ts';
import { ProgramDriver } from './automation-driver.ts';
import { mustFind, openMatches } from '../testing/live-matches.ts';

type ProgramMessage = Extract<ServerMessage, { type: 'program' }>;
let pause: Promise<void> | undefined;
const started = await visitedServer({ pause: async () => pause });
const [ada, bea] = [await started.guest('Ada'), await started.guest('Bea')];

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
  await ada.does({ type: 'program', match, id: `p${Math.random()}`, program });
}

async function move(client: Client, match: string, entry: number, kind: string): Promise<void> {
  await client.does({ type: 'move', match, id: `m${entry}`, entry, move: { kind } });
}

/** When its owner hears that this was the last thing that happened to a program. */
const heard = (match: string, last: 'fired' | 'stopped'): Promise<ProgramMessage> =>
  ada.next(
    (message): message is ProgramMessage =>
      message.type === 'program' && message.match === match && message.notes.at(-1)?.what === last,
  );

it('a program passes for its owner until another seat does more, and says why', async () => {
  const match = await begin();
  const passed = ada.arrival(match, 1);
  await arm(match, { kind: 'pass-until-changed' });
  await passed;
  const again = ada.arrival(match, 3);
  await move(bea, match, 1, 'pass');
  await again;
  const end = heard(match, 'stopped');
  await move(bea, match, 3, 'draw');
  const { notes } = await end;
  expect(notes.map(({ what, why, entry }) => [what, why, entry])).toEqual([
    ['armed', 'owner', 0],
    ['fired', 'nothing-changed', 0],
    ['fired', 'nothing-changed', 2],
    ['stopped', 'seat-1-did-more-than-pass', 4],
  ]);
});

it('nobody else hears of a program', async () => {
  const match = await begin();
  const passed = bea.arrival(match, 1);
  const fired = heard(match, 'fired');
  await arm(match, { kind: 'pass-until-changed' });
  await passed;
  await fired;
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
  ada.send({ type: 'program', match, id: 'x', program: { kind: 'answer', answer: 'never' } });
  expect(await refused).toMatchObject({ reason: 'not-allowed' });
});

it('a program outlives a visit', async () => {
  const match = await begin();
  await move(ada, match, 0, 'pass');
  await arm(match, { kind: 'pass-until-changed' });
  await arm(match, null);
  ada.send({ type: 'unsubscribe', match });
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
  const end = heard(match, 'stopped');
  await arm(match, null);
  goOn();
  pause = undefined;
  expect((await end).notes.map(({ what }) => what)).toEqual(['armed', 'stopped']);
  await move(ada, match, 0, 'pass');
  expect((await ada.subscribe(match)).entry).toBe(1);
});

describe('with a store that does things in any order', () => {
  /** A match, and its programs over a store of which some doors were changed. */
  async function driven(
    change: Partial<Store>,
    wait: () => Promise<void>,
  ): Promise<{ match: LiveMatch; driver: ProgramDriver }> {
    const store = changedStore(started.store, change);
    const driver = new ProgramDriver({
      store,
      now: () => 0,
      pause: wait,
      tell: () => undefined,
      onSaved: () => undefined,
      log: () => undefined,
    });
    const matches = openMatches({
      store,
      games: [tollRoad],
      now: () => 0,
      onChange: (match) => driver.look(match),
    });
    const row = begunMatch({ game: 'toll-road', deciders: [0] });
    await started.store.createMatch(row);
    return { match: await mustFind(matches, row.id), driver };
  }

  const kept = async ({ id }: LiveMatch): Promise<unknown> =>
    (await started.store.programs(id)).map(({ program }) => program);

  it('the last word of the owner counts', async () => {
    const { store } = started;
    let saves = 0;
    const slowFirst: Store['saveProgram'] = async (...program) => {
      if (++saves === 1) await new Promise((resolve) => setTimeout(resolve, 100));
      return store.saveProgram(...program);
    };
    const never = new Promise<void>(() => undefined);
    const { match, driver } = await driven({ saveProgram: slowFirst }, () => never);
    await Promise.all([
      driver.arm(match, 0, { kind: 'pass-until-changed' }),
      driver.arm(match, 0, null),
    ]);
    expect(await kept(match)).toMatchObject([
      { program: null, notes: [{ what: 'armed' }, { what: 'stopped' }] },
    ]);
    expect(await driver.message(match, 0)).toMatchObject({ program: null });
  });

  it('a program that is stopped while it moves stays stopped, and says that it moved', async () => {
    const { store } = started;
    let asked = (): void => undefined;
    let goOn = (): void => undefined;
    const moving = new Promise<void>((resolve) => (asked = resolve));
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const slowAppend: Store['append'] = async (...entry) => {
      asked();
      await gate;
      return store.append(...entry);
    };
    const { match, driver } = await driven({ append: slowAppend }, async () => undefined);
    await driver.arm(match, 0, { kind: 'pass-until-changed' });
    await moving;
    const stopping = driver.arm(match, 0, null);
    goOn();
    await stopping;
    while (match.busy) await new Promise(setImmediate);
    const [after] = (await kept(match)) as [{ program: unknown; notes: { what: string }[] }];
    expect(after.program).toBeNull();
    expect(after.notes.map(({ what }) => what).toSorted()).toEqual(['armed', 'fired', 'stopped']);
    expect(match.entry).toBe(1);
  });
});
