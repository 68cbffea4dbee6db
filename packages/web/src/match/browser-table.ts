/** Rows that are found by their key. */
export interface KeptRows<Row> {
  all(): Promise<Row[]>;
  get(key: string): Promise<Row | undefined>;
  put(row: Row): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Rows that last as long as the page is open, for browsers that keep nothing. */
export function memoryRows<Row>(keyOf: (row: Row) => string): KeptRows<Row> {
  const rows = new Map<string, Row>();
  return {
    all: async () => [...rows.values()],
    get: async (key) => rows.get(key),
    put: async (row) => void rows.set(keyOf(row), row),
    remove: async (key) => void rows.delete(key),
  };
}

/** The one table of a database of this browser. Rejects where the browser gives none. */
export async function browserTable<Row>(
  name: string,
  table: string,
  keyPath: string,
): Promise<KeptRows<Row>> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(table, { keyPath }),
  );
  const database = await finished(opening);
  const rows = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(table, mode).objectStore(table);
  return {
    all: () => finished<Row[]>(rows('readonly').getAll()),
    get: (key) => finished<Row | undefined>(rows('readonly').get(key)),
    async put(row) {
      await finished(rows('readwrite').put(row));
    },
    async remove(key) {
      await finished(rows('readwrite').delete(key));
    },
  };
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('no database')));
  });
}
