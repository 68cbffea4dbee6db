import { FOLDER_FILES, openStore, SQLITE_FILE } from '@roundhouse/server';
import type { EntryRow, Store } from '@roundhouse/server';
import { begunMatch } from '@roundhouse/server/testing';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The files of a store as they were at a moment, and which entries had been acknowledged by then. */
export interface Image {
  readonly folder: string;
  /** By match: the ids of its entries. */
  readonly acknowledged: ReadonlyMap<string, readonly string[]>;
  /** Everything that its tables hold, as text. */
  readonly contents: string;
}

export interface Images {
  /** Of a moment well before the others. */
  readonly older: string;
  /** With entries that wait in a journal, just after they got into their tables, and after a server was stopped. */
  readonly moments: readonly Image[];
}

const MATCHES = 20;
const HEAD = { status: 'playing', deciders: [0], deadline: null, waitsForBot: false } as const;

/** Plays in a store of its own, and copies its files at some moments, as a kill -9 leaves them. */
export async function makeImages(workplace: string, moves: number): Promise<Images> {
  const folder = mkdtempSync(join(workplace, 'played-'));
  const evening = new Evening(await openStore({ folder }));
  await evening.begin();
  await evening.play(moves * 0.6);
  const older = copyFiles(folder, join(workplace, 'older'));
  await evening.play(moves * 0.2);
  const folded = await imageOf(folder, workplace, evening, 'folded');
  await evening.play(moves * 0.2, { folds: false });
  const waiting = await imageOf(folder, workplace, evening, 'waiting');
  await evening.store.close();
  const stopped = await imageOf(folder, workplace, evening, 'stopped');
  rmSync(folder, { recursive: true });
  return { older, moments: [waiting, folded, stopped] };
}

/** People who play, chat and come along. */
class Evening {
  readonly store: Store;
  readonly acknowledged = new Map<string, string[]>();

  constructor(store: Store) {
    this.store = store;
  }

  async begin(): Promise<void> {
    for (let number = 0; number < MATCHES; number++) {
      const id = randomUUID();
      await this.store.createMatch(begunMatch({ id, ...HEAD }));
      this.acknowledged.set(id, []);
    }
  }

  async play(moves: number, { folds = true } = {}): Promise<void> {
    const rounds = Math.ceil(moves / MATCHES);
    for (let round = 0; round < rounds; round++) {
      await Promise.all([...this.acknowledged.keys()].map((match) => this.move(match)));
      if (folds) await this.talk(round);
    }
    if (folds) await this.store.publicMatches(1);
  }

  private async move(match: string): Promise<void> {
    const log = this.acknowledged.get(match) ?? [];
    const entry: EntryRow = {
      match,
      number: log.length + 1,
      id: randomUUID(),
      entry: { kind: 'move', seat: 0, move: { kind: `pass-${'x'.repeat(log.length % 90)}` } },
      at: log.length,
    };
    const isStored = await this.store.append(entry, { ...HEAD, outcome: null, turns: [] });
    if (isStored) log.push(entry.id);
  }

  private async talk(round: number): Promise<void> {
    const user = randomUUID();
    const [match = ''] = [...this.acknowledged.keys()].slice(round % MATCHES);
    const account = { login: null, nameKey: null, passwordHash: null };
    await this.store.createUser({ id: user, name: user, ...account, createdAt: round });
    const line = {
      match,
      id: user,
      user,
      name: user,
      seat: null,
      text: `round ${round}`,
      at: 1,
      entry: 0,
    };
    await this.store.addChat(line);
    await this.store.saveSnapshot(match, round, `{"round":${round}}`.padEnd(2000));
  }
}

async function imageOf(
  played: string,
  workplace: string,
  { acknowledged }: Evening,
  name: string,
): Promise<Image> {
  const folder = copyFiles(played, join(workplace, name));
  const opened = copyFiles(folder, mkdtempSync(join(workplace, 'opened-')));
  await (await openWhole(opened)).close();
  const contents = readContents(opened);
  rmSync(opened, { recursive: true });
  return { folder, acknowledged: structuredClone(acknowledged), contents };
}

/** Opens a store and lets it take what its journals hold into its tables. */
export async function openWhole(folder: string): Promise<Store> {
  const store = await openStore({ folder });
  await store.publicMatches(1);
  return store;
}

/** Copies all files of a store that are there. */
export function copyFiles(from: string, to: string): string {
  mkdirSync(to, { recursive: true });
  for (const ending of FOLDER_FILES) {
    const name = SQLITE_FILE + ending;
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
  return to;
}

/** All rows of all tables of a store that was closed, apart from those that count how often it was opened. */
export function readContents(folder: string): string {
  const db = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'seal' ORDER BY name")
    .all();
  const rows = tables.map(({ name }) => db.prepare(`SELECT * FROM ${String(name)}`).all());
  db.close();
  return JSON.stringify(rows);
}
