/** No card, no place, nobody. */
export const NONE = -1;

/** An entry of a table that has to be there: a card, a board, a train. Numbers are read with a default, `list[i] ?? 0`. */
export function entry<T extends object | string>(table: readonly T[], index: number): T {
  const found = table[index];
  if (found === undefined) throw new Error(`no entry ${index} among ${table.length}`);
  return found;
}

/**
 * Adds to one whole number of a list. It stays a small integer, also when `amount` is -0, as the negative of a price of
 * nothing is: a single -0 makes a list of floats of it, and every reader of lists slower.
 */
export function add(list: number[], index: number, amount: number): void {
  list[index] = ((list[index] ?? 0) + amount) | 0;
}

/** A list of so many equal numbers. Made by pushing: of a list with a length beforehand V8 never forgets that it had holes. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** All numbers of a list together. */
export const sum = (list: readonly number[]): number =>
  list.reduce((total, each) => total + each, 0);

/** Every index as often as it is counted: a deck from the number of copies of each card. */
export function expand(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let index = 0; index < counts.length; index++) {
    for (let left = counts[index] ?? 0; left > 0; left--) list.push(index);
  }
  return list;
}
