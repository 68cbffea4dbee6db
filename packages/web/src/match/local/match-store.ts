import type { Match, MatchRecord, Outcome, Seat } from '@roundhouse/engine';
import { browserTable, memoryRows } from '../browser-table.ts';
import type { KeptRows } from '../browser-table.ts';
import type { MatchInfo } from '../host.ts';

/** A match as it is kept: the record is the truth, the rest is for lists. */
export interface KeptMatch {
  readonly info: MatchInfo;
  readonly record: MatchRecord;
  readonly changedAt: number;
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Comes from elsewhere: it is replayed, never played on. */
  readonly imported?: boolean;
}

/** The match as it is now; an imagined one can't be kept. */
export function keptMatch(info: MatchInfo, match: Match, changedAt: number): KeptMatch {
  const record = match.record();
  if (record === undefined) throw new Error('an imagined match is not kept');
  return { info, record, changedAt, deciders: match.deciders, outcome: match.outcome };
}

export type MatchStore = KeptRows<KeptMatch>;

/** Keeps matches as long as the page is open. */
export const memoryStore = (): MatchStore => memoryRows(({ info }) => info.id);

/** Keeps matches in the browser's database. Rejects where the browser gives none. */
export async function browserStore(): Promise<MatchStore> {
  const rows = await browserTable<KeptMatch>('roundhouse', 'matches', 'info.id');
  return {
    ...rows,
    all: async () => (await rows.all()).map(withPlayers),
    async get(id) {
      const kept = await rows.get(id);
      return kept && withPlayers(kept);
    },
  };
}

/** An older app kept matches that called their players sitters. */
export function withPlayers(kept: KeptMatch): KeptMatch {
  const { sitters, ...info } = kept.info as MatchInfo & { readonly sitters?: MatchInfo['players'] };
  return sitters === undefined ? kept : { ...kept, info: { ...info, players: sitters } };
}
