import type { Viewer } from '@roundhouse/engine';
import type { EntryRow } from '@roundhouse/server';
import type { Problem } from './check-logs.ts';
import type { ClientLog } from './client-log.ts';

/** What was said at a table, as the store has it. */
interface SaidLine {
  readonly id: string | null;
  readonly user: string;
}

/** One match whose seats changed before it began, with who sits there now. */
export interface SeatedMatch {
  readonly match: string;
  /** The user of each seat; null for a bot. */
  readonly seats: readonly (string | null)[];
  readonly logs: readonly (ClientLog & { readonly user: string })[];
  readonly entries: readonly Pick<EntryRow, 'id' | 'entry'>[];
  readonly chat: readonly SaidLine[];
}

/** The id that a client gives to something: from it one sees whose it was, whatever became of it. */
export const idOf = (user: string, count: number): string => `${user}:${count}`;

/** Nobody saw the match with another's eyes, and nobody played or spoke for another. */
export function checkSeats({ match, seats, logs, entries, chat }: SeatedMatch): Problem[] {
  const users = logs.map(({ user }) => user);
  const sender = (id: string): string | undefined => users.find((user) => id.includes(`${user}:`));
  const views = logs.flatMap(({ user, lines }) => {
    const own: Viewer = seats.includes(user) ? seats.indexOf(user) : 'spectator';
    // What a spectator sees is for all; it is all that whoever has resigned sees.
    return lines.flatMap((line) =>
      line.kind === 'viewer' && line.viewer !== own && line.viewer !== 'spectator'
        ? [`${own} saw the view of ${line.viewer}`]
        : [],
    );
  });
  const acts = entries.flatMap(({ id, entry }) => {
    const user = sender(id);
    return user === undefined || seats[entry.seat] === user
      ? []
      : [`${entry.kind} at seat ${entry.seat} by another`];
  });
  const words = chat.flatMap(({ id, user }) =>
    (sender(id?.slice(id.indexOf('/')) ?? '') ?? user) === user ? [] : ['chat as another'],
  );
  return [
    ...views.map((what): Problem => ({ kind: 'foreignViews', match, what })),
    ...[...acts, ...words].map((what): Problem => ({ kind: 'foreignActs', match, what })),
  ];
}
