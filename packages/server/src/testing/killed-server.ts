import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { NoticeSettings } from '../notifications/notifications.ts';
import type { StorePlace } from '../store/open-store.ts';

const PROCESS = new URL('serve-process.ts', import.meta.url);

/** A server in a process of its own, and what kills it as `kill -9` does. */
export interface KilledServer {
  readonly url: string;
  kill(): Promise<void>;
}

export async function startToKill(
  place: StorePlace,
  notices: Partial<NoticeSettings> = {},
): Promise<KilledServer> {
  const child = fork(PROCESS, [JSON.stringify({ place, notices })]);
  const [url] = (await once(child, 'message')) as [string];
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return { url, kill };
}
