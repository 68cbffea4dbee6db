import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { OpenCount } from '../base/open-count.ts';
import { networkOf } from './proxies.ts';
import type { Trust } from './proxies.ts';

/** Accepts only so many connections from one address, as long as no other protocol is spoken there; from a proxy, any number. */
export function limitConnections(server: Server, most: number, trust: Trust): void {
  const open = new OpenCount(most);
  // One function for all of them; a socket knows its address also when it is closed.
  function close(this: Socket): void {
    open.remove(networkOf(this.remoteAddress ?? ''));
  }
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (trust(remoteAddress, 0)) return;
    if (open.add(networkOf(remoteAddress))) socket.on('close', close);
    else socket.destroy();
  });
  server.on('upgrade', ({ socket }) => {
    if (socket.listenerCount('close', close) === 0) return;
    socket.off('close', close);
    close.call(socket);
  });
}
