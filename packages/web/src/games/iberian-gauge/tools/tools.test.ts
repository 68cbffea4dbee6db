import { drawBelow, rngFromSeed, seedFromText, tryMove } from '@roundhouse/engine';
import { DIVIDENDS, iberianGauge, SHARE_VALUES } from '@roundhouse/games/iberian-gauge';
import type { Event, View } from '@roundhouse/games/iberian-gauge';
import { describe, expect, it } from 'vitest';
import { historyOf } from './history.ts';
import { disksAt, unsold, worthThen } from './supposed.ts';
import type { Supposition } from './supposed.ts';

/** A match of moves drawn at random, as far as it is wanted. */
function played(upTo: number): { view: View; story: Event[] } {
  const rng = rngFromSeed(seedFromText('tools'));
  let state = iberianGauge.setup({}, 4, rng);
  const story: Event[] = [];
  for (let i = 0; i < upTo; i++) {
    const [seat] = iberianGauge.deciders(state);
    if (seat === undefined) break;
    const legal = iberianGauge.legalMoves(state, seat);
    const step = tryMove(iberianGauge, state, seat, legal[drawBelow(rng, legal.length)]);
    if (!step.ok) throw new Error(step.error);
    story.push(...step.events);
    state = step.state;
  }
  return { view: iberianGauge.view(state, 'spectator'), story };
}

it('cash and net worth by round end where the players are, at any moment', () => {
  for (const upTo of [0, 7, 40, 90, 2000]) {
    const { view, story } = played(upTo);
    const { cash, worth } = historyOf(story, 4);
    expect(cash.map((each) => each.at(-1))).toEqual(view.players.map((player) => player.cash));
    expect(worth.map((each) => each.at(-1))).toEqual(view.players.map((player) => player.worth));
  }
});

describe('what if', () => {
  const { view } = played(60);
  const railroad = view.railroads.findIndex(
    ({ shareValue, holders }) => shareValue > 4 && holders.length > 0,
  );
  const own = view.railroads[railroad];
  const nothing: Supposition = { railroad, value: 0, dividend: 0, buyer: -1, payouts: 0 };
  const now = view.players.map(({ worth }) => worth);
  const shares = view.players.map((player) => player.shares[railroad] ?? 0);

  it('nothing changes, everybody is worth what they are', () => {
    expect(own).toBeDefined();
    expect(worthThen(view, nothing)).toEqual(now);
  });

  it('a share value moves everybody by what they hold', () => {
    const up = worthThen(view, { ...nothing, value: 1 });
    expect(up).toEqual(now.map((worth, seat) => worth + 4 * (shares[seat] ?? 0)));
  });

  it('a dividend is paid for each share, as often as it is supposed', () => {
    const each = DIVIDENDS[railroad]?.[(own?.dividendSpace ?? 0) + 2] ?? 0;
    const paid = worthThen(view, { ...nothing, dividend: 2, payouts: 3 });
    expect(paid).toEqual(now.map((worth, seat) => worth + 3 * each * (shares[seat] ?? 0)));
  });

  it('a share that is bought costs its present value, and is worth the supposed one', () => {
    expect(unsold(view, railroad)).toBeGreaterThan(0);
    const bought = worthThen(view, { ...nothing, value: 2, buyer: 3 });
    const gain = 8 * ((shares[3] ?? 0) + 1);
    expect(bought[3]).toBe((now[3] ?? 0) + gain);
  });

  it('no disk leaves its track', () => {
    const far = disksAt(view, { ...nothing, value: 99, dividend: 99 });
    expect(far).toEqual({ shareValue: SHARE_VALUES.at(-1), dividend: DIVIDENDS[railroad]?.at(-1) });
    expect(disksAt(view, { ...nothing, value: -99, dividend: -99 })).toEqual({
      shareValue: SHARE_VALUES[0],
      dividend: DIVIDENDS[railroad]?.[0],
    });
  });
});
