/** Made at the first call, and the same from then on. Formats are dear to make, and no page opens faster with one it doesn't use. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
