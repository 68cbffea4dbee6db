import { expect, it } from 'vitest';
import { parseServerMessage } from './server-message.ts';

const position = {
  v: 2,
  type: 'position',
  match: 'm',
  entry: 3,
  moves: 2,
  viewer: 0,
  view: { anything: [1] },
  deciders: [0],
  legal: [{ kind: 'bid', amount: 4 }],
  takeBack: 0,
  since: 2,
  steps: [{ moves: 2, entry: 3, seat: 1, events: [{ kind: 'bid', to: 'all', amount: 3 }] }],
  outcome: null,
  clocks: null,
  proposal: null,
  standIns: [],
  mayReturn: [],
};

it('reads a position whole, with the fields that only the game knows', () => {
  expect(parseServerMessage(JSON.stringify(position))).toEqual({ ok: true, message: position });
});

it.each([
  ['not JSON', 'malformed'],
  ['{"v":2,"type":"surprise"}', 'malformed'],
  ['{"v":1,"type":"welcome","user":null}', 'unknown-version'],
  [JSON.stringify({ ...position, legal: 'everything' }), 'malformed'],
  [JSON.stringify({ ...position, viewer: 'everybody' }), 'malformed'],
])('refuses %s', (text, reason) => {
  expect(parseServerMessage(text)).toEqual({ ok: false, reason });
});
