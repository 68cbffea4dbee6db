// `npm test`: installs what is missing and runs every check. Ends with one line: N passed, M failed.
// `npm test -- <file>…`: only the unit tests in files whose paths contain one of these.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { bin, CHECKS, run, runBeside, runChecks } from './checks.mjs';
import { runClusterTest } from './cluster-test.mjs';
import { findNode, installDependencies, root } from './install.mjs';

installDependencies();
const files = process.argv.slice(2);
if (files.length > 0) process.exit((await run(bin('vitest'), ['run', ...files])) ? 0 : 1);

const counts = [
  // Those that read sources work; those of whole programs mostly wait.
  ...(await Promise.all([
    runChecks([...CHECKS.lint, ...CHECKS.types]),
    runChecks([
      { name: 'several nodes while things go wrong', check: () => runClusterTest(runBeside) },
      {
        name: 'what is shipped',
        check: () => runBeside(findNode(), [join(root, 'scripts', 'product-test.mjs')]),
      },
    ]),
  ])),
  await runUnitTests(),
  await runBrowserTests(run),
];
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function runUnitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await run(bin('vitest'), ['run', ...reporters]);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests > 0 || ok ? numFailedTests : Math.max(1, numFailedTestSuites),
    };
  } catch {
    console.error('vitest left no report');
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
