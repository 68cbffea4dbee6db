// The checks that read sources and run nothing: a part of `npm test`, and alone as `npm run lint` and `npm run types`.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
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

function start(command, args, stdio) {
  const env = { ...process.env, PATH: `${dirname(findNode())}${delimiter}${process.env.PATH}` };
  return spawn(command, args, { cwd: root, env, stdio });
}

const wentWell = (child) =>
  new Promise((done) => {
    child.on('error', () => done(false));
    child.on('close', (status) => done(status === 0));
  });

/** Starts a program with our Node first in its path, and says whether it went well. */
export const run = (command, args) =>
  wentWell(start(command, args, ['ignore', 'inherit', 'inherit']));

/** The same beside others: what it says comes in one piece, when it has ended. */
export async function runBeside(command, args) {
  const child = start(command, args, ['ignore', 'pipe', 'pipe']);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const ok = await wentWell(child);
  process.stdout.write(Buffer.concat(said));
  return ok;
}

const typeCheck = (project) =>
  runBeside(findNode(), [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project]);

export const CHECKS = {
  lint: [
    { name: 'format', check: () => runBeside(bin('oxfmt'), ['--check', '.']) },
    {
      name: 'lint',
      check: () => runBeside(bin('oxlint'), ['--type-aware', '--deny-warnings', '.']),
    },
    {
      name: 'dependency rules',
      check: () => runBeside(findNode(), [join(root, 'scripts', 'check-dependencies.mjs')]),
    },
  ],
  types: PROJECTS.map((project) => ({
    name: `types of ${project}`,
    check: () => typeCheck(project),
  })),
};

/** Does checks one after another, says of each how it went, and counts. */
export async function runChecks(checks) {
  let failed = 0;
  for (const { name, check } of checks) {
    const ok = await check();
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
    if (!ok) failed++;
  }
  return { passed: checks.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  helpIfAsked(`npm run lint
npm run types

Check the sources without running them: format, lint and who may import whom; the types of every package. Parts of npm test.`);
  const checks = CHECKS[process.argv[2]];
  if (checks === undefined) fail(`node scripts/checks.mjs ${Object.keys(CHECKS).join('|')}`);
  installDependencies();
  process.exit((await runChecks(checks)).failed === 0 ? 0 : 1);
}
