import type { AnyGame, MatchRecord } from '@roundhouse/engine';
import { sha256 } from '../base/tokens.ts';
import type { Store } from '../store/store.ts';
import { recordOf } from './record-of.ts';

/** A finished match: its record, how it ended, and the hash that was public before. */
export interface ExportedMatch {
  readonly record: MatchRecord;
  readonly outcome: unknown;
  readonly seedHash: string;
  readonly startedAt: number | null;
}

const PAGE = 100;

/** Every finished match, one after another; each record names the rules that it was played by. */
export async function* exportMatches(
  store: Store,
  games: readonly AnyGame[],
): AsyncGenerator<ExportedMatch> {
  let after = '';
  for (;;) {
    const matches = await store.finishedMatches(after, PAGE);
    for (const match of matches) {
      const record = await recordOf(store, games, match);
      const { outcome, seed, startedAt } = match;
      if (record !== undefined) yield { record, outcome, seedHash: sha256(seed), startedAt };
    }
    const last = matches.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
