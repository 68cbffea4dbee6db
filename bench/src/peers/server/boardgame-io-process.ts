// boardgame.io's own server with its own store, which is in memory.
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { answerParent } from '../../server/answer-parent.ts';
import { defineGame } from '../boardgame-io.ts';
import { viewOf } from '../hand-written.ts';
import type { Table } from '../hand-written.ts';

interface BoardgameIoServer {
  readonly app: { listen(port: number, ...rest: unknown[]): HttpServer };
  run(options: { port: number }): Promise<{ appServer: HttpServer }>;
}
interface BoardgameIo {
  readonly Server: (setup: { games: unknown[]; origins: string[] }) => BoardgameIoServer;
}

const load = createRequire(import.meta.url);
const { Server } = load('boardgame.io/server') as BoardgameIo;
const game = {
  ...defineGame(() => Math.floor(Math.random() * 2 ** 32)),
  playerView: ({ G, playerID }: { G: Table; playerID: string | null }) =>
    'hands' in G ? viewOf(G, Number(playerID ?? -1)) : G,
};
const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
// It would listen on every address of the machine.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, heard) => listen(port, '127.0.0.1', heard);
const { appServer } = await server.run({ port: 0 });
answerParent((appServer.address() as AddressInfo).port, async () => appServer.close());
