import { order, readAnswer, requestFor, SANCTION_KINDS } from '@roundhouse/protocol';
import type { AnswerOf, Asking, Operation, SanctionKind } from '@roundhouse/protocol';
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
type Ask = <Op extends Operation>(operation: Op, asked: Asking<Op>) => Promise<AnswerOf<Op>>;

/** Asks the server in a moderator's name; a refusal ends the command with the server's own words. */
function asking(flags: Place): Ask {
  const server = flags.server ?? readSetting('ROUNDHOUSE_SERVER') ?? 'http://localhost:8080';
  const file = flags['token-file'];
  const token = file === undefined ? readSetting('ROUNDHOUSE_TOKEN') : readTextFile(file).trim();
  if (token === undefined) throw new UsageError('no token; see roundhouse admin token --help');
  return async (operation, asked) => {
    const { method, path, body } = requestFor(operation, asked);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const request = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await fetch(new URL(path, server), request).catch(() => {
      throw new UsageError(`${server} does not answer`);
    });
    const said: unknown =
      response.status === 204 ? undefined : await response.json().catch(() => null);
    const answered = readAnswer(operation, response.ok, said);
    if (answered === undefined) throw new UsageError(`${server} is no Roundhouse server`);
    if (!answered.ok) throw new UsageError(answered.problem.message);
    return answered.value;
  };
}

interface Act {
  readonly name: string;
  readonly about: string;
  readonly words: readonly string[];
  readonly days?: true;
  readonly run: (
    ask: Ask,
    words: readonly string[],
    flags: { readonly days: string | undefined; readonly reason: string | undefined },
  ) => Promise<unknown>;
}

/** The word, if it is one of these. */
function oneOf<Word extends string>(words: readonly Word[], given: string | undefined): Word {
  const found = words.find((word) => word === given);
  if (found === undefined) throw new UsageError(`'${given}' is not ${words.join(' or ')}`);
  return found;
}

const userOf = async (ask: Ask, who: string): Promise<string> =>
  (await ask(order.find, { who })).user;

const sanction = (kind: SanctionKind, about: string): Act => ({
  name: kind,
  about,
  words: ['who'],
  days: true,
  run: async (ask, [who = ''], { days, reason: words = '' }) => {
    if (days !== undefined && !(Number(days) > 0)) throw new UsageError('--days takes a number');
    const until = days === undefined ? null : Math.round(Date.now() + Number(days) * DAY);
    return ask(order.sanction, { user: await userOf(ask, who), kind, until, words });
  },
});

const ACTS: readonly Act[] = [
  {
    name: 'reports',
    about: 'lists the reports that wait',
    words: [],
    run: (ask) => ask(order.reports, {}),
  },
  {
    name: 'close-report',
    about: 'says that a report was right, or wasn’t',
    words: ['report', 'upheld|dismissed'],
    run: async (ask, [id = '', verdict]) =>
      ask(order.closeReport, { id, state: oneOf(['upheld', 'dismissed'], verdict) }),
  },
  {
    name: 'find',
    about: 'shows somebody with roles and sanctions',
    words: ['who'],
    run: (ask, [who = '']) => ask(order.find, { who }),
  },
  sanction('ban', 'bans somebody, who leaves every match'),
  sanction('limit', 'keeps somebody from chat and public tables'),
  {
    name: 'lift',
    about: 'ends a ban or a limit',
    words: ['who', 'ban|limit'],
    run: async (ask, [who = '', given]) => {
      const kind = oneOf(SANCTION_KINDS, given);
      return ask(order.lift, { user: await userOf(ask, who), kind });
    },
  },
  {
    name: 'rename',
    about: 'gives somebody another name',
    words: ['who', 'name'],
    run: async (ask, [who = '', name = '']) =>
      ask(order.rename, { user: await userOf(ask, who), name }),
  },
  {
    name: 'close-table',
    about: 'closes a table before its match begins',
    words: ['match'],
    run: (ask, [id = '']) => ask(order.closeTable, { id }),
  },
  {
    name: 'end-match',
    about: 'ends a match without a winner',
    words: ['match'],
    run: (ask, [id = '']) => ask(order.endMatch, { id }),
  },
  {
    name: 'remove-line',
    about: 'takes the text out of a line of chat',
    words: ['match', 'line'],
    run: (ask, [id = '', number = '']) => ask(order.removeLine, { id, number }),
  },
  {
    name: 'log',
    about: 'shows what moderators did, the newest first',
    words: [],
    run: (ask) => ask(order.log, {}),
  },
];

function commandOf({ name, about, words, days, run }: Act): Command {
  const more = days === true ? ' [--days N] [--reason TEXT]' : '';
  const given = words.map((word) => ` <${word}>`).join('');
  const daysHelp = `  --days N            for this many days; permanently without it
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
  load: async () => ({ command: commandOf(act) }),
}));
