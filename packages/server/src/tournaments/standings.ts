/** How a table ended: the best first, those who tied together. */
export type TableResult = readonly (readonly string[])[];

/** A round as it was played. */
export interface PlayedRound {
  readonly results: readonly TableResult[];
  readonly byes: readonly string[];
}

/** A line of the standings, with what decides between equals, in this order. */
export interface Standing {
  readonly id: string;
  /** One for beating everybody at a table, nothing for coming last, and in between by how many were beaten; a bye is a half. */
  readonly score: number;
  /** The scores of everybody whom the player met. */
  readonly opponents: number;
  readonly wins: number;
  /** Of those who are equal so far, how many were beaten at the same table; a tie is a half. */
  readonly direct: number;
  /** The lower comes first. */
  readonly lot: number;
}

export interface Scoring {
  /** What each player of a round gets, which is counted from 0. */
  readonly pointsOf: (round: PlayedRound, at: number) => ReadonlyMap<string, number>;
  readonly lotOf: (id: string) => number;
}

const BYE = 0.5;

/** What each player of a table gets: the share of the others that it beat, a tie being half of that. */
export function scoresOf(result: TableResult): ReadonlyMap<string, number> {
  const all = result.flat().length;
  const scores = new Map<string, number>();
  let before = 0;
  for (const tied of result) {
    const beaten = all - before - tied.length + (tied.length - 1) / 2;
    for (const id of tied) scores.set(id, all === 1 ? 1 : beaten / (all - 1));
    before += tied.length;
  }
  return scores;
}

/** What a round is worth where everybody plays all of them. */
export const shares = ({ results, byes }: PlayedRound): ReadonlyMap<string, number> =>
  new Map([
    ...results.flatMap((result) => [...scoresOf(result)]),
    ...byes.map((id) => [id, BYE] as const),
  ]);

/** Thirds that were added up are equal to what they should be. */
const tidy = (points: number): number => Math.round(points * 1e6) / 1e6;

/** How everybody stands, the best first. */
export function standings(
  players: readonly string[],
  rounds: readonly PlayedRound[],
  { pointsOf, lotOf }: Scoring,
): Standing[] {
  const score = new Map(players.map((id) => [id, 0]));
  const wins = new Map(players.map((id) => [id, 0]));
  const add = (to: Map<string, number>, id: string, points: number): void => {
    to.set(id, (to.get(id) ?? 0) + points);
  };
  for (const [at, round] of rounds.entries()) {
    for (const [id, points] of pointsOf(round, at)) add(score, id, points);
    for (const [first = []] of round.results) for (const id of first) add(wins, id, 1);
  }
  const met = new Map(players.map((id): [string, string[]] => [id, []]));
  const results = rounds.flatMap((round) => round.results);
  for (const table of results.map((result) => result.flat()))
    for (const id of table) met.get(id)?.push(...table.filter((other) => other !== id));
  const lines = players.map((id) => ({
    id,
    score: tidy(score.get(id) ?? 0),
    opponents: tidy((met.get(id) ?? []).reduce((sum, other) => sum + (score.get(other) ?? 0), 0)),
    wins: wins.get(id) ?? 0,
    lot: lotOf(id),
  }));
  return lines
    .map((line) => {
      const equals = lines.filter((other) => compare(line, other) === 0).map(({ id }) => id);
      return { ...line, direct: equals.length > 1 ? beatenOf(line.id, equals, results) : 0 };
    })
    .toSorted((a, b) => compare(a, b) || b.direct - a.direct || a.lot - b.lot);
}

type Line = Pick<Standing, 'score' | 'opponents' | 'wins'>;
const compare = (a: Line, b: Line): number =>
  b.score - a.score || b.opponents - a.opponents || b.wins - a.wins;

/** How many of these a player left behind at a table, a tie being half of that. */
function beatenOf(id: string, equals: readonly string[], results: readonly TableResult[]): number {
  let beaten = 0;
  for (const result of results) {
    const place = result.findIndex((tied) => tied.includes(id));
    if (place < 0) continue;
    const among = (groups: TableResult): number =>
      groups.flat().filter((other) => other !== id && equals.includes(other)).length;
    beaten += among(result.slice(place + 1)) + among(result.slice(place, place + 1)) / 2;
  }
  return beaten;
}
