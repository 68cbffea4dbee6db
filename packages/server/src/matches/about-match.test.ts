import { describe, expect, it } from 'vitest';
import { begunMatch, person, SETTINGS } from '../testing/fresh-store.ts';
import { aboutMatch } from './about-match.ts';

const seats = ['ada', 'bea', 'cem', 'dora'].map((name) => person(name));
const table = (teams: boolean, status: 'open' | 'playing' | 'finished') =>
  aboutMatch(
    begunMatch({
      game: 'trains-and-cargo',
      status,
      seats,
      settings: { ...SETTINGS, options: { teams, routeBoards: false } },
    }),
  );

describe('what is told of a table', () => {
  it('is who plays with whom', () => {
    expect(table(true, 'open').teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(table(false, 'open').teams).toEqual([]);
  });

  it('is whether its players may talk now', () => {
    const silences = (['open', 'playing', 'finished'] as const).map(
      (status) => table(true, status).silent,
    );
    expect(silences).toEqual([false, true, false]);
    expect(table(false, 'playing').silent).toBe(false);
  });
});
