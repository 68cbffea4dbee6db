import type { MoveBase } from '@roundhouse/engine';

/** Moves that differ in one field only, as one: where that field has a list, there is a move for each of its values. */
export type Bundle = MoveBase;

type Fields = Readonly<Record<string, unknown>>;

/** Moves, with those that follow each other and differ in one field only as one. */
export function bundled(moves: readonly MoveBase[]): Bundle[] {
  const bundles: Bundle[] = [];
  let first: Fields | undefined;
  let field: string | undefined;
  let values: unknown[] = [];
  for (const move of moves as readonly (MoveBase & Fields)[]) {
    const differs = first && onlyDifference(first, move);
    if (first !== undefined && differs !== undefined && (field ?? differs) === differs) {
      if (field === undefined) {
        values = [first[differs]];
        bundles[bundles.length - 1] = { ...first, [differs]: values } as unknown as Bundle;
      }
      field = differs;
      values.push(move[differs]);
    } else {
      first = move;
      field = undefined;
      bundles.push(move);
    }
  }
  return bundles;
}

/** The one field in which two moves of a kind differ. */
function onlyDifference(a: Fields, b: Fields): string | undefined {
  if (a['kind'] !== b['kind']) return undefined;
  let found: string | undefined;
  for (const key in a) {
    if (a[key] === b[key]) continue;
    if (found !== undefined || !(key in b)) return undefined;
    found = key;
  }
  for (const key in b) if (!(key in a)) return undefined;
  return found;
}

/** The moves that these bundles stand for. */
export function unbundled(bundles: readonly Bundle[]): MoveBase[] {
  const moves: MoveBase[] = [];
  for (const bundle of bundles as readonly (Bundle & Fields)[]) {
    const field = listedField(bundle);
    if (field === undefined) moves.push(bundle);
    else for (const value of bundle[field] as unknown[]) moves.push({ ...bundle, [field]: value });
  }
  return moves;
}

/** The field that has a list. */
function listedField(bundle: Fields): string | undefined {
  for (const field in bundle) if (Array.isArray(bundle[field])) return field;
  return undefined;
}
