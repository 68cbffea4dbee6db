import type { AnyGame, Seat } from '@roundhouse/engine';
import { entry, NONE } from '@roundhouse/engine/kit';
import type { RandomOpponents } from '../random-opponents.ts';
import type { Selector } from './select.ts';
import { addResult, childOf, jointChild, tableOf } from './tree.ts';
import type { Node, Table } from './tree.ts';

/** How big a tree may grow, counted in moves; about 100 bytes each. Lines that would need more end in a playout. */
const MOST_MOVES = 2_000_000;
const MOVES_PER_NODE = 8;

/** One way down the tree in one imagined world. The same object serves every iteration. */
export class Descent {
  /** Who moved last. */
  mover: Seat = -1;
  readonly #game: AnyGame;
  readonly #selector: Selector;
  readonly #tables: Table[] = [];
  readonly #edges: number[] = [];
  readonly #seats: Seat[] = [];
  #depth = 0;
  #revealed = false;
  readonly #opponents: RandomOpponents | undefined;
  #room: number;

  constructor(game: AnyGame, selector: Selector, opponents?: RandomOpponents, room = MOST_MOVES) {
    this.#opponents = opponents;
    this.#room = room;
    this.#game = game;
    this.#selector = selector;
  }

  /** Plays moves of the tree until one is new, a random opponent is to move or the match is over. */
  run(root: Node, state: unknown): void {
    this.#depth = 0;
    this.mover = -1;
    let node: Node | undefined = root;
    while (node !== undefined) {
      const deciders = this.#game.deciders(state);
      const seat = deciders[0];
      if (seat === undefined || this.#opponents?.has(seat) === true) return;
      node =
        deciders.length > 1
          ? this.#chooseAtOnce(node, state, deciders)
          : this.#step(tableOf(node, seat), state, seat);
    }
  }

  /** Gives every move on the way its own seat's share. */
  backUp(shares: readonly number[]): void {
    this.#selector.learn(shares);
    for (let i = 0; i < this.#depth; i++) {
      const table = this.#tables[i];
      const share = shares[this.#seats[i] ?? NONE] ?? 0;
      if (table !== undefined) addResult(table, this.#edges[i] ?? NONE, share);
    }
  }

  /** Which move of this table was on the way, or -1. */
  edgeIn(table: Table): number {
    for (let i = 0; i < this.#depth; i++)
      if (this.#tables[i] === table) return this.#edges[i] ?? NONE;
    return NONE;
  }

  /** Plays one move; the node that follows, or undefined if the tree ends here. */
  #step(table: Table, state: unknown, seat: Seat, atOnce = false): Node | undefined {
    const legal = this.#game.legalMoves(state, seat);
    const edge = this.#selector.select(table, state, seat, legal, atOnce);
    const isNew = table.visits[edge] === 0 && legal.length > 1;
    const at = this.#depth++;
    this.#tables[at] = table;
    this.#edges[at] = edge;
    this.#seats[at] = seat;
    this.mover = seat;
    const move = entry(table.moves, edge);
    if (atOnce) this.#game.apply(state, seat, move, this.#listen);
    else this.#game.apply(state, seat, move);
    return isNew || !this.#hasRoom(table, edge, legal.length) ? undefined : childOf(table, edge);
  }

  #hasRoom(table: Table, edge: number, moves: number): boolean {
    if (table.children[edge] !== undefined) return true;
    this.#room -= moves + MOVES_PER_NODE;
    return this.#room >= 0;
  }

  readonly #listen = ({ kind }: { kind: string }): void => {
    if (this.#game.revealing.includes(kind)) this.#revealed = true;
  };

  /**
   * Several seats choose at once: each goes its own way from the same node, by its own steps only, until all have
   * chosen or something is shown. What follows then depends on all their choices.
   */
  #chooseAtOnce(home: Node, state: unknown, together: readonly Seat[]): Node | undefined {
    const ways: (Node | undefined)[] = [];
    const done: Seat[] = [];
    let deciders = together;
    let joint = home;
    this.#revealed = false;
    do {
      const seat = deciders[0] ?? NONE;
      const way = this.#step(tableOf(ways[seat] ?? home, seat), state, seat, true);
      if (way === undefined) return undefined;
      ways[seat] = way;
      joint = jointChild(joint, seat, this.#edges[this.#depth - 1] ?? NONE);
      deciders = this.#game.deciders(state);
      if (!deciders.includes(seat)) done.push(seat);
    } while (!this.#revealed && areStillChoosing(deciders, together, done));
    return joint;
  }
}

function areStillChoosing(
  deciders: readonly Seat[],
  together: readonly Seat[],
  done: readonly Seat[],
): boolean {
  if (deciders.length === 0) return false;
  return deciders.every((seat) => together.includes(seat) && !done.includes(seat));
}
