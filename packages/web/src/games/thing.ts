/** The parts of what a thing carries as `data-ask`: its kind, and up to two numbers. */
export function readThing(thing: string): readonly [what: string, first: number, second: number] {
  const [what = '', first, second] = thing.split(':');
  return [what, Number(first ?? -1), Number(second ?? -1)];
}
