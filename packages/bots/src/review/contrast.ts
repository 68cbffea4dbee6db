import type { MoveBase, Rng } from '@roundhouse/engine';
import type { Comparison, Prospect } from '../comparison.ts';
import { worldRng } from '../draws.ts';
import { CERTAIN_WORLDS, planFrom } from '../search/compare.ts';
import { Duel } from './duel.ts';
import type { Decision, Line } from './duel.ts';
import { lineAfter } from './line.ts';

/** What speaks for a move rather than the one played, as a bot would say it in a hint. */
export function contrast(
  decision: Decision,
  better: MoveBase,
  worlds: number,
  rng: Rng,
): Comparison {
  const { game, seat, view, played } = decision;
  const duel = new Duel(decision, [better, played], rng);
  duel.playWorlds(worlds);
  const certain = Array.from({ length: CERTAIN_WORLDS }, () => game.imagine(view, worldRng(rng)));
  const [best, other] = duel.lines.map(({ move, root, shares }: Line): Prospect => {
    const chances = shares.map((share) => share / worlds);
    const plan = planFrom(
      decision,
      certain.map((world) => game.clone(world)),
      move,
      root,
    );
    return { move, visits: worlds, value: chances[seat] ?? 0, chances, plan };
  });
  const [first] = duel.lines;
  if (!best || !other || !first) throw new Error('two moves are compared');
  return { seat, best, others: [other], line: lineAfter(decision, first, rng) };
}
