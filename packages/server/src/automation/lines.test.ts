import type { EventBase } from '@roundhouse/engine';
import type { PlannedLine, SeenStep } from '@roundhouse/protocol';
import { describe, expect, it } from 'vitest';
import { tollRoad } from '../testing/toll-road.ts';
import { decideLines, refusalOfLines } from './lines.ts';
import type { LineWitness } from './lines.ts';

const passed = (seat: number): EventBase => ({ kind: 'passed', to: 'all', seat }) as EventBase;
const laid = (seat: number): EventBase =>
  ({ kind: 'laid', to: 'all', seat, stone: 1 }) as EventBase;
const pass = { kind: 'pass' };
const lay = { kind: 'lay', stone: 1 };

/** Ada sits at 0: if Bea passes, she lays a stone; if Bea then passes again, she passes too. */
const line: PlannedLine = {
  entry: 4,
  steps: [
    { seat: 1, events: [passed(1)] },
    { seat: 0, events: [laid(0)], move: lay },
    { seat: 1, events: [passed(1)] },
    { seat: 0, events: [passed(0)], move: pass },
  ],
};
/** The other way that Bea may choose. */
const other: PlannedLine = {
  entry: 4,
  steps: [
    { seat: 1, events: [laid(1)] },
    { seat: 0, events: [passed(0)], move: pass },
  ],
};

const steps = (...told: readonly (readonly [number, EventBase])[]): SeenStep[] =>
  told.map(([seat, event], i) => ({ moves: i + 5, entry: i + 5, seat, events: [event] }));
const witness = (seen: readonly SeenStep[], change: Partial<LineWitness> = {}): LineWitness => ({
  seat: 0,
  legal: [],
  seenAfter: () => seen,
  wentBackAfter: () => false,
  fired: [],
  ...change,
});

describe('planned lines', () => {
  it('wait until the others have moved as planned, then play', () => {
    expect(decideLines([line, other], witness([]))).toEqual({});
    const asked = witness(steps([1, passed(1)]), { legal: [pass, lay] });
    expect(decideLines([line], asked)).toEqual({ move: lay, why: 'as-planned' });
  });

  it('drop those that reality has left, and go on with the rest', () => {
    const at = witness(steps([1, laid(1)]), { legal: [pass] });
    expect(decideLines([line, other], at)).toEqual({
      left: { program: { kind: 'conditional-moves', lines: [other] }, why: 'line-left' },
    });
    expect(decideLines([other], at)).toEqual({ move: pass, why: 'as-planned' });
    expect(decideLines([line], at)).toEqual({ stop: 'line-left' });
  });

  it('go on after their own move only if it showed what was planned', () => {
    const fired = [6];
    const asPlanned = steps([1, passed(1)], [0, laid(0)]);
    expect(decideLines([line], witness(asPlanned, { fired }))).toEqual({});
    const otherwise = steps([1, passed(1)], [0, passed(0)]);
    expect(decideLines([line], witness(otherwise, { fired }))).toEqual({ stop: 'line-left' });
  });

  it('are over when they were played', () => {
    const all = steps([1, passed(1)], [0, laid(0)], [1, passed(1)], [0, passed(0)], [1, laid(1)]);
    expect(decideLines([line], witness(all, { fired: [6, 8] }))).toEqual({ stop: 'line-played' });
  });

  it('are dropped when their owner moves, when something is taken back, and when the rules forbid them', () => {
    const own = steps([1, passed(1)], [0, laid(0)]);
    expect(decideLines([line], witness(own))).toEqual({ stop: 'moved-by-hand' });
    const back = witness([], { wentBackAfter: (entry) => entry < 5 });
    expect(decideLines([line], back)).toEqual({ stop: 'taken-back' });
    const forbidden = witness(steps([1, passed(1)]), { legal: [pass] });
    expect(decideLines([line], forbidden)).toEqual({ stop: 'line-illegal' });
  });
});

describe('a line can’t be kept', () => {
  const refusal = (given: PlannedLine, at = witness([])) =>
    refusalOfLines([given], tollRoad, 2, 4, at);
  const [first, mine] = [line.steps[0], line.steps[1]] as [
    PlannedLine['steps'][number],
    PlannedLine['steps'][number],
  ];

  it('unless it is one', () => expect(refusal(line)).toBeUndefined());

  it.each([
    ['begins with its owner', [mine, first, mine], 'not-allowed'],
    ['ends with another seat', [first, mine, first], 'not-allowed'],
    ['moves for another seat', [{ ...first, move: pass }, mine], 'not-allowed'],
    ['leaves out its owner’s move', [first, { seat: 0, events: [] }], 'not-allowed'],
    ['knows a seat that is not there', [{ ...first, seat: 2 }, mine], 'not-allowed'],
    ['has no move of the game', [first, { ...mine, move: { kind: 'fly' } }], 'malformed-move'],
  ])('if it %s', (_, given, reason) => {
    expect(refusal({ entry: 4, steps: given })).toBe(reason);
  });

  it('if it begins later than now, or no longer holds', () => {
    expect(refusal({ ...line, entry: 5 })).toBe('stale');
    expect(refusal(line, witness(steps([1, laid(1)])))).toBe('stale');
  });
});
