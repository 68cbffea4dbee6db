/** The parts of what a thing carries as `data-ask`: its kind, and up to two numbers. */
export function readThing(thing: string): readonly [what: string, first: number, second: number] {
  const [what = '', first, second] = thing.split(':');
  return [what, Number(first ?? -1), Number(second ?? -1)];
}

/** What is said of a thing, by its kind; nothing of one without a row. */
export function byThing<Said>(
  thing: string,
  rows: Readonly<Record<string, (first: number, second: number) => Said>>,
): Said | undefined {
  const [what, first, second] = readThing(thing);
  return rows[what]?.(first, second);
}
