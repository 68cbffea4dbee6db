import type { ReviewNotes } from '@roundhouse/bots/review';
import { browserTable } from '../browser-table.ts';
import type { KeptRows } from '../browser-table.ts';

/** What was found out about a match, by the match's id. */
export interface KeptReview {
  readonly id: string;
  readonly notes: ReviewNotes;
}

/** Keeps reviews in a database of their own, so that it can be given up without losing a match. */
export function keptReviews(): Promise<KeptRows<KeptReview>> {
  return browserTable<KeptReview>('roundhouse-reviews', 'reviews', 'id');
}

/** For browsers that keep nothing. */
export function noReviews(): KeptRows<KeptReview> {
  return {
    all: async () => [],
    get: async () => undefined,
    put: async () => undefined,
    remove: async () => undefined,
  };
}
