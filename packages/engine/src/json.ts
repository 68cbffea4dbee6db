/** Where in `value` something is not plain JSON data (and would change on its way through JSON), or undefined. */
export function findNotJson(value: unknown): string | undefined {
  const found = notJsonIn(value);
  return found === undefined ? undefined : `$${found}`;
}

/** The rest of the path and what is there; a path is put together only where something was found. */
function notJsonIn(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ` is ${value}`;
  }
  if (typeof value !== 'object') return ` is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notJsonIn(value[i]);
      if (found !== undefined) return `[${i}]${found}`;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return ` is a ${value.constructor.name}`;
  }
  for (const [key, each] of Object.entries(value)) {
    const found = notJsonIn(each);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** Where two JSON values differ first, or undefined. The order of an object's keys does not matter. */
export function findDifference(a: unknown, b: unknown): string | undefined {
  const found = differenceIn(a, b);
  return found === undefined ? undefined : `$${found}`;
}

function differenceIn(a: unknown, b: unknown): string | undefined {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  if (Array.isArray(a) && Array.isArray(b)) return differenceInLists(a, b);
  if (Array.isArray(a) || Array.isArray(b)) return ': a list and a record';
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceIn(Reflect.get(a, key), Reflect.get(b, key));
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

function differenceInLists(a: readonly unknown[], b: readonly unknown[]): string | undefined {
  for (let i = 0; i < a.length || i < b.length; i++) {
    const found = differenceIn(a[i], b[i]);
    if (found !== undefined) return `.${i}${found}`;
  }
  return undefined;
}

/** Whether two JSON values are the same. */
export function sameJson(a: unknown, b: unknown): boolean {
  return findDifference(a, b) === undefined;
}
