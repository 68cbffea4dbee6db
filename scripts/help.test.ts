import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
/** Ours, without those that hand their arguments on to somebody who answers, and those that take none. */
const OTHERS = ['start', 'dev', 'bench', 'openapi'];
const OURS = Object.entries(scripts).flatMap(([name, line]) => {
  const [node, ...args] = line.split(' ');
  return node === 'node' && !OTHERS.includes(name) ? [{ name, args }] : [];
});

it.each(OURS)('npm run $name -- --help says what it does, and does nothing', ({ name, args }) => {
  const ran = spawnSync(process.execPath, [...args, '--help'], { cwd: root, encoding: 'utf8' });
  expect([ran.status, ran.stderr]).toEqual([0, '']);
  expect(ran.stdout).toMatch(new RegExp(`^npm (run )?${name}( |\\n)`, 'm'));
});

it.each([
  ['e2e/pictures.ts', '--sizes', 'huge'],
  ['e2e/pictures.ts', '--colour'],
  ['e2e/measure.ts', 'revue'],
])('%s %s is refused in one line', (...args) => {
  const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([ran.status, ran.stdout]).toEqual([2, '']);
  expect(ran.stderr).toMatch(/^.+ \(--help tells you more\)\n$/);
});
