import type { AnyGame } from '@roundhouse/engine';
import { ironHorsesRampage, ROUND_LIMIT } from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';
import {
  arrange,
  DRAW,
  END_TURN,
  pay,
  payOff,
  play,
  remedy,
  sabotage,
  SHERIFF,
  steal,
  transport,
} from '@roundhouse/games/iron-horses-rampage/testing';
import { describe, expect, it } from 'vitest';
import type { AnyBrain } from '../brain.ts';
import { greedyChoice, priorOf, sharesIn } from '../testing/greedy-choice.ts';
import { ironHorsesRampageBrain } from './brain.ts';
import { wealthOf } from './evaluation.ts';
import { turnsToGoal } from './race.ts';

const game = ironHorsesRampage as unknown as AnyGame;
const brain = ironHorsesRampageBrain as AnyBrain;
/** What search thinks of a state; greedy counts wealth. */
const insight: AnyBrain = { evaluate: (state, out) => brain.insight?.(state, out) };
const chosen = (state: State): unknown => greedyChoice(game, state);

describe('the race', () => {
  it('counts goods in play above goods in hand, and those above none', () => {
    const turns = (seat: object): number => turnsToGoal(arrange([seat, {}]), 0);
    const none = turns({});
    const held = turns({ hand: ['gold'] });
    const inPlay = turns({ inPlay: ['gold'] });
    expect(held).toBeLessThan(none - 1);
    expect(inPlay).toBeLessThan(held);
  });

  it('shares the win between equals but for the turn', () => {
    const [first = 0, second = 0] = sharesIn(
      insight,
      arrange([{ inPlay: ['oil'] }, { inPlay: ['oil'] }]),
    );
    expect(first + second).toBeCloseTo(1);
    expect(first).toBeGreaterThan(second);
    expect(first).toBeLessThan(0.75);
  });

  it('counts an action of this turn above later ones where several rivals come between, hardly against one', () => {
    const worths = [2, 3].map((seats) => {
      const fresh = arrange(Array.from({ length: seats }, () => ({})));
      const used = arrange(Array.from({ length: seats }, () => ({})));
      used.actionsUsed = 1;
      return 3 * (turnsToGoal(used, 0) - turnsToGoal(fresh, 0));
    });
    expect(worths[0]).toBeCloseTo(1, 0);
    expect(worths[0]).toBeLessThan((worths[1] ?? 0) - 0.5);
  });

  it('a stop costs little with its remedy, far more without', () => {
    const turns = (seat: object): number => turnsToGoal(arrange([seat, {}]), 0);
    const free = turns({ hand: ['departure'] });
    const remedied = turns({ hand: ['departure'], setbacks: ['unscheduled-stop'] });
    const stuck = turns({ hand: ['refuel'], setbacks: ['unscheduled-stop'] });
    expect(remedied - free).toBeGreaterThan(1 / 3);
    expect(remedied - free).toBeLessThan(2 / 3);
    expect(stuck - free).toBeGreaterThan(1);
  });

  it('counts a setback that waits for its answer', () => {
    const start = arrange([{ hand: ['tariff', 'storm'] }, { hand: ['gold', 'oil', 'mail'] }]);
    const pending = play(start, sabotage('tariff', 1)).state;
    expect(pending.phase).toBe('answer');
    expect(turnsToGoal(pending, 1)).toBeGreaterThan(turnsToGoal(start, 1));
  });

  it('counts a payment that is begun as an action and goods, not as a chance to wait', () => {
    const start = arrange([{ hand: ['iron', 'refuel'], setbacks: ['out-of-coal'] }, {}]);
    const turns = (...moves: Parameters<typeof play>[1][]): number =>
      turnsToGoal(
        moves.reduce((state, move) => play(state, move).state, start),
        0,
      );
    expect(turns(payOff('out-of-coal'))).toBeGreaterThan(turns(remedy('refuel')));
    expect(turns(payOff('out-of-coal'))).toBeCloseTo(turns(payOff('out-of-coal'), pay('iron')), 0);
  });

  it('in the last rounds counts what lies in play above all', () => {
    const [early, late] = [0, 4 * ROUND_LIMIT - 4].map((turnsOver) => {
      const state = arrange([{ hand: ['gold', 'gold', 'gold'] }, { inPlay: ['oil'] }, {}, {}]);
      state.turnsOver = turnsOver;
      return sharesIn(insight, state);
    });
    expect(early?.[0]).toBeGreaterThan(early?.[1] ?? 1);
    expect(late?.[1]).toBeGreaterThan(2 * (late?.[2] ?? 1));
    expect((late?.[1] ?? 0) / (late?.[2] ?? 1)).toBeGreaterThan(
      (early?.[1] ?? 0) / (early?.[2] ?? 1),
    );
  });
});

describe('wealth', () => {
  it('counts goods in play above goods in hand, and those above none', () => {
    const wealth = (seat: object): number => wealthOf(arrange([seat, {}]), 0);
    expect(wealth({})).toBe(0);
    expect(wealth({ hand: ['gold'] })).toBeGreaterThan(wealth({ inPlay: ['ammunition'] }));
    expect(wealth({ hand: ['gold'] })).toBeLessThan(wealth({ inPlay: ['oil'] }));
  });

  it('a setback costs its price, whether it lies there or waits for its answer', () => {
    const start = arrange([{ hand: ['tariff'] }, { hand: ['mail'], inPlay: ['gold'] }]);
    const pending = play(start, sabotage('tariff', 1)).state;
    expect(pending.phase).toBe('answer');
    expect(wealthOf(start, 1) - wealthOf(pending, 1)).toBe(100_000);
  });
});

describe('greedy', () => {
  const NEARLY = ['gold', 'gold', 'gold', 'iron'];

  it('wins when it can', () => {
    expect(chosen(arrange([{ inPlay: NEARLY, hand: ['oil', 'mail'] }, {}]))).toEqual(
      transport('oil'),
    );
  });

  it('sets back whoever is about to win', () => {
    const start = arrange([
      { hand: ['unscheduled-stop', 'mail', 'passenger'] },
      { inPlay: NEARLY, hand: ['oil', 'coal'] },
      { inPlay: ['mail'] },
    ]);
    expect(chosen(start)).toEqual(sabotage('unscheduled-stop', 1));
  });

  it('hijacks the dearest', () => {
    const start = arrange([{ hand: ['hijacker'] }, { inPlay: ['gold', 'mail'] }], { deck: [] });
    const { state } = play(start, sabotage('hijacker', 1));
    expect(chosen(state)).toEqual(steal('gold'));
  });

  it('lifts a stop with its remedy, not with goods', () => {
    const start = arrange([
      { hand: ['refuel', 'iron', 'gold', 'oil'], setbacks: ['out-of-coal'] },
      {},
    ]);
    expect(chosen(start)).toEqual(remedy('refuel'));
  });

  it('pays with what is in hand, and no more than it must', () => {
    const start = arrange([
      { hand: ['iron', 'gold'], inPlay: ['iron', 'oil'], setbacks: ['tariff'] },
      {},
    ]);
    expect(chosen(play(start, payOff('tariff')).state)).toEqual(pay('iron'));
  });

  it('meets a Hijacker with a Sheriff', () => {
    const start = arrange([
      { hand: ['hijacker'] },
      { inPlay: ['gold', 'oil'], hand: ['sheriff', 'mail'] },
    ]);
    expect(chosen(play(start, sabotage('hijacker', 1)).state)).toEqual(SHERIFF);
  });
});

describe('the priors', () => {
  it('hardly ever end a turn with actions left', () => {
    const start = arrange([{ hand: ['mail'] }, {}]);
    const [end, draw] = [END_TURN, DRAW].map((move) => priorOf({ game, brain }, start, move));
    expect(end).toBeLessThan((draw ?? 0) / 50);
  });

  it('turn setbacks against the leader', () => {
    const start = arrange([{ hand: ['storm'] }, { inPlay: ['gold', 'oil'] }, { inPlay: ['coal'] }]);
    const [leader = 0, last = 0] = [1, 2].map((target) =>
      priorOf({ game, brain }, start, sabotage('storm', target)),
    );
    expect(leader).toBeGreaterThan(3 * last);
  });
});
