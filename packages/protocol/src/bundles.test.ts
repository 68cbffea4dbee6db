import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundled, unbundled } from './bundles.ts';

it('moves that differ in one field are told as one', () => {
  const moves = [
    { kind: 'draw' },
    { kind: 'take', slot: 0 },
    { kind: 'take', slot: 3 },
    { kind: 'build', railway: 1, hex: 7 },
    { kind: 'build', railway: 1, hex: 8 },
    { kind: 'build', railway: 2, hex: 8 },
    { kind: 'build', railway: 3, hex: 9 },
    { kind: 'pass' },
  ];
  expect(bundled(moves)).toEqual([
    { kind: 'draw' },
    { kind: 'take', slot: [0, 3] },
    { kind: 'build', railway: 1, hex: [7, 8] },
    { kind: 'build', railway: 2, hex: 8 },
    { kind: 'build', railway: 3, hex: 9 },
    { kind: 'pass' },
  ]);
  expect(unbundled(bundled(moves))).toEqual(moves);
});

it('every list of moves comes back as it was, in its order', () => {
  const field = fc.oneof(fc.nat({ max: 2 }), fc.constantFrom('a', 'b'), fc.boolean());
  const move = fc
    .record(
      { kind: fc.constantFrom('x', 'y'), n: field, m: field, o: field },
      { requiredKeys: ['kind'] },
    )
    .map((drawn) => ({ ...drawn }));
  fc.assert(
    fc.property(fc.uniqueArray(move, { selector: (each) => JSON.stringify(each) }), (moves) => {
      const text = JSON.stringify(bundled(moves));
      expect(unbundled(JSON.parse(text) as typeof moves)).toEqual(moves);
    }),
    { numRuns: 1000 },
  );
});
