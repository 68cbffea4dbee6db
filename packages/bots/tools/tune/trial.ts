import { rngFromSeed, seedFromText, setUpMatch } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import { readdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brainAt, tuningOf } from '../../src/brain.ts';
import type { AnyBrain } from '../../src/brain.ts';
import type { Bot } from '../../src/bot.ts';
import { drawFraction } from '../../src/draws.ts';
import { taughtBrainOf } from '../../src/learned/shipped.ts';
import { botNamed } from '../../src/levels.ts';
import { optionsFor, playMatch } from '../../src/play-match.ts';
import { searching } from '../../src/search/search.ts';
import { winParts } from '../../src/shares.ts';

/** Numbers over those of the game: of `Tuning` by their names, of the JSON tables beside the brain as `table.group.name`. */
export type Numbers = Readonly<Record<string, number>>;

/** What every match of a run has in common. */
export interface Run {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly sides: number;
  /** The bot on the other sides: the same search without the numbers, or one with a name. */
  readonly against: string;
  readonly iterations: number;
  /** A folder with another version of the bots, which the other sides have. */
  readonly before: string | undefined;
}

/** A match to be played; `vary` draws the numbers named around those given. */
export interface Trial {
  readonly numbers: Numbers;
  readonly iterations: number;
  readonly seed: string;
  readonly side: number;
  readonly vary?: { readonly names: readonly string[]; readonly by: number } | undefined;
}

/** What the side with the numbers won, and milliseconds of processor time and moves of both. */
export interface Result {
  readonly share: number;
  readonly lead: number;
  readonly spent: readonly [number, number];
  readonly moves: readonly [number, number];
  /** By how many steps of `vary` each of its numbers was moved, as a logarithm. */
  readonly steps: readonly number[];
}

type Table = Record<string, Record<string, number>>;

const run = workerData as Run;
const game = gameNamed(run.game);
const tables = await tablesOf(run.game);
const rival = await rivalOf(run);

function gameNamed(id: string): AnyGame {
  const found = findGame(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** The tables of weights beside the brain, which its priors read whenever they are asked. */
async function tablesOf(id: string): Promise<Record<string, Table>> {
  const folder = new URL(`../../src/${id}/`, import.meta.url);
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && name !== 'network.json',
  );
  const found = names.map(async (name) => {
    const file = new URL(name, folder);
    const module = (await import(file.href, { with: { type: 'json' } })) as { default: Table };
    return [name.slice(0, -'.json'.length), module.default] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Who sits on the other sides; `search` has a network where `expert` has one, as the numbers tried have it. */
async function rivalOf({ against, before }: Run): Promise<Bot> {
  if (before !== undefined) {
    const { botNamed: formerly } = (await import(`${before}/src/index.ts`)) as {
      botNamed: (name: string) => Bot | undefined;
    };
    return known(formerly(against));
  }
  return against === 'search' ? changed({}) : known(botNamed(against));
}

function known(bot: Bot | undefined): Bot {
  if (bot === undefined) throw new Error(`no bot ${run.against}`);
  return bot;
}

/** The search with other numbers, its weights in place only while it thinks. */
function changed(numbers: Numbers): Bot {
  const own = Object.entries(numbers);
  const tuning = Object.fromEntries(own.filter(([name]) => !name.includes('.')));
  const weights = own.filter(([name]) => name.includes('.'));
  const brain = (asked: AnyGame, state: unknown): AnyBrain => {
    const usual = taughtBrainOf(asked, state);
    return { ...usual, tuningAt: (at) => ({ ...usual.tuningAt?.(at), ...tuning }) };
  };
  const bot = searching('changed', { brain });
  return {
    name: 'changed',
    choose(task) {
      const former = weights.map(([name, value]) => setWeight(name, value));
      const choice = bot.choose(task);
      for (const [i, [name]] of weights.entries()) setWeight(name, former[i] ?? 0);
      return choice;
    },
  };
}

/** Sets a weight; what it was before. */
function setWeight(name: string, value: number): number {
  const { group, key } = placeOf(name);
  const former = group[key] ?? 0;
  group[key] = value;
  return former;
}

function placeOf(name: string): { group: Record<string, number>; key: string } {
  const [table = '', at = '', key = ''] = name.split('.');
  const group = tables[table]?.[at];
  if (group?.[key] === undefined) throw new Error(`no number ${name}`);
  return { group, key };
}

/** What a number is at these tables, if nobody changes it. */
function usualOf(name: string): number {
  if (name.includes('.')) {
    const { group, key } = placeOf(name);
    return group[key] ?? 0;
  }
  const options = run.options ?? optionsFor(game, run.seats);
  const begun = setUpMatch(game, { options, seats: run.seats, seed: seedFromText('any') });
  if (!begun.ok) throw new Error(`${run.game} for ${run.seats}: ${begun.error}`);
  const tuning = tuningOf(brainAt(taughtBrainOf(game, begun.state), begun.state));
  const usual = Object.entries(tuning).find(([each]) => each === name)?.[1];
  if (typeof usual !== 'number') throw new Error(`no number ${name}`);
  return usual;
}

function play(trial: Trial): Result {
  const rng = rngFromSeed(seedFromText(`numbers ${trial.seed} ${trial.side}`));
  const { names, by } = trial.vary ?? { names: [], by: 0 };
  const numbers: Record<string, number> = { ...trial.numbers };
  const steps = names.map((name) => {
    const step = drawFraction(rng) < 0.5 ? -1 : 1;
    const usual = numbers[name] ?? usualOf(name);
    // A weight is a part of a logarithm, and is moved by so much; any other number is moved by so many parts of itself.
    numbers[name] = name.startsWith('prior-') ? usual + step * by : usual * Math.exp(step * by);
    return step;
  });
  const own = changed(numbers);
  const spent: [number, number] = [0, 0];
  const moves: [number, number] = [0, 0];
  const isOwn = (seat: number): boolean => seat % run.sides === trial.side;
  const bots = Array.from({ length: run.seats }, (_, seat) =>
    timed(isOwn(seat) ? own : rival, isOwn(seat) ? trial.iterations : run.iterations, (ms) => {
      const place = isOwn(seat) ? 0 : 1;
      spent[place] += ms;
      moves[place]++;
    }),
  );
  const played = playMatch({
    game,
    options: run.options ?? undefined,
    bots,
    seed: trial.seed,
    budget: {},
  });
  if (played === undefined) throw new Error('unreachable: nobody can abort');
  const { scores } = played.outcome;
  const share = winParts(played.outcome).reduce(
    (sum, part, seat) => (isOwn(seat) ? sum + part : sum),
    0,
  );
  const others = scores.filter((_, seat) => !isOwn(seat));
  const lead =
    (scores[trial.side] ?? 0) - others.reduce((sum, each) => sum + each, 0) / others.length;
  return { share, lead, spent, moves, steps };
}

/** The bot with so many worlds, its processor time noted. */
function timed(bot: Bot, iterations: number, note: (milliseconds: number) => void): Bot {
  return {
    name: bot.name,
    choose(task) {
      const before = process.threadCpuUsage();
      const choice = bot.choose({ ...task, budget: { iterations } });
      const { user, system } = process.threadCpuUsage(before);
      if (task.legal.length > 1) note((user + system) / 1000);
      return choice;
    },
  };
}

parentPort?.on('message', (trial: Trial) => parentPort?.postMessage(play(trial)));
