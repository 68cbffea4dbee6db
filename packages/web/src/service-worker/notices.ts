/** What the server pushes. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  /** A page of this app. */
  readonly path: string;
  /** Notices with the same tag replace each other. */
  readonly tag: string;
}

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
    const pushed = parsePushed(event.data?.text());
    if (pushed) event.waitUntil(show(pushed));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    if (isPath(path)) event.waitUntil(open(path));
  });
}

/** What was pushed, if it can be read and leads nowhere but to a page of this app. */
export function parsePushed(text: string | undefined): Pushed | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null) return undefined;
  const { title, body, path, tag } = given as Partial<Record<keyof Pushed, unknown>>;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string')
    return undefined;
  return isPath(path) ? { title, body, path, tag } : undefined;
}

const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path);
