import { describe, expect, it } from 'vitest';
import { keepRemarks, remarksOn, withRemark } from './remarks.ts';

describe('remarks on matches that live elsewhere', () => {
  it.each([
    [{}, 3, 'Bold', { 3: 'Bold' }],
    [{ 3: 'Bold', 5: 'Late' }, 3, 'Timid', { 3: 'Timid', 5: 'Late' }],
    [{ 3: 'Bold', 5: 'Late' }, 3, '', { 5: 'Late' }],
    [{}, 0, '', {}],
  ])('%j with %i: %j', (before, moves, text, after) => {
    expect(withRemark(before, moves, text)).toEqual(after);
  });

  it('are kept for each match on its own, where the browser keeps nothing for as long as the page is open', async () => {
    await keepRemarks('a', { 3: 'Bold' });
    expect(await remarksOn('a')).toEqual({ 3: 'Bold' });
    expect(await remarksOn('b')).toEqual({});
    await keepRemarks('a', {});
    expect(await remarksOn('a')).toEqual({});
  });
});
