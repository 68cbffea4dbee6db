import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Seat } from '@roundhouse/engine';
import { entry, filled } from '@roundhouse/engine/kit';
import { fractions } from '../fractions.ts';
import { oneFor } from './move-names.ts';

/**
 * A point of the public history since the root: what happened, not what anybody holds. Every seat that may decide
 * here has its own table, so seats that choose at once do not see each other's choice.
 */
export interface Node {
  /** The seat that decided here first, mostly the only one, and its table. */
  seat: Seat;
  table: Table | undefined;
  others: (Table | undefined)[] | undefined;
  /** Where choices made at once lead to, one choice after the other; see `jointChild`. */
  joints: Map<number, Node> | undefined;
}

/** One seat's moves at a node, as parallel lists. A move that some worlds don't allow is compared where it is available. */
export interface Table {
  moves: MoveBase[];
  visits: number[];
  available: number[];
  values: number[];
  priors: number[];
  children: (Node | undefined)[];
  visited: number;
}

export function newNode(): Node {
  return { seat: -1, table: undefined, others: undefined, joints: undefined };
}

/** This seat's table here, if it was ever asked for. */
export function tableAt(node: Node, seat: Seat): Table | undefined {
  return node.seat === seat ? node.table : node.others?.[seat];
}

/** This seat's table here, made when first asked for. */
export function tableOf(node: Node, seat: Seat): Table {
  return tableAt(node, seat) ?? addTable(node, seat);
}

function addTable(node: Node, seat: Seat): Table {
  const table: Table = {
    moves: [],
    visits: [],
    available: [],
    values: [],
    priors: [],
    children: [],
    visited: 0,
  };
  if (node.table === undefined) {
    node.seat = seat;
    node.table = table;
  } else {
    node.others ??= [];
    node.others[seat] = table;
  }
  return table;
}

const whole: number[][] = [];
const broken: number[][] = [];
const missing: undefined[][] = [];

/** Gives an empty table the moves that it will mostly have: copies of lists take less time and room than lists that grow. */
export function fillTable(table: Table, moves: readonly MoveBase[]): void {
  const { length } = moves;
  const zeros = (whole[length] ??= filled(length, 0));
  const parts = (broken[length] ??= fractions(length));
  table.moves = moves.slice();
  for (let i = 0; i < length; i++) table.moves[i] = oneFor(entry(moves, i));
  table.visits = zeros.slice();
  table.available = zeros.slice();
  table.values = parts.slice();
  table.priors = parts.slice();
  table.children = (missing[length] ??= Array.from(moves, () => undefined)).slice();
}

/** The node that follows a move when its seat chose alone, or for its seat's own next step. */
export function childOf(table: Table, edge: number): Node {
  return (table.children[edge] ??= newNode());
}

const EDGES = 0x1_0000;

/** The node for everybody after one of several choices made at once. */
export function jointChild(node: Node, seat: Seat, edge: number): Node {
  const key = seat * EDGES + edge;
  node.joints ??= new Map();
  const found = node.joints.get(key);
  if (found !== undefined) return found;
  const child = newNode();
  node.joints.set(key, child);
  return child;
}

/** Adds a move that was never seen here before. */
export function addEdge(table: Table, move: MoveBase): number {
  table.visits.push(0);
  table.available.push(0);
  table.values.push(0);
  table.priors.push(0);
  table.children.push(undefined);
  return table.moves.push(move) - 1;
}

/** Where a move stands in a table; -1 if it was never available. */
export function edgeOf(table: Table, move: MoveBase): number {
  return table.moves.findIndex((each) => sameMove(each, move));
}

/** Adds one result to a move. */
export function addResult(table: Table, edge: number, value: number): void {
  table.visits[edge] = (table.visits[edge] ?? 0) + 1;
  table.values[edge] = (table.values[edge] ?? 0) + value;
  table.visited++;
}

/** The mean result of a move; 0 before there is one. */
export function meanOf(table: Table, edge: number): number {
  const visits = table.visits[edge] ?? 0;
  return visits === 0 ? 0 : (table.values[edge] ?? 0) / visits;
}
