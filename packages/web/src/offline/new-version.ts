import { signal } from '@preact/signals';
import { TAKE_OVER } from '../service-worker/words-of-pages.ts';

/** Whether a newer version of the app is here and waits for a reload. */
export const newVersion = signal(false);

const HOUR = 60 * 60 * 1000;
let waiting: ServiceWorker | undefined;
let reloads = false;

/** Keeps the app in this browser from now on, and notices newer versions of it. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloads) location.reload();
    // Another window took the new version; this one goes on as it is until its reader likes to reload.
    else if (controlled) newVersion.value = true;
    controlled = true;
  });
  const registration = await serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  const look = (): void => {
    if (!registration.waiting || !serviceWorker.controller) return;
    waiting = registration.waiting;
    newVersion.value = true;
  };
  const watch = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.addEventListener('updatefound', watch);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Goes on with the new version. */
export function takeNewVersion(): void {
  if (waiting?.state !== 'installed') return location.reload();
  reloads = true;
  waiting.postMessage(TAKE_OVER);
}
