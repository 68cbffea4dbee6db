import type { ClientMessage } from '@roundhouse/protocol';
import type { SessionRow } from '../store/store.ts';

/** What is kept of the session of whoever opened a connection. */
export type OpenedBy = Pick<SessionRow, 'user' | 'tokenHash' | 'scopes'>;

export const openedBy = ({ user, tokenHash, scopes }: SessionRow): OpenedBy => ({
  user,
  tokenHash,
  scopes,
});

/** A browser may everything; a program what its token is good for. */
export function mayAsk(session: OpenedBy | undefined, { type }: ClientMessage): boolean {
  const scopes = session?.scopes ?? null;
  if (scopes === null || type === 'ping') return true;
  const isLooking = type === 'subscribe' || type === 'unsubscribe' || type === 'away';
  return scopes.includes(isLooking ? 'read' : type === 'chat' ? 'chat' : 'play');
}
