import { brainOf, contestantNamed, optionsFor, wilson } from '@roundhouse/bots';
import type { Tuning } from '@roundhouse/bots';
import {
  Adam,
  Encoder,
  lookOf,
  newWeights,
  partsOf,
  playLesson,
  sampleLength,
  Survey,
} from '@roundhouse/bots/learned';
import type { CurvePoint, Learned, Schema, Shape } from '@roundhouse/bots/learned';
import { drawBelow, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Rng } from '@roundhouse/engine';
import { SHARDS } from './jobs.ts';
import type { MatchJob } from './jobs.ts';
import { Threads } from './threads.ts';

/** How a network is trained. */
export interface TrainingPlan {
  readonly game: AnyGame;
  readonly options: unknown;
  /** The sizes of the tables that are played at, in turn. */
  readonly seats: readonly number[];
  readonly threads: number;
  readonly seed: string;
  readonly registry: string;
  /** Worlds that a bot imagines for a move of a lesson. */
  readonly iterations: number;
  /** Lessons between two times of learning. */
  readonly round: number;
  /** How often each sample is learned from, about. */
  readonly reuse: number;
  /** Samples that are kept; the oldest make room. */
  readonly window: number;
  readonly tuning: Partial<Tuning>;
}

/** What the network won, one seat against the rest. */
export interface Trial {
  readonly seats: number;
  readonly against: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

interface Surveyed {
  readonly schema: Schema;
  /** How many moves a match has in the mean. */
  readonly moves: number;
}

const SURVEYED = 8;
const HIDDEN = 32;
const SECOND = 16;
const BATCH = 1024;
const RATE = 1e-3;
const LAST_RATE = 1e-4;
const DECAY = 0.05;
/** One lesson in so many, the first of all, is never learned from. */
const HELD_OUT = 10;
const SAMPLES_A_LESSON = 100;
/** Mistakes of all seats together in a lesson. */
const MISTAKES = 4;
/** Lessons are played, and files written, with the mean of the weights of about so many steps: it is steadier than the last. */
const STEADY = 100;

/** Trains a network by rounds: lessons on all threads, then learning from what was kept of them. */
export class Training {
  readonly curve: CurvePoint[];
  matches = 0;
  readonly #plan: TrainingPlan;
  readonly #threads: Threads;
  readonly #rng: Rng;
  readonly #schema: Schema;
  readonly #shape: Shape;
  readonly #length: number;
  readonly #meanMoves: number;
  /** What the threads see: the mean, or while they learn the latest. */
  readonly #weights: Float32Array;
  readonly #latest: Float32Array;
  readonly #steady: Float32Array;
  readonly #samples: Float32Array;
  readonly #batch: Int32Array;
  readonly #gradients: Float64Array;
  readonly #gradient: Float64Array;
  readonly #adam: Adam;
  #kept = 0;
  #written = 0;
  readonly #heldOut: Float32Array[] = [];

  private constructor(plan: TrainingPlan, { schema, moves }: Surveyed, former?: Learned) {
    this.#plan = plan;
    this.#schema = former?.schema ?? schema;
    this.#meanMoves = moves;
    this.matches = former?.matches ?? 0;
    this.curve = [...(former?.curve ?? [])];
    this.#rng = rngFromSeed(seedFromText(`training ${plan.seed}`));
    const { common, own } = new Encoder(this.#schema);
    this.#shape = former?.shape ?? { common, own, hidden: HIDDEN, second: SECOND };
    this.#length = sampleLength(this.#shape);
    const count = partsOf(this.#shape).end;
    const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);
    this.#weights = new Float32Array(shared(4 * count));
    this.#weights.set(former?.weights ?? newWeights(this.#shape, this.#rng));
    this.#latest = this.#weights.slice();
    this.#steady = this.#weights.slice();
    this.#samples = new Float32Array(shared(4 * plan.window * this.#length));
    this.#batch = new Int32Array(shared(4 * BATCH));
    this.#gradients = new Float64Array(shared(8 * SHARDS * count));
    this.#gradient = new Float64Array(count);
    this.#adam = new Adam(count);
    this.#threads = new Threads(plan.threads, {
      registry: plan.registry,
      game: plan.game.id,
      options: plan.options,
    });
  }

  /** Surveys the game's looks and starts the threads; goes on from a former network if there is one. */
  static async start(plan: TrainingPlan, former?: Learned): Promise<Training> {
    const training = new Training(plan, surveyOf(plan), former);
    await training.#threads.everywhere({
      kind: 'course',
      course: {
        schema: training.#schema,
        shape: training.#shape,
        tuning: plan.tuning,
        weights: training.#weights.buffer as SharedArrayBuffer,
        samples: training.#samples.buffer as SharedArrayBuffer,
        batch: training.#batch.buffer as SharedArrayBuffer,
        gradients: training.#gradients.buffer as SharedArrayBuffer,
      },
    });
    return training;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  get learned(): Learned {
    return {
      game: this.#plan.game.id,
      schema: this.#schema,
      shape: this.#shape,
      weights: this.#weights.slice(),
      tuning: this.#plan.tuning,
      matches: this.matches,
      curve: this.curve,
    };
  }

  /** Plays a round of lessons and learns from it; `progress` is how much of the training is done, 0 to 1. */
  async round(progress: number, onDone?: (done: number) => void): Promise<CurvePoint> {
    const { round } = this.#plan;
    const first = this.matches;
    const jobs = Array.from({ length: round }, (_, i) => ({
      kind: 'lesson' as const,
      match: this.#lesson(first + i),
    }));
    const results = await this.#threads.all(jobs, onDone);
    let fresh = 0;
    for (const [i, { samples }] of results.entries()) {
      if (samples === undefined) continue;
      const isHeldOut = (first + i) % HELD_OUT === 0 || this.#heldOut.length === 0;
      if (isHeldOut) this.#heldOut.push(samples);
      else fresh += this.#keep(samples);
    }
    this.matches += round;
    const steps = Math.ceil((fresh * this.#plan.reuse) / BATCH);
    const rate = RATE * (LAST_RATE / RATE) ** Math.min(1, progress);
    this.#weights.set(this.#latest);
    for (let step = 0; step < steps; step++) await this.#step(rate);
    this.#latest.set(this.#weights);
    this.#weights.set(this.#steady);
    return this.#measure();
  }

  /** Plays matches that are not learned from: one seat with the network against the rest. */
  async trial(against: string, seats: number, games: number, iterations: number): Promise<Trial> {
    const jobs = Array.from({ length: games }, (_, i) => ({
      kind: 'match' as const,
      match: {
        seed: `trial ${this.#plan.seed} ${Math.floor(i / seats)}`,
        bots: Array.from({ length: seats }, (_, seat) =>
          seat === i % seats ? 'search+net' : against,
        ),
        iterations,
        mistakes: 0,
        most: 0,
        length: 1,
      },
    }));
    const results = await this.#threads.all(jobs);
    const wins = results.reduce((sum, { wins }, i) => sum + (wins?.[i % seats] ?? 0), 0);
    return { seats, against, games, share: wins / games, ...wilson(wins, games) };
  }

  /** Who plays in a lesson: the network's search alone, one of it among greedy bots, or all kinds together, in turn. */
  #lesson(number: number): MatchJob {
    const rng = rngFromSeed(seedFromText(`lesson ${this.#plan.seed} ${number}`));
    const { seats: sizes, seed, iterations } = this.#plan;
    const seats = sizes[number % sizes.length] ?? 2;
    const searcher = number < this.#plan.round ? 'search' : 'search+net';
    const kind = drawBelow(rng, 3);
    const one = drawBelow(rng, seats);
    const bots = Array.from({ length: seats }, (_, seat) => {
      if (kind === 0) return searcher;
      if (kind === 1) return seat === one ? searcher : 'greedy';
      return ['greedy', 'search', searcher][drawBelow(rng, 3)] ?? searcher;
    });
    return {
      seed: `${seed} ${number}`,
      bots,
      iterations,
      mistakes: MISTAKES / this.#meanMoves,
      most: SAMPLES_A_LESSON,
      length: this.#meanMoves,
    };
  }

  /** Keeps samples, in place of the oldest where there is no room; how many they are. */
  #keep(samples: Float32Array): number {
    const { window } = this.#plan;
    const count = samples.length / this.#length;
    for (let i = 0; i < count; i++) {
      const from = i * this.#length;
      this.#samples.set(samples.subarray(from, from + this.#length), this.#written * this.#length);
      this.#written = (this.#written + 1) % window;
    }
    this.#kept = Math.min(window, this.#kept + count);
    return count;
  }

  async #step(rate: number): Promise<void> {
    for (let i = 0; i < BATCH; i++) this.#batch[i] = drawBelow(this.#rng, this.#kept);
    await this.#threads.all(
      Array.from({ length: SHARDS }, (_, shard) => ({ kind: 'gradient', shard, count: BATCH })),
    );
    const gradient = this.#gradient.fill(0);
    const size = gradient.length;
    for (let shard = 0; shard < SHARDS; shard++) {
      const at = shard * size;
      for (let i = 0; i < size; i++) {
        gradient[i] = (gradient[i] ?? 0) + (this.#gradients[at + i] ?? 0) / BATCH;
      }
    }
    this.#adam.step(this.#weights, gradient, { rate, decay: DECAY });
    for (let i = 0; i < size; i++) {
      const mean = this.#steady[i] ?? 0;
      this.#steady[i] = mean + ((this.#weights[i] ?? 0) - mean) / STEADY;
    }
  }

  async #measure(): Promise<CurvePoint> {
    const sets = this.#heldOut.slice(-SHARDS * 16);
    const losses = await this.#losses(sets);
    const own = this.#weights.slice();
    this.#weights.fill(0);
    this.#weights[partsOf(this.#shape).opinion] = 1;
    const brainLosses = await this.#losses(sets);
    this.#weights.set(own);
    const point = {
      matches: this.matches,
      loss: rounded(losses),
      brainLoss: rounded(brainLosses),
    };
    this.curve.push(point);
    return point;
  }

  async #losses(sets: readonly Float32Array[]): Promise<number> {
    const results = await this.#threads.all(
      sets.map((samples) => ({ kind: 'loss' as const, samples })),
    );
    const sizes = sets.map((samples) => samples.length / this.#length);
    const all = sizes.reduce((sum, each) => sum + each, 0);
    return results.reduce((sum, { loss = 0 }, i) => sum + loss * (sizes[i] ?? 0), 0) / all;
  }
}

/** As exact as a loss is worth keeping. */
const rounded = (loss: number): number => Math.round(loss * 1e4) / 1e4;

/** Looks at matches at tables of every size that is asked for, and of one more at least. */
function surveyOf({ game, options, seats, seed }: TrainingPlan): Surveyed {
  const survey = new Survey();
  const brain = brainOf(game.id);
  const others = game.seatCounts.filter((each) => !seats.includes(each));
  const sizes = [...seats, ...others.slice(0, Math.max(0, 3 - seats.length))];
  let moves = 0;
  let matches = 0;
  for (const size of sizes) {
    for (let number = 0; number < SURVEYED; number++) {
      const name = number % 2 === 0 ? 'random' : 'greedy';
      const bot = contestantNamed(name);
      if (bot === undefined) throw new Error('no bot');
      const lesson = playLesson(
        {
          game,
          options: seats.includes(size) ? options : optionsFor(game, size),
          bots: Array.from({ length: size }, () => bot),
          seed: `survey ${seed} ${size} ${number}`,
          budget: { iterations: 1 },
          mistakes: 0.05,
        },
        (state) => {
          for (let seat = 0; seat < size; seat++) {
            survey.see(lookOf(game, brain, state, seat), size);
          }
        },
      );
      if (name !== 'greedy' || !seats.includes(size)) continue;
      moves += lesson.moves;
      matches++;
    }
  }
  return { schema: survey.schema(), moves: moves / matches };
}
