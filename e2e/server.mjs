// The server under test; prints its address as its only line.
import { mkdtempSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../packages/server/src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-e2e-'));
const { address } = await serve({
  port: 0,
  host: '127.0.0.1',
  place: { folder },
  log: () => {},
  // Nobody has to follow them.
  botPause: 0,
});
// For the servers that tests start and kill, which leave nothing in the cache themselves.
flushCompileCache();
console.log(address);
