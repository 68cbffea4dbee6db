import { defineConfig } from '@playwright/test';
import { CHROMIUM, FLAGS } from './chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: '../node_modules/.cache/e2e',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/e2e.json' }]],
  globalSetup: './serve.ts',
  use: {
    // Kept for the tests of offline play, which allow it: elsewhere every page would first copy the whole app.
    serviceWorkers: 'block',
    viewport: { width: 1360, height: 850 },
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
    actionTimeout: 30_000,
  },
});
