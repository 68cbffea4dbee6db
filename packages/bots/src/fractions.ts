/**
 * A list of so many zeros that fractions will be written to. V8 keeps lists of fractions apart from those of whole numbers,
 * and code that meets both, or sees one become the other, is slower.
 */
export function fractions(length: number): number[] {
  const list = [0.5];
  while (list.length < length) list.push(0.5);
  list.length = length;
  return list.fill(0);
}
