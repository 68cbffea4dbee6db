import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Two values that have something in common, as two positions have: the second is the first with some parts redrawn. */
const pairs = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.infiniteStream(fc.jsonValue({ maxDepth: 1 })), fc.gen())
  .map(([before, fresh, draw]) => [json(before), json(redrawn(before, fresh, draw))] as const);

function redrawn(value: unknown, fresh: Iterator<unknown>, draw: fc.GeneratorValue): unknown {
  const what = draw(fc.nat, { max: 9 });
  if (what === 0) return fresh.next().value;
  if (Array.isArray(value)) {
    const list = value.map((each) => redrawn(each, fresh, draw));
    if (what < 3) list.splice(draw(fc.nat, { max: list.length }), what - 1, fresh.next().value);
    return list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, redrawn(each, fresh, draw)]),
  );
}

it('changes make the later value of the earlier one, after a way through JSON, and leave that as it was', () => {
  fc.assert(
    fc.property(
      fc.oneof(pairs, fc.tuple(fc.jsonValue(), fc.jsonValue()).map(json) as never),
      ([before, after]) => {
        const text = JSON.stringify(before);
        const made = withChanges(before, json(changesBetween(before, after)) as unknown[]);
        // The order of keys counts too: the next changes are numbered by it.
        expect(JSON.stringify(made)).toBe(JSON.stringify(after));
        expect(JSON.stringify(before)).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

it('says nothing of what is the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(changesBetween(json(value), json(value))).toEqual([]);
    }),
  );
});

it.each([
  [{ a: 1, b: [1, 2, 3] }, { a: 1, b: [1, 5, 3] }, [5, 5]],
  [{ a: 1, b: [1, 2, 3], c: 0 }, { a: 1, b: [1, 2, 7, 3], c: 1 }, [-3, [2, 0, 7], 4, 1]],
  [{ list: [{ x: 1 }, { x: 2 }] }, { list: [{ x: 2 }] }, [-2, [0, 1]]],
  [{ a: [1, 2], b: null }, { a: [], b: { c: 1 } }, [2, [], 3, { c: 1 }]],
  [{ a: 1 }, { b: 1 }, [1, { b: 1 }]],
  [1, 2, [1, 2]],
])('from %j to %j it takes %j', (before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

it('shares what did not change', () => {
  const before = { kept: { list: [1, 2] }, other: { n: 1 } };
  const after = withChanges(before, changesBetween(before, { ...before, other: { n: 2 } }));
  expect((after as typeof before).kept).toBe(before.kept);
  expect(after).toEqual({ kept: { list: [1, 2] }, other: { n: 2 } });
});
