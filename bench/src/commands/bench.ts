import { listed } from '@roundhouse/cli/command';
import type { CommandGroup } from '@roundhouse/cli/command';

const PARTS = listed(
  {
    engine: 'moves per second of every game beside its peers',
    lists: 'the slowest list of legal moves of every game',
    bots: 'iterations per second of search in every game',
    review: 'how often a review finds a planted blunder',
    beside: 'moves and iterations per second as a share of another checkout',
    server: 'durable moves per second, delays and memory of a server',
    wire: 'what a server sends for a move of every game',
    capacity: 'how many matches a server holds at the pace of people',
    crash: 'kills a server again and again and looks for lost moves',
    corrupt: 'damages the files of a store and looks for silent loss',
    hostile: 'sends a server what it must refuse',
    people: 'how long lists, profiles and leaderboards take with many people in the store',
    cluster: 'how cost grows with nodes, stored matches and sockets',
  },
  {
    engine: () => import('./engine.ts'),
    lists: () => import('./lists.ts'),
    bots: () => import('./bots.ts'),
    review: () => import('./review.ts'),
    beside: () => import('./beside.ts'),
    server: () => import('./server.ts'),
    wire: () => import('./wire.ts'),
    capacity: () => import('./capacity.ts'),
    crash: () => import('./crash.ts'),
    corrupt: () => import('./corrupt.ts'),
    hostile: () => import('./hostile.ts'),
    people: () => import('./people.ts'),
    cluster: () => import('./cluster.ts'),
  },
);

export const command: CommandGroup = {
  help: `roundhouse bench ${PARTS.map(({ name }) => name).join('|')} …

${PARTS.map(({ name, about }) => `  roundhouse bench ${name.padEnd(8)}  ${about}`).join('\n')}

'roundhouse bench engine --help' tells you more.`,
  parts: PARTS,
};
