import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { CoreShare } from './core-share.ts';
import { processorOf } from './processor.ts';

const SPIN = 'process.stdout.write("on"); for (;;);';

/** The part of a core that a process takes that was held to this part. */
async function taken(share: number): Promise<number> {
  const spinning = spawn(process.execPath, ['-e', SPIN]);
  await once(spinning.stdout, 'data');
  const pid = spinning.pid ?? 0;
  const held = CoreShare.hold(pid, share);
  const [begun, used] = [performance.now(), processorOf(pid)];
  await new Promise((resolve) => setTimeout(resolve, 500));
  const part = (processorOf(pid) - used) / (performance.now() - begun);
  held.letGo();
  spinning.kill('SIGKILL');
  return part;
}

it('a process gets no more than its part of a core; where that is not allowed, it is said in words', async () => {
  const refusal = CoreShare.refusal();
  if (refusal === undefined) expect(await taken(0.1)).toBeLessThan(0.3);
  else expect(refusal).toMatch(/control groups/);
});
