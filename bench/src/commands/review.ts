import { print, readArguments } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { findGame, readCount } from '@roundhouse/cli/table-arguments';
import { findPlanted } from '../review/planted.ts';
import type { PlantedResult } from '../review/planted.ts';

const GAMES = '20';
const ITERATIONS = '300';
const PASSES = '4';
const LIMIT = '600';

export const reviewBench: Command = {
  help: `roundhouse bench review [--game ID] [--games K] [--iterations N] [--passes N] [--seed S]
                        [--limit SECONDS] [--json]

Lets bots that search play matches of three seats, plants one random move that surely gives away a good part of the win,
lets them play on, and reviews the match: how often is the planted move the top finding? What a match costs in time depends
on the machine; what is found does not, since all that thinks is given iterations and passes.

A move is planted only if a close look (200 worlds to find rivals, 100 to compare) says that it surely gives away 15 % of the
win. Where another move is the top finding, the same look says whether that one really was dearer.

  --game ID       one game only (all by default)
  --games K       how many matches of each game (${GAMES} by default)
  --iterations N  worlds that the players imagine for a move (${ITERATIONS} by default)
  --passes N      how often the review goes through a match (${PASSES} by default)
  --seed S        any text; another seed gives other matches
  --limit N       begins no match of a game after so many seconds (${LIMIT} by default)
  --json          as JSON, when all is done; else every match is printed as it is found`,
  run(args, terminal) {
    const { flags } = readArguments(
      args,
      {
        game: 'string',
        games: 'string',
        iterations: 'string',
        passes: 'string',
        seed: 'string',
        limit: 'string',
        json: 'boolean',
      },
      [],
    );
    const { catalogue } = terminal;
    const games = flags.game === undefined ? catalogue.games : [findGame(catalogue, flags.game)];
    const plan = {
      seats: 3,
      iterations: readCount('iterations', flags.iterations ?? ITERATIONS),
      passes: readCount('passes', flags.passes ?? PASSES),
    };
    const matches = readCount('games', flags.games ?? GAMES);
    const limit = readCount('limit', flags.limit ?? LIMIT);
    const prefix = flags.seed === undefined ? '' : `${flags.seed} `;
    const say = (line: string): void => {
      if (flags.json !== true) print(terminal, line);
    };
    const reports = games.map((game) => {
      const end = Date.now() + limit * 1000;
      const results: PlantedResult[] = [];
      for (let number = 0; number < matches && Date.now() < end; number++) {
        const found = findPlanted({ ...plan, game, seed: `${prefix}${number}` });
        say(`${game.id} ${number}: ${formatResult(found)}`);
        if (found !== null) results.push(found);
      }
      const report = { game: game.id, ...summaryOf(results) };
      say(formatReport(report));
      return report;
    });
    if (flags.json === true) print(terminal, JSON.stringify(reports));
    return 0;
  },
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function formatResult(found: PlantedResult | null): string {
  if (found === null) return 'no blunder among the random moves';
  const { place, loss, next, dearer } = found;
  const beside = `it cost ${percent(loss)}, the dearest other move ${percent(next)}`;
  return `place ${place}; ${beside}${dearer ? ', which really was dearer' : ''}`;
}

interface Summary {
  /** Matches in which a blunder could be planted. */
  readonly planted: number;
  readonly top: number;
  readonly amongThree: number;
  /** Not the top finding, since a bot's own mistake was dearer by the close look too. */
  readonly dearer: number;
  /** The blunderers' part of the wins in all matches, and in the same matches without the blunder. */
  readonly result: number;
  readonly without: number;
}

function summaryOf(results: readonly PlantedResult[]): Summary {
  const upTo = (place: number): number => results.filter((each) => each.place <= place).length;
  const mean = (part: (each: PlantedResult) => number): number =>
    results.reduce((sum, each) => sum + part(each), 0) / Math.max(1, results.length);
  return {
    planted: results.length,
    top: upTo(1),
    amongThree: upTo(3),
    dearer: results.filter(({ dearer }) => dearer).length,
    result: mean(({ result }) => result),
    without: mean(({ without }) => without),
  };
}

function formatReport(report: Summary & { readonly game: string }): string {
  const { game, planted, top, amongThree, dearer, result, without } = report;
  const share = (count: number): string => (planted === 0 ? '' : ` (${percent(count / planted)})`);
  return [
    `${game}: ${planted} planted, ${top}${share(top)} the top finding, ${amongThree}${share(amongThree)} among the top three;`,
    `${dearer} behind a mistake that really was dearer; blunderers won ${percent(result)}, without the blunder ${percent(without)}`,
  ].join(' ');
}
