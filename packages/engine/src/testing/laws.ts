import type { Viewer } from '../game.ts';

/** What a game promises beyond the laws that hold for all games. Each game has them in `laws.ts`. */
export interface Laws<State> {
  /** What is wrong with this state (cards lost, money from nowhere, a cache that disagrees), or undefined. */
  conserve(state: State): string | undefined;
  /** Everything this viewer may not know, under a name each: the deck, each hand, the generator, sealed choices. */
  secrets(state: State, viewer: Viewer): Readonly<Record<string, unknown>>;
}
