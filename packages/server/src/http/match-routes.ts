import type { AnyGame, Viewer } from '@roundhouse/engine';
import { matches } from '@roundhouse/protocol';
import { aboutMatch } from '../matches/about-match.ts';
import { chatLine } from '../matches/chat.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import { recordOf } from '../matches/record-of.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { findMatch } from './find-match.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

interface MatchRoutesInput {
  readonly store: Store;
  readonly live: LiveMatches;
  readonly games: readonly AnyGame[];
}

/** One match: what it is, what was played and what was said. */
export function matchRoutes(serve: Serve, { store, live, games }: MatchRoutesInput): void {
  serve(matches.table, async ({ params, visitor }) =>
    aboutMatch(await findMatch(store, params.id), visitor?.user.id),
  );

  serve(matches.record, async ({ params }) => {
    const match = await findMatch(store, params.id);
    const isOver = match.status === 'finished';
    const record = isOver ? await recordOf(store, games, match) : undefined;
    if (record === undefined)
      throw new HttpProblem('not-finished', {
        message: 'The record is public when the match is over.',
      });
    return record;
  });

  serve(matches.viewAt, async ({ params, query, visitor }) => {
    const match = await live.find((await findMatch(store, params.id)).id);
    if (match === undefined) throw new HttpProblem('no-such-position');
    // Whose eyes is asked of the match that is shown: until it began, somebody else may have sat there.
    const viewer = viewerFrom(match.current(), query.viewer, match.viewerOf(visitor?.user.id));
    const moves = /^[0-9]{1,6}$/.test(params.moves) ? Number(params.moves) : -1;
    const view = await match.past(moves, viewer, visitor?.user.id);
    if (view === undefined) throw new HttpProblem('no-such-position');
    return { moves, viewer, view };
  });

  serve(matches.chat, async ({ params, query: { after, before, limit }, visitor }) => {
    const { id, settings } = await findMatch(store, params.id);
    const user = visitor?.user.id;
    const match = settings.delay === undefined ? undefined : await live.find(id);
    const lines =
      before === undefined
        ? await store.chatAfter(id, after, limit)
        : await store.chatBefore(id, before, limit);
    return lines
      .filter((line) => match?.mayHear(user, line) ?? true)
      .map((line) => chatLine(line, user));
  });

  serve(matches.note, async ({ params, visitor }) => ({
    text: await store.note((await findMatch(store, params.id)).id, visitor.user.id),
  }));
}

/** Whose eyes the past is seen with: one's own, or, once the match is over, anybody's. */
function viewerFrom(match: MatchRow, text: string | undefined, own: Viewer): Viewer {
  const asked = text === 'spectator' || text === undefined ? text : Number(text);
  const viewer = asked ?? own;
  const exists = viewer === 'spectator' || match.seats[viewer] !== undefined;
  if (exists && (match.status === 'finished' || viewer === own || viewer === 'spectator'))
    return viewer;
  const message = 'Other eyes are open only when the match is over.';
  throw new HttpProblem('not-allowed', { message });
}
