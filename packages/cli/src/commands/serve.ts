import type { ServeOptions, Serving } from '@roundhouse/server';
import { BOT_PAUSE } from '@roundhouse/server/bot-pause';
import { ACCESS_FLAGS, ACCESS_HELP, readAccess } from '../access-arguments.ts';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command, Flags } from '../command.ts';
import { NOTICE_FLAGS, NOTICE_HELP, readNotices } from '../notice-arguments.ts';
import { readSafety, SAFETY_FLAGS, SAFETY_HELP } from '../safety-arguments.ts';
import { readSetting, SETTING_HELP } from '../setting.ts';
import { readPlace, STORE_FLAGS, STORE_HELP } from '../store-arguments.ts';

const PORT = '8080';
const HOST = '127.0.0.1';
const FLAGS = {
  ...STORE_FLAGS,
  ...NOTICE_FLAGS,
  ...ACCESS_FLAGS,
  port: 'string',
  host: 'string',
  'nats-url': 'string',
  'bot-pause': 'string',
  drain: 'string',
  ...SAFETY_FLAGS,
  log: 'string',
} as const;
/** Of PostgreSQL's codes: a wrong user or password, no such database, and no right to use it. */
const DATABASE_REFUSES = /^(28...|3D000|42501)$/;
/** Such as EACCES and ENOTDIR for a folder, ENOTFOUND for a host. */
const SYSTEM_REFUSES = /^E[A-Z]+$/;
const STARTER_MENDS =
  /address of NATS|another server is using|the data is of schema|the store is unavailable|the data in .* is damaged/;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export const command: Command = {
  help: `roundhouse serve [--port N] [--host H] [--data DIR | --database-url URL] [more of the options below]

Serves the web app and online play: one process, one data folder, nothing else to install. GET /health answers 200 while it
can play. Stops gracefully on SIGINT and SIGTERM.

Any number of servers can share one PostgreSQL database behind any load balancer; none owns a match.

  --port N            the port (${PORT} by default, or $PORT; 0 takes any free one)
  --host H            the address to listen on (${HOST} by default: this machine only; 0.0.0.0 lets other devices in)
${STORE_HELP}
${SAFETY_HELP}
  --nats-url URL      lets nodes that share the database hear of each other's moves at once, such as nats://host:4222
                      ($ROUNDHOUSE_NATS_URL); without it they poll the database every second
  --bot-pause MS      the least time a bot takes for a move, its thinking included, so that people can follow (${BOT_PAUSE} by
                      default; it takes up to half as long again, and never less than it may think; 0: no pause)
  --drain MS          how long to keep serving after SIGTERM while /ready says no (0 by default)
  --log LEVEL         ${LOG_LEVELS.join(', ')} (warn by default), as JSON lines
${ACCESS_HELP}
${NOTICE_HELP}

${SETTING_HELP}`,
  async run(args, terminal) {
    const { flags } = readArguments(args, FLAGS, []);
    const serving = await start({
      port: readNumber('port', flags.port ?? process.env['PORT'] ?? PORT, 65_535),
      host: flags.host ?? HOST,
      ...readPlaces(flags),
      ...readSafety(flags),
      games: terminal.catalogue.games,
      registry: terminal.catalogue.module,
      botPause: readNumber('bot-pause', flags['bot-pause'] ?? `${BOT_PAUSE}`, 60_000),
      ...readAccess(flags),
      drain: readNumber('drain', flags.drain ?? '0', 600_000),
      logLevel: readLevel(flags.log ?? 'warn'),
      notices: readNotices(flags),
      log: (line) => print(terminal, line),
    });
    // In one piece: whoever reads only the first line may be gone before a second one.
    print(
      terminal,
      [`Roundhouse is at ${serving.address}`, ...forOthers(serving.others)].join('\n'),
    );
    await toldToStop();
    await serving.close();
    return 0;
  },
};

/** When it is to stop. Who tells it to twice by SIGTERM, as npm's and its shell's group do, changes nothing; by Ctrl-C, ends it at once. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
}

/** Where things are kept, and where news of the other nodes comes from. */
function readPlaces(flags: Flags<typeof FLAGS>): Pick<ServeOptions, 'place' | 'natsUrl'> {
  const place = readPlace(flags);
  const natsUrl = flags['nats-url'] ?? readSetting('ROUNDHOUSE_NATS_URL');
  if (natsUrl === undefined) return { place };
  if (!('databaseUrl' in place))
    throw new UsageError(
      '--nats-url needs --database-url: it connects nodes that share a database',
    );
  return { place, natsUrl };
}

async function start(options: ServeOptions): Promise<Serving> {
  // Loaded only here, so that other commands start fast.
  const { serve } = await import('@roundhouse/server');
  try {
    return await serve(options);
  } catch (error) {
    const problem = problemOf(error, options.port);
    if (problem === undefined) throw error;
    throw new UsageError(problem, { cause: error });
  }
}

/** What whoever starts a server can mend. */
function problemOf(error: unknown, port: number): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = String(Reflect.get(error, 'code'));
  if (code === 'EADDRINUSE') {
    const taken = Number(Reflect.get(error, 'port') ?? port);
    const flag = taken === port ? '--port' : '--metrics-port';
    return `port ${taken} is taken; choose another with ${flag}`;
  }
  if (DATABASE_REFUSES.test(code)) return `the database refuses: ${error.message}`;
  return SYSTEM_REFUSES.test(code) || STARTER_MENDS.test(error.message) ? error.message : undefined;
}

/** What other devices need to know. */
function forOthers(addresses: readonly string[]): string[] {
  return addresses.length > 0
    ? addresses.map((address) => `Other devices on your network can open ${address}`)
    : ['Other devices can’t reach it; --host 0.0.0.0 lets them in.'];
}

function readNumber(flag: string, text: string, most: number): number {
  if (/^[0-9]{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`--${flag} must be a number from 0 to ${most}, not '${text}'`);
}

function readLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new UsageError(`--log must be one of ${LOG_LEVELS.join(', ')}, not '${text}'`);
}
