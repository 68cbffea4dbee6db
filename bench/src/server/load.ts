import type { AnyGame } from '@roundhouse/engine';
import { setTimeout as wait } from 'node:timers/promises';
import { Player } from './player.ts';
import type { Guest } from './tables.ts';
import { beginMatch, fewestSeats, newGuest } from './tables.ts';

export const PLACEMENTS = ['spread', 'together'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** What plays: one server, or several nodes that share a store. */
interface LoadTarget {
  readonly url: string;
  /** The nodes' own addresses, if there are several. */
  readonly urls?: readonly string[];
  /** Whether the seats of a match are at different nodes, as by default, or all at one. */
  readonly placement?: Placement;
  /** Milliseconds of processor time used so far. */
  processor(): Promise<number>;
}

interface LoadPlan {
  readonly server: LoadTarget;
  readonly games: readonly AnyGame[];
  readonly matches: number;
  readonly seconds: number;
  /** Moves a second in all; as many as go by default. */
  readonly rate?: number;
  /** In so many of a hundred matches one person plays against bots of this name; they are spread evenly. */
  readonly bots?: { readonly percent: number; readonly name: string };
  /** Stops it, whatever it waits for; then it fails. */
  readonly signal?: AbortSignal;
  /** Whatever else counts up while they play. */
  readonly meters?: Readonly<Record<string, () => number>>;
  /** Told when everything has been played for a while, just before it is measured, and when that is done. */
  readonly onWarm?: () => void;
  readonly onDone?: () => void;
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
  /** By how much each meter rose in a second. */
  readonly meters: Readonly<Record<string, number>>;
}

const WARM_UP = 2000;
const SETTLE = 1000;

/** Keeps so many matches going between clients that play at random, and measures what they see. */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const load = new Load(plan);
  plan.signal?.addEventListener('abort', () => load.leave());
  const pass = (ms: number): Promise<void> => wait(ms, undefined, { signal: plan.signal });
  await load.start();
  await pass(WARM_UP);
  if (plan.onWarm !== undefined) {
    plan.onWarm();
    await pass(SETTLE);
  }
  load.reset();
  const used = await plan.server.processor();
  const before = read(plan.meters);
  await pass(plan.seconds * 1000);
  const meters = read(plan.meters).map(
    ([name, value], i) => [name, (value - (before[i]?.[1] ?? 0)) / plan.seconds] as const,
  );
  const report = load.report((await plan.server.processor()) - used, Object.fromEntries(meters));
  plan.onDone?.();
  await load.stop();
  return report;
}

const read = (meters: LoadPlan['meters'] = {}): [string, number][] =>
  Object.entries(meters).map(([name, meter]) => [name, meter()]);

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
    const { games, matches, signal } = this.plan;
    for (let i = 0; i < matches; i++) {
      const game = games[i % games.length];
      if (game === undefined) throw new Error('there are no games');
      const people = this.isAgainstBots(i) ? 1 : fewestSeats(game);
      const guests: Guest[] = [];
      for (let seat = 0; seat < people; seat++)
        guests.push(await newGuest(this.node(i), `Guest ${i}.${seat}`, signal));
      this.tables.push(this.keepPlaying(game, guests));
    }
  }

  private isAgainstBots(match: number): boolean {
    const share = (this.plan.bots?.percent ?? 0) / 100;
    return Math.floor((match + 1) * share) > Math.floor(match * share);
  }

  reset(): void {
    this.delays = [];
    this.accepted = 0;
    this.since = performance.now();
  }

  report(processor: number, meters: LoadReport['meters']): LoadReport {
    const seconds = (performance.now() - this.since) / 1000;
    return {
      movesPerSecond: Math.round(this.accepted / seconds),
      processorPerMove: processor / this.accepted,
      p50: percentile(this.delays, 0.5),
      p99: percentile(this.delays, 0.99),
      sockets: this.playing.size,
      matches: this.begun,
      meters,
    };
  }

  async stop(): Promise<void> {
    this.leave();
    await Promise.all(this.tables);
  }

  leave(): void {
    this.stopped = true;
    for (const player of this.playing) player.leave();
  }

  private async keepPlaying(game: AnyGame, guests: readonly Guest[]): Promise<void> {
    const { bots: { name = '' } = {}, signal } = this.plan;
    const bots = new Array<string>(fewestSeats(game) - guests.length).fill(name);
    try {
      while (!this.stopped) {
        const place = this.begun++;
        const match = await beginMatch(this.node(place), game, guests, bots, signal);
        if (!this.stopped) await this.play(match, guests, place);
      }
    } catch (error) {
      if (signal?.aborted !== true) throw error;
    }
  }

  /** One node after another. */
  private node(place: number): string {
    const { url, urls = [url] } = this.plan.server;
    return urls[place % urls.length] ?? url;
  }

  private async play(match: string, guests: readonly Guest[], place: number): Promise<void> {
    /** When the move that leads to a position was sent. */
    const sentAt = new Map<number, { at: number; by: number }>();
    const isSpread = this.plan.server.placement !== 'together';
    const players = guests.map(
      (guest, seat) =>
        new Player({
          url: this.node(isSpread ? place + seat : place),
          guest,
          match,
          delay: () => this.delay(),
          onSent: ({ entry, at }) => sentAt.set(entry + 1, { at, by: seat }),
          onAccepted: () => this.accepted++,
          onPosition: (entry) => {
            const sent = sentAt.get(entry);
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
