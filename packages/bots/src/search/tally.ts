import type { Outcome } from '@roundhouse/engine';
import { winParts } from '../shares.ts';

interface Sums {
  worlds: number;
  /** Of them, those that were played to the end of the match. */
  ended: number;
  readonly wins: number[];
  readonly scores: number[];
}

/** Counts, for each move of a table, how the continuations that began with it went for every seat. */
export class Tally {
  readonly #sums: (Sums | undefined)[] = [];

  /** Adds one continuation: its outcome, if it came to its end, and what it was judged to be worth to every seat. */
  add(edge: number, outcome: Outcome | undefined, shares: readonly number[]): void {
    if (edge < 0) return;
    const sums = (this.#sums[edge] ??= newSums(shares.length));
    sums.worlds++;
    addAll(sums.wins, outcome === undefined ? shares : winParts(outcome));
    if (outcome === undefined) return;
    sums.ended++;
    addAll(sums.scores, outcome.scores);
  }

  /** The means over the continuations of this move. */
  meansOf(edge: number): { chances: number[]; scores?: number[] } {
    const sums = this.#sums[edge];
    if (sums === undefined) return { chances: [] };
    const { worlds, ended, wins, scores } = sums;
    const chances = wins.map((sum) => sum / worlds);
    return ended < worlds ? { chances } : { chances, scores: scores.map((sum) => sum / worlds) };
  }
}

function newSums(seats: number): Sums {
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  return { worlds: 0, ended: 0, wins: zeros(), scores: zeros() };
}

function addAll(sums: number[], values: readonly number[]): void {
  for (let seat = 0; seat < sums.length; seat++) {
    sums[seat] = (sums[seat] ?? 0) + (values[seat] ?? 0);
  }
}
