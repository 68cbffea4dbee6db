import type { Laws } from '@roundhouse/engine/testing';
import { GAMES } from './registry.ts';

interface WithLaws {
  readonly laws: Laws<unknown>;
}

const found = GAMES.map(async ({ id }) => {
  const { laws }: WithLaws = await import(`./${id}/testing/laws.ts`);
  return [id, laws] as const;
});

/** The laws of every game, by its id. Apart from the registry, so that only tests and the fuzzer load them. */
export const LAWS: Readonly<Record<string, Laws<unknown>>> = Object.fromEntries(
  await Promise.all(found),
);
