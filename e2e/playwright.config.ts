import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LAUNCH, WHOLE } from './chromium.ts';

/** Long, and alone in its browser: first, so that no worker ends alone with it. */
const IN_THE_WHOLE_BROWSER = 'notices.spec.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: '../node_modules/.cache/e2e',
  timeout: 180_000,
  // Long, for busy machines: a test that passes waits for nothing.
  expect: { timeout: 30_000 },
  // Pages wait for their workers, servers and next pictures: two cores have work for four.
  workers: Math.max(4, availableParallelism() - 1),
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
  projects: [
    { name: 'whole', testMatch: IN_THE_WHOLE_BROWSER, use: { launchOptions: WHOLE } },
    { name: 'shell', testIgnore: IN_THE_WHOLE_BROWSER },
  ],
});
