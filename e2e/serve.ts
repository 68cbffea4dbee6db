import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Serves the built app on a free port for all tests; answers how to stop. */
export default async function serveForTests(): Promise<() => void> {
  const script = fileURLToPath(new URL('server.mjs', import.meta.url));
  const server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  process.env['ROUNDHOUSE_ADDRESS'] = line.toString().trim().split('\n').at(-1);
  return () => void server.kill();
}
