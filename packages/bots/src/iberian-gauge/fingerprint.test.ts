import { drawBelow, findDifference, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { iberianGauge } from '@roundhouse/games/iberian-gauge';
import type { State } from '@roundhouse/games/iberian-gauge';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../bot.ts';
import type { AnyBrain } from '../brain.ts';
import { brainOf } from '../brains.ts';
import { botNamed } from '../levels.ts';
import { endingsFor } from '../search/endings.ts';
import { fingerprint } from './fingerprint.ts';

const rng = (text: string): Rng => rngFromSeed(seedFromText(text));
const newMatch = (seats: number): State => iberianGauge.setup({}, seats, rng(`of ${seats}`));

function playAny(state: State, draws: Rng): void {
  const legal = iberianGauge.legalMoves(state, state.seat);
  iberianGauge.apply(state, state.seat, entry(legal, drawBelow(draws, legal.length)));
}

describe.each([3, 4, 5])('at a table of %i', (seats) => {
  it('a fingerprint is shared by equal states, by different ways too, and by no others', () => {
    const draws = rng(`fuzz ${seats}`);
    const seen = new Map<number, State>();
    let again = 0;
    const note = (state: State): void => {
      const key = fingerprint(state);
      expect(Number.isSafeInteger(key)).toBe(true);
      const known = seen.get(key);
      if (known === undefined) seen.set(key, iberianGauge.clone(state));
      else if (findDifference(known, state) !== undefined) throw new Error('shared by others');
      else again++;
    };
    const line = newMatch(seats);
    for (; line.phase !== 'over'; playAny(line, draws)) {
      // Short ways from one state often meet again.
      for (let way = 0; way < 12; way++) {
        const state = iberianGauge.clone(line);
        for (let left = 4; left > 0 && state.phase !== 'over'; left--) {
          playAny(state, draws);
          note(state);
        }
      }
    }
    // Whether a fingerprint tells enough apart is seen above; here, that it is no other for the same.
    const texts = [...seen.values()].map((state) => JSON.stringify(state));
    expect(new Set(texts).size).toBe(seen.size);
    expect(again).toBeGreaterThan(100);
  });

  it('search answers the same whether it remembers endings or not', () => {
    const whole = brainOf('iberian-gauge');
    let fresh = 0;
    const forgetful: AnyBrain = { ...whole, fingerprint: () => fresh++ };
    expect(endingsFor(whole)).toBeDefined();
    const draws = rng(`match ${seats}`);
    const state = newMatch(seats);
    for (let asked = 0; state.phase !== 'over'; asked++) {
      if (asked % 9 === 0) expect(choose(state, whole)).toEqual(choose(state, forgetful));
      playAny(state, draws);
    }
  });
});

/** Visits and values of all moves, and the means of all scores. */
function choose(state: State, brain: AnyBrain): Choice {
  return botNamed('search').choose({
    game: iberianGauge,
    view: iberianGauge.view(state, state.seat),
    seat: state.seat,
    legal: iberianGauge.legalMoves(state, state.seat),
    rng: rng('choice'),
    budget: { iterations: 40 },
    brain,
    explain: true,
  });
}
