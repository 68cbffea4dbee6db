import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Packages whose tests leave nothing behind: files share a worker, so that each module is loaded once. */
const SHARING = ['packages/{protocol,web}/src/**/*.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait for disks, sockets and leases, so even two cores have work for three.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Servers and threads that tests start, again and again, take their code from a cache instead of stripping its types.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/unit-tests') },
    // Long, for busy machines: a test that passes waits for nothing.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    css: true,
    projects: [
      { extends: true, test: { name: 'sharing', include: SHARING, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            'packages/*/src/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'deploy/*.test.ts',
            'scripts/*.test.ts',
          ],
          exclude: [...SHARING, '**/node_modules/**'],
        },
      },
    ],
  },
});
