import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Tests that leave something behind, or measure their own process; files of all others share a worker, so that each module is loaded once. */
const APART = [
  'packages/{bot-runner,cli}/src/**/*.test.ts',
  'packages/server/src/socket/departures.test.ts',
  'bench/src/**/*.test.ts',
  'deploy/*.test.ts',
  'scripts/*.test.ts',
  'packages/bots/tools/**/*.test.ts',
];

/** The batteries of games and bots: a line each, and the longest of all. */
const BATTERY = /[\\/](?:games|bots)[\\/]src[\\/][^\\/]+[\\/](?:game|bots)\.test\.ts$/;

/** Where nothing is known of a former run, the largest files come first; the batteries before them, so that no worker ends alone. */
class BatteriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isBattery = ({ moduleId }: TestSpecification): boolean => BATTERY.test(moduleId);
    return [...sorted.filter(isBattery), ...sorted.filter((file) => !isBattery(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: BatteriesFirst },
    // Many tests wait for disks, sockets and leases, so even two cores have work for three.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Servers and threads that tests start, again and again, take their code from a cache instead of stripping its types.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/unit-tests') },
    // Long, for busy machines: a test that passes waits for nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    css: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: [...APART, '**/node_modules/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
