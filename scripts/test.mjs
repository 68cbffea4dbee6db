import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium, runBrowserTests } from './browser-tests.mjs';
import { bin, CHECKS, run, runBeside, runChecks } from './checks.mjs';
import { runClusterTest } from './cluster-test.mjs';
import { helpIfAsked } from './help.mjs';
import { findNode, installDependencies, root } from './install.mjs';

helpIfAsked(`npm test
npm test -- <part of a path> …

Installs what is missing and runs every check: format, lint, types, dependency rules, and all tests. It ends with one line:
N passed, M failed. With parts of paths, only the unit tests in files whose paths contain one of them.`);
installDependencies();
const files = process.argv.slice(2);
if (files.length > 0) process.exit((await run(bin('vitest'), ['run', ...files])) ? 0 : 1);

// Many tests wait while others work, so that two cores are busy by several of these at a time.
const chromium = installChromium(runBeside);
const sources = runChecks([...CHECKS.lint, ...CHECKS.types]);
// It builds the web app, which tests of several kinds serve.
const shipped = runChecks([
  {
    name: 'what is shipped',
    check: () => runBeside(findNode(), [join(root, 'scripts', 'product-test.mjs')]),
  },
]);
const severalNodes = shipped.then(() =>
  runChecks([
    { name: 'several nodes while things go wrong', check: () => runClusterTest(runBeside) },
  ]),
);
const unit = Promise.all([sources, shipped]).then(() => runUnitTests());
const browser = Promise.all([severalNodes, chromium]).then(() => runBrowserTests(run));

const counts = await Promise.all([sources, shipped, severalNodes, unit, browser]);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function runUnitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await runBeside(bin('vitest'), ['run', ...reporters]);
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
