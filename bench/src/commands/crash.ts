import { print, readArguments } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount } from '@roundhouse/cli/table-arguments';
import { runCrashTest } from '../server/crash.ts';

const MATCHES = '200';
const KILLS = '20';
const LONGEST_LIFE = 1200;

export const command: Command = {
  help: `roundhouse bench crash [--matches N] [--kills K]

Plays random matches over real sockets, N at a time, while the server is killed (kill -9) at random moments and started
again, then reads its log: every acknowledged move must be there, none twice, and all matches finished. Exit code 1 if not.

  --matches N  how many matches at a time (${MATCHES} by default)
  --kills K    how often it is killed (${KILLS} by default)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { matches: 'string', kills: 'string' }, []);
    const { games, module: catalogue } = terminal.catalogue;
    const progress = startProgress(terminal, 'bench crash');
    const matches = readCount('matches', flags.matches ?? MATCHES);
    const kills = readCount('kills', flags.kills ?? KILLS);
    const onKill = progress.show;
    const report = await runCrashTest({
      games,
      catalogue,
      matches,
      kills,
      longestLife: LONGEST_LIFE,
      onKill,
    });
    progress.end();
    print(
      terminal,
      `${report.matches} matches, ${report.kills} kills: ${report.acknowledged} moves acknowledged, ${report.lost} lost, ` +
        `${report.doubled} twice; ${report.finished} matches finished, ${report.broken} broken`,
    );
    const good = report.lost + report.doubled + report.broken === 0;
    return good && report.finished === report.matches && report.kills === kills ? 0 : 1;
  },
};
