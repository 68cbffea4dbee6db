// node packages/bots/tools/tune.ts <game-id> --help
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { wilson } from '../src/arena.ts';
import { Threads } from './tune/threads.ts';
import type { Numbers, Result, Run, Trial } from './tune/trial.ts';

const HELP = `node packages/bots/tools/tune.ts <game-id> --seats N [--sides N] [--options JSON] --try a=1,b=2 [--try …]

Plays a game's search with other numbers against the search without them, every seed once from every side. Of several sets
of numbers the better half goes on with twice the games, until one is left. The same seed gives the same matches.

  --try NUMBERS     numbers of Tuning by their names, weights as table.group.name: exploration=0.1,widenFactor=1;
                    nothing (--try '') is the search as it is
  --weights FILE    tables of weights to try, in place of those beside the brain: prior-weights=FILE; may be repeated
  --vary NAMES      in place of a race: every match moves each of these up or down (--by 0.3); prints what each does
  --against BOT     search, greedy, …; default search
  --before FOLDER   another version of packages/bots, which the other sides have
  --sides N         where partners sit opposite each other; default as many as seats
  --iterations N    worlds a move; default 400
  --equal time      other worlds for those whose worlds take longer or shorter, so that a move takes as long
  --games N         of the first round; default 100
  --rounds N        default: until one is left
  --minutes N       of a round at the most: what is not played by then is left out
  --threads N, --seed TEXT`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    sides: { type: 'string' },
    options: { type: 'string' },
    try: { type: 'string', multiple: true, default: [] },
    weights: { type: 'string', multiple: true, default: [] },
    vary: { type: 'string' },
    by: { type: 'string', default: '0.3' },
    against: { type: 'string', default: 'search' },
    before: { type: 'string' },
    iterations: { type: 'string', default: '400' },
    equal: { type: 'string', default: 'worlds' },
    games: { type: 'string', default: '100' },
    minutes: { type: 'string', default: 'Infinity' },
    rounds: { type: 'string', default: '99' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'tune' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || positionals[0] === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const seats = Number(values.seats);
const run: Run = {
  game: positionals[0],
  options: values.options === undefined ? undefined : JSON.parse(values.options),
  seats,
  sides: Number(values.sides ?? seats),
  against: values.against,
  iterations: Number(values.iterations),
  before: values.before,
};
const threads = new Threads(Number(values.threads), run);
const fair = 1 / run.sides;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A set of numbers, and what came of it. */
interface Entrant {
  readonly name: string;
  readonly numbers: Numbers;
  iterations: number;
  results: Result[];
}

function entrants(): Entrant[] {
  const tried = values.try.map((text) => ({ name: text, numbers: numbersIn(text) }));
  const tables = values.weights.map((text) => {
    const [table = '', file = ''] = text.split('=');
    return { name: text, numbers: weightsIn(table, file) };
  });
  const all = [...tried, ...tables];
  if (all.length === 0) all.push({ name: '', numbers: {} });
  return all.map((each) => ({ ...each, iterations: run.iterations, results: [] }));
}

function numbersIn(text: string): Numbers {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', value]) => [name, Number(value)]));
}

function weightsIn(table: string, file: string): Numbers {
  const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, number>>;
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, weights]) =>
      Object.entries(weights).map(([key, value]) => [`${table}.${group}.${key}`, value]),
    ),
  );
}

function trials(
  { numbers, iterations }: Entrant,
  from: number,
  count: number,
  seed: string,
): Trial[] {
  const names = values.vary?.split(',') ?? [];
  return Array.from({ length: count }, (_, i) => {
    const number = from + i;
    return {
      numbers,
      iterations,
      seed: `${seed} ${Math.floor(number / run.sides)}`,
      side: number % run.sides,
      vary: names.length === 0 ? undefined : { names, by: Number(values.by) },
    };
  });
}

/** Plays matches of every entrant; each one's results in a list of its own. */
async function play(
  field: readonly Entrant[],
  from: number,
  count: number,
  seed: string,
): Promise<Result[][]> {
  const lists = field.map((each) => trials(each, from, count, seed));
  // In turns, so that whoever is cut short has as many as the others.
  const order = Array.from({ length: count }, (_, i) =>
    lists.flatMap((list) => list[i] ?? []),
  ).flat();
  const results = await threads.all(order, 60_000 * Number(values.minutes));
  return field.map((_, i) => results.filter((_, at) => at % field.length === i));
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / list.length;

/** Milliseconds of processor time a move: of the numbers tried, and of the rest of the table. */
function pace(results: readonly Result[]): [number, number] {
  const per = (side: 0 | 1): number =>
    results.reduce((sum, { spent }) => sum + spent[side], 0) /
    results.reduce((sum, { moves }) => sum + moves[side], 0);
  return [per(0), per(1)];
}

/** Gives each so many worlds that its moves take as long as those of the rest of the table. */
async function level(field: readonly Entrant[]): Promise<void> {
  const results = await play(field, 0, CALIBRATION, `${values.seed} pace`);
  for (const [i, each] of field.entries()) {
    const [own, others] = pace(results[i] ?? []);
    each.iterations = Math.max(1, Math.round((run.iterations * others) / own));
  }
}

function line({ name, iterations, results }: Entrant): string {
  const shares = results.map(({ share }) => share);
  const { low, high } = wilson(mean(shares) * shares.length, shares.length);
  const leads = results.map(({ lead }) => lead);
  const spread = Math.sqrt(mean(leads.map((each) => (each - mean(leads)) ** 2)) / leads.length);
  const [own, others] = pace(results);
  return [
    `${percent(mean(shares))} (${percent(low)} – ${percent(high)}) of ${shares.length}`,
    `lead ${mean(leads).toFixed(2)} ± ${(1.96 * spread).toFixed(2)}`,
    `${iterations} worlds, ${own.toFixed(2)} ms, theirs ${others.toFixed(2)} ms`,
    name === '' ? 'as it is' : name,
  ].join('; ');
}

const CALIBRATION = 4 * run.sides;

async function race(): Promise<void> {
  let field = entrants();
  if (values.equal === 'time') await level(field);
  let from = 0;
  let count = Number(values.games);
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const [i, results] of (await play(field, from, count, values.seed)).entries()) {
      field[i]?.results.push(...results);
    }
    field.sort((a, b) => shareOf(b) - shareOf(a));
    console.log(
      `round ${round}, ${run.game} at ${seats}, against ${run.against}; fair is ${percent(fair)}`,
    );
    for (const each of field) console.log(`  ${line(each)}`);
    if (field.length === 1) break;
    field = field.slice(0, Math.ceil(field.length / 2));
    from += count;
    count *= 2;
  }
}

const shareOf = ({ results }: Entrant): number => mean(results.map(({ share }) => share));

/** What a step up of each number is worth, by all matches in which it went up and all in which it went down. */
async function slopes(names: readonly string[]): Promise<void> {
  const [centre] = entrants();
  if (centre === undefined) return;
  const [results = []] = await play([centre], 0, Number(values.games), values.seed);
  centre.results = results;
  console.log(`${run.game} at ${seats}, against ${run.against}; fair is ${percent(fair)}`);
  console.log(`  ${line(centre)}`);
  const found = names.map((name, place) => ({
    name,
    share: slope(results, place, ({ share }) => share),
    lead: slope(results, place, ({ lead }) => lead),
  }));
  for (const { name, share, lead } of found.sort((a, b) => b.share.sure - a.share.sure)) {
    const errors = `${share.sure.toFixed(1)}, ${lead.sure.toFixed(1)} standard errors`;
    console.log(`  ${name}: ${percent(share.worth)}, lead ${lead.worth.toFixed(3)}; ${errors}`);
  }
}

/** What a step up of one number is worth, and how many of its standard errors that is. */
function slope(
  results: readonly Result[],
  place: number,
  of: (result: Result) => number,
): { worth: number; sure: number } {
  const middle = mean(results.map(of));
  const spread = Math.sqrt(mean(results.map((each) => (of(each) - middle) ** 2)));
  const worth = mean(results.map((each) => (of(each) - middle) * (each.steps[place] ?? 0)));
  return { worth, sure: Math.abs(worth) / (spread / Math.sqrt(results.length)) };
}

if (values.vary === undefined) await race();
else await slopes(values.vary.split(','));
await threads.close();
