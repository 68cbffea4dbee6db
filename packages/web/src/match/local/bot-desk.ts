import type { Choice, Question } from '@roundhouse/bots';
import { callOver } from './rpc.ts';

/** A bot that has not answered after this many milliseconds is replaced. */
const PATIENCE = 15_000;

export type Think = (question: Question) => Promise<Choice>;

/** Where the bots at a table are asked: a worker of their own, and a new one when it fails. One question at a time. */
export function botDesk(): Think {
  const desk = new Desk();
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const asked = last.then(() => desk.ask(question).catch(() => desk.ask(question)));
    last = asked.catch(() => undefined);
    return asked;
  };
}

/** Where hints are asked for: no bot waits behind them, and a newer question ends the thinking about an older one. */
export function hintDesk(): Think {
  const desk = new Desk();
  return (question) => {
    desk.giveUp('another hint was asked for');
    return desk.ask(question);
  };
}

interface Connection {
  readonly worker: Worker;
  readonly bots: { answer(question: Question): Promise<Choice> };
}

/** A worker, opened when it is needed, that thinks about one question. */
class Desk {
  #connection: Connection | undefined;
  /** Ends the thinking that goes on. */
  #fail: ((error: Error) => void) | undefined;

  async ask(question: Question): Promise<Choice> {
    const connection = (this.#connection ??= open());
    const answer = new Promise<Choice>((done, failed) => {
      this.#fail = failed;
      connection.bots.answer(question).then(done, failed);
    });
    const fail = this.#fail;
    const timer = setTimeout(() => this.giveUp('a bot did not answer in time'), PATIENCE);
    try {
      return await answer;
    } catch (error) {
      connection.worker.terminate();
      if (this.#connection === connection) this.#connection = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      if (this.#fail === fail) this.#fail = undefined;
    }
  }

  /** Ends the thinking about what was asked last, if it still goes on; its worker goes with it. */
  giveUp(why: string): void {
    if (this.#fail === undefined) return;
    this.#connection = undefined;
    this.#fail(new Error(why));
  }
}

function open(): Connection {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  return { worker, bots: callOver(worker) };
}
