import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'bench/src/**/*.test.ts',
      'deploy/*.test.ts',
      'scripts/*.test.ts',
    ],
    testTimeout: 120_000,
    css: true,
  },
});
