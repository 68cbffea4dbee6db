import { afterAll, beforeAll } from 'vitest';
import type { Holder } from '../store/lease.ts';
import type { Store } from '../store/store.ts';

export type OpenStore = (holder: Holder) => Promise<Store>;

/** Two nodes that share a store while the tests of a block run; `use` is told them before the first. */
export function openTwoNodes(
  open: OpenStore,
  { nodes, lease }: { readonly nodes: readonly [string, string]; readonly lease: number },
  use: (store: Store, other: Store) => void,
): void {
  const opened: Store[] = [];
  beforeAll(async () => {
    const [store, other] = [
      await open({ node: nodes[0], lease }),
      await open({ node: nodes[1], lease }),
    ];
    opened.push(store, other);
    use(store, other);
  });
  afterAll(async () => {
    for (const store of opened) await store.close();
  });
}
