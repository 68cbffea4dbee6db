import { improved } from './seating.ts';
import type { Met, Nearness } from './seating.ts';
import { sizesFor } from './tables.ts';
import type { Round } from './tables.ts';

/**
 * The next round of a knock-out: the players in the order of their strength are dealt over the tables back and forth, so that the
 * strongest meet as late as can be; those who are to be kept apart change with their equals. Whoever can't be seated goes on without
 * playing: the strongest.
 */
export function knockOutRound(
  order: readonly string[],
  allowed: readonly number[],
  apart: Met = () => 0,
): Round {
  const { sizes, byes } = sizesFor(order.length, allowed);
  const tables = sizes.map((): string[] => []);
  const isFull = (at: number): boolean => (tables[at]?.length ?? 0) >= (sizes[at] ?? 0);
  let at = 0;
  let step = 1;
  for (const id of order.slice(byes)) {
    while (isFull(at)) [at, step] = next(at, step, tables.length);
    tables[at]?.push(id);
    [at, step] = next(at, step, tables.length);
  }
  return { tables: improved(tables, apart, ofEqualStrength), byes: order.slice(0, byes) };
}

/** Those who were dealt in the same turn. */
const ofEqualStrength: Nearness = (place, other) => Math.abs(place - other);

/** Back and forth: 0 1 2 2 1 0 0 1 … */
function next(at: number, step: number, count: number): [number, number] {
  const to = at + step;
  return to < 0 || to >= count ? [at, -step] : [to, step];
}

/**
 * Who goes on from the tables of a round, each with the best first: the better half, at least one and never all; more from each table
 * if too few would be left for the next one.
 */
export function advancing(rankings: readonly (readonly string[])[], least: number): string[] {
  const goOn = (more: number): string[] =>
    rankings.flatMap((ranking) =>
      ranking.slice(0, Math.min(ranking.length - 1, Math.floor(ranking.length / 2) + more) || 1),
    );
  const most = Math.max(0, ...rankings.map(({ length }) => length));
  for (let more = 0; more < most; more++) if (goOn(more).length >= least) return goOn(more);
  return goOn(most);
}
