import type { EventBase, Seat, SeenStep } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { stopAfter, stopBefore, stopsOf } from './stops.ts';

const story = (...steps: readonly [Seat, ...string[]][]): SeenStep[] =>
  steps.map(([seat, ...kinds], i) => ({
    moves: i + 1,
    seat,
    events: kinds.map((kind): EventBase => ({ kind, to: 'all' })),
  }));
const begins = ({ kind }: EventBase): 'round' | 'turn' | undefined =>
  kind === 'round' || kind === 'turn' ? kind : undefined;

describe('the stops of a replay', () => {
  it('are where somebody else moves on', () => {
    const steps = story([0], [0], [1], [1], [2], [0]);
    expect(stopsOf(steps, () => undefined)).toEqual({ rounds: [], turns: [2, 4, 5] });
  });

  it('are rounds, and turns within them, where the game tells of them', () => {
    const steps = story([0, 'turn'], [1], [0], [1, 'turn'], [0, 'x', 'round'], [1], [0], [0]);
    expect(stopsOf(steps, begins)).toEqual({ rounds: [5], turns: [1, 4, 5, 6] });
  });

  it('lead back to the start and on to the end', () => {
    expect([1, 2, 3, 5].map((at) => stopBefore([2, 4], at))).toEqual([0, 0, 2, 4]);
    expect([0, 2, 4].map((at) => stopAfter([2, 4], at, 9))).toEqual([2, 4, 9]);
  });
});
