import type { Position, SeenStep } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { realNews } from './real-news.ts';

const position = (moves: number, more: Partial<Position> = {}): Position => ({
  moves,
  view: {},
  deciders: [1],
  legal: [],
  takeBack: 0,
  outcome: null,
  ...more,
});
const steps: readonly SeenStep[] = [2, 1, 2, 2].map((seat, i) => ({
  moves: i + 1,
  seat,
  events: [],
}));

describe('what happened in the real match', () => {
  it('is nothing as long as nobody moves', () => {
    expect(realNews(position(4), steps, 0, 4)).toBeUndefined();
  });

  it('names whoever has moved once, and says whose turn it is', () => {
    const moved = { kind: 'moved', seats: [1, 2] };
    expect(realNews(position(4), steps, 0, 1)).toEqual({ ...moved, yourTurn: false });
    const mine = position(4, { deciders: [0] });
    expect(realNews(mine, steps, 0, 1)).toEqual({ ...moved, yourTurn: true });
  });

  it('tells of a take-back and of the end', () => {
    expect(realNews(position(3), steps.slice(0, 3), 0, 4)).toEqual({ kind: 'changed' });
    const outcome = { ranking: [[0]], scores: [1], reason: 'x' } as unknown as Position['outcome'];
    expect(realNews(position(4, { outcome }), steps, 0, 4)).toEqual({ kind: 'over' });
  });
});
