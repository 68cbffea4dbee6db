/** Where a copy shares something changeable with its original, or undefined. Frozen constants may be shared. */
export function findShared(original: unknown, copy: unknown): string | undefined {
  const seen = new Set<object>();
  collect(original, seen);
  return findIn(copy, seen, '$');
}

function collect(value: unknown, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  seen.add(value);
  for (const each of Object.values(value)) collect(each, seen);
}

function findIn(value: unknown, seen: ReadonlySet<object>, path: string): string | undefined {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return undefined;
  if (seen.has(value)) return path;
  for (const [key, each] of Object.entries(value)) {
    const found = findIn(each, seen, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
