import { allocated } from './allocated.ts';

/** What a server process tells its parent. */
export type ServerReport =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'memory'; readonly bytes: number; readonly resident: number }
  | { readonly kind: 'processor'; readonly milliseconds: number }
  /** What the main thread has allocated since this was asked for first. */
  | { readonly kind: 'allocated'; readonly bytes: number };

const say = (report: ServerReport): void => void process.send?.(report);

/** Ends with the parent, also if that is gone before this process listens. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(1));
  if (!process.connected) process.exit(1);
}

/** Tells the parent the port, answers what it asks, and ends with it. */
export function answerParent(port: number, stop: () => Promise<unknown>): void {
  process.on('message', (wish) => {
    if (wish === 'stop') void stop().then(() => process.exit(0));
    if (wish === 'processor') {
      const { user, system } = process.cpuUsage();
      say({ kind: 'processor', milliseconds: (user + system) / 1000 });
    }
    if (wish === 'allocated') say({ kind: 'allocated', bytes: allocated() });
    if (wish !== 'memory') return;
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    say({ kind: 'memory', bytes: heapUsed + external, resident: rss });
  });
  endWithParent();
  say({ kind: 'listening', port });
}
