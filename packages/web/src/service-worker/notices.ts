import { isPath, parsePushed } from '@roundhouse/protocol/pushed';
import type { Pushed } from '@roundhouse/protocol/pushed';

const ICON = '/icons/icon-192.png';

/** Shows what the server pushes, and opens the match that it is about. */
export function showNotices(worker: ServiceWorkerGlobalScope): void {
  const { clients, registration } = worker;

  const show = async ({ title, body, path, tag }: Pushed): Promise<void> => {
    await registration.showNotification(title, { body, tag, icon: ICON, data: path });
  };

  /** A page that shows the match already comes to the front. */
  const open = async (path: string): Promise<void> => {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : clients.openWindow(path));
  };

  worker.addEventListener('push', (event) => {
    const pushed = parsePushed(event.data?.text() ?? '');
    if (pushed) event.waitUntil(show(pushed));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    if (isPath(path)) event.waitUntil(open(path));
  });
}
