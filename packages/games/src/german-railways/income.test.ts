import { fromBits } from '@roundhouse/engine/kit';
import { describe, expect, it } from 'vitest';
import { hexAt } from './data/board.ts';
import { dividendsPerShare } from './dividends.ts';
import {
  BHE,
  build,
  DONE,
  eventsOf,
  KBS,
  KSS,
  lay,
  MWB,
  NME,
  play,
  PO,
  arrange,
} from './testing/arrange.ts';
import { playerIncome } from './turn-order.ts';

describe('9: income', () => {
  it.each([
    ['Bamberg', 1],
    ['Köln', 2],
    ['Hamburg', 3],
    ['Berlin', 3],
  ])('9.1 %s adds %i', (city, income) => {
    const before = arrange().income[KSS] ?? 0;
    expect(arrange({ track: [[KSS, city]] }).income[KSS]).toBe(before + income);
  });

  it('G12: Main-Weser starts at 2 and gains 3 by Frankfurt am Main', () => {
    const track = [
      [MWB, 'Würzburg'],
      [MWB, hexAt(-2, 13)],
    ] as const;
    const kassel = arrange();
    expect(kassel.income[MWB]).toBe(2);
    const start = arrange({ track, treasury: { [MWB]: 3 } });
    const { events } = play(start, build(MWB), lay('Frankfurt am Main'));
    const [built] = eventsOf(events, 'track-built');
    expect((built?.incomeTo ?? 0) - (built?.incomeFrom ?? 0)).toBe(3);
    expect(
      arrange({
        track: [
          [MWB, 'Frankfurt am Main'],
          [MWB, 'Köln'],
        ],
      }).income[MWB],
    ).toBe(7);
  });

  it('9.3 Susan has 8 from one share worth 5 and one worth 3', () => {
    const state = arrange({
      shares: [
        [1, PO],
        [1, NME],
      ],
      track: [
        [PO, 'Danzig'],
        [PO, 'Stolp'],
        [NME, 'Liegnitz'],
      ],
    });
    expect([state.income[PO], state.income[NME]]).toEqual([5, 3]);
    expect(playerIncome(state, 1)).toBe(8);
  });
});

describe('10: connections and dividends', () => {
  const posen = {
    track: [
      [PO, hexAt(13, 6)],
      [NME, 'Posen'],
    ],
    treasury: { [PO]: 20 },
  } as const;

  it('10.1 Posen: Preußische Ostbahn meets the Niederschlesisch-Märkische, and all eight pay', () => {
    const start = arrange({
      ...posen,
      shares: [
        [0, PO],
        [1, PO],
        [1, NME],
        [2, KSS],
        [2, BHE],
      ],
    });
    const { state, events } = play(start, build(PO), lay('Posen'), DONE);
    const [paid] = eventsOf(events, 'dividends-paid');
    expect(eventsOf(events, 'build-ended')[0]?.connected).toEqual([NME]);
    expect(paid?.perShare).toEqual([8, 3, 1, 3, 2, 1, 1, 0]);
    expect(paid?.received).toEqual([8, 11, 1]);
    expect(state.cash).toEqual([48, 51, 41]);
  });

  it('G1: track side by side is no connection', () => {
    const start = arrange(posen);
    const { state, events } = play(start, build(PO), lay(hexAt(12, 6)), DONE);
    expect(state.partners[PO]).toBe(0);
    expect(eventsOf(events, 'dividends-paid')).toEqual([]);
  });

  it("G1: Berlin's three hexagons are one", () => {
    const state = arrange({
      track: [
        [BHE, 'Berlin'],
        [NME, 'Berlin'],
      ],
    });
    expect(fromBits(state.partners[BHE] ?? 0)).toEqual([NME]);
    expect(fromBits(state.partners[NME] ?? 0)).toEqual([BHE]);
  });

  it('G2: several new connections of one build pay once, the builder twice its income', () => {
    const track = [...posen.track, [KSS, 'Posen'], [MWB, 'Posen']] as const;
    const { events } = play(arrange({ ...posen, track }), build(PO), lay('Posen'), DONE);
    expect(eventsOf(events, 'build-ended')[0]?.connected).toEqual([NME, KSS, MWB]);
    expect(eventsOf(events, 'dividends-paid')).toHaveLength(1);
    expect(eventsOf(events, 'dividends-paid')[0]?.perShare[PO]).toBe(8);
  });

  it('G2: dividends wait for the whole build and count its income', () => {
    const { events } = play(
      arrange({ ...posen, track: [...posen.track, [PO, hexAt(12, 6)]] }),
      build(PO),
      lay('Posen'),
      lay('Kreuz'),
      DONE,
    );
    expect(eventsOf(events, 'dividends-paid')[0]?.perShare[PO]).toBe(10);
  });

  it('G2: two railroads that meet again pay nothing', () => {
    const track = [...posen.track, [PO, 'Bromberg'], [NME, 'Bromberg']] as const;
    const { events } = play(arrange({ ...posen, track }), build(PO), lay('Posen'), DONE);
    expect(eventsOf(events, 'build-ended')[0]?.connected).toEqual([]);
    expect(eventsOf(events, 'dividends-paid')).toEqual([]);
  });

  it('10.4 an indirect connection is none', () => {
    const state = arrange({
      track: [
        [PO, 'Posen'],
        [NME, 'Posen'],
        [NME, 'Görlitz'],
        [KSS, 'Görlitz'],
      ],
    });
    expect(fromBits(state.partners[PO] ?? 0)).toEqual([NME]);
  });

  it('10.5 Berlin-Hamburger with five cities has 9, and two shares receive 18', () => {
    const track = [
      [BHE, 'Berlin'],
      [BHE, 'Hamburg'],
      [BHE, 'Lübeck'],
      [BHE, 'Kiel'],
      ...posen.track,
    ] as const;
    const start = arrange({
      ...posen,
      track,
      shares: [
        [0, PO],
        [1, BHE],
        [1, BHE],
      ],
    });
    expect(start.income[BHE]).toBe(9);
    const { events } = play(start, build(PO), lay('Posen'), DONE);
    expect(eventsOf(events, 'dividends-paid')[0]?.received[1]).toBe(18);
  });

  it('G3: Berlin-Hamburger pays nothing before its link, not even doubled, but makes the others pay', () => {
    const start = arrange({
      track: [
        [KBS, 'Neubrandenburg'],
        [BHE, 'Rostock'],
        [BHE, hexAt(8, 3)],
      ],
      treasury: { [BHE]: 9 },
    });
    const { events } = play(start, build(BHE), lay('Neubrandenburg'), DONE);
    const [paid] = eventsOf(events, 'dividends-paid');
    expect(paid?.perShare).toEqual([3, 2, 1, 4, 2, 1, 1, 0]);
  });

  it('G3: a build that connects and completes the link pays, doubled', () => {
    const track = [
      [BHE, 'Berlin'],
      [BHE, hexAt(4, 4)],
      [KBS, 'Hamburg'],
    ] as const;
    const { events } = play(
      arrange({ track, treasury: { [BHE]: 9 } }),
      build(BHE),
      lay('Hamburg'),
      DONE,
    );
    expect(eventsOf(events, 'dividends-paid')[0]?.perShare[BHE]).toBe(14);
  });

  it('G3: its income counts for the turn order all the same', () => {
    const state = arrange({ shares: [[0, BHE]], track: [[BHE, 'Hamburg']] });
    expect(dividendsPerShare(state, PO)[BHE]).toBe(0);
    expect(playerIncome(state, 0)).toBe(4);
  });
});
