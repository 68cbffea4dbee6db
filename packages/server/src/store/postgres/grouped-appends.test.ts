import { describe, expect, it } from 'vitest';
import type { AppendValues } from '../append.ts';
import { GroupedAppends } from './grouped-appends.ts';
import { StoreUnavailable } from '../sql.ts';
import type { SqlRow, Statement } from '../sql.ts';

const entry = (match: string, number = 1): AppendValues => [
  match,
  number,
  `id-${number}`,
  '{}',
  1,
  'playing',
  '[]',
  null,
  null,
  0,
  'node',
  1000,
  '[]',
  null,
];

type Answer = (matches: readonly string[]) => string[] | Error;

/** Appends to a database that answers as it is told, when it is told, and the groups that it was given. */
function appends(answer: Answer) {
  const groups: string[][] = [];
  let release: () => void = () => undefined;
  let gate = Promise.resolve();
  const grouped = new GroupedAppends(async (statement): Promise<SqlRow[]> => {
    const given = givenTo(statement);
    groups.push(given.map(({ match, number }) => `${match}${number}`));
    await gate;
    const answered = answer(given.map(({ match }) => match));
    if (answered instanceof Error) throw answered;
    return answered.map((match) => ({ match_id: match }));
  });
  return {
    groups,
    append: (...args: Parameters<typeof entry>) => grouped.append(entry(...args)),
    close: () => {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    open: () => release(),
  };
}

/** One entry comes as its values, several as JSON. */
function givenTo({ values }: Statement): { match: string; number: number }[] {
  const [first, number] = values;
  if (number === undefined) return JSON.parse(String(first)) as { match: string; number: number }[];
  return [{ match: String(first), number: Number(number) }];
}

const all: Answer = (matches) => [...matches];
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('entries to append', () => {
  it('that come at once go together', async () => {
    const { append, groups } = appends(all);
    const stored = await Promise.all([append('a'), append('b'), append('c')]);
    expect([stored, groups]).toEqual([[true, true, true], [['a1', 'b1', 'c1']]]);
  });

  it('wait while two groups are on their way, and then go together', async () => {
    const { append, groups, close, open } = appends(all);
    close();
    const stored = [append('a')];
    await turn();
    stored.push(append('b'));
    await turn();
    stored.push(append('c'));
    await turn();
    stored.push(append('d'));
    await turn();
    expect(groups).toEqual([['a1'], ['b1']]);
    open();
    expect(await Promise.all(stored)).toEqual([true, true, true, true]);
    expect(groups).toEqual([['a1'], ['b1'], ['c1', 'd1']]);
  });

  it('of one match never go together', async () => {
    const { append, groups } = appends(all);
    await Promise.all([append('a', 1), append('b'), append('a', 2)]);
    expect(groups).toEqual([['a1', 'b1'], ['a2']]);
  });

  it('that were left out are tried alone, and only then refused', async () => {
    const { append, groups } = appends((matches) =>
      matches.length > 1 ? matches.filter((match) => match === 'a') : [],
    );
    expect(await Promise.all([append('a'), append('b')])).toEqual([true, false]);
    expect(groups).toEqual([['a1', 'b1'], ['b1']]);
  });

  it('do not suffer for one that the database can’t take', async () => {
    const { append } = appends((matches) =>
      matches.includes('bad') ? new Error('not a number') : [...matches],
    );
    const stored = await Promise.allSettled([append('a'), append('bad'), append('c')]);
    expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are not tried again when the database is away', async () => {
    const { append, groups } = appends(() => new StoreUnavailable('away'));
    const stored = await Promise.allSettled([append('a'), append('b')]);
    expect(stored.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(groups).toHaveLength(1);
  });
});
