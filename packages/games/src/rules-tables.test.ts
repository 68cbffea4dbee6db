import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const TABLES = readdirSync(`${root}docs/rules`).map((file) => file.replace('.md', ''));

const NUMBER = /[A-Z]\d{1,2}|\d{1,2}\.\d{1,2}/;
const RULE = new RegExp(`^(?:- |\\| )?\\**(${NUMBER.source})\\b(?![.,]\\d)`, 'gm');

/** The rules that a row is about: "3.1", or "6.1 to 6.4". */
function rulesOf(cell: string): string[] {
  const named = cell.match(new RegExp(NUMBER.source, 'g')) ?? [];
  const [, section, first, last] = /(\d+)\.(\d+) to (?:\d+\.)?(\d+)/.exec(cell) ?? [];
  const between = Array.from(
    { length: Math.max(0, Number(last) - Number(first) + 1) || 0 },
    (_, i) => `${section}.${Number(first) + i}`,
  );
  return [...new Set([...named, ...between])];
}

it('every game has one', () => {
  expect(TABLES.length).toBeGreaterThanOrEqual(5);
});

describe.each(TABLES)('the table of the rules of %s', (game) => {
  const rows = read(`docs/rules/${game}.md`)
    .split('\n')
    .filter((line) => /^\| [A-Z]?\d/.test(line))
    .map((line) => ({
      rules: rulesOf(line.split('|')[1] ?? ''),
      files: [...line.matchAll(/`([^`]+?\.ts)\b/g)].map(([, file = '']) =>
        file.startsWith('packages/') ? file : `packages/games/src/${game}/${file}`,
      ),
    }));

  it('has every rule, and no other', () => {
    const rules = [...read(`packages/games/src/${game}/RULES.md`).matchAll(RULE)].map(
      ([, id]) => id,
    );
    expect(rules.length).toBeGreaterThan(40);
    const listed = rows.flatMap((row) => row.rules);
    expect(rules.filter((id) => !listed.includes(id ?? ''))).toEqual([]);
    expect(listed.filter((id) => !rules.includes(id))).toEqual([]);
  });

  it('names files that are there, and a test in every row', () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(root + file))).toEqual(
      [],
    );
    const untested = rows.filter(({ files }) => !files.some((file) => file.endsWith('.test.ts')));
    expect(untested.map(({ rules }) => rules)).toEqual([]);
  });
});
