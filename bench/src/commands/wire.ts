import { print, readArguments } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount } from '@roundhouse/cli/table-arguments';
import { rr60 } from '../rr60/index.ts';
import { measureWire } from '../server/measure-wire.ts';
import { markdownTable } from './markdown-table.ts';

const MATCHES = '10';
const REFERENCE = new URL('../testing/catalogue.ts', import.meta.url).href;

export const command: Command = {
  help: `roundhouse bench wire [--matches N] [--json]

Plays whole matches of every game and of the reference game RR60 at random over real sockets, one for each of as few seats as
the game allows, and counts the bytes that the server sends for a move to all of them together: once as whole positions, once
as deltas. What comes before the first move is shared out among the moves.

  --matches N  how many matches of each game in each form (${MATCHES} by default)
  --json       as JSON`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { matches: 'string', json: 'boolean' }, []);
    const matches = readCount('matches', flags.matches ?? MATCHES);
    const { games, module: catalogue } = terminal.catalogue;
    const progress = startProgress(terminal, 'bench wire');
    let done = 0;
    const onMatch = (): void => progress.show(++done, 2 * matches * (games.length + 1));
    const rows = [
      ...(await measureWire({ games: [rr60], catalogue: REFERENCE, matches, onMatch })),
      ...(await measureWire({ games, catalogue, matches, onMatch })),
    ];
    progress.end();
    const text = markdownTable(
      ['game', 'seats', 'moves a match', 'whole positions', 'deltas', 'of it'],
      rows.map(({ game, seats, moves, whole, delta }) => [
        game,
        String(seats),
        String(Math.round(moves)),
        `${Math.round(whole)} bytes`,
        `${Math.round(delta)} bytes`,
        (delta / whole).toFixed(2),
      ]),
    ).join('\n');
    print(terminal, flags.json === true ? JSON.stringify(rows) : text);
    return 0;
  },
};
