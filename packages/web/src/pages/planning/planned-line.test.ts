import { MOST_LINE_STEPS, MOST_LINES } from '@roundhouse/protocol';
import type { LineStep } from '@roundhouse/protocol';
import { describe, expect, it } from 'vitest';
import { lineFrom, withLine } from './planned-line.ts';

/** A step of another seat, or of seat 0 with its move. */
const step = (seat: number, what: string): LineStep => ({
  seat,
  events: [{ kind: what, to: 'all' }],
  ...(seat === 0 && { move: { kind: what } }),
});
const lineOf = (...steps: readonly LineStep[]) => ({ entry: 3, steps });

describe('a planned line', () => {
  it('goes from what others do to the last own move', () => {
    const steps = [step(1, 'pass'), step(0, 'build'), step(2, 'bid')];
    expect(lineFrom(steps, 0, 3)).toEqual(lineOf(...steps.slice(0, 2)));
  });

  it.each([
    ['needs-others', []],
    ['starts-with-you', [step(0, 'pass'), step(1, 'pass'), step(0, 'pass')]],
    ['needs-answer', [step(1, 'pass'), step(2, 'pass')]],
    [
      'too-long',
      Array<LineStep>(MOST_LINE_STEPS + 1)
        .fill(step(0, 'x'))
        .with(0, step(1, 'x')),
    ],
  ])('is none: %s', (why, steps) => expect(lineFrom(steps, 0, 3)).toBe(why));

  it('stands before those that it does not replace', () => {
    const passes = lineOf(step(1, 'pass'), step(0, 'build'));
    const bids = lineOf(step(1, 'bid'), step(0, 'pass'));
    expect(withLine([passes], bids, 0)).toEqual([bids, passes]);
    const otherwise = lineOf(step(1, 'pass'), step(0, 'bid'));
    expect(withLine([bids, passes], otherwise, 0)).toEqual([otherwise, bids]);
    const longer = lineOf(...passes.steps, step(1, 'pass'), step(0, 'pass'));
    expect(withLine([passes], longer, 0)).toEqual([longer]);
    expect(withLine([longer], passes, 0)).toEqual([passes]);
    const later = { ...otherwise, entry: 4 };
    expect(withLine([passes], later, 0)).toEqual([later, passes]);
  });

  it('has no room where too many are', () => {
    const lines = Array.from({ length: MOST_LINES }, (_, i) =>
      lineOf(step(1, `bid ${i}`), step(0, 'pass')),
    );
    const more = lineOf(step(1, 'pass'), step(0, 'pass'));
    expect(withLine(lines.slice(1), more, 0)).toHaveLength(MOST_LINES);
    expect(withLine(lines, more, 0)).toBeUndefined();
    expect(withLine([], lineOf(step(1, 'x'.repeat(30_000)), step(0, 'pass')), 0)).toBeUndefined();
  });
});
