// node packages/bots/tools/fit-priors.ts <game-id> [--matches N] [--iterations N] [--seed TEXT]: fits the weights of a
// game's priors to what search chooses in matches with itself, and writes them into `prior-weights.json` beside the brain.
import { optionCombinations, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { findGame } from '@roundhouse/games';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bot, Choice, Task } from '../src/bot.ts';
import { brainOf } from '../src/brains.ts';
import { drawFraction } from '../src/draws.ts';
import { priorsOf } from '../src/judge.ts';
import { Adam } from '../src/learned/adam.ts';
import { playMatch } from '../src/play-match.ts';
import { SEARCH } from '../src/search/search.ts';

/** A move as the priors see it: the places of the weights that speak for or against it, how much, and its share of the visits. */
interface Option {
  readonly places: number[];
  readonly amounts: number[];
  readonly share: number;
}

/** So often a seat plays just any move, so that positions are seen that nobody would choose. */
const CARELESS = 0.05;
const ROUNDS = 12;
const BATCH = 128;
const PACE = { rate: 0.02, decay: 1e-4 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '360' },
    iterations: { type: 'string', default: '250' },
    seed: { type: 'string', default: 'fit' },
  },
});
const game = gameNamed(positionals[0] ?? '');
const file = new URL(`../src/${game.id}/prior-weights.json`, import.meta.url);
const { default: table } = (await import(file.href, { with: { type: 'json' } })) as {
  default: Record<string, Record<string, number>>;
};
const slots = Object.values(table).flatMap((group) =>
  Object.keys(group).map((name) => ({ group, name })),
);

function gameNamed(id: string): AnyGame {
  const found = findGame(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

function setWeights(weights: ArrayLike<number>): void {
  for (const [i, { group, name }] of slots.entries()) group[name] = weights[i] ?? 0;
}

const current = slots.map(({ group, name }) => group[name] ?? 0);

/** The logarithm of a prior is a sum of weights times amounts, so one weight alone tells its amounts. */
function optionsOf({ view, seat }: Task, { candidates }: Choice): Option[] {
  const state = game.imagine(view, rngFromSeed(seedFromText('any world will do')));
  const moves = candidates.map(({ move }) => move);
  const squares = candidates.map(({ visits }) => visits ** 2);
  const sum = squares.reduce((all, each) => all + each, 0);
  const options = squares.map((square): Option => ({
    places: [],
    amounts: [],
    share: square / sum,
  }));
  setWeights([]);
  for (const [place, { group, name }] of slots.entries()) {
    group[name] = 1;
    for (const [i, weight] of priorsOf(brainOf(game.id), state, seat, moves).entries()) {
      if (weight === 1) continue;
      options[i]?.places.push(place);
      options[i]?.amounts.push(Math.log(weight));
    }
    group[name] = 0;
  }
  setWeights(current);
  return options;
}

/** What search chose among, in all decisions of some matches at every table of the game. */
function collect(matches: number): Option[][] {
  const decisions: Option[][] = [];
  const noting: Bot = {
    name: 'noting',
    choose(task) {
      const choice = SEARCH.choose(task);
      if (choice.iterations > 0) decisions.push(optionsOf(task, choice));
      if (drawFraction(task.rng) >= CARELESS) return choice;
      return {
        ...choice,
        move: entry(task.legal, Math.floor(drawFraction(task.rng) * task.legal.length)),
      };
    },
  };
  const tables = optionCombinations(game.options).flatMap((options) =>
    game.seatCountsFor(game.parseOptions(options)).map((seats) => ({ options, seats })),
  );
  for (let number = 0; number < matches; number++) {
    const { options, seats } = entry(tables, number % tables.length);
    const bots = Array.from({ length: seats }, () => noting);
    const budget = { iterations: Number(values.iterations) };
    playMatch({ game, options, bots, seed: `${values.seed} ${number}`, budget });
  }
  return decisions;
}

/** Adds to the gradient what makes the choice likelier, and gives its loss. */
function learn(options: readonly Option[], weights: Float32Array, gradient: Float64Array): number {
  const odds = options.map(({ places, amounts }) =>
    Math.exp(places.reduce((sum, place, i) => sum + (weights[place] ?? 0) * (amounts[i] ?? 0), 0)),
  );
  const sum = odds.reduce((all, each) => all + each, 0);
  let loss = 0;
  for (const [i, { places, amounts, share }] of options.entries()) {
    const likely = (odds[i] ?? 0) / sum;
    loss -= share * Math.log(likely);
    for (const [k, place] of places.entries()) {
      gradient[place] = (gradient[place] ?? 0) + ((likely - share) * (amounts[k] ?? 0)) / BATCH;
    }
  }
  return loss;
}

function fit(decisions: readonly Option[][]): Float32Array {
  const weights = new Float32Array(slots.length);
  const adam = new Adam(slots.length);
  const gradient = new Float64Array(slots.length);
  for (let round = 0; round < ROUNDS; round++) {
    let loss = 0;
    for (let i = 0; i < decisions.length; i++) {
      // A stride that has no divisor in common with most lengths mixes the matches.
      loss += learn(entry(decisions, (i * 7919) % decisions.length), weights, gradient);
      if ((i + 1) % BATCH !== 0) continue;
      adam.step(weights, gradient, { ...PACE, rate: PACE.rate * (1 - round / ROUNDS) });
      gradient.fill(0);
    }
    console.log(`round ${round + 1}: loss ${(loss / decisions.length).toFixed(4)}`);
  }
  return weights;
}

const fitted = fit(collect(Number(values.matches)));
setWeights(Array.from(fitted, (weight) => Math.round(weight * 100) / 100));
writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
