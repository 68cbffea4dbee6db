import type { Question } from '@roundhouse/bots';
import { Match, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import type { MatchInfo, Update } from '../host.ts';
import { PlanKeeper } from './plan-keeper.ts';

const game = whistleStop as unknown as AnyGame;
const person = (name: string) => ({ kind: 'person', name }) as const;
const match: MatchInfo = {
  id: 'm/plan',
  game: game.id,
  options: {},
  players: [person('Ada'), person('Ben')],
  startedAt: 0,
};
const seedOf = (name: string): string => seedFromText(name);

/** A match in which so many first moves were played. */
function real(moves: number): Match {
  const begun = Match.begin(game, { seats: 2, seed: seedOf('real') });
  if (!begun.ok) throw new Error(begun.error);
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = begun.match.deciders;
    begun.match.follow(seat, begun.match.position(seat).legal[0] as MoveBase);
  }
  return begun.match;
}

function plan(view: unknown, { seat = 0, seed = 'plan', withHints = true } = {}) {
  const updates: Update[] = [];
  const asked: Question[] = [];
  const keeper = new PlanKeeper(game, { match, seat, view, withHints }, seedOf(seed), {
    send: (update) => updates.push(update),
    thinkOfHint: async (question) => {
      asked.push(question);
      return { move: question.legal[0] as MoveBase, candidates: [], iterations: 0 };
    },
  });
  keeper.look();
  const now = () => {
    const last = updates.at(-1);
    if (last === undefined || last.kind === 'trouble') throw new Error('nothing was told');
    return last;
  };
  /** Plays the first legal move of whoever's eyes are open. */
  const go = async () => {
    const { viewer, position } = now();
    return keeper.play(viewer as number, position.legal[0], position.moves);
  };
  return { keeper, updates, asked, now, go };
}

describe('a plan', () => {
  it('shows its player just what they know, and lets them move for everybody', async () => {
    const { view } = real(0).position(0);
    const { now, go } = plan(view);
    expect(now()).toMatchObject({ kind: 'whole', viewer: 0, position: { moves: 0, takeBack: 0 } });
    expect(now().position.view).toEqual(view);
    const seen = new Set<unknown>();
    for (let i = 0; i < 4; i++) {
      seen.add(now().viewer);
      expect(now().position.legal.length).toBeGreaterThan(0);
      expect(await go()).toEqual({ ok: true });
    }
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('refuses what answers another position, or is not legal', async () => {
    const { keeper, now } = plan(real(0).position(0).view);
    const [move] = now().position.legal;
    expect(await keeper.play(0, move, 1)).toEqual({ ok: false, error: 'stale' });
    expect(await keeper.play(0, { kind: 'nonsense' }, 0)).toMatchObject({ ok: false });
    expect(await keeper.takeBack(0, 0)).toEqual({ ok: false, error: 'stale' });
    expect(now().position.moves).toBe(0);
  });

  it('takes back every step, up to now', async () => {
    const { keeper, now, go } = plan(real(1).position(0).view);
    const first = now();
    await go();
    await go();
    await go();
    for (let moves = 3; moves > 0; moves--)
      expect(await keeper.takeBack(now().viewer as number, moves)).toEqual({ ok: true });
    expect(now()).toEqual(first);
  });

  it('deals another world that its player can’t tell from the real one', async () => {
    const match = real(2);
    const { view } = match.position(0);
    const { keeper, updates, now, go } = plan(view, { seed: 'a' });
    await go();
    for (const seed of ['b', 'c']) {
      keeper.deal(seedOf(seed));
      expect(now()).toMatchObject({ kind: 'whole', steps: [], position: { moves: 0 } });
      expect((await keeper.at(0, 0))?.position.view).toEqual(view);
    }
    expect(updates.length).toBe(4);
  });

  it('depends on nothing but what its player knows', async () => {
    const truth = real(3);
    const other = truth.imagine(0, rngFromSeed(seedOf('elsewhere')));
    const told = await Promise.all(
      [truth, other].map(async (world) => {
        const { updates, go } = plan(world.position(0).view);
        for (let i = 0; i < 6; i++) await go();
        return updates;
      }),
    );
    expect(told[1]).toEqual(told[0]);
    expect(told[0]?.length).toBeGreaterThan(4);
  });

  it('asks bots only where that is allowed, and only what the seat would know', async () => {
    const { view } = real(0).position(0);
    const without = plan(view, { withHints: false });
    expect(await without.keeper.hint(0)).toBeUndefined();
    expect(without.asked).toEqual([]);
    const { keeper, asked } = plan(view);
    await keeper.hint(0);
    expect(asked).toMatchObject([{ seat: 0, view }]);
  });
});
