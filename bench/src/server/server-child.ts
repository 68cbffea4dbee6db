import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerPlan, ServerReport } from './server-process.ts';

const PROCESS = new URL('./server-process.ts', import.meta.url);

/** A server in a process of its own. */
export class ServerChild {
  readonly url: string;
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(plan: ServerPlan): Promise<ServerChild> {
    const child = fork(PROCESS, [JSON.stringify(plan)], { execArgv: ['--expose-gc'] });
    const report = await next(child, 'listening');
    return new ServerChild(child, report.port);
  }

  /** Bytes in use after a collection. */
  async memory(): Promise<number> {
    this.child.send('memory');
    return (await next(this.child, 'memory')).bytes;
  }

  /** Milliseconds of processor time that it has used, all its threads together. */
  async processor(): Promise<number> {
    this.child.send('processor');
    return (await next(this.child, 'processor')).milliseconds;
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.send('stop');
    await gone;
  }

  /** kill -9 */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
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
