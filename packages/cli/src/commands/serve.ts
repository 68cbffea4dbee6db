import type { ServeOptions, Serving } from '@roundhouse/server';
import { once } from 'node:events';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import { readPlace, STORE_FLAGS, STORE_HELP } from '../store-arguments.ts';

const PORT = '8080';
const HOST = '127.0.0.1';
const BOT_PAUSE = '900';
const FLAGS = {
  ...STORE_FLAGS,
  port: 'string',
  host: 'string',
  'bot-pause': 'string',
  'trust-proxy': 'boolean',
  log: 'string',
} as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export const serveCommand: Command = {
  name: 'serve',
  about: 'serves the web app and play; builds the app first where needed',
  help: `roundhouse serve [--port N] [--host H] [--data DIR] [--database-url URL] [--bot-pause MS] [--trust-proxy] [--log LEVEL]

Serves the web app, and play over the network: one process, one folder of data, nothing else to install. GET /health answers
200 when it can play. Stops gracefully on SIGINT and SIGTERM.

  --port N            the port (${PORT} by default, or $PORT; 0 takes any free one)
  --host H            the address to listen on (${HOST} by default, this machine only; 0.0.0.0 is everywhere)
${STORE_HELP}
  --bot-pause MS      about how long a bot waits, so that people can follow (${BOT_PAUSE} by default)
  --trust-proxy       believe a proxy in front about the visitor's address and about https
  --log LEVEL         ${LOG_LEVELS.join(', ')} (warn by default), as JSON lines`,
  async run(args, terminal) {
    const { flags } = readArguments(args, FLAGS, []);
    const serving = await start({
      port: readNumber('port', flags.port ?? process.env['PORT'] ?? PORT, 65_535),
      host: flags.host ?? HOST,
      place: readPlace(flags),
      games: terminal.catalogue.games,
      registry: terminal.catalogue.module,
      botPause: readNumber('bot-pause', flags['bot-pause'] ?? BOT_PAUSE, 60_000),
      trustProxy: flags['trust-proxy'] ?? false,
      logLevel: readLevel(flags.log ?? 'warn'),
      log: (line) => print(terminal, line),
    });
    print(terminal, `Roundhouse is at ${serving.address}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await serving.close();
    return 0;
  },
};

async function start(options: ServeOptions): Promise<Serving> {
  // Loaded only here, so that other commands start fast.
  const { serve } = await import('@roundhouse/server');
  try {
    return await serve(options);
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code !== 'EADDRINUSE') throw error;
    throw new UsageError(`port ${options.port} is taken; choose another with --port`, {
      cause: error,
    });
  }
}

function readNumber(flag: string, text: string, most: number): number {
  if (/^[0-9]{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`--${flag} must be a number from 0 to ${most}, not '${text}'`);
}

function readLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new UsageError(`--log must be one of ${LOG_LEVELS.join(', ')}, not '${text}'`);
}
