import { describe, expect, it } from 'vitest';
import { isIn, partsOf, wantedOf } from './find.ts';

const hits = (text: string, typed: string): string[] =>
  partsOf(text, wantedOf(typed)).flatMap(({ text: part, isHit }) => (isHit ? [part] : []));

describe('looking for something in the rules', () => {
  it.each([
    ['Sheriff foils; a sheriff costs nothing', 'SHERIFF', ['Sheriff', 'sheriff']],
    ['München and Köln', 'munchen', ['München']],
    ['Munich, not München', 'münchen', ['München']],
    ['your Railway’s advantage', "railway's", ['Railway’s']],
    ['banana', 'ana', ['ana']],
    ['a b c', 'c', []],
    ['nothing here', 'elsewhere', []],
  ])('"%s": %s', (text, typed, found) => {
    expect(hits(text, typed)).toEqual(found);
  });

  it('loses nothing of the text', () => {
    const text = 'Straße, İzmir and Ærø: 1, 2, 3';
    for (const typed of ['st', 'ir', '1,', 'straße']) {
      const parts = partsOf(text, wantedOf(typed));
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.some(({ isHit }) => isHit)).toBe(true);
    }
  });

  it('says whether anything of a piece is found', () => {
    expect(isIn(['Storm', 'One action fewer'], wantedOf('action'))).toBe(true);
    expect(isIn(['Storm'], wantedOf('action'))).toBe(false);
    expect(isIn(['Storm'], wantedOf(''))).toBe(false);
  });
});
