import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startServer } from '../testing/play-server.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/play.mjs', import.meta.url));

it('the example client of the protocol plays a whole match, in about 40 lines', async () => {
  const { url, stop } = await startServer();
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, url], {
    timeout: 60_000,
  });
  expect(JSON.parse(stdout)).toMatchObject({ reason: 'cards-played' });
  expect(readFileSync(EXAMPLE, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(45);
  await stop();
});
