import { describe, expect, it } from 'vitest';
import type { EventBase } from './game.ts';
import { eventsFor, replay, reveals, setUpMatch, takeBackCount, tryMove } from './match.ts';
import type { MatchRecord } from './record.ts';
import { recordMatch } from './testing/fixtures.ts';
import { whistleStop } from './testing/whistle-stop.ts';
import type { WhistleStopState } from './testing/whistle-stop.ts';

const SEED = '00112233445566778899aabbccddeeff';

function begin(): WhistleStopState {
  const begun = setUpMatch(whistleStop, { seats: 2, seed: SEED });
  if (!begun.ok) throw new Error(begun.error);
  return begun.state;
}

const fixture = recordMatch(whistleStop, { seats: 2, seed: SEED });
const end = (): WhistleStopState => {
  const replayed = replay(whistleStop, fixture.record);
  if (!replayed.ok) throw new Error(replayed.error);
  return replayed.state;
};

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

  it('refuses a second decision of a seat that waits for the others', () => {
    const step = tryMove(whistleStop, begin(), 0, move);
    const again = tryMove(whistleStop, step.ok ? step.state : begin(), 0, legal[1]);
    expect(again).toEqual({ ok: false, error: 'not-your-decision' });
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
});

describe('taking back', () => {
  it('knows a step that revealed something by its events', () => {
    expect(reveals({ revealing: ['drew'] }, [{ kind: 'paid', to: 'all' }])).toBe(false);
    const both = [
      { kind: 'paid', to: 'all' },
      { kind: 'drew', to: [0] },
    ] as const;
    expect(reveals({ revealing: ['drew'] }, both)).toBe(true);
  });

  const step = (seat: number, revealing = false): { seat: number; revealing: boolean } => ({
    seat,
    revealing,
  });
  it.each([
    ['nothing played', [], 0],
    ['its own last steps', [step(1), step(0), step(0)], 2],
    ['another seat has played since', [step(0), step(1)], 0],
    ['not across a reveal', [step(0), step(0, true), step(0)], 1],
    ['the last step revealed', [step(0), step(0, true)], 0],
  ])('%s', (_, past, count) => {
    expect(takeBackCount(past, 0)).toBe(count);
  });
});
