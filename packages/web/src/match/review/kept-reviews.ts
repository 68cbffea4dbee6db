import type { ReviewNotes } from '@roundhouse/bots/review';
import { browserTable, memoryRows } from '../browser-table.ts';
import type { KeptRows } from '../browser-table.ts';

/** What was found out about a match, by the match's id. */
interface KeptReview {
  readonly id: string;
  readonly notes: ReviewNotes;
}

/** Keeps reviews in a database of their own, so that it can be given up without losing a match. */
export function keptReviews(): Promise<KeptRows<KeptReview>> {
  return browserTable<KeptReview>('roundhouse-reviews', 'reviews', 'id').catch(() =>
    memoryRows<KeptReview>(({ id }) => id),
  );
}
