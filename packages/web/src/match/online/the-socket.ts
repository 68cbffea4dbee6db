import { keptRequests } from './kept-requests.ts';
import { PlaySocket } from './play-socket.ts';

let line: PlaySocket | undefined;

/** The connection to the server that served this page; opened when it is first needed. */
export function theSocket(): PlaySocket {
  line ??= openSocket();
  return line;
}

function openSocket(): PlaySocket {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
  const socket = new PlaySocket({
    open: (end) => {
      const wire = new WebSocket(address);
      wire.addEventListener('message', ({ data }) => end.hear(String(data)));
      wire.addEventListener('close', ({ code }) => end.closed(code));
      return wire;
    },
    isOnline: () => navigator.onLine,
    random: Math.random,
    kept: keptRequests,
  });
  const look = (): void => socket.setAway(document.hidden);
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('offline', () => socket.lost());
  window.addEventListener('online', () => socket.renew());
  return socket;
}
