import { NONE } from '@roundhouse/engine/kit';
import { expect, it } from 'vitest';
import { handOf } from '../hand.ts';
import { ironHorsesRael as game } from '../index.ts';
import { choose, newMatch, told } from '../testing/arrange.ts';

const engineChoice = (state: ReturnType<typeof newMatch>, seat: number, which: 0 | 1): number =>
  handOf(state, seat)[4 + which] ?? NONE;

it('2.5: everybody chooses at once, one of two engines', () => {
  const state = newMatch(3);
  expect(game.deciders(state)).toEqual([0, 1, 2]);
  for (const seat of [0, 1, 2]) {
    const [first, second] = [engineChoice(state, seat, 0), engineChoice(state, seat, 1)];
    const choices = game.legalMoves(state, seat);
    expect(choices).toEqual([first, second].map((engine) => ({ kind: 'choose', engine })));
  }
});

it('2.5: whoever has chosen waits, and nobody can see what', () => {
  const start = newMatch(3);
  const worlds = ([0, 1] as const).map(
    (which) => choose(start, 1, engineChoice(start, 1, which)).state,
  );
  const [one, other] = worlds;
  if (one === undefined || other === undefined) throw new Error('two worlds');
  expect(game.deciders(one)).toEqual([0, 2]);
  expect(game.legalMoves(one, 1)).toEqual([]);
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(game.view(one, viewer)).toEqual(game.view(other, viewer));
  }
  expect(game.view(one, 1).sealed).toBe(engineChoice(start, 1, 0));
  expect(game.view(one, 0).players.map(({ hasSealed }) => hasSealed)).toEqual([false, true, false]);
});

it('2.5, R18: when all have chosen the engines are shown and played', () => {
  let state = newMatch(2);
  const engines = [engineChoice(state, 0, 1), engineChoice(state, 1, 0)];
  const kept = [engineChoice(state, 0, 0), engineChoice(state, 1, 1)];
  state = choose(state, 1, engines[1] ?? 0).state;
  const last = choose(state, 0, engines[0] ?? 0);
  expect(told(last.events, 'first-engines-revealed')).toEqual({ engines });
  const { players } = game.view(last.state, 'spectator');
  expect(players.map(({ enginesInPlay }) => enginesInPlay)).toEqual(engines.map((each) => [each]));
  for (const seat of [0, 1]) {
    expect(handOf(last.state, seat)).toHaveLength(5);
    expect(handOf(last.state, seat)[4]).toBe(kept[seat]);
  }
});

it('2.6, D4: the first player is drawn after the engines are shown', () => {
  const starters = new Set<number>();
  for (let i = 0; i < 40; i++) {
    let state = newMatch(3, `start ${i}`);
    for (const seat of [0, 1, 2]) {
      expect(state.turn).toBe(NONE);
      const engine = engineChoice(state, seat, 0);
      state = choose(state, seat, engine).state;
    }
    starters.add(state.turn);
    expect(game.deciders(state)).toEqual([state.turn]);
    expect(state.phase).toBe('draw');
  }
  expect(starters).toEqual(new Set([0, 1, 2]));
});
