import type { Outcome } from '@roundhouse/engine';
import type { Ladder } from '../store/rating-store.ts';
import type { Entry, MatchRow, SeatRow, Store } from '../store/store.ts';
import { begunMatch, SETTINGS } from './fresh-store.ts';

export const LIVE = { kind: 'real-time', bank: 60_000, increment: 0 } as const;
/** Midday in the middle of a season. */
export const NOON = Date.UTC(2026, 4, 15, 12);

/** Somebody's seat, and where they sat. */
export const at = (user: string, origin?: string): SeatRow => ({
  user,
  name: user,
  bot: null,
  ...(origin === undefined ? {} : { origin }),
});

/** A match: of which ladder, who sat at it, how it ended, and by which entry and when, if that matters. */
export type RatedMatch = [
  ladder: Ladder,
  seats: readonly SeatRow[],
  ranking: Outcome['ranking'],
  how?: { readonly last?: Entry; readonly when?: number },
];

/** Keeps a rated match that ended so, as its log has it. */
export async function endRated(
  store: Store,
  ...[{ game }, seats, ranking, { last, when = NOON } = {}]: RatedMatch
): Promise<MatchRow> {
  const settings = { ...SETTINGS, time: LIVE, rated: true };
  const row = begunMatch({ game, settings, seats, createdAt: when });
  await store.createMatch(row);
  const entries = [...seats.map((_, seat) => moveOf(seat)), ...(last === undefined ? [] : [last])];
  const head = { deciders: [], deadline: null, waitsForBot: false, turns: [] };
  for (const [i, entry] of entries.entries()) {
    const isLast = i === entries.length - 1;
    await store.append(
      { match: row.id, number: i + 1, id: `${i}`, entry, at: when },
      {
        ...head,
        status: isLast ? 'finished' : 'playing',
        outcome: isLast ? { ranking, scores: seats.map(() => 0), reason: 'over' } : null,
      },
    );
  }
  return row;
}

export const moveOf = (seat: number): Entry => ({ kind: 'move', seat, move: { kind: 'pass' } });
