import { describe, expect, it } from 'vitest';
import { germanRailways } from './index.ts';
import type { Move } from './moves/index.ts';
import { drawRound } from './round.ts';
import {
  BHE,
  build,
  CME,
  DONE,
  eventsOf,
  GBS,
  allows,
  KBS,
  KSS,
  lay,
  MWB,
  NME,
  PASS,
  play,
  PO,
  arrange,
} from './testing/arrange.ts';
import type { Table } from './testing/arrange.ts';
import { drawOrder, markersOf } from './turn-order.ts';

const PROPOSE: Move = { kind: 'propose-end' };
const ACCEPT: Move = { kind: 'accept-end' };
const REFUSE: Move = { kind: 'refuse-end' };
const OUT: Move = { kind: 'drop-out' };

describe('5: turn order', () => {
  /** Susan 8, Jeff and Tina 6, David 4, Harry 3. */
  const five: Table = {
    seats: 5,
    shares: [
      [0, PO],
      [0, NME],
      [1, NME],
      [1, KBS],
      [2, NME],
      [2, KBS],
      [3, KSS],
      [4, MWB],
    ],
    track: [
      [PO, 'Danzig'],
      [PO, 'Stolp'],
      [NME, 'Liegnitz'],
      [KSS, 'Dresden'],
      [KSS, 'Chemnitz'],
      [MWB, 'Erfurt'],
    ],
  };

  it('G13: incomes of 8, 6, 6, 4 and 3 put in 1, 2, 2, 3 and 4 markers', () => {
    const { players } = germanRailways.view(arrange(five), 'spectator');
    expect(players.map(({ income }) => income)).toEqual([8, 6, 6, 4, 3]);
    expect(markersOf(arrange(five))).toEqual([1, 2, 2, 3, 4]);
  });

  it('G13: beginners put in one marker each', () => {
    expect(markersOf(arrange({ ...five, turnOrder: 'one-each' }))).toEqual([1, 1, 1, 1, 1]);
  });

  it('G13: as many as there are players are drawn, none twice; a player may act twice or not at all', () => {
    const state = arrange(five);
    let twice = 0;
    let never = 0;
    for (let i = 0; i < 300; i++) {
      drawOrder(state, [1, 2, 2, 3, 4]);
      expect(state.order).toHaveLength(5);
      const drawn = [0, 1, 2, 3, 4].map(
        (seat) => state.order.filter((each) => each === seat).length,
      );
      for (const [seat, count] of drawn.entries()) {
        expect(count).toBeLessThanOrEqual([1, 2, 2, 3, 4][seat] ?? 0);
      }
      if (drawn.some((count) => count > 1)) twice++;
      if (drawn[3] === 0) never++;
    }
    expect(twice).toBeGreaterThan(200);
    expect(never).toBeGreaterThan(5);
  });

  it('G13: every marker is drawn equally often', () => {
    const state = arrange(five);
    const firsts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) {
      drawOrder(state, [1, 2, 2, 3, 4]);
      firsts[state.order[0] ?? 0] = (firsts[state.order[0] ?? 0] ?? 0) + 1;
    }
    for (const [seat, markers] of [1, 2, 2, 3, 4].entries()) {
      expect(Math.abs((firsts[seat] ?? 0) - markers * 1000)).toBeLessThan(200);
    }
  });

  it('5.4 Tina, drawn first and fourth, acts twice; David not at all', () => {
    let state = arrange({ ...five, order: [2, 0, 4, 2, 1] });
    const acted: number[] = [];
    while (state.round === 1) {
      acted.push(state.decider);
      state = play(state, PASS).state;
    }
    expect(acted).toEqual([2, 0, 4, 2, 1]);
  });

  it('G15: pass is always legal', () => {
    expect(allows(arrange({ cash: [0, 0, 0], shares: [] }), PASS)).toBe(true);
  });
});

/** Every railroad but those of the last city has two direct connections. */
const joined: NonNullable<Table['track']> = [
  [PO, 'Posen'],
  [NME, 'Posen'],
  [KSS, 'Posen'],
  [KBS, 'Nürnberg'],
  [MWB, 'Nürnberg'],
  [GBS, 'Nürnberg'],
  [CME, 'Hannover'],
  [BHE, 'Hannover'],
];

describe('11: the end', () => {
  it('G14: the match ends when turn order is determined and all have two partners', () => {
    const start = arrange({ track: [...joined, [KSS, 'Hannover']], cash: [10, 30, 20] });
    const during = play(start, PASS, PASS);
    expect(during.state.ending).toBeNull();
    const { state, events } = play(during.state, PASS);
    expect(germanRailways.outcome(state)).toEqual({
      ranking: [[1], [2], [0]],
      scores: [10, 30, 20],
      reason: 'connected',
    });
    expect(eventsOf(events, 'match-ended')[0]?.reason).toBe('connected');
  });

  it('G14: one railroad with a single partner keeps the match going', () => {
    const { state } = play(arrange({ track: joined }), PASS, PASS, PASS);
    expect([state.ending, state.round]).toEqual([null, 2]);
  });

  it('11.3 only cash counts, and ties are shared', () => {
    const start = arrange({ track: [...joined, [KSS, 'Hannover']], cash: [30, 10, 30] });
    const { state } = play(start, PASS, PASS, PASS);
    expect(germanRailways.outcome(state)?.ranking).toEqual([[0, 2], [1]]);
  });

  it('G14c: two whole rounds of passes end the match', () => {
    const one = play(arrange(), PASS, PASS, PASS).state;
    expect([one.quietRounds, one.ending]).toEqual([1, null]);
    const two = play(one, PASS, PASS, PASS).state;
    expect(germanRailways.outcome(two)?.reason).toBe('stalled');
  });

  it('G18: an auction without a buyer does not break the quiet, a sale does', () => {
    const unsold = play(
      arrange(),
      { kind: 'offer', railroad: PO },
      OUT,
      OUT,
      OUT,
      PASS,
      PASS,
    ).state;
    expect(unsold.quietRounds).toBe(1);
    const sold = play(
      arrange(),
      { kind: 'offer', railroad: PO },
      OUT,
      OUT,
      { kind: 'bid', amount: 1 },
      PASS,
      PASS,
    );
    expect(sold.state.quietRounds).toBe(0);
  });

  it('G18: a build breaks the quiet', () => {
    const start = arrange({ treasury: { [CME]: 2 } });
    start.quietRounds = 1;
    const { state } = play(start, build(CME), lay('Duisburg'), DONE, PASS, PASS);
    expect([state.quietRounds, state.ending]).toEqual([0, null]);
  });
});

describe('G19: the vote', () => {
  it('ends the match when everybody agrees, asked clockwise', () => {
    const proposed = play(arrange({ order: [1, 0, 2] }), PROPOSE);
    expect(proposed.state.decider).toBe(2);
    const first = play(proposed.state, ACCEPT).state;
    expect([first.decider, first.ending]).toEqual([0, null]);
    const { state } = play(first, ACCEPT);
    expect(germanRailways.outcome(state)?.reason).toBe('agreed');
  });

  it('stops at the first refusal, and the proposer still acts', () => {
    const { state } = play(arrange(), PROPOSE, ACCEPT, REFUSE);
    expect([state.phase, state.decider, state.turn]).toEqual(['action', 0, 0]);
    expect(allows(state, PROPOSE)).toBe(false);
    expect(allows(state, PASS)).toBe(true);
  });

  it('is held at the start of a round only', () => {
    expect(allows(play(arrange(), PASS).state, PROPOSE)).toBe(false);
  });

  it('is not proposed again by the same seat until something is sold or built', () => {
    const refused = play(
      arrange({ order: [0, 0, 0], treasury: { [CME]: 2 } }),
      PROPOSE,
      REFUSE,
    ).state;
    const quiet = play(refused, PASS, PASS, PASS).state;
    quiet.decider = 0;
    expect(allows(quiet, PROPOSE)).toBe(false);
    quiet.decider = 1;
    expect(allows(quiet, PROPOSE)).toBe(true);
    const built = play(refused, build(CME), lay('Duisburg'), {
      kind: 'done',
    }).state;
    drawRound(built);
    built.decider = 0;
    expect(allows(built, PROPOSE)).toBe(true);
  });
});
