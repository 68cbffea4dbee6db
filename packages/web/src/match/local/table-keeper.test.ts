import type { Question } from '@roundhouse/bots';
import { HINT } from '@roundhouse/bots/bot-names';
import { Match, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import type { MatchInfo, Update } from '../host.ts';
import { keptMatch, memoryStore, withPlayers } from './match-store.ts';
import { nextPrepared } from './prepared.ts';
import { TableKeeper } from './table-keeper.ts';

const game = whistleStop as unknown as AnyGame;
const seed = seedFromText('local match');
const bot = { kind: 'bot', name: 'Bot', level: 'easy' } as const;
const person = { kind: 'person', name: 'Ada' } as const;
const info = (players: MatchInfo['players']): MatchInfo => ({
  id: 'm',
  game: game.id,
  options: {},
  players,
  startedAt: 0,
});
function start(): Match {
  const begun = Match.begin(game, { seats: 2, seed });
  if (!begun.ok) throw new Error(begun.error);
  return begun.match;
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

function keeper(about: MatchInfo, match = start()) {
  const updates: Update[] = [];
  const hints: Question[] = [];
  const store = memoryStore();
  const kept = new TableKeeper(about, match, 0, {
    think: async ({ legal }) => ({ move: legal[0] as MoveBase, candidates: [], iterations: 0 }),
    thinkOfHint: async (question) => {
      hints.push(question);
      const { seat, legal } = question;
      const best = { move: legal[0] as MoveBase, visits: 1, value: 1, chances: [1, 0], plan: [] };
      return {
        move: best.move,
        candidates: [best],
        iterations: 1,
        comparison: { seat, best, others: [] },
      };
    },
    store,
    send: (update) => updates.push(update),
    now: () => 7,
  });
  return { kept, match, updates, hints, store };
}

describe('TableKeeper', () => {
  it('plays and keeps nothing more when another tab has the match', async () => {
    const { kept, match, updates, store } = keeper(info([person, bot]));
    const [move] = match.position(0).legal;
    kept.handOver();
    expect(updates.at(-1)).toEqual({ kind: 'trouble', problem: 'open-elsewhere' });
    expect(await kept.play(0, move, 0)).toEqual({ ok: false, error: 'stale' });
    expect(await kept.takeBack(0, 0)).toEqual({ ok: false, error: 'stale' });
    await settle();
    expect([match.moves, await store.all()]).toEqual([0, []]);
  });

  it('lets another match go on from here only as far as the eyes that look know it', () => {
    const { kept, match } = keeper(info([person, bot]));
    const deal = (viewer: number) => ({ viewer, seed });
    expect(kept.branch(0)).toBeUndefined();
    expect(kept.branch(0, deal(1))).toBeUndefined();
    expect(kept.branch(0, deal(0))?.branches).toEqual([{ at: 0, deal: deal(0) }]);
    while (match.outcome === null) {
      const [seat = 0] = match.deciders;
      match.follow(seat, match.position(seat).legal[0] as MoveBase);
    }
    expect(kept.branch(3)?.branches).toEqual([{ at: 3 }]);
  });

  it('lets a bot move and keeps every step', async () => {
    const { kept, updates, store } = keeper(info([person, bot]));
    kept.look(0);
    await settle();
    expect(updates.map(({ kind }) => kind)).toEqual(['whole', 'step']);
    expect((await store.get('m'))?.record.moves.length).toBe(1);
  });

  it('asks the strongest bot for a hint, tells it what the seat may know, and hands on what it compared', async () => {
    const { kept, match, hints } = keeper(info([person, person]));
    const { view, legal } = match.position(0);
    expect(await kept.hint(0)).toMatchObject({ seat: 0, best: { move: legal[0] } });
    expect(hints).toEqual([
      {
        game: game.id,
        bot: 'expert',
        seat: 0,
        view,
        legal,
        seed: expect.any(String),
        budget: { milliseconds: HINT.milliseconds },
        explain: true,
      },
    ]);
    await kept.play(0, legal[0], 0);
    expect(await kept.hint(0)).toBeUndefined();
  });

  it('refuses a move that answers another position', async () => {
    const { kept, match } = keeper(info([person, person]));
    const [move] = match.position(0).legal;
    expect(await kept.play(0, move, 1)).toEqual({ ok: false, error: 'stale' });
    expect(await kept.play(0, move, 0)).toEqual({ ok: true });
    expect(match.moves).toBe(1);
  });

  it('takes back own steps that revealed nothing, and no others', async () => {
    const { kept, match, updates } = keeper(info([person, person]));
    await kept.play(0, match.position(0).legal[0], 0);
    expect(await kept.takeBack(0, 0)).toEqual({ ok: false, error: 'stale' });
    expect(await kept.takeBack(1, 1)).toEqual({ ok: false, error: 'not-your-decision' });
    expect(await kept.takeBack(0, 1)).toEqual({ ok: true });
    expect(updates.at(-1)).toMatchObject({ kind: 'whole', position: { moves: 0 }, steps: [] });
    await kept.play(0, match.position(0).legal[0], 0);
    await kept.play(1, match.position(1).legal[0], 1);
    expect((await kept.takeBack(1, 2)).ok).toBe(false);
  });

  it('previews only what reveals nothing', async () => {
    const { kept, match } = keeper(info([person, person]));
    const [move] = match.position(0).legal;
    expect((await kept.preview(0, move))?.events.map(({ kind }) => kind)).toEqual(['sealed']);
    expect(match.moves).toBe(0);
    await kept.play(0, move, 0);
    expect(await kept.preview(1, match.position(1).legal[0])).toBe(undefined);
  });

  it('lets bots wait until the table has shown their moves', async () => {
    const { kept, match } = keeper(info([bot, bot]));
    kept.look('spectator');
    await settle();
    expect(match.moves).toBe(2);
    kept.shown(2);
    await settle();
    expect(match.moves).toBe(4);
  });

  it('shows the past only to its own eyes while the match runs', async () => {
    const { kept } = keeper(info([person, person]));
    kept.look(0);
    expect((await kept.past(0)).length).toBe(1);
    expect((await kept.at(0, 0))?.position.moves).toBe(0);
    expect([await kept.past(1), await kept.at(1, 0)]).toEqual([[], undefined]);
  });
});

describe('a prepared match', () => {
  const [first, other] = start().position(0).legal as [MoveBase, MoveBase];
  const prepare = (answer: MoveBase): MatchInfo => ({
    ...info([person, bot]),
    prepared: {
      seed,
      moves: [
        [0, first],
        [1, answer],
      ],
    },
  });

  it('goes as it was prepared, one step at a time, until somebody leaves the path', async () => {
    const answer = start().position(1).legal.at(-1) as MoveBase;
    const about = prepare(answer);
    const { kept, match } = keeper(about);
    kept.look(0);
    await kept.play(0, first, 0);
    await settle();
    expect(match.moves).toBe(1);
    kept.shown(1);
    await settle();
    expect(match.step(1)).toEqual({ seat: 1, move: answer });
    expect(nextPrepared(match, about.prepared)).toBeUndefined();
  });

  it('lets bots think for themselves once somebody did something else', async () => {
    const { kept, match, updates } = keeper(prepare({ kind: 'nonsense' }));
    kept.look(0);
    await kept.play(0, other, 0);
    kept.shown(1);
    await settle();
    expect(match.moves).toBeGreaterThan(1);
    expect(updates.some(({ kind }) => kind === 'trouble')).toBe(false);
  });
});

it('a match that an older app kept is read as it is now', () => {
  const about = info([person, bot]);
  const { players, ...rest } = about;
  const now = keptMatch(about, start(), 7);
  const old = { ...now, info: { ...rest, sitters: players } as unknown as MatchInfo };
  expect([withPlayers(old), withPlayers(now)]).toEqual([now, now]);
});
