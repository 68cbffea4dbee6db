// The server under test; prints its address as its only line.
import { mkdtempSync } from 'node:fs';
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
  botPause: 1,
});
console.log(address);
