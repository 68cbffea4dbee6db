import type { Serving } from '@roundhouse/server';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';

const PORT = 8080;
const HOST = '127.0.0.1';
const MOST_PORT = 65_535;

export const serveCommand: Command = {
  name: 'serve',
  about: 'serves the web app; builds it first where needed',
  help: `roundhouse serve [--port N] [--host H]

Serves the web app and answers GET /health. Runs until it is stopped.

  --port N  the port to listen on (${PORT} by default; 0 takes any free one)
  --host H  the address to listen on (${HOST} by default; 0.0.0.0 lets other devices in)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { port: 'string', host: 'string' }, []);
    const port = flags.port === undefined ? PORT : Number(flags.port);
    if (!Number.isInteger(port) || port < 0 || port > MOST_PORT) {
      throw new UsageError(`--port must be a number from 0 to ${MOST_PORT}, not '${flags.port}'`);
    }
    const log = (line: string): void => print(terminal, line);
    const serving = await start(port, flags.host ?? HOST, log);
    print(terminal, `Roundhouse is at ${serving.address}`);
    await stopped();
    await serving.close();
    return 0;
  },
};

async function start(port: number, host: string, log: (line: string) => void): Promise<Serving> {
  // Loaded only here, so that other commands start fast.
  const { serve } = await import('@roundhouse/server');
  try {
    return await serve({ port, host, log });
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code !== 'EADDRINUSE') throw error;
    throw new UsageError(`port ${port} is taken; choose another with --port`, { cause: error });
  }
}

/** Waits for the signal to stop. */
function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
}
