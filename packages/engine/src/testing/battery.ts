import type { EventBase, Game, MoveBase, Seat } from '../game.ts';
import { findDifference } from '../json.ts';
import { replay } from '../replay.ts';
import { optionCombinations } from '../options.ts';
import { drawBelow, drawFrom, isSeed, rngFromSeed, seedFromText } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { checkEnd, checkImagination, checkPosition, checkTurn } from './check-position.ts';
import { checkStep } from './check-step.ts';
import type { Laws } from './laws.ts';
import { withoutClock } from './without-clock.ts';

interface BatteryPlan {
  /** Matches for each combination of options and seat count. */
  readonly games: number;
  /** Any text; the same text gives the same run. */
  readonly seed?: string;
  /** Only these options instead of every combination. */
  readonly options?: unknown;
  /** Only this number of seats instead of every one. */
  readonly seats?: number;
  /** One position in this many gets the costly checks (1: all of them). */
  readonly sample?: number;
  readonly onMatch?: (done: BatteryReport) => void;
}

export interface BatteryReport {
  readonly matches: number;
  readonly moves: number;
  readonly longest: number;
  /** How often each ending came up. */
  readonly endings: Readonly<Record<string, number>>;
}

/** A law was broken; says which, and the seed, options and seats that show it again. */
export class BatteryFailure extends Error {
  readonly seed: string;
  readonly options: unknown;
  readonly seats: number;
  readonly move: number;

  constructor(
    where: { seed: string; options: unknown; seats: number; move: number },
    cause: Error,
  ) {
    super(
      `${cause.message} (seed ${where.seed}, ${where.seats} seats, options ${JSON.stringify(where.options)}, move ${where.move})`,
      { cause },
    );
    this.name = 'BatteryFailure';
    this.seed = where.seed;
    this.options = where.options;
    this.seats = where.seats;
    this.move = where.move;
  }
}

/** Plays random matches of every option and seat count and checks every law; throws BatteryFailure at the first fault. */
export function runBattery<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  laws: Laws<State>,
  plan: BatteryPlan,
): BatteryReport {
  const report = { matches: 0, moves: 0, longest: 0, endings: {} as Record<string, number> };
  const varied = new Map<string, boolean>();
  for (const { options, seats } of tables(game, plan)) {
    for (let number = 0; number < plan.games; number++) {
      const seed =
        plan.games === 1 && plan.seed !== undefined && isSeed(plan.seed)
          ? plan.seed
          : seedFromText(`${plan.seed ?? game.id}/${JSON.stringify(options)}/${seats}/${number}`);
      const match = new MatchCheck(game, laws, { options, seats, seed }, plan.sample ?? 1, varied);
      const { moves, reason } = match.run();
      report.matches++;
      report.moves += moves;
      report.longest = Math.max(report.longest, moves);
      report.endings[reason] = (report.endings[reason] ?? 0) + 1;
      plan.onMatch?.(report);
    }
  }
  const frozen = [...varied].filter(([, differed]) => !differed).map(([name]) => name);
  if (report.matches >= 10 && frozen.length > 0) {
    throw new Error(`imagine always knows: ${frozen.join(', ')}`);
  }
  return report;
}

function tables<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  plan: BatteryPlan,
): { options: Options; seats: number }[] {
  const inputs = plan.options === undefined ? optionCombinations(game.options) : [plan.options];
  return inputs.flatMap((input) => {
    const options = game.parseOptions(input);
    if (options === undefined) throw new Error(`options refused: ${JSON.stringify(input)}`);
    return game
      .seatCountsFor(options)
      .filter((seats) => plan.seats === undefined || seats === plan.seats)
      .map((seats) => ({ options, seats }));
  });
}

interface Table<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
}

/**
 * How a match's random players choose: evenly from all moves; a kind of move first, so that one kind with many moves (a
 * bid for every amount) does not drown the others; or so and often the first of that kind, which is mostly the cheapest.
 */
const TEMPERS = ['even', 'by-kind', 'frugal'] as const;
type Temper = (typeof TEMPERS)[number];

class MatchCheck<Options, State, Move extends MoveBase, View, Event extends EventBase> {
  private readonly game: Game<Options, State, Move, View, Event>;
  private readonly laws: Laws<State>;
  private readonly table: Table<Options>;
  private readonly sample: number;
  private readonly varied: Map<string, boolean>;
  private readonly rng: Rng;
  private readonly temper: Temper;
  private readonly moves: [Seat, Move][] = [];

  constructor(
    game: Game<Options, State, Move, View, Event>,
    laws: Laws<State>,
    table: Table<Options>,
    sample: number,
    varied: Map<string, boolean>,
  ) {
    this.game = game;
    this.laws = laws;
    this.table = table;
    this.sample = sample;
    this.varied = varied;
    this.rng = rngFromSeed(seedFromText(`battery/${table.seed}`));
    this.temper = drawFrom(this.rng, TEMPERS);
  }

  run(): { moves: number; reason: string } {
    try {
      return withoutClock(() => this.play());
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      throw new BatteryFailure({ ...this.table, move: this.moves.length }, cause);
    }
  }

  private play(): { moves: number; reason: string } {
    const { game, laws, table, rng, moves } = this;
    let state = game.setup(table.options, table.seats, rngFromSeed(table.seed));
    for (;;) {
      const broken = laws.conserve(state);
      if (broken !== undefined) throw new Error(`conservation: ${broken}`);
      const costly = drawBelow(rng, this.sample) === 0;
      const outcome = game.outcome(state);
      if (costly || outcome !== undefined) {
        checkPosition(game, state, table.seats);
        checkImagination(game, laws, state, { seats: table.seats, rng, varied: this.varied });
      }
      if (outcome !== undefined) {
        checkEnd(game, state, table.seats, outcome);
        this.checkRecord(state);
        return { moves: moves.length, reason: outcome.reason };
      }
      checkTurn(game, state, table.seats);
      if (moves.length >= game.moveLimit) throw new Error(`no end after ${moves.length} moves`);
      const seat = drawFrom(rng, game.deciders(state));
      const move = this.choose(game.legalMoves(state, seat));
      if (costly) {
        state = checkStep(game, state, { seat, move, seats: table.seats, rng });
      } else {
        game.apply(state, seat, move);
      }
      moves.push([seat, move]);
    }
  }

  private choose(legal: readonly Move[]): Move {
    const { rng, temper } = this;
    if (temper === 'even') return drawFrom(rng, legal);
    const kind = drawFrom(rng, [...new Set(legal.map((move) => move.kind))]);
    const fitting = legal.filter((move) => move.kind === kind);
    return temper === 'frugal' && drawBelow(rng, 2) === 0
      ? (fitting[0] as Move)
      : drawFrom(rng, fitting);
  }

  private checkRecord(state: State): void {
    const { game, table, moves } = this;
    const record = { ...table, game: game.id, rulesVersion: game.rulesVersion, moves };
    const copy = JSON.parse(JSON.stringify(record)) as typeof record;
    const again = replay(game, copy);
    if (!again.ok) throw new Error(`the record does not replay: ${again.error} at ${again.at}`);
    const difference = findDifference(again.state, state);
    if (difference !== undefined)
      throw new Error(`the record replays to another state: ${difference}`);
  }
}
