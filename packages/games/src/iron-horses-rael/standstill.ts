/** The most that happened in a turn: nothing, engines drawn or discarded, or cars or trains moved. */
export const QUIET = 0;
export const ENGINES_ONLY = 1;
export const BUSY = 2;

/** D3: so many rounds without a car or a train moving end the match. */
const IDLE_ROUNDS = 5;

/** How long the match has stood still. */
export interface Standstill {
  /** Turns in a row that were QUIET. */
  quietTurns: number;
  /** Turns in a row that were not BUSY. */
  idleTurns: number;
}

/** R33: how many QUIET turns in a row end a match of so many seats. */
export function quietLimit(seats: number): number {
  return seats;
}

/** D3: how many turns in a row end it in which no car or train moves. */
export function idleLimit(seats: number): number {
  return seats * IDLE_ROUNDS;
}

/** How long it has stood still when one more turn is over, in which this much happened. */
export function standstillAfter(before: Standstill, activity: number): Standstill {
  return {
    quietTurns: activity === QUIET ? before.quietTurns + 1 : 0,
    idleTurns: activity === BUSY ? 0 : before.idleTurns + 1,
  };
}

export function isStalled({ quietTurns, idleTurns }: Standstill, seats: number): boolean {
  return quietTurns === quietLimit(seats) || idleTurns === idleLimit(seats);
}
