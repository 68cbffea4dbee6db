import type { Reason, TableSettings } from '@roundhouse/protocol';
import type { MatchRow, UserRow } from '../store/store.ts';

export type TableResult =
  | { readonly ok: true; readonly match: MatchRow }
  | { readonly ok: false; readonly problem: Reason };

export interface NewTable {
  readonly game: string;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  /** For its members alone, and never in the lobby. */
  readonly club?: string | undefined;
  /** For each seat a bot's name, `null` for a person who may come, or 'me'. */
  readonly seats: readonly (string | null)[];
  /** A position to begin with: where a match as text ends, and whether what was hidden is dealt anew. */
  readonly start?: { readonly text: string; readonly anew: boolean };
}

/** People who play together, and where they are, with bots and what holds at their table. */
export interface Arranged {
  readonly game: string;
  readonly settings: TableSettings;
  readonly people: readonly { readonly user: UserRow; readonly origin: string }[];
  readonly bots: readonly string[];
  /** What it is a match of. */
  readonly tournament?: string;
  readonly club?: string | undefined;
  /** Whether it is in no list; one of a club never is. */
  readonly isPrivate?: boolean;
  /** Whether the first of them begins the match; else it begins at once. */
  readonly waits?: boolean;
}
