import { StoreUnavailable } from './sql.ts';
import type { Store } from './store.ts';

/** Told how long the store took for an operation such as `append` or `jobs.claim`, and how it failed, if it did. */
export type StoreWatch = (
  operation: string,
  milliseconds: number,
  failure?: 'unavailable' | 'failed',
) => void;

/** The same store, with every question to it timed. */
export function watchStore(store: Store, watch: StoreWatch): Store {
  return watchCalls(store, '', watch);
}

function watchCalls<T extends object>(target: T, prefix: string, watch: StoreWatch): T {
  const known = new Map<unknown, unknown>();
  const watched = (name: PropertyKey, value: unknown): unknown => {
    const operation = prefix + String(name);
    if (typeof value === 'function') return timed(operation, value.bind(target) as Call, watch);
    return typeof value === 'object' && value !== null
      ? watchCalls(value, `${operation}.`, watch)
      : undefined;
  };
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (!known.has(value)) known.set(value, watched(name, value));
      return known.get(value) ?? value;
    },
  });
}

type Call = (...args: readonly unknown[]) => unknown;

const failureOf = (error: unknown): 'unavailable' | 'failed' =>
  error instanceof StoreUnavailable ? 'unavailable' : 'failed';

function timed(operation: string, call: Call, watch: StoreWatch): Call {
  return (...args) => {
    const begun = performance.now();
    const answer = call(...args);
    if (answer instanceof Promise)
      answer.then(
        () => watch(operation, performance.now() - begun),
        (error: unknown) => watch(operation, performance.now() - begun, failureOf(error)),
      );
    return answer;
  };
}
