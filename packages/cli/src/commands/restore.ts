import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { blameStore, readFolder } from '../store-arguments.ts';

export const restoreCommand: Command = {
  help: `roundhouse restore <file> [--data DIR] [--replace]

Checks a file that 'roundhouse backup' or 'roundhouse serve --backup-every' has made, and puts it into a data folder. No server
may be using the folder. (For PostgreSQL, use its own pg_restore.)

  --data DIR  the folder ($ROUNDHOUSE_DATA, or ~/.roundhouse)
  --replace   if there is data in the folder, keep it aside in a folder in there`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, { data: 'string', replace: 'boolean' }, ['file']);
    const folder = readFolder(flags.data);
    const [file = ''] = words;
    const { restore } = await import('@roundhouse/server');
    const { matches, aside } = await restore(file, folder, {
      replace: flags.replace ?? false,
    }).catch(blameStore);
    print(terminal, `${folder}: ${matches} matches`);
    if (aside !== undefined) print(terminal, `What was there before is in ${aside}`);
    return 0;
  },
};
