import { describe, expect, it } from 'vitest';
import type { MatchRecord } from './record.ts';
import { replay, setUpMatch } from './replay.ts';
import { begin, end, fixture, SEED } from './testing/whistle-stop-match.ts';
import { whistleStop } from './testing/whistle-stop.ts';

describe('setUpMatch', () => {
  it('fills in the options', () => {
    const begun = setUpMatch(whistleStop, { seats: 3, seed: SEED });
    expect(begun).toMatchObject({ ok: true, options: { prize: 'one' } });
  });

  it.each([
    [{ seats: 4, seed: SEED }, 'bad-seat-count'],
    [{ seats: 2.5, seed: SEED }, 'bad-seat-count'],
    [{ seats: 2, seed: SEED, options: { prize: 'all' } }, 'bad-options'],
  ])('refuses %j', (input, error) => {
    expect(setUpMatch(whistleStop, input)).toEqual({ ok: false, error });
  });
});

describe('replay', () => {
  const { record } = fixture;

  it('gives the recorded outcome', () => {
    expect(whistleStop.outcome(end())).toEqual(fixture.outcome);
  });

  it('stops where it is told, and tells each step', () => {
    const steps: [number, unknown][] = [];
    const replayed = replay(whistleStop, record, 3, (_, seat, move) => steps.push([seat, move]));
    expect(replayed.ok).toBe(true);
    expect(steps).toEqual(record.moves.slice(0, 3));
    expect(replay(whistleStop, record, 0)).toEqual({ ok: true, state: begin() });
  });

  const [first, second] = record.moves;
  it.each<[string, Partial<MatchRecord>, number]>([
    ['other-game', { game: 'ludo' }, 0],
    ['other-rules', { rulesVersion: 2 }, 0],
    ['bad-options', { options: { prize: 'all' } }, 0],
    ['bad-seat-count', { seats: 9 }, 0],
    ['not-your-decision', { moves: [first, first] as MatchRecord['moves'] }, 1],
    [
      'malformed-move',
      { moves: [first, second, [0, { kind: 'sing' }]] as MatchRecord['moves'] },
      2,
    ],
    ['game-over', { moves: [...record.moves, first] as MatchRecord['moves'] }, 14],
  ])('refuses as %s', (error, change, at) => {
    expect(replay(whistleStop, { ...record, ...change })).toEqual({ ok: false, error, at });
  });
});
