import { parseClientMessage } from '@roundhouse/protocol';
import type { Request, SocketSurroundings } from './play-socket.ts';

const KEY = 'unsent';

/** Moves that wait for the network, in this browser's storage: the app may be reloaded, or put away by its system, meanwhile. */
export const keptRequests: SocketSurroundings['kept'] = {
  read() {
    try {
      const texts: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(texts) ? texts.flatMap(requestIn) : [];
    } catch {
      return [];
    }
  },
  write(requests) {
    try {
      if (requests.length === 0) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(requests.map((each) => JSON.stringify(each))));
    } catch {
      // A browser that keeps nothing still sends what waits while the page is open.
    }
  },
};

function requestIn(text: unknown): Request[] {
  const parsed = parseClientMessage(String(text));
  return parsed.ok && 'match' in parsed.message && 'id' in parsed.message ? [parsed.message] : [];
}
