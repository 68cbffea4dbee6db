// One of the threads of `roundhouse bench review`.
import type { AnyGame } from '@roundhouse/engine';
import { parentPort, workerData } from 'node:worker_threads';
import { findPlanted } from './planted.ts';
import type { PlantedJob, PlantedReply } from './planted-threads.ts';

const { findGame } = (await import(workerData as string)) as {
  findGame: (id: string) => AnyGame | undefined;
};

parentPort?.on('message', (job: PlantedJob) => {
  const game = findGame(job.game);
  if (game === undefined) throw new Error(`no game ${job.game}`);
  const before = process.threadCpuUsage();
  const found = findPlanted({ ...job, game });
  const { user, system } = process.threadCpuUsage(before);
  const reply: PlantedReply = { ...job, found, seconds: (user + system) / 1e6 };
  parentPort?.postMessage(reply);
});
