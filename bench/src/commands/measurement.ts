import type { MeasurePlan } from '../measure-engine.ts';
import { readArguments, UsageError } from '@roundhouse/cli/command';
import type { Terminal } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import type { Progress } from '@roundhouse/cli/progress';

/** How long something is measured by default, in seconds. */
export const SECONDS = '2';
const MOST_SECONDS = 3600;

/** What is measured for how long, from the arguments of a measurement. */
export function readPlan(
  args: readonly string[],
  terminal: Terminal,
  label: string,
): { json: boolean; plan: MeasurePlan; progress: Progress } {
  const { flags } = readArguments(args, { seconds: 'string', json: 'boolean' }, []);
  const seconds = readSeconds(flags.seconds ?? SECONDS);
  const { games, module } = terminal.catalogue;
  const progress = startProgress(terminal, label);
  const plan = {
    games: games.map(({ id }) => id),
    catalogue: module,
    seconds,
    onSlice: progress.show,
  };
  return { json: flags.json === true, plan, progress };
}

export function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new UsageError(
    `--seconds must be a number above 0, at most ${MOST_SECONDS}, not '${text}'`,
  );
}

/** An odd number of repetitions, so that there is one in the middle. */
export function readCount(flag: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count % 2 === 1) return count;
  throw new UsageError(`${flag} must be an odd number above 0, not '${text}'`);
}

/** How many times as much. */
export const times = (a: number, b: number): string => `${(a / b).toFixed(1)} ×`;

/** A line of a report: a name, its rate and what is to be said of it. */
export function formatRow(name: string, rate: number, ...notes: string[]): string {
  return `  ${name.padEnd(32)} ${rate.toLocaleString('en').padStart(12)}  ${notes.join(', ')}`.trimEnd();
}
