import type { MoveBase, Rng } from '@roundhouse/engine';
import type { Comparison, Prospect } from '../comparison.ts';
import { worldRng } from '../draws.ts';
import { CERTAIN_WORLDS, planFrom } from '../search/compare.ts';
import { Duel } from './duel.ts';
import type { Decision, Line } from './duel.ts';
import { lineAfter } from './line.ts';
import type { DecisionNotes } from './notes.ts';

/** Worlds in which two moves are compared. */
const WORLDS = 48;

/** What speaks for a move rather than the one played: as a bot would say it in a hint, and for the notes. */
export function contrast(
  decision: Decision,
  better: MoveBase,
  rng: Rng,
  worlds = WORLDS,
): { readonly comparison: Comparison; readonly found: DecisionNotes } {
  const { game, seat, view, played } = decision;
  const duel = new Duel(decision, [played, better], rng);
  duel.playWorlds(worlds);
  const certain = Array.from({ length: CERTAIN_WORLDS }, () => game.imagine(view, worldRng(rng)));
  const prospectOf = ({ move, root, shares }: Line): Prospect => {
    const chances = shares.map((share) => share / worlds);
    const plan = planFrom(
      decision,
      certain.map((world) => game.clone(world)),
      move,
      root,
    );
    return { move, visits: worlds, value: chances[seat] ?? 0, chances, plan };
  };
  const [first, second] = duel.lines;
  if (!first || !second) throw new Error('two moves are compared');
  const [best, other] = [prospectOf(second), prospectOf(first)];
  const line = lineAfter(decision, second, rng);
  return { comparison: { seat, best, others: [other], line }, found: { rivals: duel.rivals() } };
}
