import type { AnyGame } from '@roundhouse/engine';
import { LiveMatches } from '../matches/live-matches.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Patience } from '../matches/patience.ts';
import type { Store } from '../store/store.ts';
import { playTime } from './play-time.ts';

interface Opening {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly onChange?: (match: LiveMatch) => void;
}

/** Live matches of which nobody else hears. */
export function openMatches({ store, games, now, onChange }: Opening): LiveMatches {
  const nothing = (): void => undefined;
  return new LiveMatches({
    store,
    games,
    time: playTime(now),
    wallAhead: () => 0,
    patience: new Patience(() => false),
    onChange: onChange ?? nothing,
    onWritten: nothing,
    onOpened: nothing,
    onForgotten: nothing,
    onLoaded: nothing,
  });
}

export async function mustFind(matches: LiveMatches, id: string): Promise<LiveMatch> {
  const match = await matches.find(id);
  if (match === undefined) throw new Error('no such match');
  return match;
}
