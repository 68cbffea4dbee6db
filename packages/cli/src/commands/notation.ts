import { formatNotation, replay } from '@roundhouse/engine';
import { readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import { formatReplayProblem } from '../format.ts';
import { readRecordFile } from '../read-record.ts';
import { findGame } from '../table-arguments.ts';

export const command: Command = {
  help: `roundhouse notation <match>

Writes a recorded match as a text that people can read, print and remark on: a header, the moves by number and seat in the
game's own words, remarks in braces, the result. 'roundhouse replay', 'roundhouse verify' and the app read it again, and
check every move. A text that was changed by hand is tidied up by writing it anew.`,
  run(args, { catalogue, output }) {
    const { words } = readArguments(args, {}, ['match']);
    const { seedHash, ...noted } = readRecordFile(catalogue, words[0] ?? '');
    const game = findGame(catalogue, noted.record.game);
    const end = replay(game, noted.record);
    if (!end.ok) throw new UsageError(formatReplayProblem(end));
    const tags = seedHash === undefined ? noted.tags : { ...noted.tags, SeedHash: seedHash };
    output.write(formatNotation(game, { ...noted, tags }));
    return 0;
  },
};
