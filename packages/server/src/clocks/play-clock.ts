import type { PlayTimes } from '../store/play-times.ts';
import type { Outage } from '../store/play-times.ts';

/** The time that matches are played by. */
export interface PlayTime {
  now(): number;
  /** When there was nobody to play with, in order. */
  readonly outages: readonly Outage[];
}

/** As long as the store has not heard of it, time goes on for so long only: nobody could move meanwhile. */
const LONGEST_UNMARKED = 8000;

interface PlayClockInput {
  readonly times: PlayTimes;
  /** Told that an outage has become known. */
  readonly onOutage: () => void;
  readonly monotonic?: () => number;
}

/**
 * Begins with the database's clock, which is the same for all nodes, and goes on by the monotonic one: whatever the clock
 * on the wall does, nobody is charged for it. Every few seconds it leaves a mark in the store, so that the next start
 * knows how long there was no server.
 */
export class PlayClock implements PlayTime {
  outages: readonly Outage[] = [];
  private readonly input: PlayClockInput;
  private readonly monotonic: () => number;
  private base = 0;
  private since = 0;

  constructor(input: PlayClockInput) {
    this.input = input;
    this.monotonic = input.monotonic ?? (() => performance.now());
  }

  now(): number {
    return this.base + Math.min(Math.round(this.monotonic() - this.since), LONGEST_UNMARKED);
  }

  async start(): Promise<void> {
    const { now, outages } = await this.input.times.begin();
    this.outages = outages;
    this.goOnFrom(now);
  }

  async mark(): Promise<void> {
    const { now, outages } = await this.input.times.mark(this.now());
    if (outages !== this.outages.length) {
      this.outages = await this.input.times.outages();
      this.input.onOutage();
    }
    this.goOnFrom(Math.max(now, this.now()));
  }

  /** From here on there may be no server. */
  async stop(): Promise<void> {
    await this.input.times.end(this.now()).catch(() => undefined);
  }

  private goOnFrom(now: number): void {
    this.base = now;
    this.since = this.monotonic();
  }
}

const SMALL_DIFFERENCE = 2000;

/** By how much the clock on the wall is ahead; a difference that the clocks of clients have anyway is none. */
export const wallAhead = (difference: number): number =>
  Math.abs(difference) < SMALL_DIFFERENCE ? 0 : difference;
