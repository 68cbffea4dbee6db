import { describe, expect, it } from 'vitest';
import { parseRecord } from './record.ts';

const record = {
  game: 'whistle-stop',
  rulesVersion: 1,
  options: { prize: 'one' },
  seats: 2,
  seed: '00112233445566778899aabbccddeeff',
  moves: [[0, { kind: 'seal', card: 3 }]],
};

describe('parseRecord', () => {
  it('reads a record and nothing beside it', () => {
    expect(parseRecord({ ...record, comment: 'x' })).toEqual({ ok: true, record });
  });

  it('takes missing options for the defaults', () => {
    const { options: _, ...without } = record;
    expect(parseRecord(without)).toEqual({ ok: true, record: { ...record, options: {} } });
  });

  it.each<[unknown, string]>([
    [null, 'a record is an object'],
    ['x', 'a record is an object'],
    [[], '"game" must be'],
    [{ ...record, game: 7 }, '"game" must be'],
    [{ ...record, rulesVersion: 1.5 }, '"rulesVersion" must be'],
    [{ ...record, seats: '2' }, '"seats" must be'],
    [{ ...record, seed: 'x' }, '"seed" must be'],
    [{ ...record, seed: record.seed.toUpperCase() }, '"seed" must be'],
    [{ ...record, moves: {} }, '"moves" must be a list'],
    [{ ...record, moves: [...record.moves, [0]] }, 'move 1 must be'],
    [{ ...record, moves: [['0', { kind: 'seal' }]] }, 'move 0 must be'],
    [{ ...record, moves: [[0, null]] }, 'move 0 must be'],
    [{ ...record, moves: [[0, { kind: 7 }]] }, 'move 0 must be'],
  ])('refuses %j', (input, problem) => {
    const parsed = parseRecord(input);
    expect(parsed.ok ? 'accepted' : parsed.problem).toContain(problem);
  });
});
