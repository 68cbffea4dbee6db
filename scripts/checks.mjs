// The checks that read sources and run nothing: a part of `npm test`, and alone as `npm run lint` and `npm run types`.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, findNode, installDependencies, root } from './install.mjs';

const PROJECTS = [
  'packages/engine',
  'packages/games',
  'packages/bots',
  'packages/protocol',
  'packages/bot-runner',
  'packages/cli',
  'packages/server',
  'packages/web',
  'e2e',
  'bench',
  '.',
];

/** The path of a tool. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Starts a program with our Node first in its path, and says whether it went well. */
export function run(command, args) {
  const env = { ...process.env, PATH: `${dirname(findNode())}${delimiter}${process.env.PATH}` };
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawnSync(command, args, { cwd: root, env, stdio }).status === 0;
}

const typeCheck = (project) =>
  run(findNode(), [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project]);

export const CHECKS = {
  lint: [
    { name: 'format', check: () => run(bin('oxfmt'), ['--check', '.']) },
    { name: 'lint', check: () => run(bin('oxlint'), ['--type-aware', '--deny-warnings', '.']) },
    {
      name: 'dependency rules',
      check: () => run(findNode(), [join(root, 'scripts', 'check-dependencies.mjs')]),
    },
  ],
  types: PROJECTS.map((project) => ({
    name: `types of ${project}`,
    check: () => typeCheck(project),
  })),
};

/** Does checks one after another, says of each how it went, and counts. */
export function runChecks(checks) {
  let failed = 0;
  for (const { name, check } of checks) {
    const ok = check();
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
    if (!ok) failed++;
  }
  return { passed: checks.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const checks = CHECKS[process.argv[2]];
  if (checks === undefined) fail(`node scripts/checks.mjs ${Object.keys(CHECKS).join('|')}`);
  installDependencies();
  process.exit(runChecks(checks).failed === 0 ? 0 : 1);
}
