import { readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { counted } from '../format.ts';
import { blameStore, readPlace, STORE_FLAGS, STORE_HELP } from '../store-arguments.ts';

export const command: Command = {
  help: `roundhouse ratings [--recompute] [--data DIR] [--database-url URL]

Computes every rating again from the logs of the rated matches and reports whether any differs from what is stored; exits
with 1 if one does. With --recompute, ratings that differ are corrected; no server may be using the data folder then.

  --recompute         correct what differs
${STORE_HELP}`,
  async run(args, { output, catalogue }) {
    const { changeStore, lookIntoStore, recomputeRatings } = await import('@roundhouse/server');
    const { flags } = readArguments(args, { ...STORE_FLAGS, recompute: 'boolean' }, []);
    const corrects = flags.recompute === true;
    let differing = 0;
    const report = async (store: Parameters<typeof recomputeRatings>[0]): Promise<void> => {
      for await (const each of recomputeRatings(store, catalogue.games, corrects)) {
        const found = each.differing === 0 ? 'the same' : `${each.differing} differ`;
        const ladder = `${each.game}, ${each.pace}`;
        const matches = counted(each.matches, 'match', 'matches');
        const players = counted(each.players, 'player', 'players');
        output.write(`${ladder}: ${matches}, ${players}: ${found}\n`);
        differing += each.differing;
      }
    };
    const open = corrects ? changeStore : lookIntoStore;
    await open(readPlace(flags), report).catch(blameStore);
    if (differing === 0) output.write('All ratings follow from the matches.\n');
    else if (corrects) output.write(`${differing} ratings were corrected.\n`);
    return differing === 0 || corrects ? 0 : 1;
  },
};
