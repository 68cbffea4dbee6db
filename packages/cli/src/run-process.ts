import type { Catalogue } from './catalogue.ts';
import { run } from './run.ts';

/** Runs the command line of this process. */
export async function runProcess(catalogue: Catalogue): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever read our output has gone (`roundhouse games | head -1`): nothing is left to do.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await run(process.argv.slice(2), {
    catalogue,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
  });
}
