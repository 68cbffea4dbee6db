import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { RAILROADS } from './data/railroads.ts';
import { germanRailways } from './index.ts';
import type { Move } from './moves/index.ts';
import type { State } from './state.ts';
import { eventsOf, allows, KSS, NME, play, PO, arrange } from './testing/arrange.ts';
import { playerIncome } from './turn-order.ts';

const bid = (amount: number): Move => ({ kind: 'bid', amount });
const offer = (railroad: number): Move => ({ kind: 'offer', railroad });
const OUT: Move = { kind: 'drop-out' };
const opening = (seats = 3): State =>
  germanRailways.setup({ turnOrder: 'bag' }, seats, rngFromSeed(seedFromText('opening')));
const twoOfEach = RAILROADS.flatMap((_, railroad) => [
  [0, railroad] as const,
  [1, railroad] as const,
]);

describe('3: the opening auctions', () => {
  it('3.1 sells a share of each railroad in the printed order, then draws the turn order', () => {
    let state = opening();
    const lots: number[] = [];
    while (state.phase === 'auction') {
      lots.push(state.auction.railroad);
      state = play(state, bid(state.auction.highBid + 1), OUT, OUT).state;
    }
    expect(lots.map((lot) => RAILROADS[lot]?.id)).toEqual([
      'PO',
      'NME',
      'KSS',
      'KBS',
      'MWB',
      'GBS',
      'CME',
      'BHE',
    ]);
    expect(state.sold).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect([state.phase, state.round]).toEqual(['action', 1]);
  });

  it('G6: a Banker is drawn and bids first', () => {
    const states = Array.from({ length: 40 }, (_, i) =>
      germanRailways.setup({ turnOrder: 'bag' }, 4, rngFromSeed(seedFromText(`seats${i}`))),
    );
    for (const state of states) expect(state.decider).toBe(state.banker);
    expect(new Set(states.map(({ banker }) => banker)).size).toBe(4);
  });

  it.each([0, 1, 2])('G6: after seat %i the next seat number bids', (banker) => {
    const start = opening();
    start.decider = banker;
    const { state } = play(start, bid(1));
    expect(state.decider).toBe((banker + 1) % 3);
  });

  it('3.2 goes clockwise, and the buyer opens the next auction', () => {
    const start = opening();
    const second = (start.banker + 1) % 3;
    const { state } = play(start, bid(3), bid(5), OUT, OUT);
    expect(state.auction).toMatchObject({ railroad: NME, opener: second });
    expect(state.decider).toBe(second);
    expect(state.treasury[PO]).toBe(5);
    expect(state.cash[second]).toBe(35);
  });

  it('G4: bids are whole Talers above the last bid and within the cash', () => {
    const start = opening();
    const amounts = (state: State): number[] =>
      germanRailways
        .legalMoves(state, state.decider)
        .flatMap((move) => (move.kind === 'bid' ? [move.amount] : []));
    expect(amounts(start)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(amounts(play(start, bid(37)).state)).toEqual([38, 39, 40]);
    expect(allows(start, bid(41))).toBe(false);
    expect(allows(start, bid(1.5))).toBe(false);
  });

  it('G4: who drops out is not asked again', () => {
    const start = opening();
    const { state } = play(start, OUT, bid(1), bid(2), bid(3), OUT);
    expect(state.auction.railroad).toBe(NME);
    expect(state.treasury[PO]).toBe(3);
  });

  it('G5: when nobody bids, the first bidder takes the share for nothing and opens the next', () => {
    const start = opening();
    const { state, events } = play(start, OUT, OUT, OUT);
    expect(eventsOf(events, 'share-sold')[0]).toMatchObject({ seat: start.banker, price: 0 });
    expect(state.auction).toMatchObject({ railroad: NME, opener: start.banker });
    expect(state.cash).toEqual([40, 40, 40]);
  });

  it('G16: a bidder whose cash cannot beat the bid is out without being asked', () => {
    const { state, events } = play(opening(), bid(40));
    expect(state.auction.railroad).toBe(NME);
    expect(eventsOf(events, 'dropped-out').map(({ forced }) => forced)).toEqual([true, true, true]);
  });
});

describe('6: offering a share', () => {
  it('6.2 asks the active player first and pays into the treasury', () => {
    const start = arrange({ order: [1, 0, 2] });
    const { state } = play(start, offer(KSS), bid(4), OUT, bid(6), OUT);
    expect(state.treasury[KSS]).toBe(6);
    expect(state.cash).toEqual([34, 40, 40]);
    expect(state.decider).toBe(0);
    expect(state.turn).toBe(1);
  });

  it('6.4 Tina buys a share worth 8 and her income goes from 31 to 39', () => {
    const start = arrange({ shares: [...RAILROADS.keys()].map((each) => [2, each] as const) });
    start.income[PO] = 8;
    start.income[KSS] = 31 - (playerIncome(start, 2) - (start.income[KSS] ?? 0));
    expect(playerIncome(start, 2)).toBe(31);
    const { state, events } = play(start, offer(PO), OUT, OUT, bid(1));
    expect(eventsOf(events, 'share-sold')[0]).toMatchObject({
      seat: 2,
      incomeFrom: 31,
      incomeTo: 39,
    });
    expect(playerIncome(state, 2)).toBe(39);
  });

  it('G5: a share that nobody wants stays unsold and the action is spent', () => {
    const { state, events } = play(arrange(), offer(PO), OUT, OUT, OUT);
    expect(eventsOf(events, 'share-unsold')).toHaveLength(1);
    expect(state.sold[PO]).toBe(1);
    expect(state.decider).toBe(1);
  });

  it('G7: no third share before two of every railroad are owned', () => {
    const almost = arrange({ shares: twoOfEach.slice(1) });
    expect(allows(almost, offer(PO))).toBe(true);
    expect(allows(almost, offer(NME))).toBe(false);
    const whole = arrange({ shares: twoOfEach });
    expect(allows(whole, offer(NME))).toBe(true);
    const sold = arrange({ shares: [...twoOfEach, [2, NME]] });
    expect(allows(sold, offer(NME))).toBe(false);
  });

  it('G17: nothing is offered while nobody has a Taler', () => {
    expect(allows(arrange({ cash: [0, 0, 0] }), offer(PO))).toBe(false);
    expect(allows(arrange({ cash: [0, 0, 1] }), offer(PO))).toBe(true);
  });
});
