import { describe, expect, it } from 'vitest';
import { recordMatch } from '../testing/fixtures.ts';
import { whistleStop } from '../testing/whistle-stop.ts';
import type { AnyGame } from '../game.ts';
import { Match } from '../match.ts';
import { setUpMatch } from '../replay.ts';
import { seedFromText } from '../rng.ts';
import { formatNotation } from './format-notation.ts';
import type { NotedMatch } from './match-text.ts';
import { gameOfNotation, readNotation } from './read-notation.ts';
import { spellMove } from './spelling.ts';

const game = whistleStop as unknown as AnyGame;
const { record } = recordMatch(game, { seats: 2, seed: seedFromText('notation') });
const noted: NotedMatch = {
  record,
  players: [{ name: 'Ada "the Engine"' }, { name: 'Otto', bot: 'expert' }],
  tags: { Date: '2031-05-04' },
  comments: { 0: 'A short one.', 2: 'Why? {Nobody} knows \\ this.', [record.moves.length]: 'End' },
};
const text = formatNotation(game, noted);
const problemIn = (changed: string) => {
  const read = readNotation(game, changed);
  return read.ok ? undefined : read.problem;
};

describe('notation', () => {
  it('gives back all that it was given', () => {
    expect(gameOfNotation(text)).toEqual({ ok: true, value: 'whistle-stop' });
    expect(readNotation(game, text)).toEqual({ ok: true, value: noted });
  });

  it('reads like a page of a book', () => {
    const [header, about, moves] = text.split('\n\n');
    expect(header?.split('\n')[0]).toBe('[Game "whistle-stop"]');
    expect(header).toContain('[B "Otto"]\n[B-bot "expert"]');
    expect(about).toBe('{A short one.}');
    expect(moves).toMatch(/^1\. [AB] seal \d+\n?/);
  });

  it('takes large and small letters, no numbers, other breaks and a byte order mark', () => {
    const [head = '', ...rest] = text.split('\n\n');
    const loose = rest
      .join('\n\n')
      .replaceAll(/\d+\. /g, '')
      .replaceAll('seal', 'SEAL')
      .replaceAll('\n', '\r\n');
    const read = readNotation(game, `\uFEFF${head}\n${loose}`);
    expect(read.ok && read.value.record).toEqual(record);
  });

  it('a match that is not over yet has no result', () => {
    const open = { ...noted, record: { ...record, moves: record.moves.slice(0, 3) }, comments: {} };
    const written = formatNotation(game, open);
    expect(written).toContain('[Result "*"]');
    expect(readNotation(game, written)).toEqual({ ok: true, value: open });
  });

  it('keeps where a match went on from another one', () => {
    const told = Match.replay(game, record);
    const deal = { viewer: 1, seed: seedFromText('anew') };
    const branch = told.ok ? told.match.branch(4, deal) : undefined;
    if (!branch) throw new Error('no branch');
    const written = formatNotation(game, { ...noted, record: branch, comments: {} });
    expect(written).toContain(`[Branch "4 B ${deal.seed}"]`);
    const read = readNotation(game, written);
    expect(read.ok && read.value.record).toEqual(branch);
  });

  const line = text.split('\n').findIndex((each) => each.startsWith('2. ')) + 1;
  it.each([
    ['an unknown kind of move', text.replace('2. ', '2. X'), { line, expected: 'move' }],
    [
      'a wrong number',
      text.replace('\n2. ', '\n3. '),
      { line, column: 1, expected: 'number', among: ['2.'] },
    ],
    [
      'a value that is none',
      text.replace(/1\. ([AB]) seal \d+/, '1. $1 seal coal'),
      { line: line - 1, column: 11, found: 'coal', expected: 'value' },
    ],
    ['a remark without an end', text.replaceAll('}', ''), { expected: 'closing-brace' }],
    [
      'a tag without an end',
      text.replace('"]', '"'),
      { line: 2, column: 1, expected: 'closing-bracket' },
    ],
    [
      'a seed that is none',
      text.replace(record.seed, 'beef'),
      { expected: 'seed', found: 'beef"]' },
    ],
    [
      'other rules',
      text.replace('[Rules "1"]', '[Rules "7"]'),
      { line: 2, expected: 'rules', among: ['1'] },
    ],
    [
      'another result',
      text.replace(/\[Result "[^"]*/, '[Result "A 99 (won)'),
      { expected: 'result' },
    ],
    [
      'another game',
      text.replace('whistle-stop', 'chess'),
      { line: 1, column: 8, expected: 'game' },
    ],
    ['moves after the end', `${text} A seal 1`, { expected: 'end', found: 'A' }],
    ['unknown options', text.replace('prize=one', 'prize=cow'), { expected: 'options' }],
    ['one seat too few', text.replace('[B "Otto"]', ''), { expected: 'seat-tags' }],
    ['nothing at all', '', { line: 1, column: 1, expected: 'game' }],
  ])('says where %s stands', (_, changed, problem) => {
    expect(problemIn(changed)).toMatchObject(problem);
  });

  it('answers an illegal move with legal ones', () => {
    const begun = setUpMatch(game, record);
    const own = begun.ok
      ? game.legalMoves(begun.state, 0).map((move) => spellMove(game, move))
      : [];
    const others = Array.from({ length: 12 }, (_, card) => `seal ${card}`);
    const foreign = others.find((move) => !own.includes(move));
    const [head = ''] = text.split('\n\n');
    expect(problemIn(`${head}\n1. A ${foreign}`)).toMatchObject({
      expected: 'legal-move',
      column: 6,
      among: own,
    });
  });
});
