import { expect, it } from 'vitest';
// @ts-expect-error: it runs before anything is installed, and has no types.
import { hasAll } from './install.mjs';

const lock = (packages: object) => JSON.stringify({ packages });
const root = { '': { name: 'roundhouse' } };
const tool = { 'node_modules/tool': { integrity: 'a' } };
const elsewhere = { 'node_modules/tool-for-another-machine': { integrity: 'b', optional: true } };

it('what npm has installed by any command is not installed again', () => {
  const wanted = lock({ ...root, ...tool, ...elsewhere });
  expect(hasAll(wanted, lock(tool))).toBe(true);
});

it('what is missing or of another version is installed', () => {
  const wanted = lock({ ...root, ...tool });
  expect(hasAll(wanted, '')).toBe(false);
  expect(hasAll(wanted, lock({}))).toBe(false);
  expect(hasAll(wanted, lock({ 'node_modules/tool': { integrity: 'c' } }))).toBe(false);
});
