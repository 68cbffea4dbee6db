import type { PushAddress } from '@roundhouse/protocol';
import { noticesApi } from './notices-api.ts';

/** Why this browser can't show notices now; undefined if it can. */
export type PushObstacle = 'unable' | 'insecure' | 'denied' | 'not-ready';

const LONGEST_WAIT = 10_000;
/** Where the browser's address that the server knows is noted. */
const TOLD = 'push-address';

export async function pushObstacle(): Promise<PushObstacle | undefined> {
  if (!isSecureContext) return 'insecure';
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator))
    return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await theWorker()) ? undefined : 'not-ready';
}

/** The service worker; on the first visit it may take a moment until it is there. */
function theWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Asks for permission and tells the server about this browser; the code of what went wrong, if something did. */
export async function allowPush(key: string): Promise<string | undefined> {
  const registration = await theWorker();
  if (!registration) return 'push-failed';
  if ((await Notification.requestPermission()) !== 'granted') return 'push-denied';
  const applicationServerKey = bytesOf(key);
  const subscribe = (): Promise<PushSubscription> =>
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    // One for another server's key is in the way: a house that was set up anew has a new one.
    const known = await registration.pushManager.getSubscription();
    if (known && !sameBytes(known.options.applicationServerKey, applicationServerKey))
      await known.unsubscribe();
    const subscription = await subscribe();
    const added = await noticesApi.addPush(addressOf(subscription));
    if (added.ok) noteTold(subscription);
    return added.ok ? undefined : added.error;
  } catch {
    return 'push-failed';
  }
}

/** The browser may have got another address for pushes without a chance to say so: the server is told of each once. */
export async function recheckPush(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || subscription.endpoint === localStorage.getItem(TOLD)) return;
  const told = await noticesApi.renewPush(addressOf(subscription));
  if (told.ok || told.error === 'no-such-channel') noteTold(subscription);
}

/** Where and with which keys pushes reach this browser. */
function addressOf(subscription: PushSubscription): PushAddress {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

const noteTold = ({ endpoint }: PushSubscription): void => localStorage.setItem(TOLD, endpoint);

/** This browser shows no more notices. */
export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0);
}

function sameBytes(a: ArrayBuffer | null, b: Uint8Array): boolean {
  if (a === null) return false;
  const bytes = new Uint8Array(a);
  return bytes.length === b.length && bytes.every((byte, i) => byte === b[i]);
}
