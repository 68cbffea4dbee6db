import { describe, expect, it } from 'vitest';
import { parseClientMessage } from './client-message.ts';
import { MOST_LINE_STEPS, MOST_LINES, MOST_LINES_TEXT } from './program.ts';
import { allowsHelp } from './table.ts';
import { PROTOCOL_VERSION } from './version.ts';

const theirs = { seat: 1, events: [{ kind: 'built', to: 'all', route: [4, 5], by: { seat: 1 } }] };
const mine = {
  seat: 0,
  events: [{ kind: 'passed', to: [0] }],
  move: { kind: 'bid', amount: 4 },
};
const line = { entry: 7, steps: [theirs, mine] };
const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);
const textOf = (lines: readonly unknown[]): string =>
  JSON.stringify({
    v: PROTOCOL_VERSION,
    type: 'program',
    match: 'm',
    id: 'a',
    program: { kind: 'conditional-moves', lines },
  });
/** A line with this in an event of another seat. */
const withEvent = (more: string): string =>
  textOf([{ entry: 7, steps: [{ seat: 1, events: ['EVENT'] }, mine] }]).replace(
    '"EVENT"',
    `{"kind":"x","to":"all","more":${more}}`,
  );

describe('conditional moves', () => {
  it('are read as they are', () => {
    const text = textOf([line, { ...line, entry: 0 }]);
    expect(parseClientMessage(text)).toEqual({ ok: true, message: JSON.parse(text) });
  });

  it.each([
    ['none', textOf([])],
    ['too many lines', textOf(times(MOST_LINES + 1, line))],
    ['a line of one step', textOf([{ entry: 7, steps: [mine] }])],
    ['a line without an end', textOf([{ entry: 7, steps: times(MOST_LINE_STEPS + 1, mine) }])],
    ['a line from before the match', textOf([{ ...line, entry: -1 }])],
    ['a seat that can’t be', textOf([{ ...line, steps: [{ ...theirs, seat: -1 }, mine] }])],
    ['an event for nobody', textOf([{ ...line, steps: [{ seat: 1, events: [{}] }, mine] }])],
    ['a nested move', textOf([{ ...line, steps: [theirs, { ...mine, move: { kind: {} } }] }])],
    ['what is too deep', withEvent(`${'['.repeat(9000)}${']'.repeat(9000)}`)],
    ['what is too long', withEvent(`"${'x'.repeat(MOST_LINES_TEXT)}"`)],
  ])('are refused for %s', (_, text) => {
    expect(parseClientMessage(text)).toEqual({ ok: false, reason: 'malformed', id: 'a' });
  });
});

it.each([
  [{}, true],
  [{ help: true }, true],
  [{ help: false }, false],
  [{ rated: true }, false],
  [{ help: true, rated: true }, false],
])('whether bots may help at a table with %j: %s', (change, allowed) => {
  const settings = {
    options: {},
    time: { kind: 'none' },
    onTimeOut: 'bot',
    onResign: 'bot',
    seating: 'random',
  } as const;
  expect(allowsHelp({ ...settings, ...change })).toBe(allowed);
});
