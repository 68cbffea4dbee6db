import { describe, expect, it } from 'vitest';
import type { Entry } from '../store/store.ts';
import { resultOf } from './result.ts';
import type { EndedMatch } from './result.ts';
import { seasonOf, seasonsBetween } from './season.ts';

const move = (seat: number): Entry => ({ kind: 'move', seat, move: { kind: 'pass' } });
const all = [move(0), move(1), move(2)];
const ended = (change: Partial<EndedMatch>): EndedMatch => ({
  outcome: { ranking: [[2], [0, 1]], scores: [1, 1, 5], reason: 'over' },
  entries: all,
  seatCount: 3,
  people: [0, 1, 2],
  teams: [],
  ...change,
});
const ranks = (match: EndedMatch): number[] => {
  const { sides } = resultOf(match);
  return [0, 1, 2, 3].flatMap(
    (seat) => sides.find(({ seats }) => seats.includes(seat))?.rank ?? [],
  );
};

describe('how a match counts', () => {
  it('is by its outcome, ties included', () => {
    expect(ranks(ended({}))).toEqual([2, 2, 1]);
    expect(resultOf(ended({}))).toMatchObject({ verdict: 'counted', affected: [0, 1, 2] });
  });

  it('puts whoever left behind everybody who stayed, whatever the stand-in made of the seat', () => {
    const entries: Entry[] = [...all, { kind: 'time-out', seat: 2 }, { kind: 'resign', seat: 1 }];
    const [stayed, later, first] = ranks(ended({ entries }));
    expect(stayed).toBeLessThan(later ?? 0);
    expect(later).toBeLessThan(first ?? 0);
  });

  it('forgives whoever came back', () => {
    const entries: Entry[] = [...all, { kind: 'time-out', seat: 2 }, { kind: 'return', seat: 2 }];
    expect(ranks(ended({ entries }))).toEqual([2, 2, 1]);
  });

  it('gives nobody anything for a table that somebody left before all had moved, but the loss of who left', () => {
    const entries: Entry[] = [move(0), move(1), { kind: 'resign', seat: 1 }, move(2)];
    expect(resultOf(ended({ entries }))).toMatchObject({ verdict: 'abandoned', affected: [1] });
  });

  it('does not count a match that was settled', () => {
    const outcome = { ranking: [[0, 1, 2]], scores: [0, 0, 0], reason: 'settled' };
    expect(resultOf(ended({ outcome }))).toMatchObject({ verdict: 'settled', affected: [] });
  });

  it('changes no rating of a bot', () => {
    expect(resultOf(ended({ people: [0, 2] })).affected).toEqual([0, 2]);
  });

  it('rates partners together, and spares one whose partner left', () => {
    const outcome = {
      ranking: [
        [0, 2],
        [1, 3],
      ],
      scores: [],
      reason: 'over',
    };
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const inTeams = ended({
      outcome,
      teams,
      seatCount: 4,
      people: [0, 1, 2, 3],
      entries: [...all, move(3)],
    });
    expect(ranks(inTeams)).toEqual([1, 2, 1, 2]);
    const left = {
      ...inTeams,
      entries: [...inTeams.entries, { kind: 'resign', seat: 2 } as const],
    };
    expect(resultOf(left).affected).toEqual([1, 2, 3]);
    expect(ranks(left)[0]).toBeGreaterThan(ranks(left)[1] ?? 9);
  });
});

it('has four seasons a year', () => {
  const [first, last] = [Date.UTC(2025, 11, 31), Date.UTC(2026, 6, 1)];
  expect(seasonOf(first)).toBe('2025-4');
  expect(seasonsBetween(first, last, 9)).toEqual(['2026-3', '2026-2', '2026-1', '2025-4']);
  expect(seasonsBetween(first, last, 2)).toEqual(['2026-3', '2026-2']);
});
