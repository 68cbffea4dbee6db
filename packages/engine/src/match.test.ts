import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game.ts';
import { Match } from './match.ts';
import { parseRecord } from './record.ts';
import type { MatchRecord } from './record.ts';
import { rngFromSeed } from './rng.ts';
import { recordMatch } from './testing/fixtures.ts';
import { whistleStop } from './testing/whistle-stop.ts';

const SEED = '00112233445566778899aabbccddeeff';
const game = whistleStop as unknown as AnyGame;
const { record } = recordMatch(whistleStop, { seats: 2, seed: SEED });

function begin(): Match {
  const begun = Match.begin(game, { seats: 2, seed: SEED });
  if (!begun.ok) throw new Error(begun.error);
  return begun.match;
}

function after(moves: number): Match {
  const told = Match.replay(game, { ...record, moves: record.moves.slice(0, moves) });
  if (!told.ok) throw new Error(told.error);
  return told.match;
}

function play(match: Match, seat: number, move = match.position(seat).legal[0]): Match {
  const step = match.tryMove(seat, move);
  if (!step.ok) throw new Error(step.error);
  match.add(step);
  return match;
}

describe('a match', () => {
  it('begins only as its game allows', () => {
    expect(Match.begin(game, { seats: 9, seed: SEED })).toEqual({
      ok: false,
      error: 'bad-seat-count',
    });
    expect(begin().record()).toMatchObject({ options: { prize: 'one' }, moves: [] });
  });

  it('changes nothing before a tried move is added', () => {
    const match = begin();
    const before = JSON.stringify(match.position(0));
    const step = match.tryMove(0, match.position(0).legal[0]);
    expect(JSON.stringify(match.position(0))).toBe(before);
    if (step.ok) match.add(step);
    expect(match.moves).toBe(1);
    expect(match.position(0).legal).toEqual([]);
  });

  it('is the same whether it is played, replayed, followed or restored', () => {
    const replayed = after(5);
    const followed = begin();
    for (const [seat, move] of record.moves.slice(0, 5)) followed.follow(seat, move);
    const kept = JSON.parse(JSON.stringify(replayed.snapshot())) as ReturnType<Match['snapshot']>;
    for (const match of [followed, Match.restore(game, record, kept)]) {
      expect(match.record()).toEqual({ ...record, moves: record.moves.slice(0, 5) });
      expect(match.position(1)).toEqual(replayed.position(1));
      expect(match.frames(1)).toEqual(replayed.frames(1));
    }
  });

  it('refuses a record that breaks the rules, and says where', () => {
    const moves = [...record.moves.slice(0, 2), [0, { kind: 'sing' }] as const];
    expect(Match.replay(game, { ...record, moves })).toEqual({
      ok: false,
      error: 'malformed-move',
      at: 2,
    });
  });
});

describe('what a viewer has seen', () => {
  const match = after(record.moves.length);

  it('tells each viewer of its own draws and of nobody else’s', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const told = match.stepsSince(0, viewer).flatMap(({ events }) => events);
      const draws = told.filter(({ kind }) => kind === 'drew-card');
      expect(draws.every(({ to }) => to !== 'all' && to.includes(viewer as number))).toBe(true);
      expect(draws.length > 0).toBe(viewer !== 'spectator');
    }
  });

  it('is told from any point on, and counts the moves from 1', () => {
    const all = match.stepsSince(0, 0);
    expect(all.map(({ moves }) => moves)).toEqual(record.moves.map((_, i) => i + 1));
    expect(match.stepsSince(4, 0)).toEqual(all.slice(4));
    expect(match.stepsSince(record.moves.length, 0)).toEqual([]);
  });

  it('is the same for the newest step, whether its events are at hand or played again', () => {
    const fresh = play(after(1), record.moves[1]?.[0] ?? 0, record.moves[1]?.[1]);
    expect(fresh.stepsSince(1, 0)).toEqual(after(2).stepsSince(1, 0));
  });

  it('is one list for all who were told of the same events', () => {
    const moved = play(after(1), record.moves[1]?.[0] ?? 0, record.moves[1]?.[1]);
    const seen = moved.stepsSince(1, 'spectator');
    expect(moved.stepsSince(1, 'spectator')).toBe(seen);
    play(moved, record.moves[2]?.[0] ?? 0, record.moves[2]?.[1]);
    expect(moved.stepsSince(2, 'spectator')).not.toEqual(seen);
  });

  it('shows every moment as it was, with nothing to be played', () => {
    const frames = match.frames(0);
    for (const [moves, { position }] of frames.entries()) {
      const then = { ...after(moves).position(0), legal: [], takeBack: 0 };
      expect(position).toEqual(then);
      expect(match.frame(moves, 0)).toEqual(frames[moves]);
    }
    expect([match.frame(-1, 0), match.frame(frames.length, 0)]).toEqual([undefined, undefined]);
  });

  it('plays on from an earlier stage to the same state', () => {
    expect(match.stateAfter(9, after(6))).toEqual(match.stateAfter(9));
  });
});

describe('legal moves', () => {
  it('are one list for a seat that decides until the match goes on, and none for others', () => {
    const match = after(1);
    const [seat = 0] = match.deciders;
    const legal = match.legal(seat);
    expect(match.position(seat).legal).toBe(legal);
    expect(match.legal(seat)).toEqual(game.legalMoves(match.state, seat));
    expect(match.legal(7)).toEqual([]);
    for (const next of [() => play(match, seat, legal[0]), () => match.takeBack(1)]) {
      next();
      for (const each of match.deciders)
        expect(match.legal(each)).toEqual(game.legalMoves(match.state, each));
    }
  });
});

describe('taking back', () => {
  it('covers own last steps that revealed nothing', () => {
    const match = play(begin(), 0);
    expect([match.mayTakeBack(0), match.mayTakeBack(1)]).toEqual([1, 0]);
    expect([match.position(0).takeBack, match.position('spectator').takeBack]).toEqual([1, 0]);
  });

  it('ends where another seat has played, and at a step that revealed something', () => {
    const match = play(play(begin(), 0), 1);
    expect([match.mayTakeBack(0), match.mayTakeBack(1)]).toEqual([0, 0]);
  });

  it('brings back the position before, and the way to it', () => {
    const match = after(4);
    const before = after(3);
    match.takeBack(1);
    expect(match.position(0)).toEqual(before.position(0));
    expect(match.record()).toEqual(before.record());
    expect(match.stepsSince(2, 1)).toEqual(before.stepsSince(2, 1));
    expect(match.snapshot()).toEqual(before.snapshot());
  });

  it('undoes an end', () => {
    const match = after(record.moves.length);
    expect(match.outcome).not.toBeNull();
    match.takeBack(1);
    expect([match.outcome, match.deciders.length]).toEqual([null, 1]);
  });
});

describe('an imagined match', () => {
  const match = after(3);
  const world = match.imagine(0, rngFromSeed(SEED));

  it('looks the same to the seat that imagined it, and has no record', () => {
    expect(world.position(0).view).toEqual(match.position(0).view);
    expect(world.record()).toBeUndefined();
  });

  it('can be played and taken back', () => {
    const before = JSON.stringify(world.state);
    const [seat = 0] = world.deciders;
    play(world, seat, world.position(seat).legal[0]);
    expect(world.moves).toBe(1);
    world.takeBack(1);
    expect(JSON.stringify(world.state)).toBe(before);
  });
});

describe('a match that goes on from another', () => {
  const deal = { viewer: 0, seed: 'ffeeddccbbaa99887766554433221100' };
  const from = (at: number, dealt?: typeof deal): Match => {
    const branch = after(record.moves.length).branch(at, dealt);
    const told = branch && Match.replay(game, JSON.parse(JSON.stringify(branch)) as MatchRecord);
    if (!told?.ok) throw new Error('no branch');
    return told.match;
  };

  it('begins where it was left, and nobody takes back what came before', () => {
    const match = from(4);
    expect(match.position(1)).toEqual({ ...after(4).position(1), takeBack: 0 });
    expect(match.record()).toEqual({
      ...record,
      moves: record.moves.slice(0, 4),
      branches: [{ at: 4 }],
    });
    const [seat = 0] = match.deciders;
    play(match, seat);
    expect(match.mayTakeBack(seat)).toBeLessThanOrEqual(1);
    expect(match.frames(0)).toHaveLength(6);
  });

  it('shows what its viewer knew, and deals the rest anew', () => {
    const match = from(4, deal);
    const original = after(4);
    expect(match.position(0)).toEqual({ ...original.position(0), takeBack: 0 });
    expect(match.position(1).view).not.toEqual(original.position(1).view);
    expect(match.state).toEqual(from(4, deal).state);
  });

  it('tells its story from the new deal on, since others knew something else before', () => {
    const match = from(4, deal);
    play(match, match.deciders[0] ?? 0);
    expect(match.start).toBe(4);
    expect(match.frames(1).map(({ position, step }) => [position.moves, step?.moves])).toEqual([
      [4, undefined],
      [5, 5],
    ]);
    expect(match.stepsSince(0, 1).map(({ moves }) => moves)).toEqual([5]);
    expect(match.frame(3, 1)).toBeUndefined();
    expect(match.frame(5, 1)).toEqual(match.frames(1)[1]);
  });

  it('is the same when it is replayed, and after a step is taken back', () => {
    const match = from(2, deal);
    const before = JSON.stringify(match.state);
    play(match, match.deciders[0] ?? 0);
    match.takeBack(1);
    expect(JSON.stringify(match.state)).toBe(before);
    while (match.outcome === null) play(match, match.deciders[0] ?? 0);
    const told = Match.replay(game, match.record() ?? record);
    expect(told.ok && told.match.state).toEqual(match.state);
    const again = match.branch(6, deal);
    expect(again?.branches?.map(({ at }) => at)).toEqual([2, 6]);
  });

  it('needs a position in which somebody can move, and branches that fit', () => {
    expect(after(record.moves.length).branch(record.moves.length)).toBeUndefined();
    expect(begin().branch(3)).toBeUndefined();
    for (const branches of [
      [{ at: 99 }],
      [{ at: 2 }, { at: 1 }],
      [{ at: 0, deal: { ...deal, viewer: 5 } }],
    ])
      expect(Match.replay(game, { ...record, branches })).toMatchObject({ error: 'bad-branch' });
    expect(parseRecord({ ...record, branches: [{ at: -1 }] }).ok).toBe(false);
    expect(parseRecord({ ...record, branches: [{ at: 1, deal: { viewer: 0 } }] }).ok).toBe(false);
  });
});
