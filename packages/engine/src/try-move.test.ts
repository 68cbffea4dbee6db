import { describe, expect, it } from 'vitest';
import type { EventBase } from './game.ts';
import { eventsFor, reveals, tryMove } from './try-move.ts';
import { begin, end } from './testing/whistle-stop-match.ts';
import { whistleStop } from './testing/whistle-stop.ts';
import type { WhistleStopState } from './testing/whistle-stop.ts';

describe('tryMove', () => {
  const legal = whistleStop.legalMoves(begin(), 0);
  const [move] = legal;
  const notHeld = [0, 1, 2, 3].find((card) => !legal.some((each) => each.card === card));

  it('plays a legal move on a copy and gives its events', () => {
    const state = begin();
    const before = JSON.stringify(state);
    const step = tryMove(whistleStop, state, 0, { ...move, extra: 'ignored' });
    expect(step).toMatchObject({
      ok: true,
      move,
      events: [{ kind: 'sealed', to: 'all', seat: 0 }],
    });
    expect(step.ok && 'extra' in step.move).toBe(false);
    expect(step.ok && step.state.sealed).toEqual([move?.card, -1]);
    expect(JSON.stringify(state)).toBe(before);
  });

  it.each<[string, () => WhistleStopState, number, unknown]>([
    ['game-over', end, 0, move],
    ['game-over', end, 0, 'rubbish'],
    ['not-your-decision', begin, 2, move],
    ['not-your-decision', begin, -1, move],
    ['not-your-decision', begin, 7, 'rubbish'],
    ['malformed-move', begin, 0, 'rubbish'],
    ['malformed-move', begin, 0, { kind: 'seal', card: 14 }],
    ['illegal-move', begin, 0, { kind: 'seal', card: notHeld }],
  ])('refuses as %s', (error, position, seat, input) => {
    expect(tryMove(whistleStop, position(), seat, input)).toEqual({ ok: false, error });
  });

  it('gives the move of the list, not a copy', () => {
    const step = tryMove({ ...whistleStop, legalMoves: () => legal }, begin(), 0, { ...move });
    expect(step.ok && step.move).toBe(move);
  });

  it('refuses a second decision of a seat that waits for the others', () => {
    const step = tryMove(whistleStop, begin(), 0, move);
    const again = tryMove(whistleStop, step.ok ? step.state : begin(), 0, legal[1]);
    expect(again).toEqual({ ok: false, error: 'not-your-decision' });
  });
});

describe('eventsFor', () => {
  const events: EventBase[] = [
    { kind: 'a', to: 'all' },
    { kind: 'b', to: [0] },
    { kind: 'c', to: [1, 2] },
    { kind: 'd', to: [] },
  ];
  it.each([
    [0, 'ab'],
    [1, 'ac'],
    [2, 'ac'],
    ['spectator', 'a'],
  ] as const)('%s is told of %s', (viewer, kinds) => {
    expect(eventsFor(events, viewer).map(({ kind }) => kind)).toEqual(kinds.split(''));
  });

  it('makes no new list where there is one with just those', () => {
    const ofOne = eventsFor(events, 1);
    expect(eventsFor(events, 2, ofOne)).toBe(ofOne);
    expect(eventsFor(events, 0, ofOne)).not.toBe(ofOne);
    expect(eventsFor(ofOne, 1)).toBe(ofOne);
  });
});

describe('reveals', () => {
  it('knows a step that revealed something by its events', () => {
    expect(reveals({ revealing: ['drew'] }, [{ kind: 'paid', to: 'all' }])).toBe(false);
    const both = [
      { kind: 'paid', to: 'all' },
      { kind: 'drew', to: [0] },
    ] as const;
    expect(reveals({ revealing: ['drew'] }, both)).toBe(true);
  });
});
