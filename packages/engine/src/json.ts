/** Where in `value` something is not plain JSON data (and would change on its way through JSON), or undefined. */
export function findNotJson(value: unknown, path = '$'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findNotJson(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${path} is a ${value.constructor.name}`;
  }
  for (const [key, each] of Object.entries(value)) {
    const found = findNotJson(each, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where two JSON values differ first, or undefined. The order of an object's keys does not matter. */
export function findDifference(a: unknown, b: unknown, path = '$'): string | undefined {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  if (Array.isArray(a) !== Array.isArray(b)) return `${path}: a list and a record`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = findDifference(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether two JSON values are the same. */
export function sameJson(a: unknown, b: unknown): boolean {
  return findDifference(a, b) === undefined;
}
