import type { AnyGame } from '@roundhouse/engine';
import { Player } from './player.ts';
import type { Guest } from './tables.ts';
import { beginMatch, fewestSeats, newGuest } from './tables.ts';

/** What plays: one server, or several nodes that share a store. */
export interface LoadTarget {
  readonly url: string;
  /** The nodes' own addresses; seats of one match are spread over them. */
  readonly urls?: readonly string[];
  /** Milliseconds of processor time used so far. */
  processor(): Promise<number>;
}

export interface LoadPlan {
  readonly server: LoadTarget;
  readonly games: readonly AnyGame[];
  readonly matches: number;
  readonly seconds: number;
  /** Moves a second in all; as many as go by default. */
  readonly rate?: number;
}

export interface LoadReport {
  readonly movesPerSecond: number;
  /** Milliseconds of the server's processor time for each move, all threads together. */
  readonly processorPerMove: number;
  /** Milliseconds from sending a move to the other seats' receipt. */
  readonly p50: number;
  readonly p99: number;
  readonly sockets: number;
  readonly matches: number;
}

const WARM_UP = 2000;

/** Keeps so many matches going between clients that play at random, and measures what they see. */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const load = new Load(plan);
  await load.start();
  await sleep(WARM_UP);
  load.reset();
  const used = await plan.server.processor();
  await sleep(plan.seconds * 1000);
  const report = load.report((await plan.server.processor()) - used);
  await load.stop();
  return report;
}

class Load {
  private readonly plan: LoadPlan;
  private readonly playing = new Set<Player>();
  private readonly tables: Promise<void>[] = [];
  private delays: number[] = [];
  private accepted = 0;
  private begun = 0;
  private since = 0;
  private stopped = false;

  constructor(plan: LoadPlan) {
    this.plan = plan;
  }

  async start(): Promise<void> {
    const { games, matches, server } = this.plan;
    for (let i = 0; i < matches; i++) {
      const game = games[i % games.length];
      if (game === undefined) throw new Error('there are no games');
      const guests: Guest[] = [];
      for (let seat = 0; seat < fewestSeats(game); seat++)
        guests.push(await newGuest(server.url, `Guest ${i}.${seat}`));
      this.tables.push(this.keepPlaying(game, guests));
    }
  }

  reset(): void {
    this.delays = [];
    this.accepted = 0;
    this.since = performance.now();
  }

  report(processor: number): LoadReport {
    const seconds = (performance.now() - this.since) / 1000;
    return {
      movesPerSecond: Math.round(this.accepted / seconds),
      processorPerMove: processor / this.accepted,
      p50: percentile(this.delays, 0.5),
      p99: percentile(this.delays, 0.99),
      sockets: this.playing.size,
      matches: this.begun,
    };
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const player of this.playing) player.leave();
    await Promise.all(this.tables);
  }

  private async keepPlaying(game: AnyGame, guests: readonly Guest[]): Promise<void> {
    while (!this.stopped) {
      const match = await beginMatch(this.plan.server.url, game, guests);
      this.begun++;
      if (!this.stopped) await this.play(match, guests);
    }
  }

  private async play(match: string, guests: readonly Guest[]): Promise<void> {
    /** When the move that leads to a position was sent. */
    const sentAt = new Map<number, { at: number; by: number }>();
    const { url, urls = [url] } = this.plan.server;
    const first = this.begun;
    const players = guests.map(
      (guest, seat) =>
        new Player({
          url: urls[(first + seat) % urls.length] ?? url,
          guest,
          match,
          delay: () => this.delay(),
          onSent: ({ position, at }) => sentAt.set(position + 1, { at, by: seat }),
          onAccepted: () => this.accepted++,
          onPosition: (position) => {
            const sent = sentAt.get(position);
            if (sent !== undefined && sent.by !== seat)
              this.delays.push(performance.now() - sent.at);
          },
        }),
    );
    for (const player of players) this.playing.add(player);
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) this.playing.delete(player);
  }

  /** At a given rate, each match waits its share, more or less. */
  private delay(): number {
    const { rate, matches } = this.plan;
    return rate === undefined ? 0 : ((matches * 1000) / rate) * (0.5 + Math.random());
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
