import { computed, signal } from '@preact/signals';
import type { matches } from '@roundhouse/protocol';

/** Whether this page came with a play server: not known yet, it answers, it is out of reach right now, or there is none. */
type PlayServer = 'asking' | 'there' | 'unreachable' | 'none';

const KNOWN = 'play-server';
/** Any server answers this; named by its type alone, as the first page has no room for the contract. */
const ASKED: (typeof matches.games)['path'] = '/api/games';
const ASK_AGAIN = 5000;
const TOO_MANY = 429;
const state = signal<PlayServer>('asking');
let asked: Promise<boolean> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the device says that it has a network at all. */
export const hasNetwork = signal(typeof navigator === 'undefined' || navigator.onLine);
if (typeof window !== 'undefined')
  for (const type of ['online', 'offline'])
    window.addEventListener(type, () => (hasNetwork.value = navigator.onLine));

export const playServer = computed(() => state.value);

/** Whether there is one, though it may be out of reach; without one everything online hides itself. */
export const serverKnown = computed(
  () => state.value === 'there' || (state.value === 'unreachable' && wasThere()),
);

/** Whether it is known that nothing of online play can be shown now. */
export const hasAnswer = computed(() => state.value !== 'asking' && !serverKnown.value);

/** Asks once, and keeps asking as long as nothing answers. */
export function findServer(): Promise<boolean> {
  asked ??= ask();
  return asked;
}

/** Something got no answer: everything online waits until the server is back. */
export function lostServer(): void {
  state.value = 'unreachable';
  clearTimeout(timer);
  timer = setTimeout(askAgain, ASK_AGAIN);
  window.addEventListener('online', askAgain, { once: true });
}

function askAgain(): void {
  clearTimeout(timer);
  window.removeEventListener('online', askAgain);
  asked = ask();
}

async function ask(): Promise<boolean> {
  const response = await fetch(ASKED).catch(() => undefined);
  // One that refuses because too many ask at once is there, too.
  if (!response || response.status >= 500 || response.status === TOO_MANY) {
    lostServer();
    return false;
  }
  const games: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const there = Array.isArray(games);
  state.value = there ? 'there' : 'none';
  remember(there);
  return there;
}

function wasThere(): boolean {
  try {
    return localStorage.getItem(KNOWN) === 'there';
  } catch {
    return false;
  }
}

function remember(there: boolean): void {
  try {
    if (there) localStorage.setItem(KNOWN, 'there');
    else localStorage.removeItem(KNOWN);
  } catch {
    // A browser that keeps nothing asks every time.
  }
}
