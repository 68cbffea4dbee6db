import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { blameStore, readFolder } from '../store-arguments.ts';

export const repairCommand: Command = {
  help: `roundhouse repair [--data DIR] [--to DIR]

Says what is damaged in a data folder, and puts what can be saved into a new folder beside it. Nothing is changed in the
damaged one. To go on with what was saved, start the server with --data and the new folder. Exit code 1 if something is lost.

  --data DIR  the damaged folder ($ROUNDHOUSE_DATA, or ~/.roundhouse)
  --to DIR    the new folder (the damaged one's name with '-repaired' by default)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { data: 'string', to: 'string' }, []);
    const folder = readFolder(flags.data);
    const to = flags.to ?? `${folder.replace(/\/+$/, '')}-repaired`;
    const { repair } = await import('@roundhouse/server');
    const { findings, losses, matches, entries } = await repair(folder, to).catch(blameStore);
    if (findings.length === 0) {
      print(terminal, `${folder} is sound.`);
      return 0;
    }
    print(terminal, `Damaged in ${folder}:`);
    for (const finding of findings) print(terminal, `  ${finding}`);
    print(terminal, `Saved in ${to}: ${matches} matches with ${entries} entries. Lost:`);
    for (const loss of losses) print(terminal, `  ${loss}`);
    return 1;
  },
};
