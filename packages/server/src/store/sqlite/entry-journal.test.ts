import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { begunMatch } from '../../testing/fresh-store.ts';
import { crashedCopy, HEAD, passEntry } from '../../testing/played-folder.ts';
import { testFolder } from '../../testing/test-folder.ts';
import type { AppendValues } from '../append.ts';
import { ENTRY_RUNS } from '../entry-migrations.ts';
import { backUp } from './back-up.ts';
import { openDurable } from './durable-file.ts';
import { EntryFolding } from './entry-folding.ts';
import { EntryJournal } from './entry-journal.ts';
import type { Head } from './entry-journal.ts';
import { IN_USE, lockFolder } from './folder-lock.ts';
import { Journal, JOURNALS, layJournal } from './journal.ts';
import { layMark, Mark, MARK, readMark } from './mark.ts';
import { lookIntoStore, openStore } from '../open-store.ts';
import { readJournals, SQLITE_FILE } from './folder-files.ts';
import { following } from './following.ts';

const all = testFolder();
const newFolder = (): string => mkdtempSync(join(all, 'folder-'));

const crash = (from: string): string => crashedCopy(from, newFolder());

/** A store in a folder of its own, with a match of so many entries. */
async function opened(entries: number) {
  const folder = newFolder();
  const store = await openStore({ folder });
  const match = begunMatch();
  await store.createMatch(match);
  for (let number = 1; number <= entries; number++)
    await store.append(passEntry(match.id, number), HEAD);
  return { folder, store, match: match.id };
}

/** A folder as a server has it while it runs: locked, with two entries that are not in their tables yet. */
async function running(): Promise<{ folder: string; match: string; unlock: () => void }> {
  const { store, match, folder: original } = await opened(2);
  const folder = crash(original);
  await store.close();
  const lock = lockFolder(join(folder, SQLITE_FILE));
  return { folder, match, unlock: () => lock.close() };
}

async function numbersIn(folder: string, match: string): Promise<number[]> {
  const store = await openStore({ folder });
  const row = await store.matchById(match);
  const numbers = (await store.entries(match, 0)).map(({ number }) => number);
  await store.close();
  expect(row?.entry).toBe(numbers.length);
  return numbers;
}

function countsIn(file: string): Map<string, { position: number; entries: number }> {
  const db = new DatabaseSync(file);
  const rows = db.prepare(COUNTS).all();
  db.close();
  return new Map(
    rows.map(({ id, position, entries }) => [
      String(id),
      { position: Number(position), entries: Number(entries) },
    ]),
  );
}
const COUNTS = `SELECT id, position, (SELECT COUNT(*) FROM entries WHERE match_id = matches.id) AS entries FROM matches`;

describe('entries', () => {
  it('are there after a crash, whether they had got into their tables or not', async () => {
    const { folder, store, match } = await opened(3);
    expect(await numbersIn(crash(folder), match)).toEqual([1, 2, 3]);
    expect(await store.entries(match, 0)).toHaveLength(3);
    expect(await numbersIn(crash(folder), match)).toEqual([1, 2, 3]);
    await store.append(passEntry(match, 4), HEAD);
    const left = crash(folder);
    expect(await numbersIn(left, match)).toEqual([1, 2, 3, 4]);
    expect(await numbersIn(left, match)).toEqual([1, 2, 3, 4]);
    await store.close();
    expect(await numbersIn(folder, match)).toEqual([1, 2, 3, 4]);
  });

  it('are each the next of its match, under an id of its own, in the tables or before', async () => {
    const { store, match } = await opened(0);
    const append = (number: number, id: string): ReturnType<typeof store.append> =>
      store.append(passEntry(match, number, id), HEAD);
    const together = [append(1, 'a'), append(1, 'b'), append(2, 'a'), append(2, 'c')];
    expect(await Promise.all(together)).toEqual([true, false, false, true]);
    await store.publicMatches(1);
    expect(await append(3, 'c')).toBe(false);
    expect(await append(4, 'd')).toBe(false);
    expect(await append(3, 'd')).toBe(true);
    expect(await store.append(passEntry('unheard-of', 1), HEAD)).toBe(false);
    await store.close();
  });

  it('take a snapshot along into the tables, and whoever asks for it finds it', async () => {
    const { folder, store, match } = await opened(1);
    const saved = store.saveSnapshot(match, 1, '{}');
    expect(await store.snapshot(match, 9)).toEqual({ number: 1, state: '{}' });
    await saved;
    const unasked = store.saveSnapshot(match, 2, '{}');
    await store.close();
    await unasked;
    const again = await openStore({ folder });
    expect((await again.snapshot(match, 9))?.number).toBe(2);
    await again.close();
  });

  it('are in a backup, also of a server that was killed', async () => {
    const { folder, store, match } = await opened(1);
    const copy = newFolder();
    await backUp(crash(folder), join(copy, SQLITE_FILE));
    expect(await numbersIn(copy, match)).toEqual([1]);
    await store.close();
  });

  it('are in a backup of a server that runs, and are seen by who looks into its folder', async () => {
    const { folder, match, unlock } = await running();
    const copy = newFolder();
    await backUp(folder, join(copy, SQLITE_FILE));
    expect(readdirSync(copy)).toEqual([SQLITE_FILE]);
    expect(await numbersIn(copy, match)).toEqual([1, 2]);
    expect(await lookIntoStore({ folder }, (store) => store.entries(match, 0))).toHaveLength(2);
    unlock();
  });

  it('are in a backup when they were acknowledged before it began, whatever is played meanwhile', async () => {
    const folder = newFolder();
    const store = await openStore({ folder });
    const matches = Array.from({ length: 20 }, () => begunMatch());
    for (const match of matches) await store.createMatch(match);
    const acknowledged = new Map(matches.map(({ id }) => [id, 0]));
    const evening = new AbortController();
    const players = matches.map(async ({ id }) => {
      for (let number = 1; !evening.signal.aborted; number++) {
        await store.append(passEntry(id, number), HEAD);
        acknowledged.set(id, number);
        if (number % 50 === 0) await store.saveSnapshot(id, number, '{}');
        if (number % 70 === 0) await store.publicMatches(1);
      }
    });
    for (let round = 0; round < 10; round++) {
      const before = new Map(acknowledged);
      const copy = join(newFolder(), SQLITE_FILE);
      await backUp(folder, copy);
      for (const [match, { position, entries }] of countsIn(copy)) {
        expect(position).toBeGreaterThanOrEqual(before.get(match) ?? 0);
        expect(entries).toBe(position);
      }
    }
    evening.abort();
    await Promise.all(players);
    await store.close();
  });

  it('that a backup has not leave no snapshot of later ones in it', async () => {
    const { folder, match, unlock } = await running();
    const db = new DatabaseSync(join(folder, SQLITE_FILE));
    const insert = db.prepare('INSERT INTO snapshots (match_id, number, state) VALUES (?, ?, ?)');
    for (const number of [2, 3]) insert.run(match, number, '{}');
    db.close();
    const snapshot = await lookIntoStore({ folder }, (store) => store.snapshot(match, 9));
    expect(snapshot?.number).toBe(2);
    unlock();
  });

  it('are written by one process, and can be read beside it', async () => {
    const { folder, store: first, match } = await opened(1);
    await first.close();
    const lock = lockFolder(join(folder, SQLITE_FILE));
    await expect(openStore({ folder })).rejects.toThrow(IN_USE);
    const read = await lookIntoStore({ folder }, (store) => store.entries(match, 0));
    expect(read).toHaveLength(1);
    lock.close();
    await (await openStore({ folder })).close();
  });
});

const raise = (why: string): never => {
  throw new Error(why);
};
function valuesOf(match: string, number: number, id: string): AppendValues {
  return [match, number, id, '{}', 1, 'playing', '[]', null, null, 0, 'here', 1, '[]', null];
}

const RUN = '01234567';
/** Bytes of a journal that is copied again and again. */
const SMALL = 2048;

/** A database with some matches in it, and two journals that can be cut off or made to fail. */
class Machine {
  readonly db: DatabaseSync;
  readonly entries: EntryJournal;
  readonly acknowledged = new Map<string, string[]>();
  /** What a disk does before it writes. */
  beforeWrite: () => Promise<void> = async () => undefined;
  /** How often the tables were asked how far a match is. */
  asked = 0;
  /** How often entries had waited long enough. */
  due = 0;
  private readonly file = join(newFolder(), SQLITE_FILE);
  private readonly folding: EntryFolding;
  private inTables = 0;

  constructor(matches: readonly string[]) {
    this.db = new DatabaseSync(this.file);
    for (const statement of TABLES) this.db.exec(statement);
    for (const match of matches) {
      this.db.prepare('INSERT INTO matches (id, position) VALUES (?, 0)').run(match);
      this.acknowledged.set(match, []);
    }
    this.folding = new EntryFolding(this.db);
    const [first, second] = [this.newJournal(JOURNALS[0]), this.newJournal(JOURNALS[1])];
    const reach = { run: RUN, entries: 0, commits: 0 };
    layMark(this.file + MARK, reach);
    const mark = new Mark(this.file + MARK, reach);
    this.entries = new EntryJournal({
      readHead: async (match) => this.readHead(match),
      open: () => ({ journals: [first, second], mark }),
      onDue: () => void this.due++,
    });
  }

  /** All of these together. */
  async append(...batch: readonly (readonly [match: string, id: string])[]): Promise<void> {
    const numbers = new Map<string, number>();
    const values = batch.map(([match, id]) => {
      const number = (numbers.get(match) ?? this.acknowledged.get(match)?.length ?? 0) + 1;
      numbers.set(match, number);
      return valuesOf(match, number, id);
    });
    const stored = await Promise.all(values.map((each) => this.entries.append(each)));
    expect(stored).toEqual(values.map(() => true));
    for (const [match, id] of batch) this.acknowledged.get(match)?.push(id);
  }

  /** Puts what waits into the tables. */
  fold(): void {
    for (const run of this.entries.take()) this.folding.add(run);
    this.db.exec('BEGIN');
    this.folding.fold();
    this.db.exec('COMMIT');
    this.inTables += this.folding.size;
    this.folding.folded();
    this.entries.folded(this.inTables);
  }

  /** How far the mark says that it was. */
  get marked(): number {
    return readMark(this.file + MARK)?.entries ?? -1;
  }

  get bytes(): Buffer {
    return Buffer.concat(JOURNALS.map((ending) => readFileSync(this.file + ending)));
  }

  /** What another process finds with these bytes in the journals. */
  after(bytes: Buffer): Map<string, string[]> {
    const file = join(newFolder(), SQLITE_FILE);
    copyFileSync(this.file, file);
    writeFileSync(file + JOURNALS[0], bytes.subarray(0, SMALL));
    writeFileSync(file + JOURNALS[1], bytes.subarray(SMALL));
    const db = new DatabaseSync(file);
    const folding = new EntryFolding(db);
    const reach = { run: RUN, entries: this.inTables, commits: 0 };
    const { entries, missing } = following(readJournals(file).records, reach);
    // What a crash leaves is never taken for damage.
    expect(missing).toBe(0);
    folding.recover(db, entries);
    db.exec('BEGIN');
    folding.fold();
    const rows = db.prepare('SELECT match_id, id FROM entries ORDER BY number').all();
    db.close();
    const found = new Map([...this.acknowledged.keys()].map((match) => [match, [] as string[]]));
    for (const row of rows) found.get(String(row['match_id']))?.push(String(row['id']));
    return found;
  }

  private newJournal(ending: string): Journal {
    const path = this.file + ending;
    layJournal(path, SMALL);
    const disk = openDurable(path);
    return new Journal({
      write: async (bytes, at) => {
        await this.beforeWrite();
        await disk.write(bytes, at);
      },
      close: () => disk.close(),
    });
  }

  private readHead(match: string): Head | undefined {
    this.asked++;
    if (this.entries.has({ match })) this.fold();
    const found = this.db.prepare('SELECT position FROM matches WHERE id = ?').get(match);
    const ids = this.db.prepare('SELECT id FROM entries WHERE match_id = ?').all(match);
    return (
      found && { position: Number(found['position']), ids: ids.map((row) => String(row['id'])) }
    );
  }
}

const TABLES = [
  `CREATE TABLE matches (id TEXT PRIMARY KEY, position INTEGER, updated_at, status, deciders, deadline, outcome,
    waits_for_bot, leased_by, leased_until, turns, unnoticed_since)`,
  ...ENTRY_RUNS,
  'CREATE TABLE programs (match_id TEXT, armed INTEGER)',
];

describe('when the power goes', () => {
  /** Does something during which the power goes at any moment: of the bytes that change, some arrive and some don't. */
  async function cut(machine: Machine, work: () => Promise<void>): Promise<void> {
    const [before, acknowledged] = [machine.bytes, structuredClone(machine.acknowledged)];
    await work();
    const after = machine.bytes;
    expect(after).toHaveLength(2 * SMALL);
    const changed = [...after.keys()].filter((at) => after[at] !== before[at]);
    // The first so many, the last so many.
    for (let arrived = 0; arrived <= changed.length; arrived += 7) {
      const [first, last] = [Buffer.from(before), Buffer.from(before)];
      for (const at of changed.slice(0, arrived)) first[at] = after[at] ?? 0;
      for (const at of changed.slice(arrived)) last[at] = after[at] ?? 0;
      for (const found of [machine.after(first), machine.after(last)])
        for (const [match, ids] of acknowledged)
          expect(found.get(match)?.slice(0, ids.length)).toEqual(ids);
    }
  }

  it('no acknowledged entry is lost, whatever there is of the next write, or of what was there before', async () => {
    const machine = new Machine(['m', 'n']);
    let count = 0;
    const write = (): Promise<void> =>
      cut(machine, () => machine.append(['m', `long-id-${++count}`], ['n', `${count}`]));
    const fold = (): Promise<void> => cut(machine, async () => machine.fold());
    await write();
    await machine.append(['m', 'a'], ['m', 'b'], ['n', 'a']);
    await write();
    await fold();
    await write();
    await machine.append(['n', 'c']);
    await fold();
    await fold();
    await write();
    machine.fold();
    await write();
    await machine.append(['m', 'd'], ['n', 'd'], ['m', 'e']);
    await write();
    expect(machine.after(machine.bytes)).toEqual(machine.acknowledged);
    expect(machine.marked).toBe([...machine.acknowledged.values()].flat().length);
    machine.entries.close();
  });

  it('an entry that could not be written is not there, and another takes its number', async () => {
    const machine = new Machine(['m', 'n']);
    await machine.append(['m', 'a']);
    machine.beforeWrite = async () => {
      throw new Error('no space left');
    };
    await expect(machine.append(['m', 'b'], ['n', 'b'])).rejects.toThrow('no space left');
    await expect(machine.append(['m', 'b'])).rejects.toThrow('no space left');
    machine.beforeWrite = async () => undefined;
    await machine.append(['m', 'c']);
    await machine.append(['m', 'b']);
    const stored = new Map([
      ['m', ['a', 'c', 'b']],
      ['n', []],
    ]);
    expect(machine.after(machine.bytes)).toEqual(stored);
    machine.fold();
    expect(machine.after(machine.bytes)).toEqual(stored);
    machine.entries.close();
  });

  it('what came after an entry that could not be written is refused with it', async () => {
    const machine = new Machine(['m']);
    await machine.append(['m', 'a']);
    let later: Promise<unknown> | undefined;
    machine.beforeWrite = async () => {
      later ??= machine.entries.append(valuesOf('m', 3, 'c')).catch((error: unknown) => error);
      throw new Error('no space left');
    };
    await expect(machine.append(['m', 'b'])).rejects.toThrow('no space left');
    expect(String(await later)).toContain('no space left');
    machine.beforeWrite = async () => undefined;
    await machine.append(['m', 'd']);
    expect(machine.after(machine.bytes)).toEqual(machine.acknowledged);
    machine.entries.close();
  });

  it('an entry of which it was not found out whether it is the next is not there either', async () => {
    const machine = new Machine(['m', 'n']);
    await machine.append(['m', 'a']);
    machine.db.exec('DROP VIEW entries');
    await expect(machine.append(['n', 'b'])).rejects.toThrow('no such table');
    machine.db.exec(ENTRY_RUNS[1]);
    await machine.append(['m', 'c'], ['n', 'a']);
    expect(machine.after(machine.bytes)).toEqual(machine.acknowledged);
    machine.entries.close();
  });
});

it('an id is known again only as a whole, also when it was read from the tables', async () => {
  const machine = new Machine(['m']);
  const { entries } = machine;
  await machine.append(['m', '1/11'], ['m', '1/1'], ['m', '']);
  expect(await entries.append(valuesOf('m', 4, '1/1'))).toBe(false);
  expect(await entries.append(valuesOf('m', 4, ''))).toBe(false);
  await machine.append(['m', '1'], ['m', '11']);
  machine.fold();
  const again = new EntryJournal({
    readHead: async () => ({ position: 5, ids: machine.acknowledged.get('m') ?? [] }),
    open: () => raise('nothing is written'),
    onDue: () => undefined,
  });
  for (const id of machine.acknowledged.get('m') ?? [])
    expect(await again.append(valuesOf('m', 6, id))).toBe(false);
  again.close();
  entries.close();
});

it('entries are due as soon as very many wait, however short that took', async () => {
  const matches = Array.from({ length: 100 }, (_, i) => `m${i}`);
  const machine = new Machine(matches);
  for (let number = 1; number <= 200; number++) {
    expect(machine.due).toBe(0);
    await machine.append(...matches.map((match) => [match, String(number)] as const));
  }
  expect(machine.due).toBe(1);
  machine.fold();
  await machine.append(['m0', 'last']);
  expect(machine.due).toBe(1);
  expect(machine.after(machine.bytes)).toEqual(machine.acknowledged);
  machine.entries.close();
});

it('the mark is synced within a second of a change, once for all that changed meanwhile', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const path = join(newFolder(), 'mark');
  const reach = { run: RUN, entries: 0, commits: 0 };
  layMark(path, reach);
  let synced = 0;
  const mark = new Mark(path, reach, () => void synced++);
  for (const entries of [1, 2]) mark.note({ entries });
  vi.advanceTimersByTime(1000);
  expect([synced, readMark(path)?.entries]).toEqual([1, 2]);
  vi.advanceTimersByTime(5000);
  expect(synced).toBe(1);
  mark.note({ entries: 3 });
  mark.close();
  vi.advanceTimersByTime(5000);
  expect(synced).toBe(1);
  vi.useRealTimers();
});

it('how far a match is gets read again when it was not needed for a while', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const machine = new Machine(['m', 'n']);
  await machine.append(['m', 'a'], ['n', 'a']);
  vi.advanceTimersByTime(10_000);
  await machine.append(['m', 'b']);
  vi.advanceTimersByTime(10_000);
  await machine.append(['m', 'c']);
  expect(machine.asked).toBe(2);
  await machine.append(['n', 'b']);
  expect(machine.asked).toBe(3);
  expect(machine.after(machine.bytes)).toEqual(machine.acknowledged);
  machine.entries.close();
  vi.useRealTimers();
});
