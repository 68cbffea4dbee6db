import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { counted } from '../format.ts';
import { blameStore, readFolder } from '../store-arguments.ts';

export const command: Command = {
  help: `roundhouse repair [--data DIR] [--to DIR]

Reports what is damaged in a data folder, and puts what can be rescued into a new folder next to it. The damaged folder isn't
changed. To continue with what was rescued, start the server with --data and the new folder. The exit code is 1 if anything is lost.

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
    const saved = `${counted(matches, 'match', 'matches')} with ${counted(entries, 'entry', 'entries')}`;
    print(terminal, `Saved in ${to}: ${saved}. Lost:`);
    for (const loss of losses) print(terminal, `  ${loss}`);
    return 1;
  },
};
