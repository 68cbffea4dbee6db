import type { Server } from 'node:http';
import { networkOf } from './proxies.ts';
import type { Trust } from './proxies.ts';

/** Accepts only so many connections from one address, whatever comes over them; from a proxy, any number. */
export function limitConnections(server: Server, most: number, trust: Trust): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (trust(remoteAddress, 0)) return;
    const address = networkOf(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
