import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerReport } from './answer-parent.ts';
import type { ServerPlan } from './server-process.ts';

const PROCESS = new URL('./server-process.ts', import.meta.url);

/** A server in a process of its own. */
export class ServerChild {
  readonly url: string;
  readonly port: number;
  /** When the process has ended, whoever ended it. */
  readonly gone: Promise<unknown>;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.gone = once(child, 'exit');
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static start(plan: ServerPlan): Promise<ServerChild> {
    return ServerChild.run(PROCESS, plan);
  }

  /** Any server whose module answers its parent; it gets the plan as JSON in its first argument. */
  static async run(module: URL, plan: unknown): Promise<ServerChild> {
    const child = fork(module, [JSON.stringify(plan)], {
      execArgv: [...process.execArgv, '--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const report = await next(child, 'listening');
    return new ServerChild(child, report.port);
  }

  /** Bytes in use after a collection. */
  async memory(): Promise<number> {
    return (await this.memoryReport()).bytes;
  }

  /** Bytes that the process takes of the machine, after a collection. */
  async residentMemory(): Promise<number> {
    return (await this.memoryReport()).resident;
  }

  /** Milliseconds of processor time that it has used, all its threads together. */
  async processor(): Promise<number> {
    this.child.send('processor');
    return (await next(this.child, 'processor')).milliseconds;
  }

  /** Bytes that its main thread has allocated since this was asked for first. */
  async allocated(): Promise<number> {
    this.child.send('allocated');
    return (await next(this.child, 'allocated')).bytes;
  }

  async stop(): Promise<void> {
    if (this.child.connected) this.child.send('stop');
    await this.gone;
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('the server was not started');
    return this.child.pid;
  }

  /** Such as SIGSTOP, which lets it stand still. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** kill -9 */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  private memoryReport(): Promise<Report<'memory'>> {
    this.child.send('memory');
    return next(this.child, 'memory');
  }
}

type Report<Kind> = Extract<ServerReport, { kind: Kind }>;

function next<Kind extends ServerReport['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Report<Kind>> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('the server has ended'));
    child.once('exit', gone);
    child.on('message', function hear(report: ServerReport) {
      if (report.kind !== kind) return;
      child.off('message', hear);
      child.off('exit', gone);
      resolve(report as Report<Kind>);
    });
  });
}
