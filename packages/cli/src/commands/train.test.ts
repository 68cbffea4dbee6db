import { unpackLearned } from '@roundhouse/bots/learned';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { roundhouse } from '../testing/roundhouse.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, name);
const TRAIN =
  'train whistle-stop --seats 2,3 --matches 20 --round 10 --iterations 4 --games 2 --seed test --window 300';
const train = (out: string, ...more: readonly string[]) =>
  roundhouse(...TRAIN.split(' '), '--out', file(out), ...more);

it('learns the same from the same seed, on however many threads, and draws the curve', async () => {
  const [one, two] = [await train('one', '--threads', '1'), await train('two', '--threads', '3')];
  expect([one.code, one.err]).toEqual([0, '']);
  const seen = one.out.replaceAll(/, \d+ s:/g, '');
  expect(two.out.replaceAll(/, \d+ s:/g, '')).toBe(seen);
  expect(seen).toMatch(
    /^10 matches held-out loss \d\.\d{4}, of the brain alone \d\.\d{4}\n20 match/,
  );
  expect(seen).toContain('with the network against search, 3 seats, 2 games:');
  expect(readFileSync(file('two'), 'utf8')).toBe(readFileSync(file('one'), 'utf8'));
  expect(readFileSync(file('one.svg'), 'utf8')).toMatch(/^<svg[\s\S]*whistle-stop, 2 and 3 seats/);
});

it('goes on from a former network', async () => {
  await train('again', '--threads', '1');
  const before = readFileSync(file('again'), 'utf8');
  await train('again', '--threads', '1', '--resume');
  const after = unpackLearned(readFileSync(file('again'), 'utf8'));
  expect([unpackLearned(before).matches, after.matches]).toEqual([20, 40]);
  expect(after.schema).toEqual(unpackLearned(before).schema);
  expect(after.weights).not.toEqual(unpackLearned(before).weights);
  expect(after.curve?.map(({ matches }) => matches)).toEqual([10, 20, 30, 40]);
  expect(after.curve?.slice(0, 2)).toEqual(unpackLearned(before).curve);
  expect(readFileSync(file('again.svg'), 'utf8')).toMatch(/points="(?:[\d.]+,[\d.]+ ?){4}"/);
});

it('writes JSON that a brain can import, and reads it again', async () => {
  await train('text', '--threads', '1');
  await train('net.json', '--threads', '1');
  const text = JSON.parse(readFileSync(file('net.json'), 'utf8')) as string;
  expect(text).toBe(readFileSync(file('text'), 'utf8'));
  const bots = ['--bots', 'search+net,random', '--games', '2', '--threads', '1'];
  const arena = ['arena', 'whistle-stop', ...bots, '--iterations', '4', '--network'];
  expect(await roundhouse(...arena, file('net.json'))).toMatchObject({ code: 0, err: '' });
  const { code, err } = await roundhouse(...arena, join(import.meta.dirname, 'nowhere.json'));
  expect([code, err]).toEqual([2, expect.stringContaining('there is no such file')]);
});

it('has a loss after a round of one lesson, wherever it goes on', async () => {
  const tiny = ['--threads', '1', '--round', '1', '--matches', '1'];
  await train('tiny', ...tiny);
  const { code, out } = await train('tiny', ...tiny, '--resume');
  expect(code).toBe(0);
  expect(out).toMatch(/^2 matches, \d+ s: held-out loss \d\.\d{4}, of the brain alone \d\.\d{4}\n/);
  expect(readFileSync(file('tiny.svg'), 'utf8')).not.toContain('NaN');
});

it('can be measured in the arena', async () => {
  await train('net', '--threads', '1');
  const args = ['arena', 'whistle-stop', '--games', '4', '--iterations', '4', '--threads', '1'];
  const bots = ['--bots', 'search+net,search:2'];
  const measured = await roundhouse(...args, ...bots, '--network', file('net'));
  expect([measured.code, measured.err]).toEqual([0, '']);
  expect(measured.out).toContain('search+net');
  expect(await roundhouse(...args, ...bots)).toMatchObject({ code: 2 });
});

it.each([
  [['--out', '/dev/null'], '--minutes or --matches is missing'],
  [['--minutes', '1'], '--out is missing'],
  [['--out', 'x', '--minutes', '1', '--seats', '2,9'], 'whistle-stop is not for 9 seats'],
  [['--out', 'x', '--minutes', '1', '--tuning', '{'], '--tuning must be JSON'],
])('says what is wrong with %j', async (args, problem) => {
  const { code, err } = await roundhouse('train', 'whistle-stop', ...args);
  expect([code, err]).toEqual([2, expect.stringContaining(problem)]);
});
