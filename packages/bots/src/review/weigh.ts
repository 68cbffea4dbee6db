import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Rng } from '@roundhouse/engine';
import { SEARCH } from '../search/search.ts';
import { Duel } from './duel.ts';
import type { Decision } from './duel.ts';
import { bestFirst } from './notes.ts';
import type { DecisionNotes } from './notes.ts';

/** How much trouble to take: worlds that search imagines to find rivals, and worlds that all of them are played in. */
export interface Effort {
  readonly proposals: number;
  readonly worlds: number;
}

/** How many moves each look compares with the one played: the best known ones, and what search would do. */
const KNOWN_RIVALS = 2;
const PROPOSED_RIVALS = 2;

/**
 * Compares the move that was played with its best rivals. All of them are played in the same imagined worlds, with the
 * same draws, so that what differs is due to the move.
 */
export function weigh(
  decision: Decision,
  effort: Effort,
  rng: Rng,
  known: DecisionNotes | null = null,
): DecisionNotes {
  const rivals = rivalsOf(decision, effort.proposals, rng, known);
  const duel = new Duel(decision, [decision.played, ...rivals], rng);
  duel.playWorlds(effort.worlds);
  return { rivals: duel.rivals() };
}

function rivalsOf(
  { game, seat, view, legal, played }: Decision,
  iterations: number,
  rng: Rng,
  known: DecisionNotes | null,
): MoveBase[] {
  const { candidates } = SEARCH.choose({ game, seat, view, legal, rng, budget: { iterations } });
  const rivals = bestFirst(known?.rivals ?? [], seat)
    .slice(0, KNOWN_RIVALS)
    .map(({ move }) => move);
  const isNew = (move: MoveBase): boolean =>
    ![played, ...rivals].some((each) => sameMove(each, move));
  const proposed = candidates.filter(({ move }) => isNew(move)).slice(0, PROPOSED_RIVALS);
  return [...rivals, ...proposed.map(({ move }) => move)];
}
