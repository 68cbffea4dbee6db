import { browserTable } from '../browser-table.ts';
import type { KeptRows } from '../browser-table.ts';
import type { MatchInfo, Place, Update } from '../host.ts';

type Whole = Extract<Update, { kind: 'whole' }>;

/** A match as this viewer saw it last: nothing that was not on this screen. */
export interface LastSeen {
  readonly id: string;
  readonly info: MatchInfo;
  readonly whole: Whole;
  readonly seenAt: number;
  /** The version of the app that it was drawn by; another one may draw something else. */
  readonly drawnBy: string;
}

const MOST = 12;
let opening: Promise<KeptRows<LastSeen>> | undefined;

function kept(): Promise<KeptRows<LastSeen>> {
  opening ??= open();
  return opening;
}

/** Of many matches only the latest stay. */
async function open(): Promise<KeptRows<LastSeen>> {
  const rows = await browserTable<LastSeen>('roundhouse-online', 'last-seen', 'id');
  const older = (await rows.all()).toSorted((a, b) => b.seenAt - a.seenAt).slice(MOST);
  for (const { id } of older) await rows.remove(id);
  return rows;
}

/** The name of the first script has a hash of the whole app in it. */
const thisApp = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** Keeps what is on the screen, for a time without a network. A browser that keeps nothing still plays. */
export async function keepLastSeen(info: MatchInfo, whole: Whole): Promise<void> {
  const { id } = info;
  const seen = { id, info, whole, seenAt: Date.now(), drawnBy: thisApp() };
  try {
    await (await kept()).put(seen);
  } catch {
    // Then there is nothing to be shown.
  }
}

/** What this browser saw last of a match, if it can still draw it. */
export async function findLastSeen(id: string): Promise<LastSeen | undefined> {
  const seen = await kept()
    .then((rows) => rows.get(id))
    .catch(() => undefined);
  return seen?.drawnBy === thisApp() ? seen : undefined;
}

/** Somebody else sits here now. */
export async function forgetLastSeen(): Promise<void> {
  try {
    const rows = await kept();
    for (const { id } of await rows.all()) await rows.remove(id);
  } catch {
    // Nothing was kept.
  }
}

/** A place at a match that is out of reach: it can be looked at, and that is all. */
export function lookOnly({ info, whole }: LastSeen, hear: (update: Update) => void): Place {
  const position = { ...whole.position, legal: [], takeBack: 0 };
  const tell = (): void => hear({ ...whole, position });
  tell();
  return {
    match: info,
    look: tell,
    play: async () => ({ ok: false, error: 'unavailable' }),
    takeBack: async () => ({ ok: false, error: 'unavailable' }),
    hint: async () => undefined,
    preview: async () => undefined,
    past: async () => [],
    at: async () => undefined,
    shown() {},
    leave() {},
  };
}
