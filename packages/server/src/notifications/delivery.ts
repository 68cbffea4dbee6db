import type { Failure } from '@roundhouse/protocol';
import type { Posted } from './outgoing.ts';

/** What became of one try to send something. */
export type Delivery =
  | { readonly kind: 'delivered' }
  /** It surely did not arrive, and may another time. */
  | { readonly kind: 'again'; readonly failure: Failure; readonly after: number }
  /** It did not arrive and will not; or nobody can say, and twice would be worse than not at all. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** There is nobody any more. */
  | { readonly kind: 'gone'; readonly failure: Failure };

const TRY_AGAIN = [408, 425, 429];
const GONE = [404, 410];

/** What an answer over HTTP means. */
export function deliveryOf(posted: Posted): Delivery {
  if (posted.kind === 'unknown') return { kind: 'failed', failure: posted.failure };
  if (posted.kind === 'unsent')
    return posted.failure.code === 'private-address'
      ? { kind: 'failed', failure: posted.failure }
      : { kind: 'again', failure: posted.failure, after: 0 };
  const { status, retryAfter } = posted;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (GONE.includes(status)) return { kind: 'gone', failure: { code: 'gone', status } };
  const failure: Failure = { code: 'answered', status };
  return status >= 500 || TRY_AGAIN.includes(status)
    ? { kind: 'again', failure, after: retryAfter ?? 0 }
    : { kind: 'failed', failure };
}
