import type { EntryRow } from '@roundhouse/server';

interface JobProblems {
  /** Moves of bots that answer a question which had been answered already. */
  readonly botsTwice: number;
  /** Clocks that ran out again. */
  readonly clocksTwice: number;
}

const BOT = /^bot\/(\d+)\/(\d+)$/;

/** Looks in the log of one match for jobs that were done twice. */
export function checkJobs(entries: readonly EntryRow[]): JobProblems {
  let botsTwice = 0;
  let clocksTwice = 0;
  const lastMoves = new Map<number, number>();
  const ranOut = new Set<number>();
  for (const { id, number, entry } of entries) {
    const asked = BOT.exec(id)?.[1];
    if (asked !== undefined && Number(asked) < (lastMoves.get(entry.seat) ?? 0)) botsTwice++;
    if (entry.kind === 'move') lastMoves.set(entry.seat, number);
    if (entry.kind === 'time-out' && ranOut.has(entry.seat)) clocksTwice++;
    if (entry.kind === 'time-out') ranOut.add(entry.seat);
  }
  return { botsTwice, clocksTwice };
}
