import { seat } from './seating.ts';
import type { Met } from './seating.ts';
import { sizesFor } from './tables.ts';
import type { Round } from './tables.ts';

/** How many rounds it takes until everybody can have met everybody else. */
export function robinRounds(players: number, size: number): number {
  if (size === 2) return players % 2 === 0 ? players - 1 : players;
  return Math.ceil((players - 1) / (size - 1));
}

/** Everybody once against everybody else, at tables of two: the rounds, with one bye in each if the number is odd. */
export function roundRobin(players: readonly string[]): Round[] {
  const ring: (string | undefined)[] =
    players.length % 2 === 0 ? [...players] : [...players, undefined];
  const [fixed, ...rest] = ring;
  return rest.map((_, turn) => {
    const turned = [fixed, ...rest.slice(turn), ...rest.slice(0, turn)];
    const pairs = turned
      .slice(0, turned.length / 2)
      .map((id, at) => [id, turned[turned.length - 1 - at]].filter(isThere));
    return {
      tables: pairs.filter(({ length }) => length === 2),
      byes: pairs.filter(({ length }) => length === 1).flat(),
    };
  });
}

const isThere = (id: string | undefined): id is string => id !== undefined;

/** How often all rounds are gone through again to even out who meets whom. */
const MOST_PASSES = 30;
/** How many players are planned for in all attempts together: small fields are worth several. */
const PLANNED = 240;

/** Rounds at larger tables in which everybody meets everybody else as evenly as is found, and sits out as often as the others. */
export function groupRobin(
  players: readonly string[],
  allowed: readonly number[],
  rounds: number,
): Round[] {
  const tries = Math.ceil(PLANNED / players.length);
  const plans = Array.from({ length: tries }, (_, at) => planFrom(at, players, allowed, rounds));
  const best = plans.reduce((one, other) => (other.uneven < one.uneven ? other : one));
  return best.rounds;
}

interface Plan {
  readonly rounds: Round[];
  /** The sum of the cubes of all meetings. */
  readonly uneven: number;
}

/** One attempt; each begins with another mixture. */
function planFrom(
  start: number,
  players: readonly string[],
  allowed: readonly number[],
  rounds: number,
): Plan {
  const { sizes, byes } = sizesFor(players.length, allowed);
  const count = players.length;
  const met = players.map(() => new Array<number>(count).fill(0));
  const plan = Array.from({ length: rounds }, (_, round) => {
    const out = Array.from({ length: byes }, (__, at) => (round * byes + at) % count);
    // Every round begins with another mixture, so that the swaps below have something to work with.
    const step = stepFor(count, round + start);
    const order = players
      .map((_player, at) => (at * step + round) % count)
      .filter((at) => !out.includes(at));
    let from = 0;
    const tables = sizes.map((size) => order.slice(from, (from += size)));
    for (const table of tables) countAt(table, met, 1);
    evenOut(tables, met);
    return { tables, out };
  });
  let passes = 0;
  while (plan.map(({ tables }) => evenOut(tables, met)).some(Boolean) && ++passes < MOST_PASSES);
  const nameOf = (at: number): string => players[at] ?? '';
  return {
    rounds: plan.map(({ tables, out }) => ({
      tables: tables.map((table) => table.map(nameOf)),
      byes: out.map(nameOf),
    })),
    uneven: met.flat().reduce((sum, times) => sum + times ** 3, 0),
  };
}

/** A step that leads through all of them. */
function stepFor(count: number, round: number): number {
  const isGood = (step: number): boolean => gcd(step, count) === 1;
  const steps = Array.from({ length: count }, (_, at) => at + 1).filter(isGood);
  return steps[round % steps.length] ?? 1;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

type Meetings = number[][];

function add(met: Meetings, a: number, b: number, times: number): void {
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const) {
    const row = met[x];
    if (row !== undefined) row[y] = (row[y] ?? 0) + times;
  }
}

function countAt(table: readonly number[], met: Meetings, times: number): void {
  for (const [i, a] of table.entries()) for (const b of table.slice(i + 1)) add(met, a, b, times);
}

/** Swaps players of the tables of a round as long as that makes meetings more even; false if there was nothing to gain. */
function evenOut(tables: number[][], met: Meetings): boolean {
  let changed = false;
  for (const [at, one] of tables.entries())
    for (const other of tables.slice(at + 1))
      for (let i = 0; i < one.length; i++)
        for (let j = 0; j < other.length; j++)
          if (gain(one, i, other, j, met) > 0) {
            swap(one, i, other, j, met);
            changed = true;
          }
  return changed;
}

/** By how much the sum of the squares of all meetings falls, halved. Asked some hundred thousand times for a plan. */
function gain(one: number[], i: number, other: number[], j: number, met: Meetings): number {
  const [x = 0, y = 0] = [one[i], other[j]];
  const [ofX = [], ofY = []] = [met[x], met[y]];
  let saved = 2 - one.length - other.length;
  for (const z of one) if (z !== x) saved += (ofX[z] ?? 0) - (ofY[z] ?? 0);
  for (const z of other) if (z !== y) saved += (ofY[z] ?? 0) - (ofX[z] ?? 0);
  return saved;
}

function swap(one: number[], i: number, other: number[], j: number, met: Meetings): void {
  for (const table of [one, other]) countAt(table, met, -1);
  const [x = 0, y = 0] = [one[i], other[j]];
  [one[i], other[j]] = [y, x];
  for (const table of [one, other]) countAt(table, met, 1);
}

export interface RobinField {
  /** Everybody who started, in the order of the plan, and who of them is still there. */
  readonly started: readonly string[];
  readonly left: ReadonlySet<string>;
  readonly met: Met;
  /** How often each has sat out. */
  readonly byes: (id: string) => number;
  readonly allowed: readonly number[];
  readonly rounds: number;
}

/** A round of a round robin, counted from 0: as planned, and where somebody of the plan is gone, as even as can still be. */
export function robinRound(field: RobinField, round: number): Round {
  const { started, left, allowed } = field;
  if (allowed[0] === 2) {
    const rounds = roundRobin(started);
    const { tables, byes } = rounds[round % rounds.length] ?? { tables: [], byes: [] };
    const there = [...tables, byes].map((table) => table.filter((id) => left.has(id)));
    return {
      tables: there.filter(({ length }) => length === 2),
      byes: there.filter(({ length }) => length === 1).flat(),
    };
  }
  if (left.size === started.length) {
    const planned = groupRobin(started, allowed, field.rounds)[round];
    if (planned !== undefined) return planned;
  }
  const { sizes, byes } = sizesFor(left.size, allowed);
  const order = started.filter((id) => left.has(id));
  const out = order.toSorted((a, b) => field.byes(a) - field.byes(b)).slice(0, byes);
  const seated = order.filter((id) => !out.includes(id));
  return { tables: seat(seated, sizes, field.met), byes: out };
}
