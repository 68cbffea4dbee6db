const LETTERS = [
  '400 1em Barlow',
  '600 1em Barlow',
  '500 1em "Barlow Condensed"',
  '600 1em "Barlow Condensed"',
];
/** Milliseconds. */
const PATIENCE = 600;

/** The house's letters are there, or it took too long: with others in their place everything would move when they come. */
export async function lettersThere(): Promise<void> {
  const there = Promise.all(LETTERS.map((each) => document.fonts.load(each)));
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([there, tooLong]).catch(() => undefined);
}
