import { FIRST_CLAIM, FIRST_TAKE, hashByte, policySeed } from './playout.ts';
import type { Playout } from './playout.ts';
import { drawBelow } from '../rr60/mulberry.ts';
import { rr60 } from '../rr60/index.ts';
import type { Move } from '../rr60/index.ts';
import { SEATS } from '../rr60/data.ts';

function codeOf(move: Move): number {
  if (move.kind === 'take') return FIRST_TAKE + move.slot;
  if (move.kind === 'claim') return FIRST_CLAIM + move.route;
  return move.kind === 'draw' ? 1 : 0;
}

/** A whole random game on our kernel. */
export const playOnKernel: Playout = (seed, hash) => {
  const policy = { rng: policySeed(seed) };
  const state = rr60.setup({}, SEATS, [seed, 0, 0, 0]);
  let moves = 0;
  let outcome = rr60.outcome(state);
  while (outcome === undefined) {
    const seat = rr60.deciders(state)[0] as number;
    const legal = rr60.legalMoves(state, seat);
    const move = legal[drawBelow(policy, legal.length)] as Move;
    rr60.apply(state, seat, move);
    outcome = rr60.outcome(state);
    moves++;
    hash = hashByte(hash, codeOf(move));
  }
  return { moves, hash: outcome.scores.reduce((sum, score) => hashByte(sum, score), hash) };
};
