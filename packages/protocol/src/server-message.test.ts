import { expect, it } from 'vitest';
import { parseServerMessage } from './server-message.ts';
import { PROTOCOL_VERSION } from './version.ts';

const position = {
  v: PROTOCOL_VERSION,
  type: 'position',
  match: 'm',
  alias: 4,
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

it('reads a delta, whose last fields may be missing', () => {
  const delta = { type: 'delta', alias: 4, entry: 5, changes: [2, [1]] };
  expect(parseServerMessage('[4,5,[2,[1]]]')).toEqual({
    ok: true,
    message: { ...delta, entries: [{ seat: null, events: [], id: undefined }], legal: [] },
  });
  const events = [{ kind: 'bid', amount: 3 }];
  const legal = [{ kind: 'bid', amount: [4, 5] }];
  const text = JSON.stringify([4, 5, [2, [1]], 1, events, legal, 'mine']);
  expect(parseServerMessage(text)).toEqual({
    ok: true,
    message: { ...delta, entries: [{ seat: 1, events, id: 'mine' }], legal },
  });
});

it('reads a delta of several entries, from each of which the end may be missing', () => {
  const events = [{ kind: 'bid', amount: 3 }];
  const legal = [{ kind: 'pass' }];
  const text = JSON.stringify([4, 7, [], [[0, events, 'mine'], [], [2, []]], [], legal]);
  expect(parseServerMessage(text)).toEqual({
    ok: true,
    message: {
      type: 'delta',
      alias: 4,
      entry: 7,
      changes: [],
      entries: [
        { seat: 0, events, id: 'mine' },
        { seat: null, events: [], id: undefined },
        { seat: 2, events: [], id: undefined },
      ],
      legal,
    },
  });
});

it.each([
  ['[1,2]', 'malformed'],
  ['[1,2,[],[]]', 'malformed'],
  ['[1,2,[],[[0]]]', 'malformed'],
  ['[1,2,[],[[0,[]],["seat"]]]', 'malformed'],
  ['[1,2,[],[[0,[]],[1,[],"id","more"]]]', 'malformed'],
  ['[1,2,[],"seat"]', 'malformed'],
  ['[1,2,[],0,[{}]]', 'malformed'],
  ['[1,2,[],0,[],[],"id","more"]', 'malformed'],
  ['not JSON', 'malformed'],
  [`{"v":${PROTOCOL_VERSION},"type":"surprise"}`, 'malformed'],
  ['{"v":1,"type":"welcome","user":null}', 'unknown-version'],
  [JSON.stringify({ ...position, legal: 'everything' }), 'malformed'],
  [JSON.stringify({ ...position, viewer: 'everybody' }), 'malformed'],
])('refuses %s', (text, reason) => {
  expect(parseServerMessage(text)).toEqual({ ok: false, reason });
});
