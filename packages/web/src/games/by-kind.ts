/** Those of a union that can be of this kind. */
export type OfKind<Item extends { readonly kind: string }, Kind> = Item extends unknown
  ? Kind extends Item['kind']
    ? Item
    : never
  : never;

/** What is said of an event or a move: each kind has its words, or what finds them. */
export function byKind<Item extends { readonly kind: string }, Said>(
  item: Item,
  rows: { readonly [Kind in Item['kind']]: Said | ((item: OfKind<Item, Kind>) => Said) },
): Said {
  const { kind }: { readonly kind: Item['kind'] } = item;
  const row: unknown = rows[kind];
  return (typeof row === 'function' ? row(item) : row) as Said;
}
