import { ServerChild } from '../server/server-child.ts';
import type { ServerPlan } from '../server/server-process.ts';

/** One node of several: a server process that can be killed, stopped, held and started again, always at one address. */
export class ClusterNode {
  readonly url: string;
  /** How often it ended by itself; it was started again. */
  crashes = 0;
  private readonly plan: ServerPlan;
  private child: Promise<ServerChild>;
  private isWanted = true;

  private constructor(plan: ServerPlan, child: ServerChild) {
    this.plan = { ...plan, port: child.port };
    this.child = Promise.resolve(child);
    this.url = child.url;
    this.watch(child);
  }

  static async begin(plan: ServerPlan): Promise<ClusterNode> {
    return new ClusterNode(plan, await ServerChild.start(plan));
  }

  async start(): Promise<void> {
    this.isWanted = true;
    this.child = this.startAgain();
    await this.child;
  }

  async kill(): Promise<void> {
    this.isWanted = false;
    await (await this.child).kill();
  }

  async stop(): Promise<void> {
    this.isWanted = false;
    await (await this.child).stop();
  }

  async pause(): Promise<void> {
    (await this.child).signal('SIGSTOP');
  }

  async resume(): Promise<void> {
    (await this.child).signal('SIGCONT');
  }

  private async startAgain(): Promise<ServerChild> {
    for (;;) {
      const child = await ServerChild.start(this.plan).catch(() => undefined);
      if (child !== undefined) {
        this.watch(child);
        return child;
      }
      this.crashes++;
    }
  }

  private watch(child: ServerChild): void {
    void child.gone.then(() => {
      if (!this.isWanted) return;
      this.crashes++;
      this.child = this.startAgain();
    });
  }
}
