import { describe, expect, it } from 'vitest';
import { contrast } from '../pieces/patterns.ts';
import css from './tokens.css?raw';

/** The colours that a block of the stylesheet names, for light (0) and dark (1). */
function coloursOf(selector: string, scheme: 0 | 1): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const pairs = [...block.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', light = '', dark = '', both]) => [
      name,
      both ?? [light, dark][scheme],
    ]),
  ) as Record<string, string>;
}

const ROOMS = [...css.matchAll(/^\.room-[\w-]+(?= \{)/gm)].map(([room]) => room);
const PAIRS = [
  ['ink', 'room'],
  ['ink', 'sheet'],
  ['ink', 'sheet-raised'],
  ['ink', 'brass-wash'],
  ['ink', 'mark'],
  ['ink-quiet', 'room'],
  ['ink-quiet', 'sheet'],
  ['green', 'sheet'],
  ['green', 'room'],
  ['red', 'sheet'],
  ['on-green', 'green'],
  ['on-red', 'red'],
  ['plate-ink', 'plate'],
  ['focus', 'room'],
  ['focus', 'sheet'],
  ['focus', 'sheet-raised'],
] as const;

describe.each([':root', ...ROOMS])('text can be read in %s', (room) => {
  it.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('%s', (_, scheme) => {
    const root = coloursOf(':root', scheme);
    const colours: Record<string, string> = {
      ...root,
      room: root['paper'] ?? '',
      ...coloursOf(room, scheme),
    };
    const weak = PAIRS.filter(
      ([text, ground]) => !(contrast(colours[text] ?? '', colours[ground] ?? '') >= 4.5),
    ).map(([text, ground]) => `${text} on ${ground}`);
    expect(weak).toEqual([]);
  });
});
