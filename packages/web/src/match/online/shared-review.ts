import { reviews } from '@roundhouse/protocol';
import type { SharedReview } from '../host.ts';
import { askersOf } from './api.ts';
import type { Reply } from './api.ts';

const api = askersOf(reviews);

/** The server's review of one of its matches. */
export function sharedReview(id: string): SharedReview {
  return {
    state: async () => valueOf(await api.review({ id })),
    ask: async () => valueOf(await api.askForReview({ id })),
    notes: async () => valueOf(await api.reviewNotes({ id })),
  };
}

const valueOf = <T>(reply: Reply<T>): T | undefined => (reply.ok ? reply.value : undefined);
