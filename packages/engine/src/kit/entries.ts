/** No card, no place, nobody. */
export const NONE = -1;

/**
 * A number that is known to be there. Only for lists of numbers: a function that reads all sorts of lists is an order of
 * magnitude slower, in every game at once.
 */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** An entry of a table that is known to be there: a card, a board, a move. Numbers are read with `at`. */
export function entry<T extends object | string>(table: readonly T[], index: number): T {
  return table[index] as T;
}

/**
 * Adds to one whole number of a list. It stays a small integer, also when `amount` is -0, as the negative of a price of
 * nothing is: a single -0 makes a list of floats of it, and every reader of lists slower.
 */
export function add(list: number[], index: number, amount: number): void {
  list[index] = ((list[index] as number) + amount) | 0;
}

/** A list of so many equal numbers. */
export function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value);
}

/** Every index as often as it is counted: a deck from the number of copies of each card. */
export function expand(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let index = 0; index < counts.length; index++) {
    for (let left = at(counts, index); left > 0; left--) list.push(index);
  }
  return list;
}
