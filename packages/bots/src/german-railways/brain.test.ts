import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { cityNamed, germanRailways, RAILROADS } from '@roundhouse/games/german-railways';
import type { Move, State } from '@roundhouse/games/german-railways';
import {
  BHE,
  build,
  CME,
  DONE,
  KBS,
  lay,
  NME,
  PASS,
  play,
  PO,
  arrange,
} from '@roundhouse/games/german-railways/testing';
import { describe, expect, it } from 'vitest';
import { brainAt } from '../brain.ts';
import type { AnyBrain } from '../brain.ts';
import { greedyChoice, priorOf, sharesIn } from '../testing/greedy-choice.ts';
import { germanRailwaysBrain } from './brain.ts';
import { distancesOf } from './distances.ts';
import { estimateCash } from './evaluation.ts';
import { dividendsLeft, dividendsPaidFor, foresee, shareWorths } from './prospects.ts';

const game = germanRailways as unknown as AnyGame;
const brain = germanRailwaysBrain as AnyBrain;
const chosen = (state: State): unknown => greedyChoice(game, state);
const worthOf = (state: State, railroad: number): number =>
  shareWorths(state, dividendsLeft(state))[railroad] ?? 0;
const bid = (amount: number): Move => ({ kind: 'bid', amount });
const DROP_OUT: Move = { kind: 'drop-out' };

describe('what a share is worth', () => {
  it.each([3, 4, 5])('is the same whether remembered or worked out, at a table of %i', (seats) => {
    const draws = rngFromSeed(seedFromText(`worths ${seats}`));
    const line = germanRailways.setup({ turnOrder: 'bag' }, seats, draws);
    const numbers = new Float64Array(3);
    const playAny = (state: State): void => {
      const seat = state.decider;
      germanRailways.apply(state, seat, drawFrom(draws, germanRailways.legalMoves(state, seat)));
      const worths = shareWorths(state, 2).slice();
      for (const [railroad, worth] of worths.entries()) {
        foresee(state, railroad, numbers, 0);
        const [income = 0, own = 0, chance = 0] = numbers;
        expect(worth).toBe(income * (2 + own) * chance);
      }
    };
    for (; line.phase !== 'over'; playAny(line)) {
      // Several ways from one state, so that situations come again.
      for (let way = 0; way < 4; way++) {
        const state = germanRailways.clone(line);
        for (let left = 3; left > 0 && state.phase !== 'over'; left--) playAny(state);
      }
    }
  });

  it('grows with its railroad’s income and treasury', () => {
    const poor = arrange();
    expect(worthOf(poor, PO)).toBeGreaterThan(worthOf(poor, CME));
    expect(worthOf(arrange({ treasury: { [PO]: 20 } }), PO)).toBeGreaterThan(worthOf(poor, PO));
    expect(worthOf(arrange({ track: [[NME, 'Posen']] }), NME)).toBeGreaterThan(worthOf(poor, NME));
  });

  it('falls with every dividend that is over', () => {
    const start = arrange();
    const later = arrange({
      track: [
        [NME, 'Frankfurt an der Oder'],
        [PO, 'Frankfurt an der Oder'],
      ],
    });
    expect(dividendsLeft(later)).toBeLessThan(dividendsLeft(start));
  });

  it('Berlin-Hamburger: is little before both cities are near', () => {
    const start = arrange({ treasury: { [BHE]: 4 } });
    const linked = arrange({
      treasury: { [BHE]: 4 },
      track: [
        [BHE, 'Berlin'],
        [BHE, 'Hamburg'],
      ],
    });
    expect(worthOf(start, BHE)).toBeLessThan(worthOf(linked, BHE) / 4);
  });
});

describe('the dividends to come', () => {
  const twoOfAll = RAILROADS.flatMap((_, each) => [
    [0, each],
    [1, each],
  ]) as [number, number][];

  it('need money to build with', () => {
    const [rich, poor] = [20, 0].map((money) =>
      arrange({ cash: [0, 0, 0], treasury: { [PO]: money, [NME]: money } }),
    );
    expect(dividendsPaidFor(rich as State)).toBeGreaterThan(1);
    expect(dividendsPaidFor(poor as State)).toBe(0);
  });

  it('are fewer while third shares wait for a second one that nobody wants', () => {
    const cash = [40, 40, 40];
    const waiting = arrange({ cash, shares: twoOfAll.slice(0, -1) });
    const onOffer = arrange({ cash, shares: twoOfAll });
    expect(dividendsPaidFor(waiting)).toBeLessThan(0.7 * dividendsPaidFor(onOffer));
    const offered = play(waiting, { kind: 'offer', railroad: BHE }).state;
    expect(dividendsPaidFor(play(offered, bid(1)).state)).toBe(dividendsPaidFor(onOffer));
    expect(priorOf({ game, brain }, offered, bid(1))).toBe(1);
  });
});

describe('the distances', () => {
  it('are those of the track that is asked for', () => {
    const at = (state: State): number[] => [...distancesOf(state, NME)];
    const start = arrange();
    const before = at(start);
    const grown = at(arrange({ track: [[NME, 'Posen']] }));
    expect(grown).not.toEqual(before);
    expect(at(start)).toEqual(before);
    expect(grown[cityNamed('Posen')]).toBe(0);
  });
});

describe('the estimate', () => {
  it('counts dividends that a build has earned but not yet paid', () => {
    const start = arrange({
      shares: [
        [0, NME],
        [1, PO],
      ],
      treasury: { [NME]: 30 },
      track: [[PO, 'Posen']],
    });
    const near = play(start, build(NME)).state;
    const [before, after]: number[][] = [[], []];
    estimateCash(near, shareWorths(near, dividendsLeft(near)), before as number[]);
    near.partners[NME] = 1 << PO;
    estimateCash(near, shareWorths(near, dividendsLeft(near)), after as number[]);
    expect((after?.[0] ?? 0) - (before?.[0] ?? 0)).toBeGreaterThan(-4);
  });

  it('gives the share for sale to the best bidder', () => {
    const start = arrange({ cash: [20, 20, 20] });
    const open = play(start, { kind: 'offer', railroad: KBS }).state;
    const raised = play(open, bid(3)).state;
    expect(sharesIn(brain, raised)[0]).toBeGreaterThan(sharesIn(brain, open)[0] ?? 1);
  });
});

describe('greedy', () => {
  it('connects when it holds the shares', () => {
    const start = arrange({
      shares: [
        [0, NME],
        [0, PO],
        [1, KBS],
        [2, CME],
      ],
      cash: [5, 5, 5],
      treasury: { [NME]: 30 },
      track: [
        [PO, 'Frankfurt an der Oder'],
        [NME, 'Kottbus'],
      ],
    });
    expect(chosen(start)).toEqual(build(NME));
    let state = play(start, build(NME)).state;
    const before = state.cash[0] ?? 0;
    for (let i = 0; i < 4 && state.phase === 'build'; i++)
      state = play(state, chosen(state) as Move).state;
    expect(state.cash[0]).toBeGreaterThan(before);
  });

  it('buys cheaply and never beyond the worth', () => {
    const start = arrange({ cash: [30, 30, 30], treasury: { [PO]: 10 } });
    const open = play(start, { kind: 'offer', railroad: PO }).state;
    expect(chosen(open)).toEqual(bid(1));
    const mad = play(
      arrange({ cash: [400, 400, 400] }),
      { kind: 'offer', railroad: CME },
      bid(300),
    );
    expect(chosen(mad.state)).toEqual(DROP_OUT);
  });

  it('refuses to end a match that it would lose', () => {
    const start = arrange({
      cash: [30, 5, 5],
      shares: [
        [0, CME],
        [1, KBS],
        [2, PO],
      ],
    });
    const asked = play(start, { kind: 'propose-end' }).state;
    const last = play(asked, { kind: 'accept-end' }).state;
    expect(chosen(last)).toEqual({ kind: 'refuse-end' });
  });
});

describe('search', () => {
  it('holds on to a lead in cash however sure its shares are, for the match may end at once', () => {
    const treasury = Object.fromEntries(RAILROADS.map((_, each) => [each, 40]));
    const shares = RAILROADS.flatMap((_, each) => [0, 0, 0].map((seat) => [seat, each] as const));
    const gainOf = (judging: AnyBrain): number => {
      const [before = 0, after = 0] = [0, 1].map(
        (own) => sharesIn(judging, arrange({ cash: [own, 0, 0], shares, treasury }))[0],
      );
      return after - before;
    };
    expect(gainOf(brainAt(brain, arrange()))).toBeGreaterThan(2 * gainOf(brain));
  });
});

describe('the priors', () => {
  it('keep the last Taler where nobody else has one', () => {
    const offer: Move = { kind: 'offer', railroad: PO };
    const alone = play(arrange({ cash: [2, 0, 0] }), offer).state;
    const other = play(arrange({ cash: [2, 1, 0] }), offer).state;
    expect(priorOf({ game, brain }, alone, bid(2))).toBeLessThan(
      priorOf({ game, brain }, other, bid(2)) / 2,
    );
    expect(priorOf({ game, brain }, alone, bid(1))).toBe(priorOf({ game, brain }, other, bid(1)));
  });

  it('lay towards cities, those with new partners first', () => {
    const start = arrange({
      shares: [
        [0, NME],
        [1, PO],
      ],
      treasury: { [NME]: 30 },
      track: [
        [NME, 'Kottbus'],
        [PO, 'Frankfurt an der Oder'],
      ],
    });
    const { state } = play(start, build(NME));
    const moves = germanRailways.legalMoves(state, 0);
    const partner = priorOf({ game, brain }, state, lay('Frankfurt an der Oder'));
    const others = moves.map((move) => priorOf({ game, brain }, state, move));
    expect(partner).toBe(Math.max(...others));
  });

  it('propose the end only when ahead', () => {
    const end = { kind: 'propose-end' };
    const behind = priorOf({ game, brain }, arrange({ cash: [1, 9, 9] }), end);
    const ahead = priorOf({ game, brain }, arrange({ cash: [9, 1, 1] }), end);
    expect(behind).toBeLessThan(ahead);
    expect(ahead).toBeLessThan(priorOf({ game, brain }, arrange({ cash: [9, 1, 1] }), PASS));
  });

  it('finish a build only after something is laid', () => {
    const start = arrange({ treasury: { [NME]: 30 } });
    expect(priorOf({ game, brain }, play(start, build(NME)).state, DONE)).toBe(-1);
  });
});
