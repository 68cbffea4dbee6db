import type { MatchRecord, Outcome, Seat } from '@roundhouse/engine';
import type { MatchInfo } from '../host.ts';

/** A match as it is kept: the record is the truth, the rest is for lists. */
export interface KeptMatch {
  readonly info: MatchInfo;
  readonly record: MatchRecord;
  readonly changedAt: number;
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Comes from elsewhere: it is replayed, never played on. */
  readonly imported?: boolean;
}

export interface MatchStore {
  all(): Promise<KeptMatch[]>;
  get(id: string): Promise<KeptMatch | undefined>;
  put(match: KeptMatch): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps matches as long as the page is open. */
export function memoryStore(): MatchStore {
  const kept = new Map<string, KeptMatch>();
  return {
    all: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: async (match) => void kept.set(match.info.id, match),
    remove: async (id) => void kept.delete(id),
  };
}

const TABLE = 'matches';

/** Keeps matches in the browser's database. Rejects where the browser gives none. */
export async function browserStore(): Promise<MatchStore> {
  const opening = indexedDB.open('roundhouse', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(TABLE, { keyPath: 'info.id' }),
  );
  const database = await finished(opening);
  const table = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(TABLE, mode).objectStore(TABLE);
  return {
    all: () => finished<KeptMatch[]>(table('readonly').getAll()),
    get: (id) => finished<KeptMatch | undefined>(table('readonly').get(id)),
    async put(match) {
      await finished(table('readwrite').put(match));
    },
    async remove(id) {
      await finished(table('readwrite').delete(id));
    },
  };
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('no database')));
  });
}
