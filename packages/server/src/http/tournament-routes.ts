import { tournaments as contract, TOURNAMENTS_PAGE } from '@roundhouse/protocol';
import type { Reason, TournamentInside, TournamentState } from '@roundhouse/protocol';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import type { TournamentAct } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import type { TournamentRow, TournamentRows } from '../store/tournament-store.ts';
import { aboutTournament, insideOf } from '../tournaments/about-tournament.ts';
import { entryOf, remove } from '../tournaments/entering.ts';
import type { Decided } from '../tournaments/entering.ts';
import type { Managing, Tournaments } from '../tournaments/tournaments.ts';
import { nameSchema } from './account-routes.ts';
import { HttpProblem, read } from './problem.ts';
import type { Serve } from './serve-operation.ts';

interface TournamentRoutesInput {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly tournaments: Tournaments;
  readonly now: () => number;
}

/** Which states somebody means who asks for open, running or finished ones. */
const STATES: Readonly<Record<'open' | 'running' | 'finished', readonly TournamentState[]>> = {
  open: ['open'],
  running: ['running', 'paused'],
  finished: ['finished', 'cancelled'],
};

/** Tournaments: who may see one, and who may manage it, is asked of the store at every request. */
export function tournamentRoutes(serve: Serve, input: TournamentRoutesInput): void {
  const { store, accounts, tournaments, now } = input;

  /** Its owner, and whoever owns the club now whose tournament it is. */
  const organises = async ({ owner, club }: TournamentRow, user?: string): Promise<boolean> => {
    if (user === undefined) return false;
    return (
      owner === user || (club !== null && (await store.clubs.club(club, user))?.owner === user)
    );
  };
  const keepsOrder = async (visitor: Visitor | undefined): Promise<boolean> =>
    visitor !== undefined && (await accounts.standing(visitor.user)).role !== null;

  /** One of a club is for its members, and for those who are in it. */
  const mustSee = async (id: string, visitor: Visitor | undefined): Promise<TournamentRows> => {
    const tournament = await store.tournaments.find(id);
    if (tournament === undefined) throw new HttpProblem('no-such-tournament');
    const { row } = tournament;
    const user = visitor?.user.id;
    const mayKnow =
      row.club === null ||
      entryOf(tournament, user) !== undefined ||
      (user !== undefined && (await store.clubs.isMember(row.club, user))) ||
      (await organises(row, user)) ||
      (await keepsOrder(visitor));
    if (!mayKnow) throw new HttpProblem('not-member');
    return tournament;
  };

  const told = async (
    given: TournamentRows | Reason,
    visitor: Visitor | undefined,
  ): Promise<TournamentInside> => {
    if (typeof given === 'string') throw new HttpProblem(given);
    const { owner } = given.row;
    const organiser = owner === null ? undefined : await store.userById(owner);
    const user = visitor?.user.id;
    const isOrganiser = (await organises(given.row, user)) || (await keepsOrder(visitor));
    return insideOf(given, organiser?.name ?? null, { user, isOrganiser });
  };

  /** Organisers may; moderators may too, and then it is in their log. */
  const mustManage = async (
    visitor: Visitor,
    id: string,
    act: TournamentAct,
    decide: (tournament: TournamentRows) => Decided | Promise<Decided>,
  ): Promise<void> => {
    const tournament = await mustSee(id, visitor);
    const isOwn = await organises(tournament.row, visitor.user.id);
    if (!isOwn && !(await keepsOrder(visitor))) throw new HttpProblem('not-organiser');
    const decided = await decide(tournament);
    if (typeof decided === 'string') throw new HttpProblem(decided);
    if (!isOwn) await store.order.act({ act, actor: visitor.user.id, subject: id }, now());
  };

  serve(contract.list, async ({ visitor, query }) => {
    const { state, game, club, mine, after } = query;
    const user = visitor?.user.id;
    if (mine !== undefined && user === undefined) return [];
    const mayLook =
      club === undefined || (user !== undefined && (await store.clubs.isMember(club, user)));
    if (!mayLook) throw new HttpProblem('not-member');
    const last = after === undefined ? undefined : (await mustSee(after, visitor)).row;
    const of = mine === undefined ? undefined : user;
    const filter = { states: STATES[state], game, club, of, after: last };
    const listed = await store.tournaments.list(filter, user ?? null, TOURNAMENTS_PAGE);
    return listed.map((each) => aboutTournament(each, each.row.owner === user));
  });

  serve(contract.create, async ({ visitor, body }) => {
    const { name, about, club, ...terms } = body;
    if (club !== undefined) {
      const own = await store.clubs.club(club, visitor.user.id);
      if (own === undefined) throw new HttpProblem('no-such-club');
      if (own.owner !== visitor.user.id) throw new HttpProblem('not-owner');
    }
    const wanted = { name: read(nameSchema, name, 'name'), about, club: club ?? null, terms };
    return told(await tournaments.create(visitor.user, wanted), visitor);
  });

  serve(contract.show, async ({ visitor, params }) =>
    told(await mustSee(params.id, visitor), visitor),
  );

  serve(contract.signUp, async ({ visitor, params, request }) => {
    await mustSee(params.id, visitor);
    const host = { user: visitor.user, address: request.ip };
    return told(await tournaments.signUp(host, params.id), visitor);
  });

  serve(contract.checkIn, async ({ visitor, params }) => {
    await mustSee(params.id, visitor);
    return told(await tournaments.checkIn(visitor.user, params.id), visitor);
  });

  serve(contract.withdraw, async ({ visitor, params }) => {
    await mustSee(params.id, visitor);
    return told(await tournaments.withdraw(visitor.user, params.id), visitor);
  });

  const manage = async (visitor: Visitor, id: string, act: Managing): Promise<TournamentInside> => {
    await mustManage(visitor, id, `${act}-tournament`, (each) => tournaments.decide(each, act));
    return told(await tournaments.manage(id, act), visitor);
  };
  serve(contract.start, ({ visitor, params }) => manage(visitor, params.id, 'start'));
  serve(contract.pause, ({ visitor, params }) => manage(visitor, params.id, 'pause'));
  serve(contract.resume, ({ visitor, params }) => manage(visitor, params.id, 'resume'));
  serve(contract.cancel, ({ visitor, params }) => manage(visitor, params.id, 'cancel'));

  serve(contract.remove, async ({ visitor, params: { id, player } }) => {
    await mustManage(visitor, id, 'remove-player', (each) => remove(each, player));
    return told(await tournaments.remove(id, player), visitor);
  });
}
