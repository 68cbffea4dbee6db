import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { CoreShare } from './core-share.ts';
import { processorOf } from './processor.ts';

const refusal = CoreShare.refusal();
const SPIN = 'process.stdout.write("on"); for (;;);';

it.skipIf(refusal !== undefined)('a process gets no more than its part of a core', async () => {
  const spinning = spawn(process.execPath, ['-e', SPIN]);
  await once(spinning.stdout, 'data');
  const pid = spinning.pid ?? 0;
  const share = CoreShare.hold(pid, 0.1);
  const [begun, used] = [performance.now(), processorOf(pid)];
  await new Promise((resolve) => setTimeout(resolve, 500));
  const part = (processorOf(pid) - used) / (performance.now() - begun);
  share.letGo();
  spinning.kill('SIGKILL');
  expect(part).toBeLessThan(0.3);
});

it.skipIf(refusal === undefined)('where it is not allowed, it says so in words', () => {
  expect(refusal).toMatch(/control groups/);
});
