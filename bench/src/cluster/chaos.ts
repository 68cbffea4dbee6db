import { drawBelow, drawFrom, forkRng, replay, rngFromSeed } from '@roundhouse/engine';
import type { AnyGame, MatchRecord, Rng } from '@roundhouse/engine';
import { openStore } from '@roundhouse/server';

import { fewestSeats } from '../server/tables.ts';
import { AnyNode } from './any-node.ts';
import type { NamedGuest } from './any-node.ts';
import type { Binaries } from './binaries.ts';
import { checkJobs } from './check-jobs.ts';
import { checkLogs, PROBLEMS } from './check-logs.ts';
import type { Problem } from './check-logs.ts';
import { checkSeats } from './check-seats.ts';
import type { ClientLog } from './client-log.ts';
import { ClusterNode } from './cluster-node.ts';
import { Faults } from './faults.ts';
import type { Fault } from './faults.ts';
import { LoggingClient } from './logging-client.ts';
import { PrivateNats } from './private-nats.ts';
import { PrivatePostgres } from './private-postgres.ts';
import { SeatChanges } from './seat-changes.ts';

interface ChaosPlan {
  readonly games: readonly AnyGame[];
  readonly catalogue: string;
  readonly binaries: Binaries;
  readonly nodes: number;
  /** How many matches are played at a time. */
  readonly matches: number;
  /** How long things go wrong; afterwards all matches are played to their end. */
  readonly seconds: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly onFinished?: (finished: number, begun: number) => void;
}

export interface ChaosReport {
  readonly matches: number;
  readonly finished: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly timeOuts: number;
  /** How often somebody sat down, left or began, while sockets at other nodes knew an older table. */
  readonly seatChanges: number;
  readonly faults: Readonly<Record<Fault, number>>;
  readonly seconds: number;
  /** How often each thing happened that must not. */
  readonly problems: Readonly<
    Record<Problem['kind'] | 'botsTwice' | 'clocksTwice' | 'crashes', number>
  >;
  /** Some of them, in words. */
  readonly examples: readonly string[];
}

const LONGEST_THOUGHT = 60;
const LONGEST_PAUSE = 9000;
const BOT_PAUSE = 40;
const MOST_EXAMPLES = 10;
/** Of so many matches one is played on the clock, by somebody who falls asleep. */
const ON_THE_CLOCK = 6;
const CLOCK = { kind: 'real-time', bank: 15_000, increment: 1000 };
const LONGEST_END = 900_000;
const BEGUN_AT_ONCE = 8;
const MOST_LINES = 10_000;

interface Played {
  readonly match: string;
  readonly game: AnyGame;
  readonly clients: readonly LoggingClient[];
}

/** Several nodes, PostgreSQL and NATS, all of its own, while everything goes wrong; then the clients' logs are checked. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const postgres = await PrivatePostgres.start(plan.binaries.postgres);
  const nats = await PrivateNats.start(plan.binaries.nats);
  const nodes: ClusterNode[] = [];
  try {
    for (let i = 0; i < plan.nodes; i++)
      nodes.push(
        await ClusterNode.begin({
          catalogue: plan.catalogue,
          place: { databaseUrl: postgres.url },
          natsUrl: nats.url,
          port: 0,
          botPause: BOT_PAUSE,
        }),
      );
    return await new Chaos(plan, nodes, nats, postgres).run();
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await nats.remove();
    await postgres.remove();
  }
}

class Chaos {
  private readonly plan: ChaosPlan;
  private readonly nodes: readonly ClusterNode[];
  private readonly postgres: PrivatePostgres;
  private readonly rng: Rng;
  private readonly faults: Faults;
  private readonly any: AnyNode;
  private readonly played: Played[] = [];
  private readonly guests: NamedGuest[] = [];
  private finished = 0;
  private seatChanges = 0;
  private stopping = false;

  constructor(
    plan: ChaosPlan,
    nodes: readonly ClusterNode[],
    nats: PrivateNats,
    postgres: PrivatePostgres,
  ) {
    this.plan = plan;
    this.nodes = nodes;
    this.postgres = postgres;
    this.rng = rngFromSeed(plan.seed);
    this.any = new AnyNode(
      nodes.map(({ url }) => url),
      forkRng(this.rng),
    );
    const rng = forkRng(this.rng);
    this.faults = new Faults({ nodes, nats, postgres, rng, longestPause: LONGEST_PAUSE });
  }

  async run(): Promise<ChaosReport> {
    const begun = performance.now();
    const most = Math.max(...this.plan.games.map(fewestSeats));
    // One more than can sit down anywhere.
    while (this.guests.length <= most)
      this.guests.push(await this.any.newGuest(`Guest ${this.guests.length}`));
    const first = await this.beginAll();
    const tables = first.map((match, i) => this.keepPlaying(match, i));
    await this.faults.run(this.plan.seconds * 1000);
    this.stopping = true;
    const late = setTimeout(() => this.giveUp(), LONGEST_END);
    await Promise.all(tables);
    clearTimeout(late);
    return this.report((performance.now() - begun) / 1000);
  }

  /** The first match of every table; a few at a time, so that none has to wait too long for its answers. */
  private async beginAll(): Promise<Played[]> {
    const begun: Played[] = [];
    const places = Array.from({ length: this.plan.matches }, (_, i) => i).values();
    const work = async (): Promise<void> => {
      for (const place of places) begun.push(await this.begin(place));
    };
    await Promise.all(Array.from({ length: BEGUN_AT_ONCE }, work));
    return begun;
  }

  /** One match after another, as long as things go wrong. */
  private async keepPlaying(first: Played, table: number): Promise<void> {
    await this.end(first);
    for (let round = 1; !this.stopping; round++) await this.end(await this.begin(table + round));
  }

  private async end({ clients }: Played): Promise<void> {
    await Promise.all(clients.map(({ over }) => over));
    this.plan.onFinished?.(++this.finished, this.played.length);
  }

  private async begin(which: number): Promise<Played> {
    const { games } = this.plan;
    const game = games[which % games.length];
    if (game === undefined) throw new Error('there are no games');
    const bots = which % 2;
    const onTheClock = drawBelow(this.rng, ON_THE_CLOCK) === 0;
    const seats = fewestSeats(game);
    const guests = this.guests.slice(0, seats + 1);
    const [host] = guests;
    if (host === undefined) throw new Error('there are no guests');
    const time = onTheClock ? CLOCK : { kind: 'none' };
    const seating = drawFrom(this.rng, ['chosen', 'random']);
    const match = await this.any.openTable(game, host, seats - 1, { time, seating });
    // They are at the table before it is known who will play.
    const clients = guests.map(
      (guest) =>
        new LoggingClient({
          match,
          guest,
          rng: forkRng(this.rng),
          anyNode: this.any.address,
          sleepsAfter: onTheClock && guest === host ? drawBelow(this.rng, 30) : Infinity,
          thought: LONGEST_THOUGHT,
        }),
    );
    const rng = forkRng(this.rng);
    const changes = new SeatChanges({
      any: this.any,
      rng,
      match,
      guests,
      people: seats - bots,
      onChange: () => drawFrom(rng, clients).speak(),
    });
    await changes.run();
    this.seatChanges += changes.count;
    const played = { match, game, clients };
    this.played.push(played);
    return played;
  }

  private giveUp(): void {
    for (const { clients } of this.played) for (const client of clients) client.leave();
  }

  private async report(seconds: number): Promise<ChaosReport> {
    const store = await openStore({ databaseUrl: this.postgres.url });
    const problems: Record<keyof ChaosReport['problems'], number> = {
      ...(Object.fromEntries(PROBLEMS.map((kind) => [kind, 0])) as Record<Problem['kind'], number>),
      botsTwice: 0,
      clocksTwice: 0,
      crashes: this.nodes.reduce((sum, { crashes }) => sum + crashes, 0),
    };
    const examples: string[] = [];
    let [moves, acknowledged, timeOuts, finished] = [0, 0, 0, 0];
    for (const { match, game, clients } of this.played) {
      const seats = (await store.matchById(match))?.seats.map(({ user }) => user) ?? [];
      const logs = clients.map(({ user, lines }) => {
        const seat = seats.indexOf(user);
        return { match, user, seat: seat < 0 ? ('spectator' as const) : seat, lines };
      });
      const record = await this.recordOf(match, game, logs);
      const entries = await store.entries(match, 0);
      const chat = await store.chatAfter(match, 0, MOST_LINES);
      const found = [
        ...checkLogs({ match, logs, record }),
        ...checkSeats({ match, seats, logs, entries, chat }),
      ];
      for (const { kind, what } of found) {
        problems[kind]++;
        if (examples.length < MOST_EXAMPLES) examples.push(`${kind} in ${game.id}: ${what}`);
      }
      const twice = checkJobs(entries);
      problems.botsTwice += twice.botsTwice;
      problems.clocksTwice += twice.clocksTwice;
      moves += record?.moves.length ?? 0;
      acknowledged += logs.reduce((sum, log) => sum + acknowledgedBy(log), 0);
      timeOuts += entries.filter(({ entry }) => entry.kind === 'time-out').length;
      if (record !== undefined) finished++;
    }
    await store.close();
    const { counts: faults } = this.faults;
    const { length: matches } = this.played;
    return {
      matches,
      finished,
      moves,
      acknowledged,
      timeOuts,
      seatChanges: this.seatChanges,
      faults,
      seconds,
      problems,
      examples,
    };
  }

  /** The record that any node gives out, if it is a legal match. */
  private async recordOf(
    match: string,
    game: AnyGame,
    logs: readonly ClientLog[],
  ): Promise<MatchRecord | undefined> {
    if (!logs.every(({ lines }) => lines.some(({ kind }) => kind === 'over'))) return undefined;
    const record = (await this.any.get(`/api/matches/${match}/record`)) as MatchRecord;
    const end = replay(game, record);
    return end.ok ? record : undefined;
  }
}

const acknowledgedBy = ({ lines }: ClientLog): number =>
  lines.filter(({ kind }) => kind === 'acknowledged').length;

/** Whether nothing happened that must not. */
export function isGood({ matches, finished, problems }: ChaosReport): boolean {
  return finished === matches && Object.values(problems).every((count) => count === 0);
}
