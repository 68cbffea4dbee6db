// `npm test`: installs what is missing and runs every check. Ends with one line: N passed, M failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { runClusterTest } from './cluster-test.mjs';
import { findNode, installDependencies, root } from './install.mjs';

installDependencies();
const node = findNode();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };

const run = (command, args) =>
  spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ===
  0;
const typeCheck = (project) =>
  run(node, [join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'), '-p', project]);

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
const CHECKS = [
  { name: 'format', check: () => run(bin('oxfmt'), ['--check', '.']) },
  { name: 'lint', check: () => run(bin('oxlint'), ['--type-aware', '--deny-warnings', '.']) },
  ...PROJECTS.map((project) => ({ name: `types of ${project}`, check: () => typeCheck(project) })),
  {
    name: 'dependency rules',
    check: () => run(node, [join(root, 'scripts', 'check-dependencies.mjs')]),
  },
];

let passed = 0;
let failed = 0;
for (const { name, check } of CHECKS) {
  const ok = check();
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  if (ok) passed++;
  else failed++;
}

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));
const report = join(folder, 'vitest.json');
const ok = run(bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests > 0 || ok ? numFailedTests : Math.max(1, numFailedTestSuites);
} catch {
  console.error('vitest left no report');
  failed++;
}
rmSync(folder, { recursive: true });

const cluster = runClusterTest(run);
console.log(`${cluster ? 'ok    ' : 'FAILED'} several nodes while things go wrong`);
if (cluster) passed++;
else failed++;

const product = run(node, [join(root, 'scripts', 'product-test.mjs')]);
if (product) passed++;
else failed++;

const browser = runBrowserTests(run);
passed += browser.passed;
failed += browser.failed;

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
