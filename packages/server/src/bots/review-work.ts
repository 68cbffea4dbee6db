import type { ReviewPart, ReviewRequest } from '@roundhouse/bot-runner';

/** For whom a part of a review is done: always in the background, where bots of people who wait go first. */
export interface ReviewTerms {
  readonly owner: string;
  readonly inBackground: true;
}

/** Goes on with a review for a moment without blocking this thread. */
export type ReviewWork = (request: ReviewRequest, terms: ReviewTerms) => Promise<ReviewPart>;
