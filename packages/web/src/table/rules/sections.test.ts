import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findBox, loadRulebook } from '../../games/shelf.ts';
import { isReadByLine, numberOf, readRules } from './sections.ts';

const games = fileURLToPath(new URL('../../../../games/src/', import.meta.url));
/** Those that bring more than text; a new game may have none yet. */
const BOOKS = Object.keys(import.meta.glob('../../games/*/rulebook.tsx'))
  .flatMap((path) => path.split('/').at(-2) ?? [])
  .toSorted();
const FILES = BOOKS.flatMap((id) => globSync(`${id}/RULES*.md`, { cwd: games }).toSorted());
const read = (file: string): string => readFileSync(games + file, 'utf8');

it('reads sections and the numbers of rules', () => {
  const text =
    '# Game\n\nHello.\n\n## 1. A turn\n\n- 1.1 Draw (P2).\n- 1.2 Play.\n\n1.3. Stop.\n\n## Rulings\n\n| id | ruling |\n| --- | --- |\n| P2 | Once. |';
  const { intro, sections, numbers } = readRules(text);
  expect(intro).toEqual([{ kind: 'text', text: 'Hello.' }]);
  expect(sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ['1. A turn', 2],
    ['Rulings', 1],
  ]);
  expect([...numbers]).toEqual(['1.1', '1.2', '1.3', 'P2']);
});

it.each([
  ['3.4 Send', '3.4'],
  ['3.4. Send', '3.4'],
  ['**P25** is', 'P25'],
  ['25,000', undefined],
  ['1.000 Taler', undefined],
  ['A turn', undefined],
])('the number of "%s" is %s', (line, number) => {
  expect(numberOf(line)).toBe(number);
});

describe.each(FILES)('%s', (file) => {
  const { sections, numbers } = readRules(read(file));
  const [id = ''] = file.split('/');

  it('is of a game on the shelf, has contents and says what is reconstructed', () => {
    expect(findBox(id)).toBeDefined();
    expect(sections.length).toBeGreaterThan(5);
    expect(read(file)).toMatch(/reconstructed|nachgebildet|erschlossen/i);
  });

  it('leads to rules that are there', () => {
    const named = read(file).matchAll(/\(([A-Z]\d{1,2}|\d{1,2}\.\d{1,2})(?=[,)])/g);
    const lost = [...named].flatMap(([, number = '']) => (numbers.has(number) ? [] : [number]));
    expect(lost).toEqual([]);
  });

  it('has the worked examples that are drawn', async () => {
    const { examples } = await loadRulebook(id);
    expect(Object.keys(examples).length).toBeGreaterThan(2);
    expect(Object.keys(examples).filter((number) => !numbers.has(number))).toEqual([]);
  });
});

it('is there for all five games', () => {
  expect(BOOKS.length).toBeGreaterThanOrEqual(5);
  expect(FILES.length).toBe(BOOKS.length * 2);
});

describe.each(BOOKS)('the box of %s', (id) => {
  it('lists every piece with its count, and says where it comes from', async () => {
    const groups = (await loadRulebook(id)).box();
    expect(groups.length).toBeGreaterThan(0);
    for (const { title, source, pieces } of groups) {
      expect(title).not.toBe('');
      expect(source).toMatch(/^[A-Z].*\.$/);
      expect(pieces.length).toBeGreaterThan(1);
      for (const piece of pieces) {
        expect(piece.count).toBeGreaterThan(0);
        expect([piece.title, ...piece.lines].join(' ')).not.toMatch(/undefined|NaN|^ *$/);
        expect(piece.lines.length).toBeGreaterThan(0);
      }
    }
  });
});

it.each([
  ['iron-horses-rael', [72, 12, 36, 12, 6]],
  ['iron-horses-rampage', [53, 18, 21, 8, 8]],
  ['trains-and-cargo', [48, 40, 36, 3]],
  ['german-railways', [24, 251]],
  ['iberian-gauge', [24, 276]],
])('the box of %s holds %j', async (id, totals) => {
  const groups = (await loadRulebook(id)).box();
  const sums = groups.map(({ pieces }) => pieces.reduce((sum, { count }) => sum + count, 0));
  expect(sums).toEqual(totals);
});

it.each([
  [
    'rulings',
    [
      ['id', 'decision', 'reason'],
      ['T1', 'a', 'b'],
      ['T2', 'c', 'd'],
    ],
    true,
  ],
  [
    'sentences',
    [
      ['component', 'where from'],
      ['x'.repeat(41), 'the rules'],
      ['y', 'z'],
    ],
    true,
  ],
  [
    'names',
    [
      ['railroad', 'colour'],
      ['Preußische Ostbahn', 'black'],
    ],
    false,
  ],
  [
    'many columns',
    [
      ['a', 'b', 'c'],
      ['x'.repeat(60), '1', '2'],
    ],
    false,
  ],
])('a table of %s is read line by line, or not', (_, rows, isRead) => {
  expect(isReadByLine(rows)).toBe(isRead);
});
