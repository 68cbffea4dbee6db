import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sleep } from '../server/load.ts';
import { freePort } from './free-port.ts';
import { processorOf } from './processor.ts';

const LOOK_AGAIN = 100;

/** How PostgreSQL goes down: saying good-bye, or as if the power had failed. */
type Shutdown = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server of one's own, in a folder of its own, that can be taken down and up again. */
export class PrivatePostgres {
  readonly url: string;
  private readonly binaries: string;
  private readonly folder: string;
  private readonly port: number;
  private readonly settings: readonly string[];
  private child: ChildProcess | undefined;
  /** Nothing is left behind when the test is broken off. */
  private readonly end = (): void => {
    this.child?.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };

  private constructor(binaries: string, folder: string, settings: readonly string[], port: number) {
    this.binaries = binaries;
    this.settings = settings;
    process.on('exit', this.end);
    this.folder = folder;
    this.port = port;
    this.url = `postgres://roundhouse@127.0.0.1:${port}/postgres`;
  }

  static async start(binaries: string, settings: readonly string[] = []): Promise<PrivatePostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'));
    const user = databaseUser();
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const making = ['-D', data, '-U', 'roundhouse', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), making, { cwd: folder, stdio: 'ignore', ...user });
    const postgres = new PrivatePostgres(binaries, folder, settings, await freePort());
    await postgres.up();
    return postgres;
  }

  async up(): Promise<void> {
    const { folder, port } = this;
    const own = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
    const settings = [...own, ...this.settings];
    const options: SpawnOptions = { cwd: folder, stdio: 'ignore', ...databaseUser() };
    this.child = spawn(
      join(this.binaries, 'postgres'),
      ['-D', join(folder, 'data'), ...settings.flatMap((each) => ['-c', each])],
      options,
    );
    while (!(await listens(port))) await sleep(LOOK_AGAIN);
  }

  async down(how: Shutdown): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    this.child = undefined;
    const gone = once(child, 'exit');
    child.kill(SIGNALS[how]);
    await gone;
  }

  /** Runs statements in its own shell, each text as one transaction; gives what they print, unadorned. */
  async sql(...texts: readonly string[]): Promise<string> {
    const plain = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', this.url];
    const args = [...plain, ...texts.flatMap((text) => ['-c', text])];
    const { stdout } = await promisify(execFile)(join(this.binaries, 'psql'), args);
    return stdout.trim();
  }

  /** Milliseconds of processor time that all its processes have used. */
  processor(): number {
    return this.child?.pid === undefined ? 0 : processorOf(this.child.pid);
  }

  /** Takes it down for good, and removes its folder. */
  async remove(): Promise<void> {
    await this.down('immediate');
    process.off('exit', this.end);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the user of its package. */
function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const say = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', say(true));
    socket.once('error', say(false));
  });
}
