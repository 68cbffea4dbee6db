/**
 * The same data, but every list in it throws when a place is read that it does not have, or written where a gap would be
 * left. Rules read numbers with a default (`cash[seat] ?? 0`), so that a wrong index would go unnoticed otherwise.
 */
export function watchLists<T>(value: T): T;
export function watchLists(value: unknown): unknown {
  return watch(value, '$');
}

function watch(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, watch(each, `${path}.${key}`)]);
  if (!Array.isArray(value)) return Object.fromEntries(entries);
  return new Proxy(
    entries.map(([, each]) => each),
    {
      get(list, key) {
        if (!(key in list) && isIndex(key)) {
          throw new Error(`${path} has no place ${key}: its length is ${list.length}`);
        }
        const found: unknown = Reflect.get(list, key);
        // A list's own methods stay within it, and work at full speed on what is behind the watch.
        return typeof found === 'function' ? found.bind(list) : found;
      },
      set(list, key, each) {
        if (!(key in list) && isIndex(key) && key !== String(list.length)) {
          throw new Error(`${path} has no place ${key} to put ${JSON.stringify(each)}`);
        }
        return Reflect.set(list, key, each);
      },
    },
  );
}

/** Whether this was meant as an index: whole or not, or no number at all. */
function isIndex(key: string | symbol): key is string {
  return typeof key === 'string' && (key === 'NaN' || key === 'undefined' || /^-?\d/.test(key));
}
