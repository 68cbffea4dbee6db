import { wilson } from '@roundhouse/bots';
import type { ArenaReport, Elo, Meetings } from '@roundhouse/bots';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = (low: string, high: string): string => `${low} – ${high}`;

function interval({ low, high }: { low: number; high: number }): string {
  return between(percent(low).slice(0, -2), percent(high));
}

/** Each bot's line, the better rating first; and where there are more than two, what each took from each other. */
export function formatArena(
  { game, seats, games, bots }: ArenaReport,
  ratings: readonly Elo[],
  met: Meetings,
): string {
  const width = Math.max(8, ...bots.map(({ name }) => name.length + 1));
  const row = (name: string, ...cells: string[]): string =>
    `  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(17)).join('')}`;
  const names = ratings.map(({ name }) => name);
  const lines = ratings.map(({ name, elo, low, high }) => {
    const line = bots.find((each) => each.name === name);
    if (line === undefined) return row(name);
    return row(
      name,
      percent(line.share),
      interval(line),
      line.meanScore.toFixed(2),
      line.meanMs.toFixed(1),
      line.p99Ms.toFixed(1),
      String(elo),
      between(String(low), String(high)),
    );
  });
  const table = [
    `${game}, ${seats} seats, ${games} games; a fair share is ${percent(1 / seats)}`,
    '',
    row('bot', 'wins', '95 %', 'mean score', 'mean ms', 'p99 ms', 'Elo', '95 %'),
    ...lines,
  ];
  if (names.length <= 2) return table.join('\n');
  const cells = (name: string): string[] => names.map((other) => duel(met, name, other));
  return [
    ...table,
    '',
    'finished ahead of, with the 95 % interval',
    row('', ...names),
    ...names.map((name) => row(name, ...cells(name))),
  ].join('\n');
}

/** How often one bot finished ahead of another, of all the times that they met. */
function duel({ names, points }: Meetings, name: string, other: string): string {
  const [a, b] = [names.indexOf(name), names.indexOf(other)];
  const taken = points[a]?.[b] ?? 0;
  const all = taken + (points[b]?.[a] ?? 0);
  if (all === 0) return '–';
  const { low, high } = wilson(taken, all);
  const whole = (share: number): string => (100 * share).toFixed(0);
  return `${whole(taken / all)} (${whole(low)} – ${whole(high)}) %`;
}
