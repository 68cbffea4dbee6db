import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER_FILES, SQLITE_FILE } from '../store/sqlite/folder-files.ts';
import { openStore } from '../store/open-store.ts';
import type { EntryRow, MatchHead, Store } from '../store/store.ts';
import { begunMatch } from './fresh-store.ts';

export const HEAD: MatchHead = {
  status: 'playing',
  deciders: [0],
  deadline: null,
  waitsForBot: false,
  outcome: null,
  turns: [{ seat: 0, since: 1, at: 1 }],
};

export const passEntry = (match: string, number: number, id = `id-${number}`): EntryRow => ({
  match,
  number,
  id,
  entry: { kind: 'move', seat: 0, move: { kind: 'pass' } },
  at: number,
});

/** What a crash leaves: the files as they are on disk now, in a folder of their own. */
export function crashedCopy(from: string, to = mkdtempSync(join(tmpdir(), 'roundhouse-'))): string {
  for (const ending of FOLDER_FILES) {
    const name = SQLITE_FILE + ending;
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
  return to;
}

/** A store with one match; three of its entries are in their tables, two more wait in a journal. */
export async function playedStore(folder: string): Promise<{ store: Store; match: string }> {
  const store = await openStore({ folder });
  const { id: match } = begunMatch();
  await store.createMatch(begunMatch({ id: match }));
  for (const number of [1, 2, 3]) await store.append(passEntry(match, number), HEAD);
  await store.publicMatches(1);
  for (const number of [4, 5]) await store.append(passEntry(match, number), HEAD);
  return { store, match };
}
