import type { Comparison } from '@roundhouse/bots';
import { recordMatch, whistleStop } from '@roundhouse/engine/testing';
import { seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Outcome } from '@roundhouse/engine';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { CATALOGUE } from '../testing/catalogue.ts';
import { runNode, TEST_MAIN } from '../testing/roundhouse.ts';
import { answerLine } from './answer.ts';
import { linesOf, TOO_LONG } from './lines.ts';
import { EngineSession } from './session.ts';

type Answer = { id: unknown; ok: boolean; result?: unknown; error?: string; message?: string };

function startSession(): (op: string, fields?: object) => Answer {
  const session = new EngineSession([whistleStop] as readonly AnyGame[]);
  return (op, fields = {}) =>
    JSON.parse(answerLine(session, JSON.stringify({ id: 7, op, ...fields }))) as Answer;
}

const table = { game: 'whistle-stop', seats: 2, seed: 'session' };

describe('a session', () => {
  it('plays a whole match, whose record gives the same match again', () => {
    const ask = startSession();
    expect(ask('new', table)).toEqual({ id: 7, ok: true, result: { match: 'm1' } });
    let deciders = ask('deciders', { match: 'm1' }).result as number[];
    let outcome: Outcome | null = null;
    while (outcome === null) {
      const [seat = -1] = deciders;
      const [move] = ask('legal', { match: 'm1', seat }).result as MoveBase[];
      const { ok, result } = ask('play', { match: 'm1', seat, move });
      expect(ok).toBe(true);
      ({ deciders, outcome } = result as { deciders: number[]; outcome: Outcome | null });
    }
    expect(ask('outcome', { match: 'm1' }).result).toEqual(outcome);
    const { result: record } = ask('record', { match: 'm1' });
    expect(record).toMatchObject({ seed: seedFromText('session'), options: { prize: 'one' } });
    expect(ask('load', { record }).result).toEqual({ match: 'm2' });
    expect(ask('state', { match: 'm2' })).toEqual(ask('state', { match: 'm1' }));
    expect(ask('record', { match: 'm2' }).result).toEqual(record);
  });

  it('answers play with all events and their audiences', () => {
    const ask = startSession();
    ask('new', table);
    const first = (seat: number): MoveBase | undefined =>
      (ask('legal', { match: 'm1', seat }).result as MoveBase[])[0];
    ask('play', { match: 'm1', seat: 0, move: first(0) });
    const { result } = ask('play', { match: 'm1', seat: 1, move: first(1) });
    const { events } = result as { events: { kind: string; to: unknown }[] };
    expect(events.map(({ kind, to }) => [kind, to])).toEqual([
      ['sealed', 'all'],
      ['revealed', 'all'],
      ['drew-card', [0]],
      ['drew-card', [1]],
    ]);
  });

  it('imagines a match that the seat cannot tell from the real one, and that has no record', () => {
    const ask = startSession();
    ask('new', table);
    const imagined = ask('imagine', { match: 'm1', seat: 1, seed: 'dream' });
    expect(imagined.result).toEqual({ match: 'm2' });
    const view = (match: string, viewer: unknown): unknown => ask('view', { match, viewer }).result;
    expect(view('m2', 1)).toEqual(view('m1', 1));
    expect(view('m2', 0)).not.toEqual(view('m1', 0));
    const [move] = ask('legal', { match: 'm2', seat: 0 }).result as MoveBase[];
    expect(ask('play', { match: 'm2', seat: 0, move }).ok).toBe(true);
    expect(ask('deciders', { match: 'm1' }).result).toEqual([0, 1]);
    expect(ask('record', { match: 'm2' })).toMatchObject({ ok: false, error: 'no-record' });
  });

  it('suggests a move, the same for the same seed and iterations, and looks at nothing hidden', () => {
    const ask = startSession();
    ask('new', table);
    const fields = { match: 'm1', seat: 1, bot: 'search', iterations: 50, seed: 'idea' };
    const { ok, result } = ask('suggest', fields);
    expect(ok).toBe(true);
    const { move, candidates } = result as {
      move: MoveBase;
      candidates: { move: MoveBase; visits: number; value: number }[];
    };
    const legal = ask('legal', { match: 'm1', seat: 1 }).result as MoveBase[];
    expect(Object.keys(result as object)).toEqual(['move', 'candidates']);
    expect(legal).toContainEqual(move);
    expect(candidates).toHaveLength(legal.length);
    expect(candidates[0]).toEqual({
      move,
      visits: expect.any(Number),
      value: expect.any(Number),
    });
    const visits = candidates.map((each) => each.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    expect(visits[0]).toBeGreaterThan(0);
    ask('imagine', { match: 'm1', seat: 1, seed: 'dream' });
    expect(ask('suggest', { ...fields, match: 'm2' }).result).toEqual(result);
    expect(ask('suggest', { match: 'm1', seat: 0, bot: 'easy', thinkMs: 5 }).ok).toBe(true);
  });

  it('says what a bot compared, if it is asked to explain', () => {
    const ask = startSession();
    ask('new', table);
    const fields = { match: 'm1', seat: 1, bot: 'expert', iterations: 50, seed: 'idea' };
    const { move, comparison } = ask('suggest', { ...fields, explain: true }).result as {
      move: MoveBase;
      comparison: Comparison;
    };
    expect(comparison.seat).toBe(1);
    expect(comparison.best.move).toEqual(move);
    expect(comparison.best.chances).toHaveLength(2);
    expect(comparison.best.plan[0]?.events).toEqual([{ kind: 'sealed', to: 'all', seat: 1 }]);
    expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
    const random = ask('suggest', { ...fields, bot: 'random', explain: true }).result as object;
    expect(Object.keys(random)).toEqual(['move', 'candidates']);
  });

  it('forgets a closed match', () => {
    const ask = startSession();
    ask('new', table);
    expect(ask('close', { match: 'm1' })).toEqual({ id: 7, ok: true, result: null });
    expect(ask('state', { match: 'm1' }).error).toBe('unknown-match');
    expect(ask('new', table).result).toEqual({ match: 'm2' });
  });

  const { record } = recordMatch(whistleStop, { seats: 2, seed: seedFromText('errors') });
  it.each<[string, string, object]>([
    ['unknown-op', 'sing', {}],
    ['unknown-op', 'toString', {}],
    ['malformed-request', 'state', {}],
    ['unknown-game', 'new', { seats: 2 }],
    ['unknown-game', 'load', { record: { ...record, game: 'ludo' } }],
    ['bad-seat-count', 'new', { game: 'whistle-stop' }],
    ['bad-seat-count', 'new', { ...table, seats: 5 }],
    ['bad-options', 'new', { ...table, options: { prize: 'all' } }],
    ['bad-seed', 'new', { ...table, seed: 5 }],
    ['bad-seed', 'imagine', { match: 'm1', seat: 0, seed: '' }],
    ['unknown-match', 'deciders', { match: 'm99' }],
    ['bad-seat', 'legal', { match: 'm1', seat: 2 }],
    ['bad-seat', 'play', { match: 'm1', seat: '0' }],
    ['bad-viewer', 'view', { match: 'm1', viewer: -1 }],
    ['unknown-bot', 'suggest', { match: 'm1', seat: 0, bot: 'genius', thinkMs: 5 }],
    ['bad-budget', 'suggest', { match: 'm1', seat: 0, bot: 'greedy' }],
    ['bad-budget', 'suggest', { match: 'm1', seat: 0, bot: 'greedy', thinkMs: 0 }],
    ['bad-budget', 'suggest', { match: 'm1', seat: 0, bot: 'greedy', iterations: 1.5 }],
    ['bad-seat', 'suggest', { match: 'm1', seat: 7, bot: 'greedy', thinkMs: 5 }],
    ['malformed-move', 'play', { match: 'm1', seat: 0, move: 'seal' }],
    ['illegal-move', 'play', { match: 'm1', seat: 0, move: { kind: 'seal', card: 0 } }],
    ['bad-record', 'load', { record: 'none' }],
    ['other-rules', 'load', { record: { ...record, rulesVersion: 2 } }],
    [
      'not-your-decision',
      'load',
      { record: { ...record, moves: [record.moves[0], record.moves[0]] } },
    ],
  ])('refuses with %s: %s %j', (error, op, fields) => {
    const ask = startSession();
    ask('new', table);
    const before = ask('state', { match: 'm1' });
    expect(ask(op, fields)).toEqual({ id: 7, ok: false, error, message: expect.any(String) });
    expect(ask('state', { match: 'm1' })).toEqual(before);
  });

  it('says game-over after the end', () => {
    const ask = startSession();
    ask('load', { record });
    const [, move] = record.moves[0] ?? [];
    expect(ask('play', { match: 'm1', seat: 0, move }).error).toBe('game-over');
    const asked = { match: 'm1', seat: 0, bot: 'greedy', thinkMs: 5 };
    expect(ask('suggest', asked).error).toBe('game-over');
  });
});

describe('lines', () => {
  async function* chunks(...texts: string[]): AsyncGenerator<string> {
    yield* texts;
  }
  const split = async (limit: number, ...texts: string[]): Promise<unknown[]> => {
    const lines: unknown[] = [];
    for await (const line of linesOf(chunks(...texts), limit)) lines.push(line);
    return lines;
  };

  it.each([
    [
      ['a\nb', 'c\n\nd'],
      ['a', 'bc', '', 'd'],
    ],
    [['a\n'], ['a']],
    [[''], []],
    [
      ['12345', '6\nok\n'],
      [TOO_LONG, 'ok'],
    ],
    [['123456789'], [TOO_LONG]],
    [['12345\n'], ['12345']],
  ])('%j', async (texts, lines) => {
    expect(await split(5, ...texts)).toEqual(lines);
  });
});

describe('roundhouse engine', () => {
  const ask = (...lines: string[]): Answer[] => {
    const { code, out, err } = runNode([TEST_MAIN, 'engine'], lines.join('\n'));
    expect([code, err]).toEqual([0, '']);
    return out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
  };
  const games = '{"id":"last","op":"games"}';

  it('answers malformed lines and goes on', () => {
    const junk = ['all aboard', '', '[]', 'null', '{"id":{},"op":"games"}', '{"id":3}', '\u0000'];
    const answers = ask(...junk, games);
    expect(answers.map(({ id, error }) => [id, error])).toEqual([
      [null, 'malformed-line'],
      [null, 'malformed-line'],
      [null, 'malformed-line'],
      [null, 'malformed-line'],
      [null, 'malformed-request'],
      [3, 'malformed-request'],
      [null, 'malformed-line'],
      ['last', undefined],
    ]);
  });

  it('reads huge lines, refuses still larger ones, and goes on', () => {
    const padded = (length: number): string => `{"op":"games","padding":"${'x'.repeat(length)}"}`;
    const answers = ask(padded(5_000_000), padded(17_000_000), games);
    expect(answers.map(({ ok, error }) => error ?? ok)).toEqual([true, 'line-too-long', true]);
  });

  it('answers thousands of requests sent at once, in order', () => {
    const lines = Array.from({ length: 5000 }, (_, id) => JSON.stringify({ id, op: 'games' }));
    expect(ask(...lines).map(({ id }) => id)).toEqual(lines.map((_, id) => id));
  });

  it('reads on only when its answers are taken', async () => {
    let taken = 0;
    let most = 0;
    const output = new Writable({
      highWaterMark: 100,
      write(chunk: Buffer, _, done) {
        taken += chunk.toString().split('\n').length - 1;
        most = Math.max(most, output.writableLength);
        setImmediate(done);
      },
    });
    const line = '{"op":"none"}\n';
    const input = Readable.from([line.repeat(150), line.repeat(150)]);
    const code = await run(['engine'], { catalogue: CATALOGUE, input, output, errors: output });
    expect([code, taken]).toEqual([0, 300]);
    expect(most).toBeLessThan(500);
  });

  it('ends cleanly when there is no input', () => {
    expect(runNode([TEST_MAIN, 'engine'])).toEqual({ code: 0, out: '', err: '' });
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!python)('lets the Python example play a whole match', () => {
    const bot = join(import.meta.dirname, '../../../../docs/examples/random-bot.py');
    const engine = [process.execPath, TEST_MAIN, 'engine'];
    const { status, stdout } = spawnSync('python3', [bot, 'whistle-stop', '3', ...engine], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^whistle-stop: 12 moves, cards-played, scores \[\d, \d, \d\]\n$/);
  });
});
