import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { counted } from '../format.ts';
import { blameStore, readFolder } from '../store-arguments.ts';

export const command: Command = {
  help: `roundhouse backup <file> [--data DIR]

Copies the database of a data folder into a new file, whole and consistent, even while a server is running, and checks the
copy. 'roundhouse restore' puts it back. 'roundhouse serve --backup-every' makes backups regularly. (For PostgreSQL, use
pg_dump.)

  --data DIR  the folder ($ROUNDHOUSE_DATA, or ~/.roundhouse)`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, { data: 'string' }, ['file']);
    const { backUp } = await import('@roundhouse/server');
    const [file = ''] = words;
    const matches = await backUp(readFolder(flags.data), file).catch(blameStore);
    print(terminal, `${file}: ${counted(matches, 'match', 'matches')}`);
    return 0;
  },
};
