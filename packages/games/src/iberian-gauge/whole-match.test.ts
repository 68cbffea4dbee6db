import { distance, drawBelow, drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { describe, expect, it } from 'vitest';
import { HEXES, iberianGauge as game, MAJOR_CITIES } from './index.ts';
import type { Event, Move, State } from './index.ts';
import { laws } from './testing/laws.ts';
import { hasTrack } from './network.ts';

/** How far a hex is from the nearest major city without a locomotive of the railroad in turn. */
function remoteness(state: State, hex: number): number {
  const missing = MAJOR_CITIES.filter((city) => !hasTrack(state, state.railroad, city));
  return Math.min(
    ...missing.map((city) => distance(entry(HEXES, hex), entry(HEXES, city))),
    HEXES.length,
  );
}

/** Buys into few railroads and builds towards major cities. */
function chooseMove(state: State, rng: Rng): Move {
  const legal = game.legalMoves(state, state.seat);
  const builds = legal.flatMap((move) => (move.kind === 'build' ? [move] : []));
  if (builds.length > 0 && drawBelow(rng, 8) > 0) {
    const [nearest] = builds.toSorted(
      (a, b) => remoteness(state, a.hex) - remoteness(state, b.hex) || a.hex - b.hex,
    );
    if (nearest !== undefined) return nearest;
  }
  const enough = state.sold.filter((count) => count > 0).length >= 3;
  const wanted = legal.filter(({ kind }) =>
    kind === 'start' ? !enough : kind !== 'pass' && kind !== 'decline',
  );
  const last = entry(legal, legal.length - 1);
  return state.phase === 'set-value' || wanted.length === 0 ? last : drawFrom(rng, wanted);
}

function playMatch(number: number): { state: State; events: Event[]; moves: number } {
  const rng = rngFromSeed(seedFromText(`cities/${number}`));
  const state = game.setup({}, 3 + (number % 3), rngFromSeed(seedFromText(`match/${number}`)));
  const events: Event[] = [];
  let moves = 0;
  for (; game.outcome(state) === undefined; moves++) {
    game.apply(state, state.seat, chooseMove(state, rng), (event) => events.push(event));
    expect(laws.conserve(state)).toBeUndefined();
  }
  return { state, events, moves };
}

describe('whole matches of players who head for major cities', () => {
  const matches = Array.from({ length: 40 }, (_, number) => playMatch(number));

  it('I10: pay the bonus once to every railroad with five major cities, and to no other', () => {
    const paid = matches.map(({ events }) =>
      events.flatMap((event) => (event.kind === 'major-cities-bonus-paid' ? [event.railroad] : [])),
    );
    const due = matches.map(({ state }) =>
      state.majorCities.flatMap((cities, railroad) => (cities >= 5 ? [railroad] : [])),
    );
    expect(paid.map((railroads) => railroads.toSorted((a, b) => a - b))).toEqual(due);
    expect(paid.flat().length).toBeGreaterThan(0);
  });

  it('1.5: have ten rounds', () => {
    for (const { events, state } of matches) {
      expect(events.filter(({ kind }) => kind === 'round-began')).toHaveLength(9);
      expect(state.round).toBe(10);
    }
  });

  it('end within the 399 moves that there can be', () => {
    expect(game.moveLimit).toBe(399);
    expect(Math.max(...matches.map(({ moves }) => moves))).toBeLessThan(150);
  });

  it('4.1: the outcome is what the last event told', () => {
    for (const { events, state } of matches) {
      expect(events.at(-1)).toEqual({
        kind: 'match-ended',
        to: 'all',
        worth: game.outcome(state)?.scores,
      });
    }
  });
});
