import { GAMES } from '@roundhouse/games';

/** How many there are. */
export interface Crowd {
  readonly users: number;
  /** Matches that are over, half of them rated, of three players each. */
  readonly matches: number;
  /** Tables that wait for players. */
  readonly tables: number;
}

/** Rows that are made by statements over a range of numbers. */
export interface Part {
  readonly count: number;
  readonly statements: (first: number, last: number) => readonly string[];
}

/** Numbers that have no common factor with the numbers of users people try. */
export const STRIDE = 7919;
export const OTHER_STRIDE = 104_729;

export const text = (value: string): string => `CAST(${value} AS TEXT)`;
export const userAt = (number: string, users: number): string =>
  `'u' || ${text(`(${number}) % ${users}`)}`;
export const gameAt = (i: string): string =>
  `CASE ${i} % ${GAMES.length} ${GAMES.map(({ id }, n) => `WHEN ${n} THEN '${id}'`).join(' ')} END`;

/** The numbers from the first up to, but without, the last, as `n(i)`. */
export const numbers = (first: number, last: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT CAST(${first} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${last})`;

/** The numbers below a count, in a column of this name: beside each of `n(i)`. */
export const below = (count: number, name: string): string =>
  `(WITH RECURSIVE ${name}s(${name}) AS (SELECT CAST(0 AS BIGINT) UNION ALL SELECT ${name} + 1 FROM ${name}s WHERE ${name} + 1 < ${count})
    SELECT ${name} FROM ${name}s) AS ${name}s`;
