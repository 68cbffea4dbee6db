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

/** A list of so many equal whole numbers. Made by pushing: of a list with a length beforehand V8 never forgets that it had holes. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/**
 * A whole number for each entry. Not `map`: once compiled, that makes lists that could have holes, which V8 takes for
 * another kind of list, and all code that reads them is compiled anew. The numbers are whole for the same reason, here and
 * in `filled`: a single list of fractions makes lists of fractions of all that follow.
 */
export function numbersOf<Of>(list: readonly Of[], numberOf: (each: Of) => number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < list.length; i++) numbers.push(numberOf(list[i] as Of));
  return numbers;
}

/** A copy of a list of lists; without `map`, for the same reason. */
export function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(entry(lists, i).slice());
  return copies;
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
