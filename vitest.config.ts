import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'bench/src/**/*.test.ts',
      'deploy/*.test.ts',
      'scripts/*.test.ts',
    ],
    // Most tests wait for disks and sockets, so even two cores have work for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 120_000,
    css: true,
  },
});
