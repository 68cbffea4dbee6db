import { cardOf, ironHorsesRampage as game } from '@roundhouse/games/iron-horses-rampage';
import type { Move, State } from '@roundhouse/games/iron-horses-rampage';
import {
  arrange,
  DRAW,
  pay,
  payOff,
  play,
  remedy,
  sabotage,
  safe,
  SHERIFF,
  steal,
  transport,
} from '@roundhouse/games/iron-horses-rampage/testing';
import { expect, it } from 'vitest';
import { hintFor, sceneAt } from '../testing.ts';
import { say } from './say.ts';
import { why } from './why.ts';

function reason(state: State, ...best: readonly Move[]): [string, State] {
  const seat = game.deciders(state)[0] ?? 0;
  const { comparison, after } = hintFor(game, state, seat, best);
  return [why(comparison, sceneAt(game, state, seat)) ?? '', after];
}
const { money } = say();

const table = arrange([
  {
    hand: ['oil', 'mail', 'out-of-coal', 'hijacker', 'storm', 'tariff', 'safe'],
    inPlay: ['gold', 'gold'],
  },
  { inPlay: ['gold', 'oil', 'oil'] },
  { inPlay: ['mail'], master: 'baron' },
]);

it('a load says what it brings, what is delivered then and what the best of the others has', () => {
  const [text, after] = reason(table, transport('oil'));
  const [now = 0, then = 0] = [table.delivered[0], after.delivered[0]];
  expect(text).toBe(
    `It brings you ${money(then - now)}: ${money(then)} delivered, ${money(1_000_000 - then)} to go. Ben has ${money(table.delivered[1] ?? 0)}.`,
  );
  expect(text).toContain('$200,000');
});

it('the load that wins says so', () => {
  const [text, after] = reason(
    arrange([{ hand: ['oil'], inPlay: ['gold', 'gold', 'gold', 'iron'] }, {}]),
    transport('oil'),
  );
  expect(game.outcome(after)?.ranking[0]).toEqual([0]);
  expect(text).toBe(
    `It brings you $200,000 and wins the match with ${money(after.delivered[0] ?? 0)}.`,
  );
});

it.each([
  ['out-of-coal', 'Ben can’t transport until it is lifted, for $100,000 or with Refuel.'],
  ['storm', 'Ben has one action fewer each turn until it is lifted for $50,000.'],
  ['tariff', 'Ben transports at most $100,000 a turn until it is lifted for $100,000.'],
  ['hijacker', 'It can take a load worth $250,000 from Ben.'],
])('%s says what it costs its target, and that the target leads', (id, expected) => {
  const [text, after] = reason(table, sabotage(id, 1));
  expect(text).toBe(`${expected} Ben leads with $650,000.`);
  if (id === 'hijacker') return;
  const laid = after.phase === 'answer' ? play(after, { kind: 'accept' }).state : after;
  const ben = game.view(laid, 0).players[1];
  expect(expected).toContain(money(ben?.prices[ben.setbacks.indexOf(cardOf(id))] ?? 0));
});

it('a Baron’s price is the Baron’s', () => {
  expect(reason(table, sabotage('out-of-coal', 2))[0]).toBe(
    'Cleo can’t transport until it is lifted, for $50,000 or with Refuel. Cleo has $25,000.',
  );
});

it('stealing says what is taken and what is left', () => {
  let state = play(table, sabotage('hijacker', 1)).state;
  if (state.phase === 'answer') state = play(state, { kind: 'accept' }).state;
  const [text, after] = reason(state, steal('gold'));
  expect(text).toBe(
    `It gets you a load worth $250,000 and leaves Ben with ${money(after.delivered[1] ?? 0)}.`,
  );
});

it('relief says what it costs and what can be transported then', () => {
  const stopped = arrange([{ hand: ['refuel', 'oil', 'iron'], setbacks: ['out-of-coal'] }, {}]);
  expect(reason(stopped, remedy('refuel'))[0]).toBe(
    'Then you can transport: your hand holds goods worth $300,000.',
  );
  const [paid, after] = reason(stopped, payOff('out-of-coal'), pay('iron'));
  expect(after.setbacks[0]).toBe(0);
  expect(paid).toBe(
    'It costs you goods worth $100,000. Then you can transport: your hand holds goods worth $200,000.',
  );
});

it('a Safe, a Sheriff and a draw say what is at stake', () => {
  expect(reason(table, safe('gold'))[0]).toBe(
    'A load worth $250,000 can then no longer be hijacked.',
  );
  expect(reason(table, DRAW)[0]).toBe(
    'The goods in your hand, worth $225,000, can’t be hijacked there and can follow later.',
  );
  expect(reason(arrange([{ hand: ['storm'] }, {}]), DRAW)[0]).toBe(
    'You have nothing you could transport now.',
  );
  const attacked = play(
    arrange([{ hand: ['storm', 'hijacker'] }, { hand: ['sheriff'], inPlay: ['coal', 'oil'] }]),
    sabotage('storm', 1),
  ).state;
  expect(reason(attacked, SHERIFF)[0]).toBe('The setback would cost you $50,000 to lift.');
  const robbed = play(
    arrange([{ hand: ['storm', 'hijacker'] }, { hand: ['sheriff'], inPlay: ['coal', 'oil'] }]),
    sabotage('hijacker', 1),
  ).state;
  expect(reason(robbed, SHERIFF)[0]).toBe('The Hijacker could take a load worth $200,000.');
});
