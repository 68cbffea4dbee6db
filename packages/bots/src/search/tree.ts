import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Seat } from '@roundhouse/engine';

/**
 * A point of the public history since the root: what happened, not what anybody holds. Every seat that may decide
 * here has its own table, so seats that choose at once do not see each other's choice.
 */
export interface Node {
  readonly tables: (Table | undefined)[];
  /** Where choices made at once lead to, one choice after the other; see `jointChild`. */
  joints: Map<number, Node> | undefined;
}

/** One seat's moves at a node, as parallel lists. A move that some worlds don't allow is compared where it is available. */
export interface Table {
  readonly moves: MoveBase[];
  readonly visits: number[];
  readonly available: number[];
  readonly values: number[];
  readonly priors: number[];
  readonly children: (Node | undefined)[];
  visited: number;
}

export function newNode(): Node {
  return { tables: [], joints: undefined };
}

/** This seat's table here, made when first asked for. */
export function tableOf(node: Node, seat: Seat): Table {
  return (node.tables[seat] ??= {
    moves: [],
    visits: [],
    available: [],
    values: [],
    priors: [],
    children: [],
    visited: 0,
  });
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
