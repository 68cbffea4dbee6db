import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { processorOf } from './processor.ts';

/** A NATS server of one's own, that can be taken down and up again. */
export class PrivateNats {
  readonly url: string;
  private readonly binary: string;
  private readonly port: number;
  private child: ChildProcess | undefined;
  /** Nothing is left behind when the test is broken off. */
  private readonly end = (): void => void this.child?.kill('SIGKILL');

  private constructor(binary: string, port: number) {
    this.binary = binary;
    process.on('exit', this.end);
    this.port = port;
    this.url = `nats://127.0.0.1:${port}`;
  }

  static async start(binary: string): Promise<PrivateNats> {
    const nats = new PrivateNats(binary, await freePort());
    nats.up();
    return nats;
  }

  up(): void {
    const args = ['-a', '127.0.0.1', '-p', `${this.port}`];
    this.child = spawn(this.binary, args, { stdio: 'ignore' });
  }

  async down(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    this.child = undefined;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Milliseconds of processor time that it has used. */
  processor(): number {
    return this.child?.pid === undefined ? 0 : processorOf(this.child.pid);
  }

  /** Takes it down for good. */
  async remove(): Promise<void> {
    await this.down();
    process.off('exit', this.end);
  }
}
