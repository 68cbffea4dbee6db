import { Match, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import type { Question } from '@roundhouse/bots';
import { botNamed, playMatch } from '@roundhouse/bots';
import { Reviewer } from '@roundhouse/bots/review';
import { coalLine } from '@roundhouse/bots/testing';
import { afterEach, expect, it } from 'vitest';
import { BotPool } from './bot-pool.ts';
import type { BotPoolSettings } from './bot-pool.ts';
import type { ReviewPart } from './jobs.ts';

const game: AnyGame = coalLine;
const state = game.setup({}, 2, rngFromSeed(seedFromText('pool')));
const registry = new URL('./testing/games.ts', import.meta.url).href;
const question = (change: Partial<Question> = {}): Question => ({
  game: 'coal-line',
  view: game.view(state, 0),
  seat: 0,
  legal: game.legalMoves(state, 0),
  bot: 'search',
  seed: 'seed',
  budget: { iterations: 50 },
  ...change,
});

let pool: BotPool | undefined;
function open(settings: BotPoolSettings = {}): BotPool {
  pool = new BotPool({ registry, threads: 1, ...settings });
  return pool;
}
afterEach(() => pool?.close());

it('answers as the bot does on this thread', async () => {
  const here = botNamed('search').choose({
    game,
    view: game.view(state, 0),
    seat: 0,
    legal: game.legalMoves(state, 0),
    rng: rngFromSeed(seedFromText('seed')),
    budget: { iterations: 50 },
  });
  expect(await open().think(question())).toEqual({ ...here, fallback: false });
});

it.each([
  ['runaway', 'endless', { milliseconds: 20 }],
  ['crashed', 'broken', { milliseconds: 20 }],
  ['runaway by iterations', 'endless', { iterations: 5 }],
])('a %s bot is replaced, and its caller has a legal move', async (_, id, budget) => {
  const bots = open({ graceMs: 50, longestMs: 100 });
  const lost = await bots.think(question({ game: id, budget }));
  expect(lost.fallback).toBe(true);
  expect(question().legal).toContainEqual(lost.move);
  // With a limit of its own: on a busy machine the pool's short one may end a healthy bot, too.
  const patient = { iterations: 50, milliseconds: 60_000 };
  expect((await bots.think(question({ budget: patient }))).fallback).toBe(false);
});

it('a crash does not take the jobs that wait with it', async () => {
  const bots = open();
  const asked = ['broken', 'coal-line', 'broken', 'coal-line'];
  const answers = await Promise.all(asked.map((id) => bots.think(question({ game: id }))));
  expect(answers.map(({ fallback }) => fallback)).toEqual([true, false, true, false]);
});

it('refuses when too many wait', async () => {
  const bots = open({ queue: 1 });
  const first = [bots.think(question()), bots.think(question())];
  await expect(bots.think(question())).rejects.toMatchObject({ failure: 'full' });
  expect((await Promise.all(first)).map(({ fallback }) => fallback)).toEqual([false, false]);
});

it('serves owners in turn: one who asks for much does not keep the others waiting', async () => {
  const bots = open();
  const answered: string[] = [];
  const ask = (owner: string, inBackground = false): Promise<unknown> =>
    bots.think(question(), { owner, inBackground }).then(() => answered.push(owner));
  const greedy = Array.from({ length: 30 }, () => ask('greedy'));
  const lonely = Array.from({ length: 2 }, () => ask('lonely', true));
  await Promise.all([...greedy, ask('modest'), ask('modest'), ...lonely]);
  expect(answered.slice(0, 5)).toEqual(['greedy', 'greedy', 'modest', 'greedy', 'modest']);
  expect(answered.indexOf('lonely')).toBeLessThan(12);
});

it('tells when a bot begins to think', async () => {
  const bots = open();
  const heard: string[] = [];
  const ask = (name: string): Promise<unknown> =>
    bots
      .think(question(), { onBegun: () => heard.push(`${name} begins`) })
      .then(() => heard.push(`${name} answers`));
  await Promise.all([ask('one'), ask('two')]);
  expect(heard).toEqual(['one begins', 'two begins', 'one answers', 'two answers']);
});

it('a stopped bot answers with what it has', async () => {
  const bots = open();
  const stop = new AbortController();
  await bots.think(question());
  const answer = bots.think(question({ budget: { iterations: 1e9 }, seed: 'stop' }), {
    signal: stop.signal,
  });
  stop.abort();
  const { fallback, iterations } = await answer;
  expect(fallback).toBe(false);
  expect(iterations).toBeLessThan(1e9);
});

it('goes on with its tree within a session', async () => {
  const bots = open();
  const session = 'match 1 seat 0';
  const { move } = await bots.think(question({ session, budget: { iterations: 400 } }));
  const next = game.clone(state);
  game.apply(next, 0, move);
  const step = {
    view: game.view(next, 0),
    legal: game.legalMoves(next, 0),
    budget: { iterations: 1 },
  };
  const visits = async (change: Partial<Question>): Promise<number> =>
    (await bots.think(question({ ...step, ...change }))).candidates.reduce(
      (sum, each) => sum + each.visits,
      0,
    );
  expect(await visits({})).toBe(1);
  expect(await visits({ session })).toBeGreaterThan(20);
});

it('fails what is not done when it is closed', async () => {
  const bots = open();
  const asked = [bots.think(question({ game: 'endless' })), bots.think(question())];
  const failed = Promise.allSettled(asked);
  await bots.close();
  for (const each of await failed) expect(each).toMatchObject({ reason: { failure: 'closed' } });
  await expect(bots.think(question())).rejects.toMatchObject({ failure: 'closed' });
});

it('reviews a match part by part, wherever each is done, as if it were in one go', async () => {
  const bots = [botNamed('greedy'), botNamed('greedy')];
  const played = playMatch({ game, bots, seed: 'review', budget: { iterations: 2 } });
  if (played === undefined) throw new Error('aborted');
  const { record } = played;
  const told = Match.replay(game, record);
  if (!told.ok) throw new Error(told.error);
  const reviewer = new Reviewer(told.match);
  while (reviewer.passes < 2) reviewer.next();
  const whole = { match: 'm', record, milliseconds: 0, passes: 2, positions: Infinity };
  const terms = { owner: 'ada', inBackground: true };
  const pools = [open(), new BotPool({ registry, threads: 1 })];
  let part: ReviewPart | undefined;
  let parts = 0;
  for (; part?.isDone !== true; parts++)
    part = await pools[parts % 7 === 6 ? 1 : 0]?.review(
      { ...whole, notes: part?.notes ?? null },
      terms,
    );
  await pools[1]?.close();
  expect(parts).toBe(2 * (told.match.moves + 1));
  expect(JSON.parse(part.notes)).toEqual(reviewer.notes);
  expect([part.passes, part.progress]).toEqual([2, 1]);
});

it('reviews no more positions than it may', async () => {
  const bots = [botNamed('greedy'), botNamed('greedy')];
  const played = playMatch({ game, bots, seed: 'short', budget: { iterations: 2 } });
  if (played === undefined) throw new Error('aborted');
  const { record } = played;
  const request = { match: 'm', record, notes: null, milliseconds: 60_000, passes: 3 };
  const part = await open().review({ ...request, positions: 3 }, {});
  expect(part).toMatchObject({ passes: 0, progress: 1, isDone: true });
});
