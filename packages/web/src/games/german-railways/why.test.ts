import { germanRailways } from '@roundhouse/games/german-railways';
import type { Move, State } from '@roundhouse/games/german-railways';
import {
  arrange,
  build,
  DONE,
  KSS,
  lay,
  MWB,
  NME,
  play,
} from '@roundhouse/games/german-railways/testing';
import { expect, it } from 'vitest';
import { hintFor, sceneAt } from '../testing.ts';
import { why } from './why.ts';

/** Why seat 0 should begin with the first of these moves; and the state that they lead to. */
function reason(state: State, best: readonly Move[], next?: readonly Move[]): [string, State] {
  const { comparison, after } = hintFor(germanRailways, state, 0, best, next);
  return [why(comparison, sceneAt(germanRailways, state, 0)) ?? '', after];
}

/** The Sächsische of Leipzig beside the Main-Weser in Halle; everybody has some of both. */
const beside = arrange({
  shares: [
    [0, KSS],
    [0, KSS],
    [1, KSS],
    [1, MWB],
    [2, MWB],
    [2, NME],
  ],
  cash: [10, 40, 20],
  treasury: { [KSS]: 12 },
  track: [[MWB, 'Halle']],
});

it('what a connection pays is what then comes into every purse', () => {
  const moves = [build(KSS), lay('Halle'), DONE];
  const [text, after] = reason(beside, moves);
  const received = after.cash.map((cash, seat) => cash - (beside.cash[seat] ?? 0));
  expect(Math.min(...received)).toBeGreaterThan(0);
  expect(text).toBe(
    `Continuing to Halle, the Sächsische is connected to the Main-Weser: ${received[0]} Talers to you, ${received[1]} to Ben, and ${received[2]} to Cleo.`,
  );
  const begun = play(beside, build(KSS)).state;
  expect(reason(begun, moves.slice(1))[0]).toMatch(/^This connects the Sächsische to the Main-W/);
});

it('what the next best would bring the leader is what then comes into that purse', () => {
  const laying = play(beside, build(KSS), lay('Halle')).state;
  const { after } = hintFor(germanRailways, laying, 0, [DONE]);
  const bens = (after.cash[1] ?? 0) - (laying.cash[1] ?? 0);
  const [text] = reason(beside, [{ kind: 'pass' }], [build(KSS), lay('Halle'), DONE]);
  expect(text).toBe(`The next best, “Build for the Sächsische”, would bring Ben ${bens} Talers.`);
});

it('a build without a connection says how the income rises', () => {
  const alone = arrange({
    shares: [
      [0, KSS],
      [0, KSS],
    ],
    treasury: { [KSS]: 12 },
  });
  const income = (state: State): number =>
    germanRailways.view(state, 0).railroads[KSS]?.income ?? 0;
  const [text, after] = reason(alone, [build(KSS), lay('Halle'), DONE]);
  expect(income(after)).toBeGreaterThan(income(alone));
  expect(text).toBe(
    `The Sächsische’s income rises from ${income(alone)} to ${income(after)} a share, and you hold 2 shares.`,
  );
});

it('a bid says what the share pays and what is left, leaving says what it would cost', () => {
  const state = play(beside, { kind: 'offer', railroad: NME }).state;
  const { pays, income } = germanRailways.view(state, 0).railroads[NME] ?? {
    pays: false,
    income: 0,
  };
  expect(pays).toBe(true);
  const [bid, after] = reason(state, [{ kind: 'bid', amount: 4 }]);
  expect(after.auction.highBid).toBe(4);
  expect(bid).toBe(
    `The share pays ${income} Taler${income === 1 ? '' : 's'} a dividend now, and you’d keep ${(state.cash[0] ?? 0) - 4} Talers.`,
  );
  const raised = play(
    state,
    { kind: 'bid', amount: 4 },
    { kind: 'bid', amount: 7 },
    { kind: 'drop-out' },
  ).state;
  expect(germanRailways.deciders(raised)).toEqual([0]);
  expect(reason(raised, [{ kind: 'drop-out' }])[0]).toMatch(
    /^You’d have to bid more than 7 for a /,
  );
  expect(reason(state, [{ kind: 'drop-out' }])[0]).toMatch(/^Nobody has bid yet for a share that/);
});

it('a share on offer says what it pays and what its treasury holds', () => {
  expect(reason(beside, [{ kind: 'offer', railroad: NME }])[0]).toMatch(
    /^A share pays \d+ Talers? a dividend now\. Its price goes into the treasury, which holds 0 Talers\.$/,
  );
});

it('an end says what everybody would end with', () => {
  const [text] = reason(beside, [{ kind: 'propose-end' }]);
  expect(text).toBe('If the match ends now, you have 10 and Ben 40.');
});
