import type { MoveBase, Rng, Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import type { AnyBrain, Tuning } from '../brain.ts';
import { drawFraction } from '../draws.ts';
import { fractions } from '../fractions.ts';
import { USUAL_MOVES } from '../policy.ts';
import { oneFor } from './move-names.ts';
import { Spread } from './spread.ts';
import { addEdge, fillTable } from './tree.ts';
import type { Table } from './tree.ts';

const JITTER = 0.001;

/** Chooses moves inside the tree: widening by priors, then PUCT among the moves that this world allows. */
export class Selector {
  readonly #brain: AnyBrain;
  readonly #tuning: Tuning;
  readonly #rng: Rng;
  readonly #edges: number[] = [];
  readonly #weights = fractions(USUAL_MOVES);
  readonly #spread = new Spread();

  constructor(brain: AnyBrain, tuning: Tuning, rng: Rng) {
    this.#brain = brain;
    this.#tuning = tuning;
    this.#rng = rng;
  }

  /** Takes a result into account: how far results lie apart says how much there is to explore. */
  learn(shares: readonly number[]): void {
    if (this.#tuning.explorationSpreads > 0) this.#spread.add(shares);
  }

  /**
   * The edge to follow; counts every legal move as available. `blurred` is for seats that choose at once: without a
   * little chance their choices would fall into step, as if each knew the other's.
   */
  select(
    table: Table,
    state: unknown,
    seat: Seat,
    legal: readonly MoveBase[],
    blurred = false,
  ): number {
    const count = legal.length;
    this.#findEdges(table, state, seat, legal);
    const edges = this.#edges;
    const { visits, available, priors } = table;
    let tried = 0;
    let sum = 0;
    let next = -1;
    for (let i = 0; i < count; i++) {
      const edge = edges[i] ?? 0;
      const prior = priors[edge] ?? 0;
      available[edge] = (available[edge] ?? 0) + 1;
      sum += prior;
      if ((visits[edge] ?? 0) > 0) tried++;
      else if (next < 0 || prior > (priors[next] ?? 0)) next = edge;
    }
    const widens = next >= 0 && tried < this.#width(table.visited);
    return widens ? next : this.#best(table, seat, count, sum, blurred);
  }

  #width(visited: number): number {
    const { widenBase, widenFactor, widenPower } = this.#tuning;
    return widenBase + widenFactor * visited ** widenPower;
  }

  #exploration(seat: Seat): number {
    const { exploration, explorationSpreads } = this.#tuning;
    return explorationSpreads > 0 ? explorationSpreads * this.#spread.of(seat) : exploration;
  }

  #best(table: Table, seat: Seat, count: number, sum: number, blurred: boolean): number {
    const { priorFloor } = this.#tuning;
    const exploration = this.#exploration(seat);
    const { visits, available, values, priors } = table;
    const scale = (1 - priorFloor) / sum;
    const floor = priorFloor / count;
    let best = this.#edges[0] ?? 0;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const edge = this.#edges[i] ?? 0;
      const visited = visits[edge] ?? 0;
      if (visited === 0) continue;
      const urge = (floor + scale * (priors[edge] ?? 0)) * Math.sqrt(available[edge] ?? 0);
      const blur = blurred ? 2 * drawFraction(this.#rng) : 1;
      const score = (values[edge] ?? 0) / visited + (exploration * blur * urge) / (1 + visited);
      if (score <= most) continue;
      most = score;
      best = edge;
    }
    return best;
  }

  /** Puts the edge of each legal move into #edges. Lists rarely change, so a move mostly comes behind the one before. */
  #findEdges(table: Table, state: unknown, seat: Seat, legal: readonly MoveBase[]): void {
    const known = table.moves.length;
    if (known === 0) fillTable(table, legal);
    const { moves } = table;
    let next = 0;
    for (let i = 0; i < legal.length; i++) {
      const move = entry(legal, i);
      const edge = next < moves.length && moves[next] === move ? next : findEdge(table, move);
      this.#edges[i] = edge;
      next = edge + 1;
    }
    if (moves.length > known) this.#fillPriors(table, known, state, seat);
  }

  /** Gives the new edges, those from `known` on, their priors, with a little chance to break ties. */
  #fillPriors(table: Table, known: number, state: unknown, seat: Seat): void {
    const fresh = known === 0 ? table.moves : table.moves.slice(known);
    const weights = this.#weights;
    if (this.#brain.prior === undefined) weights.fill(1);
    else this.#brain.prior(state, seat, fresh, weights);
    for (let i = 0; i < fresh.length; i++) {
      table.priors[known + i] = (weights[i] ?? 1) * (1 + JITTER * drawFraction(this.#rng));
    }
  }
}

/** Most moves are constants, and so found without asking for the first of their equals. */
function findEdge(table: Table, move: MoveBase): number {
  const found = table.moves.indexOf(move);
  if (found >= 0) return found;
  const first = oneFor(move);
  const known = first === move ? -1 : table.moves.indexOf(first);
  return known >= 0 ? known : addEdge(table, first);
}
