import { print, readArguments, UsageError } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount, readSeedText } from '@roundhouse/cli/table-arguments';
import { runHostileTest } from '../server/hostile.ts';

const MESSAGES = '100000';
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

export const command: Command = {
  help: `roundhouse bench hostile [--messages N] [--seed S]

Sends malformed, oversized, out-of-order and wrong-seat messages over HTTP and a WebSocket. The server must live, no match
change, and each message get a clear refusal. Exit code 1 if not.

  --messages N  how many, one in five over HTTP (${MESSAGES} by default)
  --seed S      any text: the same seed, the same messages (a fresh one by default)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { messages: 'string', seed: 'string' }, []);
    const { games, module: catalogue } = terminal.catalogue;
    const game = games.find(({ id }) => id === 'german-railways') ?? games[0];
    if (game === undefined) throw new UsageError('there are no games');
    const messages = readCount('messages', flags.messages ?? MESSAGES);
    const seed = readSeedText(flags.seed);
    const progress = startProgress(terminal, 'bench hostile');
    const report = await runHostileTest({ game, catalogue, messages, seed, onSent: progress.show });
    progress.end();
    const { refused, wrong, alive, changes } = report;
    print(terminal, `${report.messages} messages and ${report.requests} requests, seed ${seed}`);
    for (const [reason, count] of Object.entries(refused))
      print(terminal, `  refused as ${reason}: ${count}`);
    for (const each of wrong.slice(0, 10)) print(terminal, `  not refused: ${each}`);
    print(
      terminal,
      `${alive ? 'alive' : 'DEAD'}; ${changes} changes of matches; ${wrong.length} not refused`,
    );
    const { honest, resident } = report;
    print(
      terminal,
      `somebody else meanwhile: ${honest.asked} answers, p50 ${honest.p50.toFixed(1)} ms, p99 ${honest.p99.toFixed(1)} ms; the server took ${megabytes(resident.before)} before, ${megabytes(resident.after)} after`,
    );
    return alive && changes === 0 && wrong.length === 0 ? 0 : 1;
  },
};
