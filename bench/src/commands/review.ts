import { print, readArguments } from '@roundhouse/cli/command';
import type { Command, Terminal } from '@roundhouse/cli/command';
import { findGame, readCount } from '@roundhouse/cli/table-arguments';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runPlanted } from '../review/planted-threads.ts';
import type { PlantedJob, PlantedReply } from '../review/planted-threads.ts';
import { Series } from '../review/series.ts';
import type { SeriesReport } from '../review/series.ts';

const GAMES = '20';
const ITERATIONS = '120';
const PASSES = '3';
const LIMIT = '600';
const SEATS = 3;

export const command: Command = {
  help: `roundhouse bench review [--game ID] [--games K] [--iterations N] [--passes N] [--seed S] [--threads N]
                        [--limit SECONDS] [--results FILE] [--json]

Lets bots that search play matches of three seats, plants one random move that surely gives away a good part of the win,
lets them play on, and reviews the match: how often is the planted move the top finding? What a match costs in time depends
on the machine; what is found does not, since all that thinks is given iterations and passes.

A move is planted only if two judges of different kinds call it a blunder: by a close look (200 worlds to find rivals, 100
to compare) it surely gives away 15 % of the win, and in 60 pairs of matches that quick players play to the end it surely
loses 5 % of the wins against what the bot had played. Where another move is the top finding, the close look says whether
that one really was dearer.

  --game ID       one game only, or several with commas (all by default)
  --games K       how many matches of each game with a blunder in them (${GAMES} by default)
  --iterations N  worlds that the players imagine for a move (${ITERATIONS} by default); 'N,game=M' for one of them
  --passes N      how often the review goes through a match (${PASSES} by default); 'N,game=M' for one of them
  --seed S        any text; another seed gives other matches
  --threads N     how many matches at once (one per core by default); games get the same processor time
  --limit N       begins no match after so many seconds (${LIMIT} by default)
  --results FILE  adds a line for every match to it, and plays none that it has: a run can go on where one was cut off
  --json          as JSON, when all is done; else every match is printed as it is found`,
  async run(args, terminal) {
    const { flags } = readArguments(
      args,
      {
        game: 'string',
        games: 'string',
        iterations: 'string',
        passes: 'string',
        seed: 'string',
        threads: 'string',
        limit: 'string',
        results: 'string',
        json: 'boolean',
      },
      [],
    );
    const series = seriesOf(terminal, flags);
    const wanted = readCount('games', flags.games ?? GAMES);
    const threads = readCount('threads', flags.threads ?? String(availableParallelism()));
    const end = Date.now() + 1000 * readCount('limit', flags.limit ?? LIMIT);
    const { results } = flags;
    for (const reply of results === undefined ? [] : readResults(results)) {
      series.find((each) => each.isOf(reply))?.add(reply);
    }
    const say = (line: string): void => {
      if (flags.json !== true) print(terminal, line);
    };
    /** The game that has had the least processor time and still wants a match. */
    const next = (): PlantedJob | undefined => {
      if (Date.now() >= end) return undefined;
      const open = series.filter(({ planted }) => planted < wanted);
      return open.toSorted((a, b) => a.seconds - b.seconds)[0]?.begin();
    };
    await runPlanted(threads, terminal.catalogue.module, next, (reply) => {
      if (results !== undefined) appendFileSync(results, `${JSON.stringify(reply)}\n`);
      series.find((each) => each.isOf(reply))?.add(reply);
      say(`${reply.game} ${reply.seed}: ${formatResult(reply)}`);
    });
    const reports = series.map((each) => each.report());
    for (const report of reports) say(formatReport(report));
    if (flags.json === true) print(terminal, JSON.stringify(reports));
    return 0;
  },
};

interface Settings {
  readonly game: string | undefined;
  readonly iterations: string | undefined;
  readonly passes: string | undefined;
  readonly seed: string | undefined;
}

function seriesOf({ catalogue }: Terminal, flags: Settings): Series[] {
  const ids = flags.game?.split(',') ?? catalogue.games.map(({ id }) => id);
  return ids.map(
    (id) =>
      new Series({
        game: findGame(catalogue, id).id,
        seats: SEATS,
        iterations: readFor(id, 'iterations', flags.iterations ?? ITERATIONS),
        passes: readFor(id, 'passes', flags.passes ?? PASSES),
        seed: flags.seed === undefined ? '' : `${flags.seed} `,
      }),
  );
}

/** The number for one game in `N` or `N,game=N,…`. */
function readFor(id: string, flag: string, text: string): number {
  const parts = text.split(',').map((part) => part.split('='));
  const own = parts.find(([name, value]) => name === id && value !== undefined)?.[1];
  const common = parts.find(([, value]) => value === undefined)?.[0];
  return readCount(flag, own ?? common ?? '');
}

function readResults(path: string): PlantedReply[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as PlantedReply);
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function formatResult({ found }: PlantedReply): string {
  if (found === null) return 'no blunder among the random moves';
  const { place, loss, next, dearer } = found;
  const beside = `it cost ${percent(loss)}, the dearest other move ${percent(next)}`;
  return `place ${place}; ${beside}${dearer ? ', which really was dearer' : ''}`;
}

function formatReport(report: SeriesReport): string {
  const { game, planted, top, amongThree, dearer, result, without } = report;
  const share = (count: number): string => (planted === 0 ? '' : ` (${percent(count / planted)})`);
  return [
    `${game}: ${planted} planted, ${top}${share(top)} the top finding, ${amongThree}${share(amongThree)} among the top three;`,
    `${dearer} behind a mistake that really was dearer; blunderers won ${percent(result)}, without the blunder ${percent(without)}`,
  ].join(' ');
}
