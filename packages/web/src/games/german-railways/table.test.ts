import type { Seat } from '@roundhouse/engine';
import { drawBelow, rngFromSeed, seedFromText, tryMove } from '@roundhouse/engine';
import { germanRailways, hexAt, hexOfCity } from '@roundhouse/games/german-railways';
import type { Event, Move, State } from '@roundhouse/games/german-railways';
import {
  arrange,
  build,
  DONE,
  KSS,
  lay,
  NME,
  play,
} from '@roundhouse/games/german-railways/testing';
import { describe, expect, it } from 'vitest';
import { stillScene } from '../game-ui.ts';
import { buttonOf } from './labels.ts';
import { centreOf } from './map/geometry.ts';
import { platesOf } from './map/names.ts';
import { flagsAt, overlap, pricesAt, priceSpot, READ_AT } from './map/places.ts';
import type { Spot } from './map/places.ts';
import { payoutOf } from './prospect.ts';
import { onMap } from './say.ts';
import type { GermanScene } from './say.ts';
import { showFor } from './telling.ts';
import { historyOf } from './tools/history.ts';

const who = { name: (seat: Seat) => `${seat}`, sees: () => false };
const sceneOf = (state: State, viewer: Seat = 0): GermanScene =>
  stillScene({
    view: germanRailways.view(state, viewer),
    viewer,
    who,
    legal: germanRailways.legalMoves(state, viewer),
  });

/** The Sächsische, which lays two tracks at most, near Dresden, where the Märkische is. */
const near = arrange({ treasury: { [KSS]: 20 }, track: [[NME, 'Dresden']] });
const gate = hexAt(5, 10);

describe('a build', () => {
  const begun = play(near, build(KSS)).state;

  it('is finished quietly while more can be built, and loudly once it pays or is over', () => {
    const one = play(begun, lay(gate)).state;
    expect(buttonOf(DONE, sceneOf(one))).toBe('harmless');
    const two = play(one, lay('Dresden')).state;
    expect(buttonOf(DONE, sceneOf(two))).toBe('main');
  });

  it('shows what everybody is paid on each hexagon that connects, and nowhere else', () => {
    const one = play(begun, lay(gate)).state;
    const view = germanRailways.view(one, 'spectator');
    const paying = (view.build?.open ?? []).filter(({ hex }) => payoutOf(view, hex));
    expect(paying.map(({ hex }) => hex)).toEqual([hexOfCity('Dresden')]);
    const two = play(one, lay('Dresden')).state;
    const { events } = play(two, DONE);
    const paid = events.find((event) => event.kind === 'dividends-paid')?.received;
    expect(payoutOf(view, hexOfCity('Dresden'))).toEqual(paid);
    // Connected: another city brings no second dividend.
    const after = germanRailways.view(two, 'spectator');
    expect(after.build?.open.some(({ hex }) => payoutOf(after, hex))).toBe(false);
  });

  it('has prices and flags that cover no name and not one another', () => {
    const plates = platesOf(onMap);
    const hexes = ['Hamburg', 'Bremen', 'Leipzig', 'Halle', 'Nürnberg'].map(hexOfCity);
    const prices = pricesAt(hexes, plates).map((at, i) => priceSpot(hexes[i] ?? 0, at));
    const size = { width: 103, height: 34 };
    const flags = flagsAt(hexes, size, plates, prices).map(({ x, y }, i): Spot => {
      const middle = centreOf(hexes[i] ?? 0);
      return { x: middle.x * READ_AT + x, y: middle.y * READ_AT + y, ...size };
    });
    const names = plates.map(({ hex, x, y, width }): Spot => {
      const middle = centreOf(hex);
      return { x: middle.x * READ_AT + x, y: middle.y * READ_AT + y, width, height: 15 };
    });
    const covered = (all: readonly Spot[], others: readonly Spot[]): Spot[] =>
      all.filter((each) => others.some((other) => other !== each && overlap(each, other) > 20));
    expect(covered(prices, [...names, ...prices])).toEqual([]);
    expect(covered(flags, [...prices, ...flags])).toEqual([]);
  });
});

describe('an auction', () => {
  const bid: Event = { kind: 'bid-made', to: 'all', seat: 1, amount: 4 };
  const offer: Move = { kind: 'offer', railroad: KSS };
  const auction = sceneOf(play(arrange({ cash: [20, 20, 20] }), offer).state);

  it('is quick among others, quicker for whoever is out, and a sale is seen', () => {
    const isOut = { ...auction, viewer: 'spectator' as const };
    expect(showFor([bid], isOut)).toBeLessThan(showFor([bid], auction));
    expect(showFor([bid], auction)).toBeLessThan(0.5);
    const sold: Event = {
      kind: 'share-sold',
      to: 'all',
      seat: 1,
      railroad: KSS,
      price: 4,
      treasury: 4,
      cash: 16,
      incomeFrom: 0,
      incomeTo: 1,
    };
    expect(showFor([bid, sold], auction)).toBeGreaterThan(1);
  });

  it('has bidding and dropping out among its controls, and a button where nothing can be bid', () => {
    expect(buttonOf({ kind: 'drop-out' }, auction)).toBeUndefined();
    expect(buttonOf({ kind: 'drop-out' }, { ...auction, legal: [{ kind: 'drop-out' }] })).toBe(
      'plain',
    );
  });
});

it('cash and income by round end where the players are', () => {
  const rng = rngFromSeed(seedFromText('history'));
  let state = germanRailways.setup({ turnOrder: 'bag' }, 4, rng);
  const story: Event[] = [];
  for (let i = 0; i < 600; i++) {
    const [seat] = germanRailways.deciders(state);
    if (seat === undefined) break;
    const legal = germanRailways
      .legalMoves(state, seat)
      .filter(({ kind }) => kind !== 'propose-end');
    const step = tryMove(germanRailways, state, seat, legal[drawBelow(rng, legal.length)]);
    if (!step.ok) throw new Error(step.error);
    story.push(...step.events);
    state = step.state;
  }
  const { players, round } = germanRailways.view(state, 'spectator');
  const { cash, income } = historyOf(story, players.length);
  expect(round).toBeGreaterThan(2);
  expect(cash.map((values) => values.at(-1))).toEqual(players.map((player) => player.cash));
  // The start, each round, and now.
  expect(income[0]).toHaveLength(round + 2);
});
