import { describe, expect, it } from 'vitest';
import {
  ALL_LOCOMOTIVES,
  arrange,
  build,
  cityHex,
  DECLINE,
  hexAt,
  offers,
  play,
} from './testing/arrange.ts';
import type { Event } from './events.ts';
import { shareValueOf } from './disks.ts';
import { view } from './view.ts';

const [RED, ORANGE, BLUE, PURPLE, YELLOW] = [0, 1, 2, 3, 4] as const;
const MADRID = cityHex('Madrid');
const VALENCIA = cityHex('Valencia');
const BESIDE_VALENCIA = hexAt(17, 0);
const SEVILLA = cityHex('Sevilla');
const BESIDE_SEVILLA = hexAt(7, 9);
const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);

describe('initiative', () => {
  const [magenta, blue, green, pink] = [0, 1, 2, 3] as const;

  it('3.1: the printed example: tile by tile, cube by cube, unstarted railroads skipped', () => {
    let state = arrange({
      seats: 4,
      tiles: ['purple', 'orange', 'blue', 'yellow', 'red'],
      railroads: {
        purple: { holders: [magenta], track: [MADRID], treasury: 50 },
        orange: { holders: [blue, green, blue], track: [SEVILLA], treasury: 50 },
        yellow: { holders: [pink, magenta], track: [cityHex('Vigo')], treasury: 50 },
      },
    });
    const order: [number, number][] = [];
    while (state.phase === 'build') {
      order.push([state.seat, state.railroad]);
      state = play(state, DECLINE).state;
    }
    expect(order).toEqual([
      [magenta, PURPLE],
      [blue, ORANGE],
      [green, ORANGE],
      [blue, ORANGE],
      [pink, YELLOW],
      [magenta, YELLOW],
    ]);
  });

  it('I6: penalty and dividend come before the next railroad builds', () => {
    const state = arrange({
      tiles: ['red', 'blue', 'orange', 'purple', 'yellow'],
      railroads: {
        red: { holders: [0], track: [MADRID], treasury: 50 },
        blue: { holders: [1], track: [SEVILLA], treasury: 50 },
      },
    });
    const { state: after, events } = play(state, DECLINE);
    expect(kinds(events)).toEqual([
      'declined',
      'share-value-moved',
      'dividend-paid',
      'build-turn-began',
    ]);
    expect(after.railroad).toBe(BLUE);
    expect(after.cash).toEqual([42, 40, 40]);
  });
});

describe('building', () => {
  it.each([
    { what: 'easy', hex: hexAt(9, 3), cost: 4 },
    { what: 'difficult', hex: hexAt(11, 2), cost: 8 },
  ])('3.2: $what costs $cost, paid to the bank', ({ hex, cost }) => {
    const state = arrange({
      railroads: { red: { holders: [0, 1], track: [MADRID], treasury: 16 } },
    });
    const bank = state.bank;
    const { state: after, events } = play(state, build(hex));
    expect(events).toEqual([{ kind: 'built', to: 'all', seat: 0, railroad: RED, hex, cost }]);
    expect(after.treasury[RED]).toBe(16 - cost);
    expect(after.bank).toBe(bank + cost);
    expect(after.locomotives[RED]).toBe(20);
  });

  it('3.2: nothing that the treasury cannot pay', () => {
    const state = arrange({ railroads: { red: { holders: [0], track: [MADRID], treasury: 7 } } });
    expect(offers(state, 'build').map(({ hex }) => hex)).toEqual([hexAt(9, 3), hexAt(10, 3)]);
  });

  it('3.3: one locomotive in an easy or difficult hex, one of each railroad in a city', () => {
    const state = arrange({
      tiles: ['red', 'blue', 'orange', 'purple', 'yellow'],
      railroads: {
        red: { holders: [0], track: [BESIDE_VALENCIA], treasury: 50 },
        blue: { holders: [0], track: [VALENCIA, hexAt(16, 1)], treasury: 50 },
      },
    });
    const hexes = offers(state, 'build').map(({ hex }) => hex);
    expect(hexes).toContain(VALENCIA);
    expect(hexes).not.toContain(hexAt(16, 1));
    expect(hexes).not.toContain(BESIDE_VALENCIA);
  });

  it('3.4: only beside own track while there is nothing to lease', () => {
    const state = arrange({ railroads: { red: { holders: [0], track: [MADRID], treasury: 99 } } });
    expect(offers(state, 'build')).toHaveLength(6);
  });

  it('I13: declining ends one cube only', () => {
    const state = arrange({
      railroads: { red: { holders: [0, 1], track: [MADRID], treasury: 9 } },
    });
    const { state: after, events } = play(state, DECLINE);
    expect(events).toEqual([{ kind: 'declined', to: 'all', seat: 0, railroad: RED }]);
    expect([after.seat, after.cube]).toEqual([1, 1]);
  });

  it('I14: a cube that can build nothing is passed over', () => {
    const state = arrange({
      railroads: {
        red: { holders: [0, 1], track: [MADRID], treasury: 4 },
        blue: { holders: [2], track: ALL_LOCOMOTIVES, treasury: 50 },
      },
    });
    const { state: after, events } = play(state, build(hexAt(9, 3)));
    expect(events).toContainEqual({
      kind: 'could-not-build',
      to: 'all',
      seat: 1,
      railroad: RED,
      because: 'nothing-affordable',
    });
    expect(events).toContainEqual({
      kind: 'could-not-build',
      to: 'all',
      seat: 2,
      railroad: BLUE,
      because: 'no-locomotive',
    });
    expect(after.round).toBe(2);
  });
});

describe('cities', () => {
  it('3.6: an urban hex brings one dividend space', () => {
    const track = [hexAt(16, -1)];
    let state = arrange({ railroads: { blue: { holders: [0, 1], track, treasury: 50 } } });
    const castellon = cityHex('Castellón de la Plana');
    state = play(state, build(hexAt(17, -1)), build(castellon)).state;
    expect(state.dividend[BLUE]).toBe(1);
    expect(shareValueOf(state, BLUE)).toBe(12);
  });

  it('3.6, I18: a major city brings two, an icon crossed one share value step, the city another', () => {
    const state = arrange({
      railroads: {
        blue: { holders: [0, 1], track: [BESIDE_VALENCIA], treasury: 50, dividend: 2, value: 20 },
      },
    });
    const { state: after, events } = play(state, build(VALENCIA));
    expect(kinds(events)).toEqual([
      'built',
      'dividend-moved',
      'share-value-moved',
      'share-value-moved',
    ]);
    expect(after.dividend[BLUE]).toBe(4);
    expect(shareValueOf(after, BLUE)).toBe(28);
  });

  const four = ['Madrid', 'Zaragoza', 'Barcelona', 'Lisboa'].map(cityHex);

  it('3.7, I10: the fifth major city pays every share at once; the treasury may spend its part', () => {
    const state = arrange({
      railroads: {
        blue: { holders: [0, 1, 0], track: [...four, BESIDE_VALENCIA], treasury: 4 },
      },
    });
    const { state: after, events } = play(state, build(VALENCIA));
    expect(events.at(-1)).toEqual({
      kind: 'major-cities-bonus-paid',
      to: 'all',
      railroad: BLUE,
      perShare: 20,
      toSeats: [40, 20, 0],
      toTreasury: 40,
    });
    expect(after.cash).toEqual([80, 60, 40]);
    expect(after.treasury[BLUE]).toBe(40);
    expect(after.cube).toBe(1);
    expect(offers(after, 'build').length).toBeGreaterThan(0);
  });

  it('I10: the sixth pays no bonus', () => {
    const state = arrange({
      railroads: {
        blue: { holders: [0], track: [...four, SEVILLA, BESIDE_VALENCIA], treasury: 4 },
      },
    });
    const { state: after, events } = play(state, build(VALENCIA));
    expect(kinds(events)).not.toContain('major-cities-bonus-paid');
    expect(after.cash).toEqual([44, 40, 40]);
  });
});

describe('the end of a build turn', () => {
  it('3.8: the printed example: three owned shares, three spaces down', () => {
    let state = arrange({
      railroads: { blue: { holders: [0, 1, 2], track: [MADRID], treasury: 50, value: 40 } },
    });
    for (let i = 0; i < 3; i++) state = play(state, DECLINE).state;
    expect(shareValueOf(state, BLUE)).toBe(28);
  });

  it.each([
    { value: 40, penalty: 3 },
    { value: 12, penalty: 2 },
    { value: 4, penalty: 0 },
  ])('3.8, I2: at $value three shares cost $penalty spaces', ({ value, penalty }) => {
    const state = arrange({
      railroads: { blue: { holders: [0, 1, 2], track: [MADRID], treasury: 50, value } },
    });
    expect(view(state, 0).railroads[BLUE]?.penalty).toBe(penalty);
    const { state: after } = play(state, DECLINE, DECLINE, DECLINE);
    expect(shareValueOf(after, BLUE)).toBe(value - 4 * penalty);
  });

  it('3.8: no penalty after reaching a city with any cube', () => {
    let state = arrange({
      railroads: { red: { holders: [0, 1], track: [BESIDE_SEVILLA], treasury: 50, value: 40 } },
    });
    state = play(state, build(SEVILLA), DECLINE).state;
    expect(shareValueOf(state, RED)).toBe(44);
  });

  it('I19: a city reached in one build turn does not save the next', () => {
    let state = arrange({
      round: 3,
      railroads: { red: { holders: [0, 1], track: [BESIDE_SEVILLA], treasury: 50, value: 40 } },
    });
    state = play(state, build(SEVILLA)).state;
    for (let i = 0; i < 3; i++) state = play(state, DECLINE).state;
    expect(state.round).toBe(5);
    expect(shareValueOf(state, RED)).toBe(36);
  });

  it('I11: also without money or locomotives', () => {
    const state = arrange({
      railroads: {
        red: { holders: [0, 1], track: [MADRID], value: 40 },
        blue: { holders: [0], track: ALL_LOCOMOTIVES, treasury: 50, value: 40 },
      },
    });
    expect(state.round).toBe(2);
    expect(shareValueOf(state, RED)).toBe(32);
    expect(shareValueOf(state, BLUE)).toBe(36);
  });

  it('3.9: the printed example: purple pays 16, 8, and 8 to its treasury', () => {
    const [green, pink] = [1, 2] as const;
    const state = arrange({
      railroads: { purple: { holders: [green, pink, green], track: [MADRID], dividend: 4 } },
    });
    expect(state.cash).toEqual([40, 56, 48]);
    expect(state.treasury[PURPLE]).toBe(8);
  });
});
