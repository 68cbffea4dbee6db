import type { AnyGame } from '@roundhouse/engine';
import type { Laws } from '@roundhouse/engine/testing';
import { GAMES } from '@roundhouse/games';
import { LAWS } from '@roundhouse/games/laws';

/** The games that the command knows. Worker threads find the same games in the same module. */
export interface Catalogue {
  readonly games: readonly AnyGame[];
  readonly laws: Readonly<Record<string, Laws<unknown>>>;
  /** The address of the module that exports this as `CATALOGUE`, and its `findGame`. */
  readonly module: string;
}

export const CATALOGUE: Catalogue = { games: GAMES, laws: LAWS, module: import.meta.url };

export { findGame } from '@roundhouse/games';
