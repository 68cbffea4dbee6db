import type { Question } from '@roundhouse/bots';
import type { MoveBase } from '@roundhouse/engine';
import { callOver } from './rpc.ts';
import type { Think } from './table-keeper.ts';

/** A bot that has not answered after this many milliseconds is replaced. */
const PATIENCE = 15_000;

/** Where bots are asked: a worker of their own, and a new one when it fails. One question at a time. */
export function botDesk(): Think {
  let desk = open();
  let last: Promise<unknown> = Promise.resolve();

  async function ask(question: Question): Promise<MoveBase> {
    try {
      return await inTime(desk.bots.answer(question));
    } catch (error) {
      desk.worker.terminate();
      desk = open();
      throw error;
    }
  }

  return (question) => {
    const asked = last.then(() => ask(question).catch(() => ask(question)));
    last = asked.catch(() => undefined);
    return asked;
  };
}

function open(): {
  worker: Worker;
  bots: { answer(question: Question): Promise<MoveBase> };
} {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  return { worker, bots: callOver(worker) };
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('a bot did not answer in time')), PATIENCE);
    promise.then(done, failed).finally(() => clearTimeout(timer));
  });
}
