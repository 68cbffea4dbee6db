import { print, readArguments, UsageError } from '../command.ts';
import type { Command, Listed, Terminal } from '../command.ts';
import { formatValue } from '../format.ts';
import { readSetting } from '../setting.ts';
import { readTextFile } from '../text-file.ts';

const DAY = 86_400_000;
const SERVER_FLAGS = { server: 'string', 'token-file': 'string' } as const;
const SERVER_HELP = `  --server URL        the server ($ROUNDHOUSE_SERVER, or http://localhost:8080)
  --token-file FILE   a file with a moderator's token ($ROUNDHOUSE_TOKEN, or $ROUNDHOUSE_TOKEN_FILE)`;

interface Place {
  readonly server: string | undefined;
  readonly 'token-file': string | undefined;
}
type Fetch = (method: string, path: string, body?: object) => Promise<unknown>;

/** Asks the server in a moderator's name; a refusal ends the command with the server's own words. */
function asking(flags: Place): Fetch {
  const server = flags.server ?? readSetting('ROUNDHOUSE_SERVER') ?? 'http://localhost:8080';
  const file = flags['token-file'];
  const token = file === undefined ? readSetting('ROUNDHOUSE_TOKEN') : readTextFile(file).trim();
  if (token === undefined) throw new UsageError('no token; see roundhouse admin token --help');
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
    const answer = await fetch(new URL(path, server), { method, headers, ...sent }).catch(() => {
      throw new UsageError(`${server} does not answer`);
    });
    const text = await answer.text();
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    if (answer.ok) return value;
    const said = typeof value === 'object' && value !== null ? Reflect.get(value, 'message') : text;
    throw new UsageError(String(said));
  };
}

interface Act {
  readonly name: string;
  readonly about: string;
  readonly words: readonly string[];
  readonly days?: true;
  readonly help?: string;
  readonly run: (
    ask: Fetch,
    words: readonly string[],
    flags: { readonly days: string | undefined; readonly reason: string | undefined },
  ) => Promise<unknown>;
}

const path = (...parts: readonly string[]): string =>
  `/api/order/${parts.map(encodeURIComponent).join('/')}`;

async function userOf(ask: Fetch, who: string): Promise<string> {
  const found = await ask('GET', `${path('users')}?who=${encodeURIComponent(who)}`);
  return String(Reflect.get(Object(found) as object, 'user'));
}

const sanction = (kind: 'ban' | 'limit', about: string): Act => ({
  name: kind,
  about,
  words: ['who'],
  days: true,
  run: async (ask, [who = ''], { days, reason = '' }) => {
    if (days !== undefined && !(Number(days) > 0)) throw new UsageError('--days takes a number');
    const until = days === undefined ? null : Math.round(Date.now() + Number(days) * DAY);
    const user = await userOf(ask, who);
    return ask('PUT', path('users', user, 'sanctions'), { kind, until, words: reason });
  },
});

const ACTS: readonly Act[] = [
  {
    name: 'reports',
    about: 'lists the reports that wait',
    words: [],
    run: (ask) => ask('GET', path('reports')),
  },
  {
    name: 'close-report',
    about: 'says that a report was right, or wasn’t',
    words: ['report', 'upheld|dismissed'],
    run: (ask, [report = '', state]) => ask('POST', path('reports', report, 'close'), { state }),
  },
  {
    name: 'find',
    about: 'shows somebody with roles and sanctions',
    words: ['who'],
    run: (ask, [who = '']) => ask('GET', `${path('users')}?who=${encodeURIComponent(who)}`),
  },
  sanction('ban', 'bans somebody, who leaves every match'),
  sanction('limit', 'keeps somebody from chat and public tables'),
  {
    name: 'lift',
    about: 'ends a ban or a limit',
    words: ['who', 'ban|limit'],
    run: async (ask, [who = '', kind]) =>
      ask('POST', path('users', await userOf(ask, who), 'lift'), { kind }),
  },
  {
    name: 'rename',
    about: 'gives somebody another name',
    words: ['who', 'name'],
    run: async (ask, [who = '', name]) =>
      ask('PUT', path('users', await userOf(ask, who), 'name'), { name }),
  },
  {
    name: 'close-table',
    about: 'closes a table before its match begins',
    words: ['match'],
    run: (ask, [match = '']) => ask('POST', path('matches', match, 'close')),
  },
  {
    name: 'end-match',
    about: 'ends a match without a winner',
    words: ['match'],
    run: (ask, [match = '']) => ask('POST', path('matches', match, 'end')),
  },
  {
    name: 'remove-line',
    about: 'takes the text out of a line of chat',
    words: ['match', 'line'],
    run: (ask, [match = '', line = '']) =>
      ask('POST', path('matches', match, 'lines', line, 'remove')),
  },
  {
    name: 'log',
    about: 'shows what moderators did, the newest first',
    words: [],
    run: (ask) => ask('GET', path('log')),
  },
];

function commandOf({ name, about, words, days, run }: Act): Command {
  const more = days === true ? ' [--days N] [--reason TEXT]' : '';
  const given = words.map((word) => ` <${word}>`).join('');
  const daysHelp = `  --days N            for so many days; for good without it
  --reason TEXT       for the other moderators
`;
  return {
    help: `roundhouse admin ${name}${given}${more} [--server URL] [--token-file FILE]

${about[0]?.toUpperCase()}${about.slice(1)}.${words.includes('who') ? ' <who> is the name of an account, or a user’s id.' : ''}

${days === true ? daysHelp : ''}${SERVER_HELP}`,
    async run(args, terminal) {
      if (days === true) {
        const kinds = { ...SERVER_FLAGS, days: 'string', reason: 'string' } as const;
        const read = readArguments(args, kinds, words);
        show(terminal, await run(asking(read.flags), read.words, read.flags));
        return 0;
      }
      const read = readArguments(args, SERVER_FLAGS, words);
      const flags = { days: undefined, reason: undefined };
      show(terminal, await run(asking(read.flags), read.words, flags));
      return 0;
    },
  };
}

function show(terminal: Terminal, value: unknown): void {
  if (value === undefined) print(terminal, 'Done.');
  else
    for (const each of Array.isArray(value) ? value : [value]) print(terminal, formatValue(each));
}

/** What is done over a running server. */
export const ADMIN_SERVER_COMMANDS: readonly Listed[] = ACTS.map((act) => ({
  name: act.name,
  about: act.about,
  load: async () => commandOf(act),
}));
