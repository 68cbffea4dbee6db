import { expect, it } from 'vitest';
import { applyByKind, listByPhase } from './dispatch.ts';

// More than are told apart one by one.
const NAMES = Array.from({ length: 20 }, (_, number) => `name-${number}`);

it('applies every move by the function of its kind, with all that it is given', () => {
  const heard: unknown[][] = [];
  const apply = applyByKind<object, { kind: string }, string>(
    NAMES.map((name) => [name, (...given) => heard.push([name, ...given])]),
  );
  const [state, emit] = [{}, (): void => {}];
  for (const [seat, kind] of NAMES.entries()) apply(state, seat, { kind }, emit);
  expect(heard).toEqual(NAMES.map((kind, seat) => [kind, state, seat, { kind }, emit]));
  expect(() => apply(state, 0, { kind: 'name-20' })).toThrow('no kind of move: name-20');
  expect(() => applyByKind([])(state, 0, { kind: 'any' })).toThrow('no kind of move: any');
});

it('lists by the function of the phase, and nothing in a phase without one', () => {
  const list = listByPhase<{ phase: string }, string[]>(
    NAMES.map((name) => [name, ({ phase }, seat, out) => out.push(`${name} ${phase} ${seat}`)]),
  );
  const out: string[] = [];
  for (const [seat, phase] of [...NAMES, 'name-20'].entries()) list({ phase }, seat, out);
  expect(out).toEqual(NAMES.map((name, seat) => `${name} ${name} ${seat}`));
});
