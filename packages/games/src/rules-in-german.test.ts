import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from './registry.ts';

const read = (game: string, file: string): string =>
  readFileSync(new URL(`${game}/${file}`, import.meta.url), 'utf8');

const ID = /^[-|\s]*([A-Z]?\d+(?:\.\d+)*)\b/;

/** The numbers in a line, in whatever order the language puts them; 32,000 and 32.000 are the same. */
const numbersIn = (line: string): string[] =>
  line
    .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .match(/\d+(?:\.\d+)?/g)
    ?.toSorted() ?? [];

/** Each line that says something, by the number of its rule if it has one. */
function linesOf(text: string): { id: string; numbers: string[] }[] {
  return text
    .split('\n')
    .filter((line) => /\p{L}|\d/u.test(line))
    .map((line) => ({ id: ID.exec(line)?.[1] ?? '', numbers: numbersIn(line) }));
}

describe.each(GAMES.map(({ id }) => id))('the German rules of %s', (game) => {
  it('say as much as the English ones, with the same numbers', () => {
    expect(linesOf(read(game, 'RULES.de.md'))).toEqual(linesOf(read(game, 'RULES.md')));
  });
});
