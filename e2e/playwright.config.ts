import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: '../node_modules/.cache/e2e',
  timeout: 180_000,
  // Long, for busy machines: a test that passes waits for nothing.
  expect: { timeout: 30_000 },
  // Pages wait for their workers, servers and next pictures: two cores have work for three.
  workers: Math.max(3, availableParallelism() - 1),
  fullyParallel: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/e2e.json' }]],
  globalSetup: './serve.ts',
  use: {
    // Kept for the tests of offline play, which allow it: elsewhere every page would first copy the whole app.
    serviceWorkers: 'block',
    viewport: { width: 1360, height: 850 },
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH,
    actionTimeout: 60_000,
  },
});
