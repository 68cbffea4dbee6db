import type { Laws } from '@roundhouse/engine/testing';
import { laws as germanRailways } from './german-railways/testing/laws.ts';
import { laws as iberianGauge } from './iberian-gauge/testing/laws.ts';
import { laws as ironHorsesRael } from './iron-horses-rael/testing/laws.ts';
import { laws as ironHorsesRampage } from './iron-horses-rampage/testing/laws.ts';
import { laws as trainsAndCargo } from './trains-and-cargo/testing/laws.ts';

/** The laws of every game, by its id. Apart from the registry, so that only tests and the fuzzer load them. */
export const LAWS: Readonly<Record<string, Laws<unknown>>> = {
  'iron-horses-rael': ironHorsesRael,
  'iron-horses-rampage': ironHorsesRampage,
  'german-railways': germanRailways,
  'iberian-gauge': iberianGauge,
  'trains-and-cargo': trainsAndCargo,
};
