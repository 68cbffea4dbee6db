import type { Laws } from '@roundhouse/engine/testing';

/** The laws of every game, by its id. Apart from the registry, so that only tests and the fuzzer load them. */
export const LAWS: Readonly<Record<string, Laws<unknown>>> = {};
