import { fileFor, versionOf } from './files.ts';
import type { BuiltFile } from './files.ts';
import { TAKE_OVER } from './words-of-pages.ts';

const PREFIX = 'roundhouse-';

/** Keeps one whole version of the app in this browser, and answers with it whether there is a network or not. */
export function keepFiles(worker: ServiceWorkerGlobalScope, files: readonly BuiltFile[]): void {
  const { caches, clients, location } = worker;
  const urls = new Set(files.map(({ url }) => url));
  const own = versionOf(files).then((version) => PREFIX + version);

  const fill = async (): Promise<void> => {
    const cache = await caches.open(await own);
    // What an attempt that was cut off has brought already is there.
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = files.filter(({ url }) => !there.has(url));
    await Promise.all(missing.map(async (file) => cache.put(file.url, await obtain(file))));
  };

  /** A file with a hash in its name that an older version kept is the same file. */
  const obtain = async ({ url, integrity }: BuiltFile): Promise<Response> => {
    const lasting = url.startsWith('/assets/');
    const kept = lasting ? await caches.match(url, ANY) : undefined;
    const response =
      kept ?? (await fetch(url, { integrity, cache: lasting ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  };

  /** Older versions go, but while several pages are open, the one that they may still be running stays. */
  const tidy = async (): Promise<void> => {
    const name = await own;
    const older = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const spared = windows.length > 1 ? await lastActive(older) : undefined;
    await Promise.all(older.filter((each) => each !== spared).map((each) => caches.delete(each)));
    await (await caches.open(name)).put(ACTIVE, new Response(String(Date.now())));
  };

  const lastActive = async (names: readonly string[]): Promise<string | undefined> => {
    const times = await Promise.all(
      names.map(async (name) => {
        const noted = await caches.match(ACTIVE, { cacheName: name });
        return { name, at: Number((await noted?.text()) ?? 0) };
      }),
    );
    return times.toSorted((a, b) => b.at - a.at)[0]?.name;
  };

  const answer = async (file: string, request: Request): Promise<Response> => {
    const kept = await caches.match(file, { ...ANY, cacheName: await own });
    return kept ?? (await caches.match(file, ANY)) ?? fetch(request);
  };

  worker.addEventListener('install', (event) => event.waitUntil(fill()));
  worker.addEventListener('activate', (event) =>
    event.waitUntil(tidy().then(() => clients.claim())),
  );
  worker.addEventListener('message', (event) => {
    if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
  });
  worker.addEventListener('fetch', (event) => {
    const file = fileFor(event.request, location.origin, (path) => urls.has(path));
    if (file !== undefined) event.respondWith(answer(file, event.request));
  });
}

const ANY = { ignoreVary: true };
/** Where a version notes when it took over. */
const ACTIVE = '/active-since';
