import * as v from 'valibot';
import { operation } from './operation.ts';

const connection = v.picklist(['open', 'away']);

/** The server itself. */
export const site = {
  addresses: operation('GET', '/api/addresses', { auth: 'none', answer: v.array(v.string()) }),
  health: operation('GET', '/health', {
    auth: 'none',
    answer: v.object({ ok: v.boolean(), store: connection, news: v.exactOptional(connection) }),
    otherwise: 503,
  }),
  ready: operation('GET', '/ready', {
    auth: 'none',
    answer: v.object({ ok: v.boolean() }),
    otherwise: 503,
  }),
  security: operation('GET', '/.well-known/security.txt', {
    auth: 'none',
    answer: v.string(),
    mediaType: 'text/plain',
    reasons: ['not-found'],
  }),
};
