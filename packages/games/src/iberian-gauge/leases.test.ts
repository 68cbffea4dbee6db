import { describe, expect, it } from 'vitest';
import { arrange, build, cityHex, hexAt, offers, play } from './testing/arrange.ts';
import type { TablePlan } from './testing/arrange.ts';
import type { HexIndex } from './data/board.ts';
import { shareValueOf } from './disks.ts';
import { hasTrack } from './network.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const [RED, , BLUE, PURPLE, YELLOW] = [0, 1, 2, 3, 4] as const;
const CUENCA = cityHex('Cuenca');
const VALENCIA = cityHex('Valencia');
const DIFFICULT = [hexAt(14, 1), hexAt(15, 1), hexAt(16, 0)] as const;
const EASY = hexAt(17, 0);
const builds = (state: State): HexIndex[] => offers(state, 'build').map(({ hex }) => hex);

/** Blue to build, seat 0; the others have no money and so nothing to decide. */
const blueBuilds = (
  treasury: number,
  others: NonNullable<TablePlan['railroads']>,
  track: readonly HexIndex[] = [CUENCA],
): State =>
  arrange({
    tiles: ['blue', 'red', 'orange', 'purple', 'yellow'],
    railroads: { blue: { holders: [0, 0], track, treasury }, ...others },
  });
const track = (...hexes: HexIndex[]) => ({ holders: [1], track: hexes });

describe('the printed example: from Cuenca to Valencia', () => {
  const example = (treasury: number): State =>
    blueBuilds(treasury, { purple: track(...DIFFICULT), red: track(EASY) });

  it('costs 18: 12 to purple, 2 to red, 4 to the bank', () => {
    const state = example(18);
    const {
      state: after,
      events: [leased, built],
    } = play(state, build(VALENCIA));
    expect(leased).toEqual({
      kind: 'leased',
      to: 'all',
      seat: 0,
      railroad: BLUE,
      hex: VALENCIA,
      route: [...DIFFICULT, EASY],
      payments: [2, 0, 0, 12, 0],
      total: 14,
    });
    expect(built).toMatchObject({ kind: 'built', hex: VALENCIA, cost: 4 });
    // Then its turn ends without money: a dividend of 4 on space 2 to each share, and no penalty.
    expect(after.treasury[BLUE]).toBe(3 * 4);
    expect(after.dividend[BLUE]).toBe(2);
    expect(shareValueOf(after, BLUE)).toBe(16);
  });

  it('I9: lease and build must be affordable together', () => {
    expect(builds(example(18))).toContain(VALENCIA);
    expect(builds(example(17))).not.toContain(VALENCIA);
  });

  it('I9: any legal hex may follow a lease', () => {
    let state = example(50);
    expect(builds(state)).toContain(hexAt(17, -1));
    state = play(state, build(hexAt(17, -1))).state;
    expect(hasTrack(state, BLUE, hexAt(17, -1))).toBe(true);
    expect([state.treasury[PURPLE], state.treasury[RED]]).toEqual([12, 0]);
  });

  it('I9: the lessor can use the money in the same round', () => {
    const state = example(18);
    const { state: after, events } = play(state, build(VALENCIA));
    expect(events).toContainEqual({ kind: 'build-turn-began', to: 'all', railroad: PURPLE });
    expect([after.railroad, after.treasury[PURPLE]]).toEqual([PURPLE, 12]);
  });
});

describe('what may be leased', () => {
  it('3.5: never own track: it costs nothing', () => {
    let state = blueBuilds(50, { purple: track(DIFFICULT[0], DIFFICULT[1]), red: track(EASY) }, [
      CUENCA,
      DIFFICULT[2],
    ]);
    state = play(state, build(VALENCIA)).state;
    expect([state.treasury[PURPLE], state.treasury[RED]]).toEqual([0, 2]);
  });

  it('I8: not through a city without a locomotive of one’s own', () => {
    const setubal = cityHex('Setúbal');
    const others = { red: track(setubal, hexAt(2, 11)) };
    const lisboa = cityHex('Lisboa');
    expect(builds(blueBuilds(50, others, [lisboa]))).toEqual([hexAt(0, 10), hexAt(1, 10), setubal]);
    expect(builds(blueBuilds(50, others, [lisboa, setubal]))).toContain(hexAt(3, 10));
  });

  it('I8: through a city with a locomotive of one’s own', () => {
    const state = blueBuilds(50, { red: track(hexAt(14, 1), hexAt(12, 1)) }, [CUENCA]);
    expect(builds(state)).toEqual(expect.arrayContaining([hexAt(15, 1), hexAt(11, 1)]));
  });
});

describe('the shortest lease', () => {
  it('I7: beside own track nothing is leased', () => {
    let state = blueBuilds(50, { purple: track(DIFFICULT[0]) });
    expect(view(state, 0).targets).toContainEqual({
      hex: hexAt(14, 0),
      cost: 8,
      leasedHexes: 0,
      lease: 0,
    });
    state = play(state, build(hexAt(14, 0))).state;
    expect(state.treasury[PURPLE]).toBe(0);
  });

  // From Madrid over two difficult hexes, or from Alcántara over three easy ones.
  const target = hexAt(8, 4);
  const twoWays = (treasury: number): State =>
    blueBuilds(
      treasury,
      {
        purple: track(hexAt(9, 2), hexAt(8, 3)),
        red: track(hexAt(5, 6), hexAt(6, 5), hexAt(7, 5)),
      },
      [cityHex('Madrid'), cityHex('Alcántara')],
    );

  it('I7: has the fewest hexes, from any own locomotive, even if a longer one were cheaper', () => {
    let state = twoWays(50);
    expect(view(state, 0).targets).toContainEqual({
      hex: target,
      cost: 4,
      leasedHexes: 2,
      lease: 8,
    });
    state = play(state, build(target)).state;
    expect([state.phase, state.treasury[PURPLE], state.treasury[RED]]).toEqual(['build', 8, 0]);
  });

  it('I17: if it is too dear, the hex cannot be built', () => {
    expect(builds(twoWays(12))).toContain(target);
    const dear = twoWays(11);
    expect(builds(dear)).not.toContain(target);
    const unpaid = { hex: target, cost: 4, leasedHexes: 2, lease: 8 };
    expect(view(dear, 0).tooDear).toContainEqual(unpaid);
    expect(view(twoWays(12), 0).tooDear).not.toContainEqual(unpaid);
  });
});

describe('the choice among equals', () => {
  // (16,-2) lies beside the easy (16,-3) and the difficult (15,-2), both beside Zaragoza.
  const target = hexAt(16, -2);
  const choice = (treasury: number, second: 'red' | 'orange'): State => {
    const [easy, difficult] = [hexAt(16, -3), hexAt(15, -2)];
    return blueBuilds(
      treasury,
      second === 'red'
        ? { red: track(easy, difficult) }
        : { orange: track(easy), red: track(difficult) },
      [cityHex('Zaragoza')],
    );
  };

  it('I16: asks which of the different payments, the cheapest first', () => {
    const state = choice(50, 'orange');
    let { state: after, events } = play(state, build(target));
    expect(events).toEqual([
      { kind: 'build-chosen', to: 'all', seat: 0, railroad: BLUE, hex: target, leases: 2 },
    ]);
    expect(view(after, 'spectator').leases).toEqual([
      { route: [hexAt(16, -3)], payments: [0, 2, 0, 0, 0], total: 2 },
      { route: [hexAt(15, -2)], payments: [4, 0, 0, 0, 0], total: 4 },
    ]);
    expect(offers(after, 'lease')).toEqual([
      { kind: 'lease', choice: 0 },
      { kind: 'lease', choice: 1 },
    ]);
    after = play(after, { kind: 'lease', choice: 1 }).state;
    expect(after.treasury.slice(RED, BLUE + 1)).toEqual([4, 0, 50 - 4 - 8]);
    expect([after.phase, after.cube, after.leaseCount]).toEqual(['build', 1, 0]);
  });

  it('I7: the amount alone is a choice too', () => {
    let state = choice(50, 'red');
    state = play(state, build(target), { kind: 'lease', choice: 1 }).state;
    expect(state.treasury[RED]).toBe(4);
  });

  it('I16: not asked if only one can be paid', () => {
    const state = choice(11, 'orange');
    const {
      state: after,
      events: [leased],
    } = play(state, build(target));
    expect(leased).toMatchObject({ kind: 'leased', payments: [0, 2, 0, 0, 0] });
    expect(hasTrack(after, BLUE, target)).toBe(true);
  });

  it('I16: not asked if the payments are the same', () => {
    const easy = [hexAt(16, -3), hexAt(16, -4)];
    let state = blueBuilds(50, { yellow: track(...easy) }, [cityHex('Zaragoza')]);
    state = play(state, build(hexAt(17, -4))).state;
    expect(state.phase).toBe('build');
    expect(state.treasury[YELLOW]).toBe(2);
  });
});
