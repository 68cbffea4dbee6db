/** How one place of a look becomes numbers. Plain JSON: it travels with the network. */
export type Field =
  | { readonly kind: 'none' }
  | { readonly kind: 'flag' }
  /** Divided by its usual size; and where few values occur, a place for each. */
  | { readonly kind: 'number'; readonly scale: number; readonly values: readonly number[] }
  | { readonly kind: 'word'; readonly values: readonly string[] }
  /** A number that names a seat: a mark beside that seat. */
  | { readonly kind: 'seat' }
  | { readonly kind: 'maybe'; readonly of: Field }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [string, Field])[] }
  /** As long at every table: a place for each entry. */
  | { readonly kind: 'list'; readonly of: readonly Field[] }
  /** So many entries for each seat, one seat after the other. */
  | { readonly kind: 'seats'; readonly rows: number; readonly of: readonly Field[] }
  /** In no order: how often each value occurs. */
  | { readonly kind: 'bag'; readonly scale: number; readonly values: readonly number[] }
  /** The same for seats: how often each of them occurs. */
  | { readonly kind: 'seat-bag' }
  /** Too much to tell apart: how many there are. */
  | { readonly kind: 'size'; readonly scale: number };

export interface Schema {
  readonly root: Field;
}
