import { once } from 'node:events';
import { readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { blameStore, readPlace, STORE_FLAGS, STORE_HELP } from '../store-arguments.ts';

export const command: Command = {
  help: `roundhouse export [--data DIR] [--database-url URL]

Writes every finished match to standard output, one JSON line each: {"record": …, "outcome": …, "seedHash": …}. It
contains no players' names. 'roundhouse replay' and 'roundhouse verify' read such a line from a file. While a server is using
the folder, a temporary copy is read instead.

${STORE_HELP}`,
  async run(args, { output, catalogue }) {
    const { exportMatches, lookIntoStore } = await import('@roundhouse/server');
    const { flags } = readArguments(args, STORE_FLAGS, []);
    await lookIntoStore(readPlace(flags), async (store) => {
      for await (const match of exportMatches(store, catalogue.games)) {
        if (!output.write(`${JSON.stringify(match)}\n`)) await once(output, 'drain');
      }
    }).catch(blameStore);
    return 0;
  },
};
