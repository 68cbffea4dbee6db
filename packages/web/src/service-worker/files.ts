/** A file of the built app. */
export interface BuiltFile {
  readonly url: string;
  /** What it must contain: `sha256-…`. */
  readonly integrity: string;
}

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What only the server can answer. */
const SERVER = /^\/(?:api|socket|health|ready|metrics)(?:\/|$)/;
const SHELL = '/';

/** The kept file that answers a request, if one does: the app itself for every page, nothing for what is the server's. */
export function fileFor(
  { method, mode, url }: Asked,
  origin: string,
  isKept: (path: string) => boolean,
): string | undefined {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || SERVER.test(pathname)) return undefined;
  // A page that is still of an older version asks for files of that version.
  if (isKept(pathname) || pathname.startsWith('/assets/')) return pathname;
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? SHELL : undefined;
}

/** One word for exactly these files. */
export async function versionOf(files: readonly BuiltFile[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(files));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
