export const GOODS = [
  { id: 'food', name: 'Food', colour: 'green' },
  { id: 'passengers', name: 'Passengers', colour: 'blue' },
  { id: 'grain', name: 'Grain', colour: 'yellow' },
  { id: 'livestock', name: 'Livestock', colour: 'red' },
  { id: 'coal', name: 'Coal', colour: 'black' },
  { id: 'steel', name: 'Steel', colour: 'gray' },
  { id: 'timber', name: 'Timber', colour: 'orange' },
  { id: 'cars', name: 'Cars', colour: 'purple' },
] as const;

/** What people write for each good. */
export const GOOD_IDS: readonly string[] = GOODS.map(({ id }) => id);
export const GOOD_COUNT = GOODS.length;
export type GoodId = (typeof GOODS)[number]['id'];

/** Tokens of each good, on the table or in the bank. */
export const TOKENS_PER_GOOD = 24;

/** The index of a good. */
export function goodIndex(id: GoodId): number {
  return GOODS.findIndex((good) => good.id === id);
}
