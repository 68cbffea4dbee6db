import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

interface Round {
  readonly every: number;
  readonly work: () => Promise<void> | void;
}

/** Everything that the server does again and again without being asked; nothing of it before `start` or after `stop`. */
export class Rounds {
  private readonly log: Log;
  private readonly rounds: Round[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private startedAt = 0;

  constructor(log: Log) {
    this.log = log;
  }

  /** Does this once in so many milliseconds, and again only when it is done, so that it never overtakes itself. */
  every(milliseconds: number, work: Round['work']): void {
    this.rounds.push({ every: milliseconds, work });
  }

  start(): void {
    this.startedAt = performance.now();
    this.running = Promise.all(this.rounds.map((round) => this.goRound(round)));
  }

  /** When what is under way is done. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** All that is done once a second begins at the same moments, so that what it asks of the store goes there together. */
  private untilNext(every: number): number {
    const left = every - ((performance.now() - this.startedAt) % every);
    return left < every / 2 ? left + every : left;
  }

  private async goRound({ every, work }: Round): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      await sleep(this.untilNext(every), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await work();
      } catch (error) {
        this.log('a round failed', { error: String(error) });
      }
    }
  }
}
