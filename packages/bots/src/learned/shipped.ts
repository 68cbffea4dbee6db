import type { AnyGame } from '@roundhouse/engine';
import type { AnyBrain } from '../brain.ts';
import { brainOf } from '../brains.ts';
import { withLearned } from './judgement.ts';
import { unpackLearned } from './pack.ts';

const taught = new WeakMap<AnyGame, AnyBrain>();

/** The game's brain, at a table that its network suits with what was learned. */
export function taughtBrainOf(game: AnyGame, state: unknown): AnyBrain {
  const brain = brainOf(game.id);
  const { network } = brain;
  if (network === undefined || !network.suits(state)) return brain;
  let found = taught.get(game);
  if (found === undefined) {
    found = withLearned(game, brain, unpackLearned(network.packed));
    taught.set(game, found);
  }
  return found;
}
