import type { AnyGame } from '@roundhouse/engine';
import { percentile, runLoad } from '../server/load.ts';
import type { LoadReport, Placement } from '../server/load.ts';
import type { ServerChild } from '../server/server-child.ts';
import { CoreShare } from './core-share.ts';
import type { PrivateNats } from './private-nats.ts';
import type { PrivatePostgres } from './private-postgres.ts';
import { processorOf } from './processor.ts';

export interface NodeGrowthPlan {
  readonly games: readonly AnyGame[];
  /** Numbers of nodes to compare. */
  readonly nodes: readonly number[];
  readonly placements: readonly Placement[];
  /** The part of a core that each node may have; as much as it can get by default. */
  readonly nodeCpu?: number;
  readonly rounds: number;
  readonly matches: number;
  readonly seconds: number;
  /** Told what is measured now. */
  readonly onStep?: (step: string) => void;
}

/** Medians of the rounds. */
export interface NodesReport extends LoadReport {
  readonly nodes: number;
  readonly placement: Placement;
  /** Milliseconds of PostgreSQL's processor time for each move. */
  readonly postgresPerMove: number;
  /** The fewest and the most moves a second of a round. */
  readonly spread: readonly [number, number];
  /** How many cores were busy with what; all nodes together. */
  readonly cores: Readonly<Record<Metered, number>>;
}

type Metered = 'nodes' | 'postgres' | 'nats' | 'clients';

interface NodeGrowthInput {
  readonly plan: NodeGrowthPlan;
  readonly postgres: PrivatePostgres;
  readonly nats: PrivateNats;
  readonly start: () => Promise<ServerChild>;
}

/** Numbers of nodes and placements take turns, so that whatever else the machine does disturbs all alike. */
export async function measureNodes(input: NodeGrowthInput): Promise<NodesReport[]> {
  const { nodes, placements, rounds, onStep } = input.plan;
  const all = placements.flatMap((placement) =>
    nodes.map((count) => ({ count, placement, loads: [] as NodesReport[] })),
  );
  for (let round = 1; round <= rounds; round++) {
    for (const { count, placement, loads } of all) {
      onStep?.(`${count} nodes, seats ${placement}, round ${round} of ${rounds}`);
      loads.push(await loadOn(input, count, placement));
    }
  }
  return all.map(({ loads }) => medianOf(loads));
}

async function loadOn(
  { plan, postgres, nats, start }: NodeGrowthInput,
  count: number,
  placement: Placement,
): Promise<NodesReport> {
  const { games, matches, seconds, nodeCpu } = plan;
  const nodes: ServerChild[] = [];
  while (nodes.length < count) nodes.push(await start());
  const shares: CoreShare[] = [];
  // Only now: to start and to compile is heavy, and not what is measured.
  const onWarm = (): void => {
    if (nodeCpu === undefined) return;
    for (const { pid } of nodes) shares.push(CoreShare.hold(pid, nodeCpu));
  };
  const onDone = (): void => {
    for (const share of shares) share.letGo();
  };
  const ofNodes = (): number => nodes.reduce((sum, { pid }) => sum + processorOf(pid), 0);
  const meters = {
    nodes: ofNodes,
    postgres: () => postgres.processor(),
    nats: () => nats.processor(),
    clients: ownProcessor,
  };
  const urls = nodes.map(({ url }) => url);
  const server = { url: urls[0] ?? '', urls, placement, processor: async () => ofNodes() };
  const load = await runLoad({ server, games, matches, seconds, meters, onWarm, onDone });
  await Promise.all(nodes.map((node) => node.stop()));
  const { movesPerSecond } = load;
  const cores = eachMetered((name) => (load.meters[name] ?? 0) / 1000);
  return {
    ...load,
    nodes: count,
    placement,
    cores,
    postgresPerMove: (cores.postgres * 1000) / movesPerSecond,
    spread: [movesPerSecond, movesPerSecond],
  };
}

function ownProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const eachMetered = (read: (name: Metered) => number): Record<Metered, number> => ({
  nodes: read('nodes'),
  postgres: read('postgres'),
  nats: read('nats'),
  clients: read('clients'),
});

function medianOf(rounds: readonly NodesReport[]): NodesReport {
  const [first] = rounds;
  if (first === undefined) throw new Error('there were no rounds');
  const median = (read: (report: NodesReport) => number): number =>
    percentile(rounds.map(read), 0.5);
  const speeds = rounds.map(({ movesPerSecond }) => movesPerSecond);
  return {
    ...first,
    movesPerSecond: median((each) => each.movesPerSecond),
    processorPerMove: median((each) => each.processorPerMove),
    postgresPerMove: median((each) => each.postgresPerMove),
    p50: median((each) => each.p50),
    p99: median((each) => each.p99),
    spread: [Math.min(...speeds), Math.max(...speeds)],
    cores: eachMetered((name) => median(({ cores }) => cores[name])),
  };
}
