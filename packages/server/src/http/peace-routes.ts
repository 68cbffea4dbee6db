import { MOST_REPORTS, MOST_TIES, peace } from '@roundhouse/protocol';
import type { Tie } from '@roundhouse/protocol';
import { nameKey, normalName } from '../accounts/names.ts';
import { newId } from '../base/tokens.ts';
import type { ListedTie, TieRow } from '../store/peace.ts';
import type { Store, UserRow } from '../store/store.ts';
import { findMatch } from './find-match.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

/** For how many milliseconds somebody counts as here who has looked at a page. */
const HERE = 5 * 60_000;

interface PeaceRoutesInput {
  readonly store: Store;
  readonly now: () => number;
  /** Somebody was blocked: the two leave each other's tables. */
  readonly partWays: (user: UserRow, other: string) => Promise<void>;
}

/** Whom people follow, whom they don't want to hear or meet, and whom they report. */
export function peaceRoutes(serve: Serve, { store, now, partWays }: PeaceRoutesInput): void {
  const listed = async (user: string, other: UserRow): Promise<Tie> => {
    const found = (await store.peace.ties(user)).find((each) => each.other === other.id);
    return found === undefined
      ? aboutTie({ ...NO_TIE, other: other.id, name: other.name })
      : aboutTie(found);
  };

  serve(peace.here, async ({ visitor }) => {
    const since = now() - HERE;
    return {
      people: await store.peace.countHere(since),
      friends: visitor === undefined ? [] : await store.peace.friendsHere(visitor.user.id, since),
    };
  });

  serve(peace.ties, async ({ visitor }) => (await store.peace.ties(visitor.user.id)).map(aboutTie));

  serve(peace.named, async ({ query }) => {
    const found = await store.userByNameKey(nameKey(normalName(query.name)));
    if (found === undefined) throw new HttpProblem('no-such-user');
    return { user: found.id, name: found.name };
  });

  serve(peace.setTie, async ({ visitor: { user }, params, body }) => {
    const other = await store.userById(params.user);
    if (other === undefined) throw new HttpProblem('no-such-user');
    if (other.id === user.id) throw new HttpProblem('not-allowed');
    const before = await store.peace.tie(user.id, other.id);
    if (before === undefined && (await store.peace.countTies(user.id)) >= MOST_TIES)
      throw new HttpProblem('too-many-ties');
    const { follows, mutes, blocks } = { ...NO_TIE, ...before };
    const wanted: TieRow = {
      user: user.id,
      other: other.id,
      follows: body.follows ?? follows,
      mutes: body.mutes ?? mutes,
      blocks: body.blocks ?? blocks,
      since: before?.since ?? now(),
    };
    // Nobody follows whom they don't want to meet.
    await store.peace.setTie({ ...wanted, follows: wanted.follows && !wanted.blocks });
    if (wanted.blocks && !blocks) await partWays(user, other.id);
    return listed(user.id, other);
  });

  serve(peace.report, async ({ visitor, body }) => {
    const { user: about, kind, words } = body;
    const match = await findMatch(store, body.match);
    const lines = [...new Set(body.lines)].toSorted((a, b) => a - b);
    const there = await store.chatLines(lines.map((number) => ({ match: match.id, number })));
    if (there.filter(({ user }) => user === about).length < lines.length)
      throw new HttpProblem('no-such-line');
    if (lines.length === 0 && !match.seats.some((each) => each.user === about))
      throw new HttpProblem('no-such-user');
    if ((await store.peace.openReportsBy(visitor.user.id)) >= MOST_REPORTS)
      throw new HttpProblem('too-many-reports');
    const id = newId();
    const by = visitor.user.id;
    await store.peace.addReport({ id, by, about, match: match.id, kind, lines, words, at: now() });
    return { id };
  });
}

const NO_TIE: Omit<ListedTie, 'other' | 'name'> = {
  user: '',
  follows: false,
  mutes: false,
  blocks: false,
  since: 0,
  followsBack: false,
  table: null,
};

const aboutTie = ({ other, name, follows, mutes, blocks, followsBack, table }: ListedTie): Tie => ({
  user: other,
  name,
  follows,
  friend: follows && followsBack,
  mutes,
  blocks,
  table,
});
