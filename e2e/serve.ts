import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('server.mjs', import.meta.url));

/** Servers are started again and again: they take their code from a cache instead of stripping its types. */
export const SERVER_ENV = {
  ...process.env,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/e2e-servers', import.meta.url)),
};

/** Serves the app that was built beside this script, on a free port. */
export async function serveApp(script: string): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, [script], {
    env: SERVER_ENV,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const address = line.toString().trim().split('\n').at(-1) ?? '';
  return { address, stop: () => void server.kill() };
}

/** Serves the built app for all tests; answers how to stop. */
export default async function serveForTests(): Promise<() => void> {
  const { address, stop } = await serveApp(SCRIPT);
  process.env['ROUNDHOUSE_ADDRESS'] = address;
  return stop;
}
