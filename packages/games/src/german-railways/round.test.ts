import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { germanRailways } from './index.ts';
import type { Move } from './moves/index.ts';
import { MOST_QUIET_ROUNDS } from './meta.ts';
import { drawRound } from './round.ts';
import type { State } from './state.ts';
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

/** A round in which the markers come in this order and everybody passes. */
function passRound(state: State, order: readonly number[]): State {
  const drawn = { ...state, order: [...order], decider: order[0] ?? 0 };
  return play(drawn, ...order.map(() => PASS)).state;
}

/** The first railroad for 9, the others for less and less: incomes differ, so that some seats have more markers. */
function openingMove({ auction, cash, decider }: State): Move {
  const isFree = auction.highBidder < 0 && (cash[decider] ?? 0) > 9 - auction.railroad;
  return isFree && decider <= auction.railroad % 3
    ? { kind: 'bid', amount: 9 - auction.railroad }
    : OUT;
}

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

  it('G14c: a seat whose marker was never drawn has not agreed', () => {
    const alone = { ...arrange(), order: [0, 0, 0] };
    let state = play(alone, PASS, PASS, PASS).state;
    for (let quiet = 1; quiet < MOST_QUIET_ROUNDS - 1; quiet++) {
      state = passRound(state, [0, 0, 0]);
      expect([state.quietRounds, state.ending]).toEqual([quiet + 1, null]);
    }
    expect(passRound(germanRailways.clone(state), [0, 1, 2]).ending).toBe('stalled');
    expect(passRound(germanRailways.clone(state), [0, 0, 1]).ending).toBe('stalled');
  });

  it('G14c: the third seat ends the match with its first pass, however late it comes', () => {
    const first = passRound(arrange(), [0, 0, 1]);
    const second = passRound(first, [1, 0, 1]);
    expect([second.quietRounds, second.ending]).toEqual([2, null]);
    expect(passRound(second, [0, 2, 0]).ending).toBe('stalled');
  });

  it('G14c: a sale or a build makes everybody’s silence void', () => {
    const heard = passRound(arrange({ treasury: { [CME]: 2 } }), [0, 1, 2]);
    expect(germanRailways.view(heard, 0)).toMatchObject({ heard: [0, 1, 2], quietRounds: 1 });
    heard.order = [0, 0, 1];
    heard.decider = 0;
    const { state } = play(heard, build(CME), lay('Duisburg'), DONE, PASS, PASS);
    expect(germanRailways.view(state, 0)).toMatchObject({ heard: [], quietRounds: 0 });
  });

  it.each(['alone 82', 'stall 10', ...Array.from({ length: 60 }, (_, i) => `quiet ${i}`)])(
    'G14c: where all pass, no match ends before each seat has acted: %s',
    (name) => {
      let state = germanRailways.setup({ turnOrder: 'bag' }, 3, rngFromSeed(seedFromText(name)));
      while (state.round === 0) state = play(state, openingMove(state)).state;
      const acted = new Set<number>();
      while (state.ending === null) {
        acted.add(state.decider);
        state = play(state, PASS).state;
      }
      expect([acted.size, state.ending]).toEqual([3, 'stalled']);
    },
  );

  it('G14c: the view tells when this round will be the last if nothing happens', () => {
    const told = (state: State): boolean => germanRailways.view(state, 0).endsIfQuiet;
    const one = passRound(arrange(), [0, 1, 0]);
    expect(told({ ...one, order: [0, 0, 1] })).toBe(false);
    expect(told({ ...one, order: [0, 0, 2] })).toBe(true);
    expect(told({ ...one, order: [0, 0, 2], changed: true })).toBe(false);
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

  it('may be proposed by each seat at its first action of a round, and only then', () => {
    const first = arrange({ order: [1, 0, 1] });
    const second = play(first, PASS).state;
    const third = play(second, PASS).state;
    expect([first, second, third].map((state) => allows(state, PROPOSE))).toEqual([
      true,
      true,
      false,
    ]);
    const voted = play(second, PROPOSE, REFUSE);
    expect([voted.state.phase, voted.state.decider, voted.state.turn]).toEqual(['action', 0, 1]);
  });

  it('is not proposed again by the same seat until something is sold or built', () => {
    const refused = play(
      arrange({ order: [0, 0, 0], treasury: { [CME]: 2 } }),
      PROPOSE,
      REFUSE,
    ).state;
    const proposes = (state: State, seat: number): boolean =>
      allows({ ...state, order: [seat, 1, 2], decider: seat }, PROPOSE);
    const quiet = play(refused, PASS, PASS, PASS).state;
    expect([proposes(quiet, 0), proposes(quiet, 1)]).toEqual([false, true]);
    const built = play(refused, build(CME), lay('Duisburg'), DONE).state;
    drawRound(built);
    expect(proposes(built, 0)).toBe(true);
  });
});
