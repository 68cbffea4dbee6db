import type { AnyGame } from '@roundhouse/engine';
import { LOBBY_PAGE, matches } from '@roundhouse/protocol';
import { aboutMatch, aboutMine } from '../matches/about-match.ts';
import type { Store } from '../store/store.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

const MOST_LISTED = 100;
/** A match in which nothing has happened for longer is not live. */
const GOING_ON = 10 * 60_000;

interface LobbyRoutesInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  /** How many tables of one host a page of the lobby shows. */
  readonly listedPerHost: number;
  /** The clock on the wall. */
  readonly now: () => number;
}

/** What can be played, joined, watched and gone on with. */
export function lobbyRoutes(serve: Serve, input: LobbyRoutesInput): void {
  const { store, games, listedPerHost, now } = input;
  serve(matches.games, async () =>
    games.map(({ id, name, rulesVersion, seatCounts, options }) => ({
      id,
      name,
      rulesVersion,
      seatCounts,
      options,
    })),
  );

  serve(matches.openTables, async ({ query: { game, pace, free, after }, visitor }) => {
    const last = after === undefined ? undefined : await store.matchById(after);
    if (after !== undefined && last === undefined) throw new HttpProblem('no-such-match');
    const filter = {
      ...(game === undefined ? {} : { game }),
      ...(pace === undefined ? {} : { pace }),
      ...(last === undefined ? {} : { after: last }),
      withFreeSeat: free === 'yes',
      apartFrom: visitor === undefined ? [] : await store.peace.apartFrom(visitor.user.id),
    };
    const open = await store.openMatches(filter, LOBBY_PAGE, listedPerHost);
    return open.map((match) => aboutMatch(match));
  });

  serve(matches.tablesToWatch, async () =>
    (await store.publicMatches(MOST_LISTED)).map((match) => aboutMatch(match)),
  );

  serve(matches.tv, async () => {
    const rows = await store.strongestMatches(now() - GOING_ON);
    const best = games.flatMap(({ id }) => rows.find(({ game }) => game === id) ?? []);
    return best.map((match) => aboutMatch(match));
  });

  serve(matches.mine, async ({ visitor: { user } }) => {
    const rows = await store.matchesOf(user.id, MOST_LISTED);
    const mine = rows.map((match) => aboutMine(match, user.id));
    return mine.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  });
}
