import type { AnyGame, Outcome } from '@roundhouse/engine';

const PLACE_WEIGHT = 0.1;

/** Makes a list no longer than this. Setting a length is slow, so it is only done where it changes something. */
export function shorten(list: number[], length: number): void {
  if (list.length > length) list.length = length;
}

/**
 * What an outcome is worth to each seat, 0 to 1. The win, shared among equals, is nearly all; a little is for the
 * others left behind, so that a bot that can't win still plays for the better place.
 */
export function outcomeShares({ ranking, scores }: Outcome, out: number[]): void {
  const seats = scores.length;
  shorten(out, seats);
  const winners = ranking[0]?.length ?? 1;
  let better = 0;
  for (const group of ranking) {
    const behind = seats - better - group.length;
    const place = seats > 1 ? (behind + (group.length - 1) / 2) / (seats - 1) : 1;
    const win = better === 0 ? 1 / winners : 0;
    for (const seat of group) out[seat] = (1 - PLACE_WEIGHT) * win + PLACE_WEIGHT * place;
    better += group.length;
  }
}

/** Each seat's part of the win: a shared win counts in parts. */
export function winParts({ ranking, scores }: Pick<Outcome, 'ranking' | 'scores'>): number[] {
  const winners = ranking[0] ?? [];
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/**
 * Turns estimated final scores into shares of the win: a lead of `spread` points multiplies a seat's odds by e. Near
 * the end of a match the spread is small, at its beginning about the spread of final scores between equals.
 */
export function softShares(estimates: readonly number[], spread: number, out: number[]): void {
  shorten(out, estimates.length);
  let best = -Infinity;
  for (let i = 0; i < estimates.length; i++) best = Math.max(best, estimates[i] ?? 0);
  let sum = 0;
  for (let i = 0; i < estimates.length; i++) {
    const weight = Math.exp(((estimates[i] ?? 0) - best) / spread);
    out[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < estimates.length; i++) out[i] = (out[i] ?? 0) / sum;
}

/** What a finished match is worth to each seat: by wins and places, or with a spread by how far the scores lie apart. */
export function endShares(outcome: Outcome, spread: number, out: number[]): void {
  if (spread > 0) softShares(outcome.scores, spread, out);
  else outcomeShares(outcome, out);
}

/** How a match ended in which nobody decides any more. */
export function outcomeOf(game: AnyGame, state: unknown): Outcome {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id}: nobody decides and nothing is decided`);
  return outcome;
}
