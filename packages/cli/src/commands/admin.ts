import type { CommandGroup, Listed } from '../command.ts';
import { ADMIN_SERVER_COMMANDS } from './admin-server.ts';
import { ADMIN_STORE_COMMANDS } from './admin-store.ts';

const parts: readonly Listed[] = [...ADMIN_STORE_COMMANDS, ...ADMIN_SERVER_COMMANDS];
const WIDTH = Math.max(...parts.map(({ name }) => name.length));
const list = (listed: readonly Listed[]): string =>
  listed.map(({ name, about }) => `  ${name.padEnd(WIDTH)}  ${about}`).join('\n');

export const command: CommandGroup = {
  help: `roundhouse admin <command>: keeps order on a server

At the machine, over its data (a SQLite folder belongs to one process, so stop its server first):

${list(ADMIN_STORE_COMMANDS)}

From anywhere, over a running server, with a moderator's token:

${list(ADMIN_SERVER_COMMANDS)}

'roundhouse admin <command> --help' tells you more.`,
  parts,
};
