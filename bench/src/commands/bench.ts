import type { CommandGroup, Listed } from '@roundhouse/cli/command';

const PARTS: readonly Listed[] = [
  {
    name: 'engine',
    about: 'moves per second of every game beside its peers',
    load: async () => (await import('./engine.ts')).engineBench,
  },
  {
    name: 'lists',
    about: 'the slowest list of legal moves of every game',
    load: async () => (await import('./lists.ts')).listsBench,
  },
  {
    name: 'bots',
    about: 'iterations per second of search in every game',
    load: async () => (await import('./bots.ts')).botsBench,
  },
  {
    name: 'review',
    about: 'how often a review finds a planted blunder',
    load: async () => (await import('./review.ts')).reviewBench,
  },
  {
    name: 'beside',
    about: 'moves and iterations per second as a share of another checkout',
    load: async () => (await import('./beside.ts')).besideBench,
  },
  {
    name: 'server',
    about: 'durable moves per second, delays and memory of a server',
    load: async () => (await import('./server.ts')).serverBench,
  },
  {
    name: 'wire',
    about: 'what a server sends for a move of every game',
    load: async () => (await import('./wire.ts')).wireBench,
  },
  {
    name: 'capacity',
    about: 'how many matches a server holds at the pace of people',
    load: async () => (await import('./capacity.ts')).capacityBench,
  },
  {
    name: 'crash',
    about: 'kills a server again and again and looks for lost moves',
    load: async () => (await import('./crash.ts')).crashBench,
  },
  {
    name: 'corrupt',
    about: 'damages the files of a store and looks for silent loss',
    load: async () => (await import('./corrupt.ts')).corruptBench,
  },
  {
    name: 'hostile',
    about: 'sends a server what it must refuse',
    load: async () => (await import('./hostile.ts')).hostileBench,
  },
  {
    name: 'people',
    about: 'how long lists, profiles and leaderboards take with many people in the store',
    load: async () => (await import('./people.ts')).peopleBench,
  },
  {
    name: 'cluster',
    about: 'how cost grows with nodes, stored matches and sockets',
    load: async () => (await import('./cluster.ts')).clusterBench,
  },
];

export const benchCommand: CommandGroup = {
  help: `roundhouse bench ${PARTS.map(({ name }) => name).join('|')} …

${PARTS.map(({ name, about }) => `  roundhouse bench ${name.padEnd(8)}  ${about}`).join('\n')}

'roundhouse bench engine --help' tells you more.`,
  parts: PARTS,
};
