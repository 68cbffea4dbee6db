import * as fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

const PAGE = new URL('../../../docs/protocol.md', import.meta.url);
const RUN = `
import json, sys
for line in sys.stdin:
    old, changes = json.loads(line)
    print(json.dumps(changed(old, changes), separators=(",", ":"), ensure_ascii=False))
`;

it('the lines of Python in the docs make of a delta what we make of it', () => {
  const [, code = ''] = /```python\n([^`]+)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  expect(code.trim().split('\n').length).toBeLessThan(15);
  // Python has its own way to write fractions and broken characters.
  const leaf = fc.oneof(
    fc.integer(),
    fc.constantFrom('a', 'ä', ''),
    fc.boolean(),
    fc.constant(null),
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { noNullPrototype: true }),
    ),
  }));
  const pairs = fc.sample(fc.tuple(value, value, value, value), 500).map(([a, b, c, d]) => {
    const before = { kept: a, list: [a, b, c], last: d };
    return [before, { kept: a, list: [a, d, b, c], last: b }] as const;
  });
  const input = pairs
    .map(([before, after]) => JSON.stringify([before, changesBetween(before, after)]))
    .join('\n');
  const { stdout, stderr } = spawnSync('python3', ['-c', code + RUN], {
    input,
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  expect(stderr).toBe('');
  const made = stdout.trim().split('\n');
  expect(made).toEqual(pairs.map(([, after]) => JSON.stringify(after)));
});
