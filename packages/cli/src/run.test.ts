import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MAIN, roundhouse, runNode, TEST_MAIN } from './testing/roundhouse.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const record = {
  game: 'whistle-stop',
  rulesVersion: 1,
  options: {},
  seats: 2,
  seed: '00112233445566778899aabbccddeeff',
  moves: [],
};

describe('help', () => {
  it('is what the command prints alone', () => {
    const { code, out, err } = runNode([MAIN]);
    expect([code, err]).toEqual([0, '']);
    expect([...out.matchAll(/^ {2}roundhouse (\w+)/gm)].map(([, name]) => name)).toEqual([
      'games',
      'simulate',
      'arena',
      'train',
      'replay',
      'notation',
      'review',
      'puzzles',
      'fuzz',
      'engine',
      'serve',
      'admin',
      'backup',
      'restore',
      'repair',
      'export',
      'ratings',
      'verify',
      'bench',
      'chaos',
    ]);
    expect(runNode([MAIN, '--help']).out).toBe(out);
  });

  it('is asked for by the word help too', async () => {
    expect(await roundhouse('help')).toEqual(await roundhouse('--help'));
    expect(await roundhouse('help', 'admin', 'ban')).toEqual(
      await roundhouse('admin', 'ban', '--help'),
    );
  });

  it('says which version this is', async () => {
    expect(await roundhouse('--version')).toMatchObject({ code: 0, err: '' });
    expect((await roundhouse('--version')).out).toMatch(/^roundhouse \d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['games', '--help'], 'roundhouse games [--json]'],
    [['simulate', '--help'], 'roundhouse simulate <game>'],
    [['arena', '--help'], 'roundhouse arena <game>'],
    [['replay', '-h'], 'roundhouse replay <match>'],
    [['fuzz', 'whistle-stop', '--help'], 'roundhouse fuzz <game>'],
    [['engine', '--help'], 'roundhouse engine'],
  ])('%j', async (args, beginning) => {
    const { code, out } = await roundhouse(...args);
    expect(code).toBe(0);
    expect(out.startsWith(beginning)).toBe(true);
  });
});

describe('errors are one line with exit code 2', () => {
  it.each<[string, string[], RegExp]>([
    ['unknown command', ['sing'], /unknown command 'sing'; the commands are: games, /],
    ['bad port', ['serve', '--port', 'x'], /--port must be a number from 0 to 65535, not 'x'/],
    ['no bots', ['arena', 'whistle-stop'], /--bots is missing/],
    [
      'no such bot',
      ['arena', 'whistle-stop', '--bots', 'genius'],
      /unknown bot 'genius'; the bots are: random, /,
    ],
    [
      'no such budget',
      ['arena', 'whistle-stop', '--bots', 'search:0,search'],
      /unknown bot 'search:0'; the bots are: random, /,
    ],
    [
      'no seats for it',
      ['arena', 'whistle-stop', '--bots', 'easy', '--seats', '9'],
      /is for .* seats/,
    ],
    [
      'no threads',
      ['arena', 'whistle-stop', '--bots', 'easy', '--threads', '0'],
      /--threads must be/,
    ],
    ['no time', ['arena', 'whistle-stop', '--bots', 'easy', '--think', '0'], /--think must be/],
    ['unknown flag', ['games', '--colour'], /unknown option '--colour'/],
    ['flag without its value', ['simulate', 'whistle-stop', '--games'], /--games needs a value/],
    [
      'value that looks like a flag',
      ['simulate', 'whistle-stop', '--games', '-1'],
      /--games needs a value \(--games=… if it begins with a dash\)/,
    ],
    ['missing word', ['simulate'], /<game> is missing/],
    ['extra word', ['games', 'all'], /unexpected argument 'all'/],
    ['unknown game', ['simulate', 'ludo'], /unknown game 'ludo'; the games are: whistle-stop/],
    ['unknown game in fuzz', ['fuzz', 'ludo'], /unknown game 'ludo'/],
    ['seat count', ['simulate', 'whistle-stop', '--seats', '9'], /is for 2, 3 seats .*, not 9/],
    ['seat count in fuzz', ['fuzz', 'whistle-stop', '--seats', '4'], /is for 2, 3 seats/],
    ['no number', ['simulate', 'whistle-stop', '--seats', 'two'], /--seats must be a whole/],
    ['no games', ['simulate', 'whistle-stop', '--games', '0'], /--games must be a whole/],
    ['options text', ['simulate', 'whistle-stop', '--options', '{'], /--options must be JSON/],
    [
      'option value',
      ['fuzz', 'whistle-stop', '--options', '{"prize":"all"}'],
      /aren't options of whistle-stop \(prize: one or card\)/,
    ],
    ['empty seed', ['simulate', 'whistle-stop', '--seed', ''], /--seed must not be empty/],
    ['unknown bot', ['simulate', 'whistle-stop', '--bots', 'deep'], /unknown bot 'deep'/],
    [
      'too few bots',
      ['simulate', 'whistle-stop', '--seats', '3', '--bots', 'random,random'],
      /--bots names 2 bots for 3 seats/,
    ],
    [
      'no file',
      ['replay', join(folder, 'none.json')],
      /can't read .*none.json: there is no such file/,
    ],
    [
      'no JSON',
      ['replay', file('text.json', 'all aboard')],
      /text.json is neither a match as text nor JSON/,
    ],
    ['no record', ['replay', file('list.json', [])], /isn't a record: "game" must be/],
    ['unknown seed', ['replay', file('seed.json', { ...record, seed: 'x' })], /"seed" must be 32/],
    [
      'another game',
      ['replay', file('game.json', { ...record, game: 'ludo' })],
      /unknown game 'ludo'/,
    ],
    [
      'another version',
      ['replay', file('rules.json', { ...record, rulesVersion: 7 })],
      /the record was made under another version of the rules, which this Roundhouse does not play$/m,
    ],
    [
      'an illegal move',
      ['replay', file('move.json', { ...record, moves: [[0, { kind: 'seal', card: 99 }]] })],
      /doesn't replay: malformed-move at move 1/,
    ],
    [
      'place',
      ['replay', file('at.json', record), '--at', '1'],
      /--at must be a number from 0 to 0/,
    ],
    [
      'viewer',
      ['replay', file('eyes.json', record), '--viewer', '2'],
      /--viewer must be a seat from 0 to 1 or spectator, not '2'/,
    ],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await roundhouse(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toContain('    at ');
  });

  it.each<[string, string[], RegExp]>([
    [
      'unknown game',
      [MAIN, 'simulate', 'ludo'],
      /^roundhouse: unknown game 'ludo'; the games .*\n$/,
    ],
    [
      'malformed file',
      [MAIN, 'replay', MAIN],
      /^roundhouse: .*main.ts is neither a match as text nor JSON: .*\n$/,
    ],
    [
      'seat count',
      [TEST_MAIN, 'simulate', 'whistle-stop', '--seats', '9'],
      /^roundhouse: whistle-stop is for .*\n$/,
    ],
  ])('from a process of its own: %s', (_, args, message) => {
    const { code, out, err } = runNode(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});

/** Lets Node look for the workspace of measurements under a name that nobody has. */
const WITHOUT_BENCH = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({
  resolve: (name, context, next) => next(name.replace('@roundhouse/bench', '@roundhouse/none'), context),
});`)}`;

describe('without the workspace of measurements', () => {
  it.each(['bench', 'chaos'])('%s says in one line what is missing', (name) => {
    const { code, out, err } = runNode(['--import', WITHOUT_BENCH, MAIN, name]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^roundhouse: this needs @roundhouse\/none, .* 'npm ci' .*\n$/);
  });

  it('the other commands do not miss it', () => {
    const { code, out, err } = runNode(['--import', WITHOUT_BENCH, MAIN, 'games']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('german-railways');
  });
});
