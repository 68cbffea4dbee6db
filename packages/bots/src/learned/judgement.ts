import type { AnyGame, Seat } from '@roundhouse/engine';
import type { AnyBrain, Tuning } from '../brain.ts';
import { Encoder } from './encoder.ts';
import { Network } from './network.ts';
import type { Shape } from './network.ts';
import { MOST_SEATS } from './samples.ts';
import type { Schema } from './schema.ts';

/** One point of a learning curve. */
export interface CurvePoint {
  readonly matches: number;
  /** What the network and what the brain alone get wrong in matches that were not learned from. */
  readonly loss: number;
  readonly brainLoss: number;
}

/** Everything that was learned of a game. */
export interface Learned {
  readonly game: string;
  readonly schema: Schema;
  readonly shape: Shape;
  readonly weights: Float32Array;
  /** Numbers for a search that has it, over those of the brain. */
  readonly tuning: Partial<Tuning>;
  /** How many matches it has learned from. */
  readonly matches: number;
  /** How well it did on the way. */
  readonly curve?: readonly CurvePoint[];
}

/** What a seat sees of a state for the learner: what the brain shows it, or else the view. */
export function lookOf(game: AnyGame, brain: AnyBrain, state: unknown, viewer: Seat): unknown {
  return brain.look === undefined ? game.view(state, viewer) : brain.look(state, viewer);
}

/** The brain's own opinion of a state. */
function opinionOf(brain: AnyBrain, state: unknown, out: number[]): void {
  if (brain.insight !== undefined) brain.insight(state, out);
  else if (brain.evaluate !== undefined) brain.evaluate(state, out);
  else out.length = 0;
}

/** Puts a position into numbers, as one of the seats sees it. */
export class Observer {
  readonly encoder: Encoder;
  readonly table: Float32Array;
  readonly rows: Float32Array;
  readonly #game: AnyGame;
  readonly #brain: AnyBrain;
  readonly #shares: number[] = [];

  constructor(game: AnyGame, brain: AnyBrain, schema: Schema) {
    this.#game = game;
    this.#brain = brain;
    this.encoder = new Encoder(schema);
    this.table = new Float32Array(this.encoder.common);
    this.rows = new Float32Array(MOST_SEATS * this.encoder.own);
  }

  /** Fills `table` and `rows`; how many seats there are. */
  observe(state: unknown, viewer: Seat): number {
    opinionOf(this.#brain, state, this.#shares);
    return this.encoder.encode(
      {
        look: lookOf(this.#game, this.#brain, state, viewer),
        viewer,
        deciders: this.#game.deciders(state),
        shares: this.#shares,
      },
      this.table,
      this.rows,
    );
  }
}

/** The brain with what was learned: where search ends a line, the network says what it is worth. */
export function withLearned(
  game: AnyGame,
  brain: AnyBrain,
  learned: Pick<Learned, 'schema' | 'shape' | 'weights' | 'tuning'>,
): AnyBrain {
  const observer = new Observer(game, brain, learned.schema);
  const network = new Network(learned.shape, learned.weights);
  const shares = new Float64Array(MOST_SEATS);
  return {
    ...brain,
    tuning: { ...brain.tuning, ...learned.tuning },
    tuningAt: (state) => ({ ...brain.tuningAt?.(state), ...learned.tuning }),
    value(state, viewer, out) {
      const seats = observer.observe(state, viewer);
      network.run(observer.table, observer.rows, seats, shares);
      out.length = seats;
      for (let turned = 0; turned < seats; turned++) {
        out[(viewer + turned) % seats] = shares[turned] ?? 0;
      }
    },
  };
}
