import { print, readArguments } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount, readSeedText } from '@roundhouse/cli/table-arguments';
import { runCorruptionTest } from '../corruption/corrupt.ts';
import { markdownTable } from './markdown-table.ts';

const CASES = '540';
const MOVES = 1600;

export const command: Command = {
  help: `roundhouse bench corrupt [--cases N] [--seed S]

Plays in a store and damages copies of its files: every file in every way, and two at once. Each copy must open whole or be
refused, with the damaged files left as they were; a refused one is then opened with what can be saved, which must be all, or
be told. Exit code 1 if anything is lost in silence.

  --cases N  how many copies (${CASES} by default)
  --seed S   any text: the same seed, the same places (a fresh one by default)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { cases: 'string', seed: 'string' }, []);
    const cases = readCount('cases', flags.cases ?? CASES);
    const seed = readSeedText(flags.seed);
    const progress = startProgress(terminal, 'bench corrupt');
    const onDone = progress.show;
    const { outcomes, unchanged } = await runCorruptionTest({ cases, moves: MOVES, seed, onDone });
    progress.end();
    const kinds = ['whole', 'saved', 'told', 'silent'] as const;
    const rows = [...outcomes].map(([kind, counts]) => [
      kind,
      ...kinds.map((each) => String(counts[each])),
    ]);
    const sums = kinds.map((each) =>
      [...outcomes.values()].reduce((sum, counts) => sum + counts[each], 0),
    );
    print(terminal, `${cases} cases, seed ${seed}; in ${unchanged} there was nothing to damage`);
    const table = markdownTable(
      ['damaged', 'whole', 'refused, all saved', 'refused, loss told', 'silent'],
      [...rows, ['all', ...sums.map(String)]],
    );
    print(terminal, table.join('\n'));
    return sums.at(-1) === 0 ? 0 : 1;
  },
};
