import { clubs, MOST_CLUBS, MOST_FOUNDED } from '@roundhouse/protocol';
import type { Club } from '@roundhouse/protocol';
import type { Accounts } from '../accounts/accounts.ts';
import { nameKey, normalName } from '../accounts/names.ts';
import { newId } from '../base/tokens.ts';
import { aboutMatch } from '../matches/about-match.ts';
import { ladderOf } from '../matches/ladder.ts';
import type { ListedClub } from '../store/clubs.ts';
import type { Store, UserRow } from '../store/store.ts';
import { nameSchema } from './account-routes.ts';
import { HttpProblem, read } from './problem.ts';
import type { Serve } from './serve-operation.ts';

const MOST_FOUND = 20;
const MOST_TABLES = 100;
/** How many matches the ladder looks back on. */
const LADDER_OF = 500;

interface ClubRoutesInput {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly now: () => number;
}

/** Clubs: members, their own tables and their ladder. Who belongs to one is asked of the store at every request. */
export function clubRoutes(serve: Serve, { store, accounts, now }: ClubRoutesInput): void {
  const mustFind = async (id: string, { id: user }: UserRow): Promise<ListedClub> => {
    const club = await store.clubs.club(id, user);
    if (club === undefined) throw new HttpProblem('no-such-club');
    return club;
  };
  const mustOwn = async (id: string, user: UserRow): Promise<ListedClub> => {
    const club = await mustFind(id, user);
    if (club.owner !== user.id) throw new HttpProblem('not-owner');
    return club;
  };
  const mustHaveRoom = async (user: UserRow): Promise<void> => {
    if (await accounts.isGuest(user)) throw new HttpProblem('needs-account');
    if ((await store.clubs.clubsOf(user.id)).length >= MOST_CLUBS)
      throw new HttpProblem('too-many-clubs');
  };

  serve(clubs.list, async ({ visitor: { user }, query: { name = '' } }) => {
    const key = name === '' ? '' : nameKey(normalName(name));
    const found =
      key === ''
        ? await store.clubs.clubsOf(user.id)
        : await store.clubs.named(key, user.id, MOST_FOUND);
    return found.map((club) => aboutClub(club, user));
  });

  serve(clubs.found, async ({ visitor: { user }, body }) => {
    const name = read(nameSchema, body.name, 'name');
    await mustHaveRoom(user);
    if ((await accounts.standing(user)).limit !== null) throw new HttpProblem('limited');
    const own = await store.clubs.clubsOf(user.id);
    if (own.filter(({ owner }) => owner === user.id).length >= MOST_FOUNDED)
      throw new HttpProblem('too-many-clubs');
    const { about, isOpen } = body;
    const id = newId();
    const row = { id, name, nameKey: nameKey(name), about, isOpen, owner: user.id };
    if (!(await store.clubs.found({ ...row, createdAt: now() })))
      throw new HttpProblem('name-taken');
    return aboutClub(await mustFind(id, user), user);
  });

  serve(clubs.show, async ({ visitor: { user }, params }) =>
    aboutClub(await mustFind(params.id, user), user),
  );

  serve(clubs.inside, async ({ visitor: { user }, params }) => {
    const club = await mustFind(params.id, user);
    if (club.membership !== 'member') throw new HttpProblem('not-member');
    const all = await store.clubs.members(club.id);
    const isOwner = club.owner === user.id;
    const people = all.filter(({ membership }) => isOwner || membership === 'member');
    const tables = await store.matchesOfClub(club.id, ['open', 'playing'], MOST_TABLES);
    const finished = await store.clubs.results(club.id, LADDER_OF);
    return {
      club: aboutClub(club, user),
      people: people.map(({ membership, ...person }) => ({
        ...person,
        is: person.user === club.owner ? ('owner' as const) : membership,
      })),
      tables: tables.map((match) => aboutMatch(match, user.id)),
      ladder: ladderOf(
        finished,
        all.filter(({ membership }) => membership === 'member'),
      ),
    };
  });

  serve(clubs.change, async ({ visitor: { user }, params, body }) => {
    const { id } = await mustOwn(params.id, user);
    await store.clubs.change({ id, ...body });
    return aboutClub(await mustFind(id, user), user);
  });

  serve(clubs.join, async ({ visitor: { user }, params }) => {
    const { id, isOpen, membership } = await mustFind(params.id, user);
    if (membership === null) await mustHaveRoom(user);
    await store.clubs.setMember(id, user.id, isOpen ? 'member' : 'asked', now());
    return aboutClub(await mustFind(id, user), user);
  });

  serve(clubs.leave, async ({ visitor: { user }, params }) => {
    const { id } = await mustFind(params.id, user);
    await store.clubs.leave(id, user.id);
    return undefined;
  });

  serve(clubs.admit, async ({ visitor: { user }, params }) => {
    const { id } = await mustOwn(params.id, user);
    const asked = (await store.clubs.members(id)).some((each) => each.user === params.user);
    if (!asked) throw new HttpProblem('no-such-user');
    await store.clubs.setMember(id, params.user, 'member', now());
    return undefined;
  });

  serve(clubs.dismiss, async ({ visitor: { user }, params }) => {
    const { id, owner } = await mustOwn(params.id, user);
    const is = (await store.clubs.members(id)).some((each) => each.user === params.user);
    if (!is || params.user === owner) throw new HttpProblem('no-such-user');
    await store.clubs.leave(id, params.user);
    return undefined;
  });

  serve(clubs.close, async ({ visitor: { user }, params }) => {
    await store.clubs.close((await mustOwn(params.id, user)).id);
    return undefined;
  });
}

const aboutClub = (
  { id, name, about, isOpen, members, membership, owner }: ListedClub,
  user: UserRow,
): Club => ({
  id,
  name,
  about,
  isOpen,
  members,
  you: owner === user.id ? 'owner' : (membership ?? 'stranger'),
});
