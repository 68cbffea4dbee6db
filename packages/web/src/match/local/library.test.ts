import { Match, seedFromText } from '@roundhouse/engine';
import { recordMatch } from '@roundhouse/engine/testing';
import { ironHorsesRael } from '@roundhouse/games/iron-horses-rael';
import { describe, expect, it } from 'vitest';
import type { MatchInfo, MatchSetup } from '../host.ts';
import { loadGame } from './doors.ts';
import { keepFile, libraryFile, notedOf, textOf } from './library.ts';
import { keptMatch, memoryStore } from './match-store.ts';
import { keepRemarks, remarksOn } from './remarks.ts';

const { record } = recordMatch(ironHorsesRael, { seats: 2, seed: seedFromText('library') });
const INFO: MatchInfo = {
  id: 'match-1',
  game: 'iron-horses-rael',
  options: {},
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Brunel', level: 'expert' },
  ],
  startedAt: Date.parse('2031-05-04T12:00'),
  deal: 'friday-7',
  comments: { 0: 'Close', 7: 'Why not the caboose?' },
};
let made = 0;
const newInfo = (setup: MatchSetup): MatchInfo => ({ ...setup, id: `new-${++made}`, startedAt: 0 });

async function whole(): Promise<Match> {
  const game = await loadGame('iron-horses-rael');
  const told = game && Match.replay(game, record);
  if (!told?.ok) throw new Error('not replayed');
  return told.match;
}

describe('a match from a file', () => {
  it('comes back from its text with players, remarks and date, to be replayed only', async () => {
    const store = memoryStore();
    const kept = await keepFile(textOf(INFO, await whole()) ?? '', store, newInfo);
    expect(kept).toMatchObject({ ok: true, value: { count: 1, move: undefined } });
    const [row] = await store.all();
    expect(row).toMatchObject({ imported: true, record });
    const { players, startedAt, comments } = INFO;
    expect(row?.info).toMatchObject({ players, startedAt, comments });
  });

  it('comes back from JSON, bare or with a moment', async () => {
    const store = memoryStore();
    const noted = notedOf(INFO, await whole());
    const bare = await keepFile(JSON.stringify(record), store, newInfo);
    const moment = await keepFile(JSON.stringify({ ...noted, move: 5 }), store, newInfo);
    expect([bare.ok, moment.ok && moment.value.move]).toEqual([true, 5]);
  });

  it('is refused with the place where it is wrong', async () => {
    const text = (textOf(INFO, await whole()) ?? '').replace('\n1. ', '\n2. ');
    const store = memoryStore();
    expect(await keepFile(text, store, newInfo)).toMatchObject({
      problem: 'bad-notation',
      notation: { expected: 'number', column: 1, among: ['1.'] },
    });
    expect(await keepFile('{"some":"thing"}', store, newInfo)).toMatchObject({
      problem: 'not-a-record',
    });
    expect(await keepFile('Dear diary', store, newInfo)).toMatchObject({ problem: 'not-a-record' });
    expect(await store.all()).toEqual([]);
  });
});

describe('a library', () => {
  const full = async () => {
    const store = memoryStore();
    const match = await whole();
    await store.put(keptMatch(INFO, match, 100));
    const branch = { of: INFO.id, at: 6 };
    await store.put({ ...keptMatch({ ...INFO, id: 'b', branch }, match, 200), imported: true });
    return store;
  };

  it('is the same after it was written and read', async () => {
    const [from, to] = [await full(), memoryStore()];
    const kept = await keepFile(await libraryFile(from), to, newInfo);
    expect(kept).toMatchObject({ ok: true, value: { count: 2, id: undefined } });
    expect(await to.all()).toEqual(await from.all());
  });

  it('leaves what is as new alone, and takes what is newer', async () => {
    const store = await full();
    const file = await libraryFile(store);
    expect(await keepFile(file, store, newInfo)).toMatchObject({ value: { count: 0 } });
    const newer = file.replace('"changedAt":100', '"changedAt":300');
    expect(await keepFile(newer, store, newInfo)).toMatchObject({ value: { count: 1 } });
  });

  it('takes nothing that is no match, or breaks the rules', async () => {
    const file = JSON.parse(await libraryFile(await full())) as {
      matches: { info: object; record: { moves: unknown[] } }[];
    };
    const [first, second] = file.matches;
    first?.record.moves.reverse();
    Object.assign(second?.info ?? {}, { players: [{ kind: 'person' }] });
    const store = memoryStore();
    const kept = await keepFile(JSON.stringify(file), store, newInfo);
    expect([kept.ok, await store.all()]).toEqual([false, []]);
  });

  it('brings remarks on matches that live elsewhere, and leaves those that were written here', async () => {
    await keepRemarks('online-1', { 3: 'Bold', 5: 'Late' });
    await keepRemarks('online-2', { 0: 'A good one' });
    const file = await libraryFile(await full());
    await keepRemarks('online-1', { 5: 'Just in time' });
    await keepRemarks('online-2', {});
    const store = memoryStore();
    expect(await keepFile(file, store, newInfo)).toMatchObject({
      value: { count: 2, remarked: 2 },
    });
    expect(await remarksOn('online-1')).toEqual({ 3: 'Bold', 5: 'Just in time' });
    expect(await remarksOn('online-2')).toEqual({ 0: 'A good one' });
    expect(await keepFile(file, store, newInfo)).toMatchObject({
      value: { count: 0, remarked: 0 },
    });
    expect(await libraryFile(store)).toContain('Just in time');
  });

  it('takes no remarks that are not of the right form', async () => {
    const remarks = [
      { id: 'a b', comments: { 1: 'x' } },
      { id: 'c', comments: { one: 'x', 2: 3 } },
      7,
    ];
    const file = JSON.stringify({ matches: [], remarks });
    expect(await keepFile(file, memoryStore(), newInfo)).toMatchObject({ value: { remarked: 0 } });
    expect(await remarksOn('c')).toEqual({});
  });
});
