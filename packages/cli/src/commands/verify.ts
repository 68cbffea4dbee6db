import { dealtSeed, replay } from '@roundhouse/engine';
import { createHash } from 'node:crypto';
import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { formatReplayProblem } from '../format.ts';
import { readRecordFile } from '../read-record.ts';
import { findGame } from '../table-arguments.ts';

export const command: Command = {
  help: `roundhouse verify <match> [--hash H]

The SHA-256 hash of a match's seed is public from the start, the seed itself once the match is over. This checks that the
record's seed has that hash, and that every move was legal with the cards this seed deals. The exit code is 1 if not.

  --hash H  the hash published at the start (by default the "seedHash" in the file, if there is one)`,
  run(args, terminal) {
    const { flags, words } = readArguments(args, { hash: 'string' }, ['match']);
    const { record, seedHash } = readRecordFile(terminal.catalogue, words[0] ?? '');
    const promised = flags.hash?.toLowerCase() ?? seedHash;
    const actual = createHash('sha256').update(dealtSeed(record)).digest('hex');
    const end = replay(findGame(terminal.catalogue, record.game), record);
    const problems = [
      ...(promised === undefined || promised === actual
        ? []
        : [`the seed has the hash ${actual}, but ${promised} was promised`]),
      ...(end.ok ? [] : [formatReplayProblem(end)]),
    ];
    for (const problem of problems) print(terminal, `not verified: ${problem}`);
    if (problems.length > 0) return 1;
    print(terminal, `seed hash ${actual}${promised === undefined ? '' : ' as promised'}`);
    print(terminal, `verified: ${record.moves.length} moves, all legal with this seed`);
    return 0;
  },
};
