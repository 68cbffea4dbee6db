import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CABOOSES } from './data/cabooses.ts';
import { CARS } from './data/cars.ts';
import { DIALS } from './data/dials.ts';
import { ENGINES } from './data/engines.ts';

const LANGUAGES = [
  {
    file: 'RULES.md',
    colours: ['red', 'orange', 'yellow', 'green', 'blue', 'violet'],
    money: (n: number) => `$${n}`,
    bonus: (amount: string, regions: string) => `${amount} at ${regions}`,
    or: ' or ',
    none: 'none',
  },
  {
    file: 'RULES.de.md',
    colours: ['Rot', 'Orange', 'Gelb', 'Grün', 'Blau', 'Violett'],
    money: (n: number) => `${n} $`,
    bonus: (amount: string, regions: string) => `${amount} bei ${regions}`,
    or: ' oder ',
    none: 'keine',
  },
];

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The cells of every row of a table. */
function rowsOf(file: string): string[][] {
  return read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

describe.each(LANGUAGES)('$file', ({ file, colours, money, bonus, or, none }) => {
  const rows = rowsOf(file);
  const name = (colour: number): string => colours[colour] ?? '';

  it('lists every car with its following bonuses', () => {
    const bonuses = (following: readonly number[]): string =>
      [...following.entries()]
        .filter(([, amount]) => amount > 0)
        .toSorted(([, a], [, b]) => b - a)
        .map(([colour, amount]) => `${name(colour)} ${money(amount)}`)
        .join(', ');
    for (const colour of colours.keys()) {
      const cells = CARS.filter((car) => car.colour === colour).map((car) =>
        bonuses(car.following),
      );
      const [title, ...listed] = rows.find((row) => row.slice(1).join() === cells.join()) ?? [];
      expect(listed).toEqual(cells);
      expect(title?.toLowerCase()).toContain(name(colour).toLowerCase());
    }
  });

  it('lists every caboose with its three colours', () => {
    const wanted = CABOOSES.map(({ doubles, negates, triples }) =>
      [doubles, negates, triples].map(name),
    );
    expect(
      rows.filter((row) => row.length === 3 && row.every((cell) => colours.includes(cell))),
    ).toEqual(wanted);
  });

  it('lists every engine with its bonus', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const engines = ENGINES.filter((engine) => engine.value === value).map((engine) => {
        const regions = engine.regions.map(name);
        const last = regions.pop();
        if (last === undefined) return none;
        const list = regions.length === 0 ? last : `${regions.join(', ')}${or}${last}`;
        return bonus(money(engine.bonus), list);
      });
      expect(rows).toContainEqual([`${value}`, engines.join('; ')]);
    }
  });

  it('lists every dial', () => {
    for (const [i, numbers] of DIALS.entries()) {
      const list = numbers.map((n) => (n > 0 ? `+${n}` : `${n}`)).join(', ');
      expect(rows).toContainEqual([`${i + 1}`, list]);
    }
  });
});

it('the table of rules names a file and a test that names the rule, for every rule', () => {
  const listed = rowsOf('../../../../docs/rules/iron-horses-rael.md').slice(2);
  const rules = read('RULES.md').matchAll(/^[-|] ([1-7]\.\d|[RD]\d+)\b/gm);
  expect(listed.map(([rule]) => rule)).toEqual([...rules].map(([, rule]) => rule));
  for (const [rule = '', , code = '', test = ''] of listed) {
    expect(read(code.replaceAll('`', ''))).not.toBe('');
    expect(read(test.replaceAll('`', ''))).toMatch(new RegExp(`\\b${rule}\\b`));
  }
});
