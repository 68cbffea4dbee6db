import type { MoveBase } from './game.ts';

/** What may stand in a field of a move. An object, since the compiler reads it before the rules that use its type. */
export interface FieldCheck<Value = unknown> {
  readonly accepts: (value: unknown) => value is Value;
  /** What people write for a number, found by it; where a number has no name, or in a list of texts, values spell themselves. */
  readonly names?: readonly string[];
}

/** For every kind of move, the check of each of its fields. */
export type MoveFields = Readonly<Record<string, Readonly<Record<string, FieldCheck>>>>;

/** A whole number from `low` to `high`, both included. */
export function integer(low: number, high: number, names?: readonly string[]): FieldCheck<number> {
  return {
    ...(names && { names }),
    accepts: (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high,
  };
}

/** An index into a table of this length. */
export function below(length: number, names?: readonly string[]): FieldCheck<number> {
  return integer(0, length - 1, names);
}

/** An index into a table, written as what stands there. */
export function itemOf(names: readonly string[]): FieldCheck<number> {
  return below(names.length, names);
}

/** What people write for a seat. */
export const SEAT_LETTERS: readonly string[] = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** One of the first seats. */
export function seatBelow(count: number): FieldCheck<number> {
  return below(count, SEAT_LETTERS);
}

/** One of a few values. */
export function oneOf<Value extends string | number | boolean>(
  values: readonly Value[],
  names?: readonly string[],
): FieldCheck<Value> {
  return {
    ...(names && { names }),
    accepts: (value): value is Value => values.some((each) => each === value),
  };
}

/** The same where the moves are known. */
export type MoveShapes<Move extends MoveBase> = {
  readonly [Kind in Move['kind']]: {
    readonly [Field in Exclude<keyof Extract<Move, { kind: Kind }>, 'kind'>]: FieldCheck;
  };
};

/** A parser of moves: takes exactly the known kinds with their fields in range, and copies nothing else. */
export function moveParser<Move extends MoveBase>(
  shapes: MoveShapes<Move>,
): (input: unknown) => Move | undefined {
  const table = new Map<unknown, [string, FieldCheck][]>(
    Object.entries<Record<string, FieldCheck>>(shapes).map(([kind, fields]) => [
      kind,
      Object.entries(fields),
    ]),
  );
  return (input) => {
    if (typeof input !== 'object' || input === null) return undefined;
    const kind: unknown = Reflect.get(input, 'kind');
    const fields = table.get(kind);
    if (fields === undefined) return undefined;
    const move: Record<string, unknown> = { kind };
    for (const [field, check] of fields) {
      const value: unknown = Reflect.get(input, field);
      if (!check.accepts(value)) return undefined;
      move[field] = value;
    }
    return move as unknown as Move;
  };
}

/** Whether input from outside spells this move; fields that do not belong don't matter. */
export function spells(input: unknown, move: MoveBase): boolean {
  if (typeof input !== 'object' || input === null) return false;
  if (Reflect.get(input, 'kind') !== move.kind) return false;
  for (const key in move) if (Reflect.get(input, key) !== Reflect.get(move, key)) return false;
  return true;
}

/** Whether two moves are the same: the same fields with the same values. */
export function sameMove(a: MoveBase, b: MoveBase): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  for (const key in a) if (Reflect.get(a, key) !== Reflect.get(b, key)) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}
