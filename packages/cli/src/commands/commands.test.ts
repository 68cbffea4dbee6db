import { recordMatch, whistleStop } from '@roundhouse/engine/testing';
import { seedFromText } from '@roundhouse/engine';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { roundhouse, roundhouseJson } from '../testing/roundhouse.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('games', () => {
  it('tells id, name, seats and options', async () => {
    expect(((await roundhouseJson('games')) as unknown[])[0]).toEqual({
      id: 'whistle-stop',
      name: 'Whistle Stop',
      rulesVersion: 1,
      seatCounts: [2, 3],
      options: whistleStop.options,
      endings: ['cards-played'],
    });
    const { out } = await roundhouse('games');
    expect(out).toContain('whistle-stop  Whistle Stop, 2, 3 seats\n  prize: one | card');
  });
});

describe('simulate', () => {
  const args = ['simulate', 'whistle-stop', '--seats', '3', '--games', '40', '--seed', 'test'];

  it('counts what happened', async () => {
    const result = (await roundhouseJson(...args)) as Record<string, unknown> & {
      bySeat: Record<string, number>[];
    };
    expect(result).toMatchObject({
      game: 'whistle-stop',
      seats: 3,
      options: { prize: 'one' },
      seed: 'test',
      games: 40,
      moves: 480,
      movesPerGame: { mean: 12, longest: 12 },
      endings: { 'cards-played': 40 },
    });
    expect(result.bySeat.map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'random'],
      [1, 'random'],
      [2, 'random'],
    ]);
    const sum = (field: string): number =>
      result.bySeat.reduce((total, each) => total + (each[field] ?? 0), 0);
    expect(sum('wins')).toBeCloseTo(40);
    expect(sum('meanScore')).toBeCloseTo(4);
    expect(result['gamesPerSecond']).toBeGreaterThan(0);
    expect(result['movesPerSecond']).toBeGreaterThan(0);
  });

  it('plays the same matches for the same seed, and others for another', async () => {
    const wins = async (seed: string): Promise<unknown> => {
      const result = await roundhouseJson('simulate', 'whistle-stop', '--seed', seed);
      return (result as { bySeat: unknown }).bySeat;
    };
    expect(await wins('a')).toEqual(await wins('a'));
    expect(await wins('a')).not.toEqual(await wins('b'));
  });

  it('seats the bots that were named, who play the same again', async () => {
    const bots = ['--bots', 'expert,random,greedy', '--games', '3', '--iterations', '20'];
    const play = async (): Promise<{ bySeat: { bot: string }[] }> =>
      (await roundhouseJson(...args.slice(0, 4), '--seed', 'test', ...bots)) as {
        bySeat: { bot: string }[];
      };
    const { bySeat } = await play();
    expect(bySeat.map(({ bot }) => bot)).toEqual(['expert', 'random', 'greedy']);
    expect((await play()).bySeat).toEqual(bySeat);
  });

  it('prints a table for people', async () => {
    const { out } = await roundhouse(...args, '--options', '{"prize":"card"}');
    expect(out).toMatch(/whistle-stop, 3 seats, 40 games, options {"prize":"card"}, seed test\n/);
    expect(out).toMatch(/games\/s +[\d,]+\n +moves\/s +[\d,]+\n +moves per game +12\.0/);
    expect(out).toMatch(/seat +bot +wins +mean score\n +0 +random +[\d.]+ % +[\d.]+\n/);
    expect(out).toContain('ended by cards-played: 40 (100.0 %)');
  });
});

describe('arena', () => {
  const args = ['arena', 'whistle-stop', '--bots', 'search,random', '--iterations', '30'];

  it('prints the agreed JSON', async () => {
    const report = await roundhouseJson(...args, '--seats', '3', '--games', '6');
    const number = expect.any(Number) as number;
    const line = {
      wins: number,
      share: number,
      low: number,
      high: number,
      meanScore: number,
      meanMs: number,
      p99Ms: number,
    };
    expect(report).toEqual({
      game: 'whistle-stop',
      seats: 3,
      games: 6,
      bots: [
        { name: 'search', games: 6, ...line },
        { name: 'random', games: 12, ...line },
      ],
    });
  });

  it('plays the same matches on one thread as on many', async () => {
    const withoutTimes = async (...threads: string[]): Promise<unknown> => {
      const report = await roundhouseJson(...args, '--games', '6', ...threads);
      return JSON.parse(JSON.stringify(report), (key, value: unknown) =>
        key.endsWith('Ms') ? 0 : value,
      );
    };
    expect(await withoutTimes('--threads', '1')).toEqual(await withoutTimes('--threads', '3'));
  });

  it('gives a bot its own budget', async () => {
    const bots = ['search:40', 'search:2'];
    const out = await roundhouseJson(
      'arena',
      'whistle-stop',
      '--bots',
      bots.join(),
      '--games',
      '4',
    );
    expect((out as { bots: { name: string }[] }).bots.map(({ name }) => name)).toEqual(bots);
  });

  it('prints a table for people, the better rating first', async () => {
    const { out } = await roundhouse(...args, '--games', '20', '--options', '{"prize":"card"}');
    expect(out).toContain('whistle-stop, 2 seats, 20 games; a fair share is 50.0 %\n');
    expect(out).toMatch(/bot +wins +95 % +mean score +mean ms +p99 ms +Elo +95 %\n/);
    const rows = [
      ...out.matchAll(
        /\n +(?:search|random) +[\d.]+ % +[\d.]+ – [\d.]+ % +[\d.]+ +[\d.]+ +[\d.]+ +(\d{4}) +(\d+) – (\d+)(?=\n)/g,
      ),
    ].map(([, ...numbers]) => numbers.map(Number));
    expect(rows).toHaveLength(2);
    const [first = 0, second = 0] = rows.map(([elo]) => elo);
    expect(first).toBeGreaterThanOrEqual(second);
    expect(first + second).toBe(3000);
    for (const [elo = 0, low = 0, high = 0] of rows) {
      expect([low <= elo, elo <= high]).toEqual([true, true]);
    }
    expect(out).not.toContain('finished ahead of');
  });

  it('lets every rung of a ladder meet every other, and draws strength against time', async () => {
    const picture = join(folder, 'ladder.svg');
    const ladder = 'arena whistle-stop --bots search:30,search:8,search:2,random --games 12';
    const { out } = await roundhouse(...ladder.split(' '), '--threads', '1', '--picture', picture);
    const [, duels = ''] = out.split('finished ahead of, with the 95 % interval\n');
    expect(duels.match(/\d+ \(\d+ – \d+\) %/g)).toHaveLength(12);
    const drawn = readFileSync(picture, 'utf8');
    expect(drawn).toMatch(
      /^<svg[^]*whistle-stop, 2 seats, 12 games: Elo against mean thinking time/,
    );
    expect(drawn.match(/<circle/g)).toHaveLength(4);
    for (const name of ['search:30', 'search:8', 'search:2', 'random']) {
      expect(drawn).toContain(`>${name}</text>`);
    }
    expect(drawn).not.toMatch(/NaN|Infinity/);
  });

  it('draws a bot that was never rated against another', async () => {
    const picture = join(folder, 'alone.svg');
    const bots = ['--bots', 'greedy', '--games', '2', '--threads', '1', '--picture', picture];
    expect((await roundhouse('arena', 'whistle-stop', ...bots)).code).toBe(0);
    expect(readFileSync(picture, 'utf8')).not.toMatch(/NaN|Infinity/);
  });
});

describe('replay', () => {
  const fixture = recordMatch(whistleStop, { seats: 2, seed: seedFromText('replay') });
  const bare = join(folder, 'record.json');
  const wrapped = join(folder, 'fixture.json');
  writeFileSync(bare, JSON.stringify(fixture.record));
  writeFileSync(wrapped, JSON.stringify(fixture));

  it('shows the end of a bare record and of a fixture alike', async () => {
    const end = (await roundhouseJson('replay', bare)) as Record<string, unknown>;
    expect(end).toMatchObject({ at: 14, moves: 14, viewer: null, deciders: [], legal: [] });
    expect(end['outcome']).toEqual(fixture.outcome);
    expect(end['steps']).toHaveLength(14);
    expect(await roundhouseJson('replay', wrapped)).toEqual(end);
  });

  it('shows a seat only what it may know', async () => {
    const seen = (await roundhouseJson('replay', bare, '--at', '3', '--viewer', '1')) as {
      position: { viewer: number };
      steps: { seat: number; move: unknown; events: { to: unknown }[] }[];
      legal: { seat: number }[];
    };
    expect(seen.position.viewer).toBe(1);
    for (const { seat, move } of seen.steps) expect(move === null).toBe(seat !== 1);
    const audiences = seen.steps.flatMap(({ events }) => events.map(({ to }) => to));
    expect(audiences.every((to) => to === 'all' || (to as number[]).includes(1))).toBe(true);
    expect(seen.legal.every(({ seat }) => seat === 1)).toBe(true);
  });

  it('reads well', async () => {
    const { out } = await roundhouse('replay', bare, '--at', '2', '--viewer', 'spectator');
    expect(out).toContain('Whistle Stop, 2 seats, options {"prize":"one"}');
    expect(out).toMatch(/2\. seat \d\n +sealed seat=\d\n +revealed cards=\[\d+,\d+\] winner=\d\n/);
    expect(out).toContain('After 2 of 14 moves, as a spectator sees it:\n  viewer: "spectator"\n');
    expect(out).toContain('To move: seat 0, 1');
    const { out: all } = await roundhouse('replay', bare);
    expect(all).toContain('(only for seat 0)');
    expect(all).toMatch(/Outcome: cards-played; seat/);
  });
});

describe('notation', () => {
  const { record } = recordMatch(whistleStop, { seats: 2, seed: seedFromText('notation') });
  const players = [{ name: 'Ada' }, { name: 'Otto', bot: 'expert' }];
  const file = join(folder, 'noted.json');
  const text = join(folder, 'match.txt');
  writeFileSync(file, JSON.stringify({ record, players, comments: { 2: 'Well played.' } }));

  it('writes a match that replay and verify read, and that stays the same when written again', async () => {
    const { code, out } = await roundhouse('notation', file);
    expect(code).toBe(0);
    expect(out).toContain(
      '[Game "whistle-stop"]\n[Rules "1"]\n[A "Ada"]\n[B "Otto"]\n[B-bot "expert"]',
    );
    expect(out).toContain(' {Well played.}\n');
    writeFileSync(text, out);
    expect(await roundhouseJson('replay', text)).toEqual(await roundhouseJson('replay', file));
    expect((await roundhouse('verify', text)).out).toContain('verified: 14 moves');
    expect((await roundhouse('notation', text)).out).toBe(out);
  });

  it('says where a text is wrong, and what was expected', async () => {
    const wrong = join(folder, 'wrong.txt');
    const { out } = await roundhouse('notation', file);
    writeFileSync(wrong, out.replace(/\n1\. (.) seal \d+/, '\n1. $1 steal 3'));
    const { code, err } = await roundhouse('replay', wrong);
    expect(code).toBe(2);
    expect(err).toMatch(/wrong\.txt:10:6: expected a kind of move \(seal\), found 'steal'\n$/);
  });
});

describe('fuzz', () => {
  it('finds nothing in an honest game, and gives every table its share', async () => {
    const { code, out } = await roundhouse(
      'fuzz',
      'whistle-stop',
      '--games',
      '41',
      '--seed',
      'test',
    );
    expect(code).toBe(0);
    expect(out).toContain('whistle-stop: nothing found in 44 matches at 4 tables (seed test)');
    expect(out).toContain('endings: cards-played 44');
  });

  it('visits only the tables that were asked for', async () => {
    const only = ['--seats', '2', '--options', '{"prize":"card"}'];
    const { out } = await roundhouse('fuzz', 'whistle-stop', '--games', '5', ...only);
    expect(out).toContain('nothing found in 5 matches at 1 table ');
  });

  it('prints the broken law, its seed, and the command that shows it again', async () => {
    const first = await roundhouse('fuzz', 'leaky-stop', '--games', '20', '--sample', '3');
    expect([first.code, first.out]).toEqual([1, '']);
    expect(first.err).toMatch(
      /^leaky-stop breaks a law: .*\nseed: [0-9a-f]{32}\nreproduce it: npx /,
    );
    const [, words = ''] = /reproduce it: npx roundhouse (.*)\n/.exec(first.err) ?? [];
    const again = await roundhouse(...words.split(' ').map((word) => word.replaceAll("'", '')));
    expect(again).toEqual(first);
  });

  it('says so when every imagined world knows a secret', async () => {
    const { code, err } = await roundhouse(
      'fuzz',
      'knowing-stop',
      '--games',
      '80',
      '--seed',
      'x y',
    );
    expect(code).toBe(1);
    expect(err).toContain('knowing-stop breaks a law: imagine always knows: deck');
    expect(err).toContain("npx roundhouse fuzz knowing-stop --games 80 --seed 'x y'");
  });
});

describe('review', () => {
  const fixture = recordMatch(whistleStop, { seats: 2, seed: seedFromText('review') });
  const path = join(folder, 'reviewed.json');
  writeFileSync(path, JSON.stringify(fixture.record));

  it('tells chances, decisions and luck, the same again', async () => {
    const review = (await roundhouseJson('review', path, '--passes', '2')) as {
      passes: number;
      chances: number[][];
      moves: { loss: number }[];
      players: { start: number; result: number; luck: number }[];
    };
    expect(review.passes).toBe(2);
    expect(review.moves).toHaveLength(fixture.record.moves.length);
    expect(review.chances).toHaveLength(fixture.record.moves.length + 1);
    expect(review.players.map(({ luck }) => luck).some((luck) => luck !== 0)).toBe(true);
    expect(await roundhouseJson('review', path, '--passes', '2')).toEqual(review);
  });

  it('says it in words', async () => {
    const { code, out } = await roundhouse('review', path, '--passes', '1');
    expect(code).toBe(0);
    expect(out).toContain('Whistle Stop, 2 seats');
    expect(out).toMatch(/seat 1: accuracy \d+/);
    expect(out).toContain('Turning points:');
  });

  it('finishes its first pass however short the time is', async () => {
    expect(await roundhouseJson('review', path, '--seconds', '1')).toMatchObject({
      players: [{}, {}],
    });
  });

  it('refuses what it can’t read', async () => {
    const wrong = await roundhouse('review', path, '--seconds', 'soon');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain("--seconds must be a whole number above 0, not 'soon'");
  });
});

describe('puzzles', () => {
  it('writes those that it finds as JSON', async () => {
    const out = join(folder, 'puzzles.json');
    const args = ['--count', '1', '--iterations', '8', '--matches', '2', '--seed', 'a'];
    expect(await roundhouse('puzzles', 'whistle-stop', ...args)).toMatchObject({ code: 0 });
    const told = await roundhouse('puzzles', 'whistle-stop', ...args, '--out', out);
    expect(told.out).toMatch(/^[01] puzzles?\n$/);
  });

  it('refuses games that it does not know', async () => {
    const { code, err } = await roundhouse('puzzles', 'chess');
    expect([code, err.includes("unknown game 'chess'")]).toEqual([2, true]);
  });
});
