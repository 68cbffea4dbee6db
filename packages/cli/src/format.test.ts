import { describe, expect, it } from 'vitest';
import { formatEvent, formatFields, formatValue } from './format.ts';
import { formatBar, startProgress } from './progress.ts';

describe('format', () => {
  it('writes a move as its kind and fields', () => {
    expect(formatFields({ kind: 'build', hex: 3, name: 'x' } as { kind: string })).toBe(
      'build hex=3 name="x"',
    );
  });

  it('writes the audience of an event that is not for all', () => {
    expect(formatEvent({ kind: 'drew', to: 'all' })).toBe('drew');
    expect(formatEvent({ kind: 'drew', to: [0, 2] })).toBe('drew (only for seat 0, seat 2)');
  });

  it('breaks up what does not fit on a line', () => {
    const long = 'x'.repeat(60);
    expect(formatValue({ cash: [1, 2], players: [{ name: long }, { name: long }] })).toBe(
      `\n  cash: [1,2]\n  players:\n    0: {"name":"${long}"}\n    1: {"name":"${long}"}`,
    );
  });
});

describe('progress', () => {
  it('draws a bar', () => {
    expect(formatBar(0, 4)).toBe(`${'·'.repeat(30)}   0 %  0/4`);
    expect(formatBar(3, 4)).toBe(`${'█'.repeat(22)}${'·'.repeat(8)}  75 %  3/4`);
    expect(formatBar(4, 4)).toBe(`${'█'.repeat(30)} 100 %  4/4`);
  });

  it.each([true, false])('is shown only on a terminal (%s)', (isTTY) => {
    const written: string[] = [];
    const errors = { isTTY, write: (text: string) => written.push(text) };
    const progress = startProgress({ errors } as never, 'fuzz');
    progress.show(1, 2);
    progress.end();
    expect(written.length > 0).toBe(isTTY);
  });
});
