import { afterAll, beforeAll } from 'vitest';
import type { Holder } from '../store/lease.ts';
import type { Store } from '../store/store.ts';

export type OpenStore = (holder: Holder) => Promise<Store>;

/** Nodes that share a store while the tests of a block run; they can be asked from the first one on. */
export function openNodes<const Names extends readonly string[]>(
  open: OpenStore,
  lease: number,
  ...names: Names
): { readonly [Name in keyof Names]: Store } {
  const opened: Store[] = [];
  beforeAll(async () => {
    for (const node of names) opened.push(await open({ node, lease }));
  });
  afterAll(async () => {
    for (const store of opened) await store.close();
  });
  const standIn = (_: string, at: number): Store =>
    new Proxy({} as Store, { get: (_target, name) => Reflect.get(opened[at] ?? {}, name) });
  return names.map(standIn) as { readonly [Name in keyof Names]: Store };
}
