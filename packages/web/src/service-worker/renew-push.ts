import type { notifications } from '@roundhouse/protocol';

/** Named by its type alone: the whole contract would be too much for a service worker. */
const { method, path }: Pick<typeof notifications.renewPush, 'method' | 'path'> = {
  method: 'PUT',
  path: '/api/me/notices/push',
};
const HEADERS = { 'content-type': 'application/json' };

/** What a browser says when a subscription has ended. */
type Changed = Pick<PushSubscriptionChangeEvent, 'newSubscription' | 'oldSubscription'>;

interface RenewInput {
  readonly pushManager: Pick<PushManager, 'subscribe'>;
  readonly fetch: (address: string, request: RequestInit & { body: string }) => Promise<unknown>;
}

/** When the browser gives this app another address for pushes, the server is told at once. */
export function renewPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const { pushManager } = worker.registration;
    event.waitUntil(renew(event, { pushManager, fetch: (...asked) => worker.fetch(...asked) }));
  });
}

/**
 * Asks for a new subscription unless the browser brought one, and passes it on. The server knows who asks by the cookie of
 * the session, and takes it only for a session that wanted to be told. Who has no network now is asked when the app opens.
 */
export async function renew(
  { newSubscription, oldSubscription }: Changed,
  { pushManager, fetch }: RenewInput,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (applicationServerKey &&
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })));
  if (!subscription) return;
  await fetch(path, { method, headers: HEADERS, body: JSON.stringify(subscription) });
}
