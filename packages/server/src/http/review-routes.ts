import type { ReviewNotes } from '@roundhouse/bots/review';
import { reviews } from '@roundhouse/protocol';
import { NO_REVIEW } from '../reviews/reviews.ts';
import type { Reviews } from '../reviews/reviews.ts';
import type { Store } from '../store/store.ts';
import { findMatch } from './find-match.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

interface ReviewRoutesInput {
  readonly store: Store;
  readonly reviews: Reviews;
}

/** The server's reviews of finished matches. Whoever has the match's link may read them. */
export function reviewRoutes(serve: Serve, input: ReviewRoutesInput): void {
  const { store } = input;

  serve(reviews.review, async ({ params }) => {
    const { id } = await findMatch(store, params.id);
    return (await store.reviews.of(id)) ?? NO_REVIEW;
  });

  serve(reviews.askForReview, async ({ params, request, visitor: { user } }) => {
    const match = await findMatch(store, params.id);
    const problem = await input.reviews.ask({ user, address: request.ip }, match);
    if (problem !== undefined) throw new HttpProblem(problem);
    return (await store.reviews.of(match.id)) ?? NO_REVIEW;
  });

  serve(reviews.reviewNotes, async ({ params }) => {
    const { id } = await findMatch(store, params.id);
    const notes = await store.reviews.notes(id);
    if (notes === undefined) throw new HttpProblem('no-such-review');
    return JSON.parse(notes) as ReviewNotes;
  });
}
