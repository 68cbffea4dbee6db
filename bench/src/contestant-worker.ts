// One contestant in a thread of its own, so that none runs code that was compiled for another.
import { parentPort, workerData } from 'node:worker_threads';
import { contestantOf } from './contestant.ts';
import type { Entry } from './contestant.ts';

const measure = await contestantOf(workerData as Entry);
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(measure(seconds)));
