import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('every test that a promise names is there', () => {
  const promises = readFileSync(join(root, 'docs/promises.md'), 'utf8');
  const named = promises.match(/(?:packages|bench|e2e|deploy)\/[\w./-]+\.(?:ts|yaml)/g) ?? [];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
