import { drawBelow, drawFrom } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { sleep } from '../server/load.ts';
import type { ClusterNode } from './cluster-node.ts';
import type { PrivateNats } from './private-nats.ts';
import type { PrivatePostgres } from './private-postgres.ts';

const FAULTS = ['kill', 'pause', 'stop', 'nats', 'postgres'] as const;
export type Fault = (typeof FAULTS)[number];

interface FaultsInput {
  readonly nodes: readonly ClusterNode[];
  readonly nats: PrivateNats;
  readonly postgres: PrivatePostgres;
  readonly rng: Rng;
  /** The longest time, in milliseconds, that a node stands still; longer than a lease at times. */
  readonly longestPause: number;
}

const BETWEEN = { least: 400, most: 2500 };
const AWAY = { least: 200, most: 3000 };

/** Lets things go wrong, one after another and at times two at once, until it is told to stop. */
export class Faults {
  readonly counts: Record<Fault, number> = { kill: 0, pause: 0, stop: 0, nats: 0, postgres: 0 };
  private readonly input: FaultsInput;
  private readonly underWay = new Set<Promise<void>>();
  private readonly hurt = new Set<unknown>();

  constructor(input: FaultsInput) {
    this.input = input;
  }

  async run(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    const { rng } = this.input;
    // Each kind happens before any happens by chance.
    for (let i = 0; performance.now() < end; i++) {
      this.begin(FAULTS[i] ?? drawFrom(rng, FAULTS));
      await sleep(this.between(BETWEEN));
      if (this.underWay.size > 1) await Promise.race(this.underWay);
    }
    await Promise.all(this.underWay);
  }

  private begin(fault: Fault): void {
    const { nodes, nats, postgres, rng } = this.input;
    const victims = { nats, postgres, kill: nodes, pause: nodes, stop: nodes }[fault];
    const whole = [victims].flat().filter((each) => !this.hurt.has(each));
    // One node stays as it is, so that play goes on.
    const isNode = Array.isArray(victims);
    if (whole.length < (isNode ? 2 : 1)) return;
    const victim = drawFrom(rng, whole);
    this.hurt.add(victim);
    this.counts[fault]++;
    const done = this.happen(fault, victim as ClusterNode).finally(() => {
      this.hurt.delete(victim);
      this.underWay.delete(done);
    });
    this.underWay.add(done);
  }

  private async happen(fault: Fault, node: ClusterNode): Promise<void> {
    const { nats, postgres, rng, longestPause } = this.input;
    switch (fault) {
      case 'kill':
        await node.kill();
        await sleep(this.between(AWAY));
        return node.start();
      case 'stop':
        await node.stop();
        return node.start();
      case 'pause':
        await node.pause();
        await sleep(this.between({ least: 500, most: longestPause }));
        return node.resume();
      case 'nats':
        await nats.down();
        await sleep(this.between(AWAY));
        return nats.up();
      case 'postgres':
        await postgres.down(drawFrom(rng, ['fast', 'immediate'] as const));
        await sleep(this.between(AWAY));
        return postgres.up();
    }
  }

  private between({ least, most }: { least: number; most: number }): number {
    return least + drawBelow(this.input.rng, most - least);
  }
}
