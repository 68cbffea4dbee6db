// Makes one backup in a thread of its own: SQLite's checks would stop the server meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './back-up.ts';

const { folder, to } = workerData as { folder: string; to: string };
parentPort?.postMessage(await backUp(folder, to));
