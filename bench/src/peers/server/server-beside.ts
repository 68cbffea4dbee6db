import { pathToFileURL } from 'node:url';
import { startContestant } from './contestants.ts';
import { measureLoad } from './measure-load.ts';
import type { LoadReport } from './measure-load.ts';

interface ServerBesidePlan {
  /** The folder of the other checkout. */
  readonly other: string;
  readonly tables: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly rate: number;
}

export type ServerBeside = LoadReport<'here' | 'other'>;

/** The same load on the servers of this checkout and of another one, in turns. */
export function measureServerBeside(plan: ServerBesidePlan): Promise<ServerBeside> {
  const other = pathToFileURL(`${plan.other}/`);
  return measureLoad({
    ...plan,
    entrants: [
      { name: 'here', start: (folder, size) => startContestant('roundhouse', folder, size) },
      {
        name: 'other',
        start: (folder, size) => startContestant('roundhouse', folder, size, other),
      },
    ],
  });
}
