import { parseClientMessage } from '@roundhouse/protocol';
import type { Request, SocketEnvironment } from './play-socket.ts';

const KEY = 'unsent/';

/**
 * Moves that wait for the network, in this browser's storage: the app may be reloaded, or put away by its system,
 * meanwhile. Each has an entry of its own, since several windows keep theirs there.
 */
export const keptRequests: SocketEnvironment['kept'] = {
  read() {
    try {
      return Object.entries<unknown>(localStorage).flatMap(([key, text]) =>
        key.startsWith(KEY) ? requestIn(text) : [],
      );
    } catch {
      return [];
    }
  },
  add(request) {
    try {
      localStorage.setItem(`${KEY}${request.id}`, JSON.stringify(request));
    } catch {
      // A browser that keeps nothing still sends what waits while the page is open.
    }
  },
  drop(id) {
    try {
      localStorage.removeItem(`${KEY}${id}`);
    } catch {
      // Nothing was kept.
    }
  },
};

function requestIn(text: unknown): Request[] {
  const parsed = parseClientMessage(String(text));
  return parsed.ok && 'match' in parsed.message && 'id' in parsed.message ? [parsed.message] : [];
}
