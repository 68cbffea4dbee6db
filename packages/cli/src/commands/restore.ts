import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { counted } from '../format.ts';
import { blameStore, readFolder } from '../store-arguments.ts';

export const command: Command = {
  help: `roundhouse restore <file> [--data DIR] [--replace]

Checks a file made by 'roundhouse backup' or 'roundhouse serve --backup-every', and puts it into a data folder. No server
may be using the folder. (For PostgreSQL, use pg_restore.)

  --data DIR  the folder ($ROUNDHOUSE_DATA, or ~/.roundhouse)
  --replace   if the folder already has data, move it into a subfolder first`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, { data: 'string', replace: 'boolean' }, ['file']);
    const folder = readFolder(flags.data);
    const [file = ''] = words;
    const { restore } = await import('@roundhouse/server');
    const { matches, aside } = await restore(file, folder, {
      replace: flags.replace ?? false,
    }).catch(blameStore);
    print(terminal, `${folder}: ${counted(matches, 'match', 'matches')}`);
    if (aside !== undefined) print(terminal, `The previous data is in ${aside}`);
    return 0;
  },
};
