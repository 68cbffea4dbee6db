import { sameJson, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import type { MatchInfo, Prepared, Update } from '../host.ts';
import { LocalMatch } from './local-match.ts';
import { memoryStore } from './match-store.ts';
import { TableKeeper } from './table-keeper.ts';

const game = whistleStop as unknown as AnyGame;
const seed = seedFromText('local match');
const bot = { kind: 'bot', name: 'Bot', level: 'easy' } as const;
const person = { kind: 'person', name: 'Ada' } as const;
const info = (sitters: MatchInfo['sitters']): MatchInfo => ({
  id: 'm',
  game: game.id,
  options: {},
  sitters,
  startedAt: 0,
});
const start = (sitters: MatchInfo['sitters']): LocalMatch => {
  const match = LocalMatch.start(game, info(sitters), seed);
  if (!match) throw new Error('no match');
  return match;
};
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

function keeper(match: LocalMatch) {
  const updates: Update[] = [];
  const store = memoryStore();
  const kept = new TableKeeper(match, 0, {
    think: async ({ moves }) => moves[0] as MoveBase,
    store,
    send: (update) => updates.push(update),
    now: () => 7,
  });
  return { kept, updates, store };
}

describe('LocalMatch', () => {
  it('refuses a move that answers another position', () => {
    const match = start([person, bot]);
    const [move] = match.position(0).moves;
    expect(match.play(0, move, 1)).toEqual({ ok: false, error: 'stale' });
    expect(match.play(0, move, 0)).toEqual({ ok: true });
    expect(match.number).toBe(1);
  });

  it('resumes from its record to the same position', () => {
    const match = start([person, person]);
    match.play(0, match.position(0).moves[0], 0);
    match.play(1, match.position(1).moves[0], 1);
    const again = LocalMatch.resume(game, match.info, match.record);
    expect(again?.number).toBe(2);
    expect(sameJson(again?.position(0), match.position(0))).toBe(true);
    expect(LocalMatch.resume(game, match.info, { ...match.record, seed: seedFromText('x') })).toBe(
      undefined,
    );
  });

  it('takes back own steps that revealed nothing, and no others', () => {
    const match = start([person, person]);
    match.play(0, match.position(0).moves[0], 0);
    expect(match.position(0).takeBack).toBe(1);
    expect(match.position(1).takeBack).toBe(0);
    expect(match.takeBack(1, 1).ok).toBe(false);
    expect(match.takeBack(0, 1).ok).toBe(true);
    match.play(0, match.position(0).moves[0], 0);
    match.play(1, match.position(1).moves[0], 1);
    expect(match.takeBack(1, 2).ok).toBe(false);
  });

  it('previews only what reveals nothing', () => {
    const match = start([person, person]);
    const [move] = match.position(0).moves;
    expect(match.preview(0, move)?.events.map(({ kind }) => kind)).toEqual(['sealed']);
    expect(match.number).toBe(0);
    match.play(0, move, 0);
    expect(match.preview(1, match.position(1).moves[0])).toBe(undefined);
  });
});

describe('TableKeeper', () => {
  it('lets a bot move and keeps every step', async () => {
    const { kept, updates, store } = keeper(start([person, bot]));
    kept.look(0);
    await settle();
    expect(updates.map(({ kind }) => kind)).toEqual(['whole', 'step']);
    expect((await store.get('m'))?.record.moves.length).toBe(1);
  });

  it('lets bots wait until the table has shown their moves', async () => {
    const match = start([bot, bot]);
    const { kept } = keeper(match);
    kept.look('spectator');
    await settle();
    expect(match.number).toBe(2);
    kept.shown(2);
    await settle();
    expect(match.number).toBe(4);
  });

  it('shows the past only to its own eyes while the match runs', async () => {
    const { kept } = keeper(start([person, person]));
    kept.look(0);
    expect((await kept.past(0)).length).toBe(1);
    expect(await kept.past(1)).toEqual([]);
  });
});

describe('a prepared match', () => {
  it('goes as it was prepared, one step at a time, until somebody leaves the path', async () => {
    const sitters = [person, bot];
    const [first] = start(sitters).position(0).moves;
    const ahead = start(sitters);
    ahead.play(0, first, 0);
    const answer = ahead.position(1).moves.at(-1);
    const prepared: Prepared = {
      seed,
      moves: [
        [0, first as MoveBase],
        [1, answer as MoveBase],
      ],
    };
    const match = LocalMatch.start(game, { ...info(sitters), prepared }, seed) as LocalMatch;
    const { kept } = keeper(match);
    kept.look(0);
    await kept.play(0, first, 0);
    await settle();
    expect(match.number).toBe(1);
    kept.shown(1);
    await settle();
    expect(match.record.moves[1]).toEqual([1, answer]);
    expect(match.prepared).toBeUndefined();
  });

  it('lets bots think for themselves once somebody did something else', async () => {
    const sitters = [person, bot];
    const [first, other] = start(sitters).position(0).moves;
    const prepared: Prepared = {
      seed,
      moves: [
        [0, first as MoveBase],
        [1, { kind: 'nonsense' }],
      ],
    };
    const match = LocalMatch.start(game, { ...info(sitters), prepared }, seed) as LocalMatch;
    const { kept, updates } = keeper(match);
    kept.look(0);
    await kept.play(0, other, 0);
    kept.shown(1);
    await settle();
    expect(match.number).toBeGreaterThan(1);
    expect(updates.some(({ kind }) => kind === 'trouble')).toBe(false);
  });
});
