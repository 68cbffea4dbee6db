// The fault test of several nodes, short, as a part of `npm test` and alone as `npm run test:cluster`. Without PostgreSQL and
// NATS on the machine it is skipped, unless nothing may be skipped. It starts its own and leaves the machine's alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { findNode, root } from './install.mjs';

const MAIN = join(root, 'packages', 'cli', 'src', 'main.ts');
const MINUTES = '0.5';
const MATCHES = '30';

/** Whether it went well; `run` starts a program and says whether it did. */
export function runClusterTest(run) {
  const mayBeSkipped = process.env.ROUNDHOUSE_TEST === 'all' ? [] : ['--if-possible'];
  return run(findNode(), [
    MAIN,
    'chaos',
    '--minutes',
    MINUTES,
    '--matches',
    MATCHES,
    ...mayBeSkipped,
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  helpIfAsked(`npm run test:cluster

Plays on several nodes for half a minute while things go wrong, and looks for lost moves; a part of npm test. It starts a PostgreSQL and
a NATS of its own; where they aren't installed it is skipped. 'npx roundhouse chaos --help' tells you of longer runs.`);
  const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  process.exit(runClusterTest(run) ? 0 : 1);
}
