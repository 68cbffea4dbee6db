import { drawFrom } from '@roundhouse/engine';
import type { MoveBase, Rng } from '@roundhouse/engine';
import { UsageError } from './command.ts';

/** Chooses one of the legal moves. What it may know of the match is what `view` gives. */
export type Bot = (legal: readonly MoveBase[], rng: Rng, view: () => unknown) => MoveBase;

/** Every kind of bot, by the name that --bots takes. */
export const BOTS: Readonly<Record<string, Bot>> = {
  random: (legal, rng) => drawFrom(rng, legal),
};

/** The bots at each seat, from a list with one name for each seat or one for all. */
export function readBots(text: string, seats: number): { name: string; bot: Bot }[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats) {
    throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`);
  }
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[names.length === 1 ? 0 : seat] ?? '';
    const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (bot === undefined) {
      throw new UsageError(`unknown bot '${name}'; the bots are: ${Object.keys(BOTS).join(', ')}`);
    }
    return { name, bot };
  });
}
