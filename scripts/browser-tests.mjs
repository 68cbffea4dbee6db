// The browser tests, as a part of `npm test`. Without Chromium they are skipped, unless nothing may be skipped.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const CHROMIUM = JSON.parse(readFileSync(join(root, 'e2e', 'chromium.json'), 'utf8'));
const areThere = () => existsSync(CHROMIUM.shell) && existsSync(CHROMIUM.whole);
const mayBeSkipped = () => process.env.ROUNDHOUSE_TEST !== 'all';
const REPORT = join(root, 'node_modules', '.cache', 'e2e.json');

/** Installs Chromium if it is missing and the tests may not be skipped; `run` starts a program and says whether it went well. */
export async function installChromium(run) {
  if (areThere() || mayBeSkipped()) return;
  if (await run('apt-get', ['update']))
    await run('apt-get', ['install', '-y', ...CHROMIUM.packages]);
}

/** How many browser tests passed and failed; `run` starts a program and says whether it went well. */
export async function runBrowserTests(run) {
  if (!areThere()) {
    if (mayBeSkipped()) {
      console.log(`SKIPPED the browser tests: there is no ${CHROMIUM.packages.join(' and ')}.`);
      return { passed: 0, failed: 0 };
    }
    console.error('Chromium could not be installed, and the browser tests may not be skipped.');
    return { passed: 0, failed: 1 };
  }
  rmSync(REPORT, { force: true });
  const ok = await run(join(root, 'node_modules', '.bin', 'playwright'), ['test', '-c', 'e2e']);
  try {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(REPORT, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky || (ok ? 0 : 1) };
  } catch {
    console.error('the browser tests left no report');
    return { passed: 0, failed: 1 };
  }
}
