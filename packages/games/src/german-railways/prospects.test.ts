import { drawBelow, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { hexAt } from './data/board.ts';
import { RAILROADS } from './data/railroads.ts';
import { germanRailways } from './index.ts';
import { canMeet, findStuck, hasOpenWay } from './prospects.ts';
import { drawRound } from './round.ts';
import { countBits } from './state.ts';
import type { State } from './state.ts';
import { CME, eventsOf, GBS, KSS, lay, NME, play, PO, arrange } from './testing/arrange.ts';

const threeOfEach = RAILROADS.flatMap((_, railroad) =>
  [0, 1, 2].map((seat) => [seat, railroad] as const),
);

describe('G14a: two connections are no longer possible', () => {
  it('finds nobody stuck at the start', () => {
    expect(findStuck(arrange())).toBe(-1);
  });

  it('finds a railroad without locomotives behind its own track', () => {
    const state = arrange({ track: [[PO, hexAt(20, 1)]] });
    state.locomotives[PO] = 0;
    expect(findStuck(state)).toBe(PO);
  });

  it('counts what the others can still do: only one railroad reaches Königsberg by itself', () => {
    const state = arrange();
    state.locomotives[PO] = 0;
    expect(canMeet(state, PO, 1)).toBe(true);
    expect(canMeet(state, PO, 2)).toBe(false);
    state.locomotives[NME] = 9;
    expect(canMeet(state, PO, 1)).toBe(false);
  });

  it('lets two railroads meet half-way', () => {
    const state = arrange();
    for (const railroad of RAILROADS.keys()) state.locomotives[railroad] = 0;
    state.locomotives[NME] = 3;
    state.locomotives[KSS] = 4;
    expect(canMeet(state, NME, 1)).toBe(true);
    state.locomotives[KSS] = 3;
    expect(canMeet(state, NME, 1)).toBe(false);
  });

  it('knows that a rural hexagon with track is closed to others', () => {
    const gate = [PO, hexAt(20, 1)] as const;
    const half = arrange({ track: [gate, [KSS, hexAt(19, 1)]] });
    expect(canMeet(half, PO, 2)).toBe(true);
    const walled = arrange({ track: [gate, [KSS, hexAt(19, 1)], [KSS, hexAt(19, 2)]] });
    expect(canMeet(walled, PO, 1)).toBe(false);
  });

  it('ignores money while a share is unsold, and counts it after', () => {
    const broke = arrange({ shares: threeOfEach });
    expect(findStuck(broke)).toBe(PO);
    const unsold = arrange({
      shares: threeOfEach.filter(([seat, each]) => seat > 0 || each !== PO),
    });
    expect(canMeet(unsold, PO, 2)).toBe(true);
    expect(canMeet(unsold, NME, 1)).toBe(true);
    expect(canMeet(unsold, NME, 2)).toBe(false);
  });

  it('lets Badische go anywhere outside cities without money, but into none', () => {
    const state = arrange({ shares: threeOfEach, treasury: { [GBS]: 4 } });
    expect(canMeet(state, GBS, 1)).toBe(true);
    state.treasury[GBS] = 2;
    expect(canMeet(state, GBS, 1)).toBe(false);
  });

  it('ends the match when turn order is determined, and names the railroad', () => {
    const start = arrange({ treasury: { [CME]: 2 }, track: [[PO, hexAt(20, 1)]] });
    start.locomotives[PO] = 0;
    const { state, events } = play(
      start,
      { kind: 'build', railroad: CME },
      lay('Duisburg'),
      { kind: 'done' },
      { kind: 'pass' },
      { kind: 'pass' },
    );
    expect(germanRailways.outcome(state)?.reason).toBe('impossible');
    expect(eventsOf(events, 'match-ended')[0]?.railroad).toBe(PO);
  });

  it('keeps a way until another railroad builds on it or the locomotives are spent', () => {
    expect(hasOpenWay(arrange(), PO)).toBe(true);
    expect(hasOpenWay(arrange({ track: [[PO, hexAt(20, 1)]] }), PO)).toBe(true);
    expect(hasOpenWay(arrange({ track: [[KSS, hexAt(20, 1)]] }), PO)).toBe(false);
    const spent = arrange();
    spent.locomotives[PO] = 3;
    expect(hasOpenWay(spent, PO)).toBe(false);
  });

  it('never calls a railroad stuck that gets its connections when play goes on', () => {
    const rng = rngFromSeed(seedFromText('stuck'));
    let proved = 0;
    for (let match = 0; match < 400; match++) {
      const seed = rngFromSeed(seedFromText(`stuck${match}`));
      const state = germanRailways.setup({ turnOrder: 'bag' }, 3 + (match % 3), seed);
      playOut(state, rng);
      if (state.ending !== 'impossible') continue;
      proved++;
      const stuck = findStuck(state);
      for (let more = 0; more < 10; more++) {
        const world = germanRailways.clone(state);
        playOn(world, rng);
        expect(countBits(world.partners[stuck] ?? 0)).toBeLessThan(2);
      }
    }
    expect(proved).toBeGreaterThan(20);
  });
});

/** Plays at random, without votes, to the end; an eager table builds whenever it can. */
function playOut(state: State, rng: Rng, eager = false): void {
  while (state.ending === null) {
    const legal = germanRailways
      .legalMoves(state, state.decider)
      .filter(({ kind }) => kind !== 'propose-end');
    const builds = legal.filter(({ kind }) => kind === 'build' || kind === 'lay');
    const list = eager && builds.length > 0 ? builds : legal;
    const move = list[drawBelow(rng, list.length)];
    if (move !== undefined) germanRailways.apply(state, state.decider, move);
  }
}

/** Plays on after the end, as often as it ends again, with money for all that can still sell a share. */
function playOn(state: State, rng: Rng): void {
  for (const railroad of RAILROADS.keys()) {
    if ((state.sold[railroad] ?? 0) < 3) state.treasury[railroad] = 500;
  }
  while (state.ending === 'impossible') {
    state.ending = null;
    drawRound(state);
    playOut(state, rng, true);
  }
}
