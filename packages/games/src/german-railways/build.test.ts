import { describe, expect, it } from 'vitest';
import { hexAt, hexOfCity } from './data/board.ts';
import { priceOf } from './prices.ts';
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
  layable,
  MWB,
  NME,
  play,
  PO,
  arrange,
} from './testing/arrange.ts';

const rich = {
  [PO]: 50,
  [NME]: 50,
  [KSS]: 50,
  [KBS]: 50,
  [MWB]: 50,
  [GBS]: 50,
  [CME]: 50,
  [BHE]: 50,
};

describe('7: building track', () => {
  it('7.1 takes a share of the railroad', () => {
    const state = arrange({ treasury: rich, shares: [[0, PO]] });
    expect(allows(state, build(PO))).toBe(true);
    expect(allows(state, build(NME))).toBe(false);
  });

  it('G8: lays at least one locomotive', () => {
    const { state } = play(arrange({ treasury: rich }), build(KBS));
    expect(allows(state, DONE)).toBe(false);
    expect(allows(play(state, lay('Augsburg')).state, DONE)).toBe(true);
  });

  it.each([
    [
      'Preußische Ostbahn four',
      PO,
      [
        [20, 1],
        [19, 1],
        [18, 1],
        [17, 1],
        [16, 1],
      ],
    ],
    [
      'Sächsische two',
      KSS,
      [
        [5, 9],
        [6, 9],
        [7, 9],
      ],
    ],
    [
      'Bayerische three',
      KBS,
      [
        [0, 17],
        [1, 17],
        [2, 17],
        [2, 16],
      ],
    ],
  ])('G8: at most three locomotives, %s', (_, railroad, path) => {
    const hexes = path.map(([q = 0, r = 0]) => hexAt(q, r));
    const last = hexes.pop() ?? -1;
    const start = play(arrange({ treasury: rich }), build(railroad)).state;
    const { state } = play(start, ...hexes.map(lay));
    expect(layable(state)).toEqual([]);
    expect(allows(state, lay(last))).toBe(false);
    expect(state.build.laid).toBe(hexes.length);
  });

  it('G8: every hexagon adjoins the network so far, junctions allowed, one locomotive each', () => {
    const start = play(arrange({ treasury: rich }), build(CME)).state;
    expect(layable(start)).toEqual(
      [hexAt(-3, 8), hexAt(-2, 8), hexAt(-4, 9), hexAt(-2, 9), hexAt(-4, 10), hexAt(-3, 10)].sort(
        (a, b) => a - b,
      ),
    );
    const { state } = play(start, lay('Duisburg'));
    expect(allows(state, lay('Duisburg'))).toBe(false);
    expect(allows(state, lay('Essen'))).toBe(false);
    expect(allows(state, lay('Dortmund'))).toBe(true);
    expect(allows(state, lay('Aachen'))).toBe(false);
  });

  it('G8: never beyond the locomotives or the treasury', () => {
    const state = arrange({ treasury: { [NME]: 3 } });
    const { state: after } = play(state, build(NME), lay('Waldenburg'));
    expect(after.treasury[NME]).toBe(1);
    expect(layable(after)).toEqual([]);
    const empty = arrange({ treasury: rich });
    empty.locomotives[NME] = 0;
    expect(allows(empty, build(NME))).toBe(false);
  });

  it('7.4 holds one railroad in a rural hexagon and any number in a city', () => {
    const track = [
      [KSS, hexAt(4, 8)],
      [MWB, 'Halle'],
      [BHE, 'Halle'],
    ] as const;
    const { state } = play(
      arrange({ treasury: rich, track: [...track, [NME, hexAt(5, 8)]] }),
      build(KSS),
    );
    expect(allows(state, lay(hexAt(5, 8)))).toBe(false);
    expect(allows(state, lay('Halle'))).toBe(true);
  });

  it('7.5 has one track of a railroad in the whole Approach zone', () => {
    const start = arrange({
      treasury: rich,
      track: [
        [BHE, hexAt(6, 5)],
        [BHE, hexAt(6, 4)],
      ],
    });
    const { state } = play(start, build(BHE), lay(hexAt(7, 5)));
    expect(allows(state, lay(hexAt(6, 6)))).toBe(false);
    expect(allows(state, lay(hexAt(8, 5)))).toBe(false);
    expect(allows(state, lay('Berlin'))).toBe(true);
    const after = play(state, lay('Berlin')).state;
    expect(layable(after).includes(hexAt(8, 7))).toBe(false);
  });

  it('7.5 blocks an Approach hexagon for other railroads', () => {
    const start = arrange({
      treasury: rich,
      track: [
        [KSS, hexAt(6, 8)],
        [NME, 'Magdeburg'],
      ],
    });
    const { state } = play(start, build(NME));
    expect(allows(state, lay(hexAt(6, 8)))).toBe(false);
    expect(allows(state, lay(hexAt(6, 7)))).toBe(true);
  });
});

describe('8: prices', () => {
  it('8.2 Halle: across the mountains into the city with orange track costs 4 + 2 + 1', () => {
    const track = [
      [MWB, 'Mühlhausen'],
      [MWB, 'Erfurt'],
      [KSS, 'Halle'],
    ] as const;
    const start = arrange({ treasury: { [MWB]: 10 }, track });
    const { state, events } = play(start, build(MWB), lay(hexAt(3, 9)), lay('Halle'), DONE);
    expect(eventsOf(events, 'track-built').map(({ price }) => price)).toEqual([4, 3]);
    expect(eventsOf(events, 'build-ended')[0]).toMatchObject({ laid: 2, spent: 7 });
    expect(state.treasury[MWB]).toBe(3);
  });

  it.each([
    ['plains', hexAt(4, 8), 2],
    ['hills', hexAt(3, 10), 3],
    ['mountains', hexAt(3, 9), 4],
    ['the Approach zone', hexAt(6, 8), 2],
    ['Berlin', hexOfCity('Berlin'), 2],
    ['a city in the plains', hexOfCity('Halle'), 2],
    ['a city in the hills', hexOfCity('Dresden'), 3],
    ['a city in the mountains', hexOfCity('Erfurt'), 4],
    ['a start city with its railroad', hexOfCity('Kassel'), 5],
  ])('8.1 %s', (_, hex, price) => {
    expect(priceOf(arrange(), CME, hex, 0)).toBe(price);
  });

  it('8.2 asks 1 more for each other railroad in a city', () => {
    const track = [
      [KSS, 'Halle'],
      [MWB, 'Halle'],
      [BHE, 'Halle'],
    ] as const;
    const prices = [0, 1, 2, 3].map((count) =>
      priceOf(arrange({ track: track.slice(0, count) }), PO, hexOfCity('Halle'), 0),
    );
    expect(prices).toEqual([2, 3, 4, 5]);
  });

  it('8.3 Niederschlesisch-Märkische pays no surcharge', () => {
    const state = arrange({
      track: [
        [KSS, 'Posen'],
        [MWB, 'Posen'],
      ],
    });
    expect(priceOf(state, NME, hexOfCity('Posen'), 0)).toBe(2);
  });

  it('G10: Bayerische pays 1 less, surcharge included', () => {
    const state = arrange({
      track: [
        [KSS, 'Halle'],
        [MWB, 'Halle'],
      ],
    });
    expect(priceOf(state, KBS, hexOfCity('Halle'), 0)).toBe(3);
    expect(priceOf(state, KBS, hexAt(3, 9), 0)).toBe(3);
    expect(priceOf(state, KBS, hexAt(6, 8), 0)).toBe(1);
  });

  it('G9: the first rural locomotive of a Badische build is free, also after a city', () => {
    const start = arrange({ treasury: { [GBS]: 7 }, track: [[GBS, 'Karlsruhe']] });
    const { events } = play(
      start,
      build(GBS),
      lay('Heilbronn'),
      lay(hexAt(-6, 16)),
      lay(hexAt(-5, 15)),
      DONE,
    );
    expect(eventsOf(events, 'track-built').map(({ price }) => price)).toEqual([4, 0, 3]);
  });

  it('G9: Badische builds with an empty treasury, but no city and nothing more', () => {
    const { state } = play(arrange(), build(GBS));
    expect(allows(state, lay('Karlsruhe'))).toBe(false);
    expect(allows(play(state, lay(hexAt(-4, 14))).state, DONE)).toBe(true);
    expect(layable(play(state, lay(hexAt(-4, 14))).state)).toEqual([]);
  });

  it('G11: Cöln-Mindener spends at most 5 on a build', () => {
    const start = arrange({ treasury: { [CME]: 40 } });
    const { state } = play(start, build(CME), lay('Duisburg'), lay('Dortmund'));
    expect(layable(state)).toEqual([]);
    const hills = play(start, build(CME), lay(hexAt(-3, 10))).state;
    expect(allows(hills, lay('Duisburg'))).toBe(true);
    expect(allows(hills, lay(hexAt(-2, 10)))).toBe(false);
  });
});
