import type { AnyGame } from '@roundhouse/engine';
import { MOST_TOURNAMENTS, paceOf } from '@roundhouse/protocol';
import type { Reason } from '@roundhouse/protocol';
import type { Log } from '../base/log.ts';
import { Queue } from '../base/queue.ts';
import { newId } from '../base/tokens.ts';
import { hasAccount } from '../matches/rated-tables.ts';
import type { Host } from '../matches/quotas.ts';
import type { Tables } from '../matches/tables.ts';
import { NEWCOMER, pointsOf } from '../ratings/rating.ts';
import { readResult } from '../ratings/ratings.ts';
import type { MatchRow, Store, UserRow } from '../store/store.ts';
import type { PairingRow, TournamentRows } from '../store/tournament-store.ts';
import { checkIn, remove, signUp, withdraw } from './entering.ts';
import type { Decided } from './entering.ts';
import { tableResult, withoutMatch } from './match-result.ts';
import { newTournament, tableSettings, unfitToOrganise } from './new-tournament.ts';
import type { NewTournament } from './new-tournament.ts';
import { advance, cancel, opensCheckIn, pause, resume, start } from './running.ts';
import type { AdvanceFacts } from './running.ts';
import type { TableResult } from './standings.ts';
import { contenders, isPending } from './tournament.ts';

/** How often a change is tried that another node's crosses. */
const TRIES = 10;
const MOST_AT_ONCE = 20;

/** What an organiser can do. */
export type Managing = 'start' | 'pause' | 'resume' | 'cancel';

export interface TournamentsInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  /** The clock on the wall, which dates are read by. */
  readonly wall: () => number;
  readonly onTable: (match: MatchRow) => void;
  /** Those who are in it are told that they are to check in: again if this node dies before that is noted, so it must not count twice. */
  readonly onCheckIn: (tournament: TournamentRows) => Promise<void>;
  readonly log: Log;
}

/**
 * Runs tournaments. Each is read and changed as a whole, under its version; a round is kept together with the ids of its matches, so
 * whichever node comes after a crash lays those that are missing, and none is there twice.
 */
export class Tournaments {
  private readonly input: TournamentsInput;
  /** Changes of this node don't cross each other. */
  private readonly queue = new Queue();
  /** Tournaments of which a match is over, and which have not been looked at since. */
  private readonly noticed = new Set<string>();

  constructor(input: TournamentsInput) {
    this.input = input;
  }

  async create(user: UserRow, wanted: NewTournament): Promise<TournamentRows | Reason> {
    const { store, games, wall } = this.input;
    const unfit = unfitToOrganise(user);
    if (unfit !== undefined) return unfit;
    if ((await store.order.standing(user.id, wall())).limit !== null) return 'limited';
    return this.queue.run(async () => {
      if ((await store.tournaments.countOf(user.id)) >= MOST_TOURNAMENTS)
        return 'too-many-tournaments';
      const row = newTournament(games, user, wanted, wall());
      if (typeof row === 'string') return row;
      await store.tournaments.create(row);
      return { row, entrants: [], pairings: [] };
    });
  }

  async signUp(host: Host, id: string): Promise<TournamentRows | Reason> {
    const { store, tables, wall } = this.input;
    const { user } = host;
    if (!hasAccount(user)) return 'needs-account';
    if ((await store.order.standing(user.id, wall())).limit !== null) return 'limited';
    const origin = await tables.originOf(host);
    return this.change(id, async (tournament) => {
      const { terms, club } = tournament.row;
      if (user.botOf !== undefined && !terms.botAccounts) return 'no-bot-accounts';
      if (club !== null && !(await store.clubs.isMember(club, user.id))) return 'not-member';
      const who = { id: newId(), user: user.id, name: user.name };
      return signUp(tournament, { ...who, origin: terms.rated ? origin : null }, wall());
    });
  }

  checkIn({ id: user }: UserRow, id: string): Promise<TournamentRows | Reason> {
    return this.change(id, (tournament) => checkIn(tournament, user, this.input.wall()));
  }

  withdraw({ id: user }: UserRow, id: string): Promise<TournamentRows | Reason> {
    return this.change(id, (tournament) => withdraw(tournament, user));
  }

  /** Whoever is kept from playing leaves them all. */
  async withdrawFromAll(user: UserRow): Promise<void> {
    for (const id of await this.input.store.tournaments.openFor(user.id))
      await this.withdraw(user, id);
  }

  remove(id: string, player: string): Promise<TournamentRows | Reason> {
    return this.change(id, (tournament) => remove(tournament, player));
  }

  async manage(id: string, act: Managing): Promise<TournamentRows | Reason> {
    const done = await this.change(id, (tournament) => this.decide(tournament, act));
    if (typeof done !== 'string') await this.goOn(id);
    return done;
  }

  /** What it would make of the tournament, or why it can't be done. */
  async decide(tournament: TournamentRows, act: Managing): Promise<Decided> {
    if (act === 'pause') return pause(tournament);
    if (act === 'cancel') return cancel(tournament, this.input.wall());
    const given = await this.factsAbout(tournament);
    return act === 'start' ? start(tournament, given) : resume(tournament, given);
  }

  /** Lets whatever is due go on that no other node is busy with. */
  async look(): Promise<void> {
    const { store, wall, log } = this.input;
    for (const id of await store.tournaments.claim(wall(), MOST_AT_ONCE))
      // What fails is left alone until the lease ends.
      await this.goOn(id)
        .then(() => store.tournaments.release(id))
        .catch((error: unknown) =>
          log('tournament does not go on', { tournament: id, error: String(error) }),
        );
  }

  /** At once, for those who wait for the next round; what fails here is found by the next look. */
  ended({ tournament }: MatchRow): void {
    if (tournament === undefined || this.noticed.has(tournament)) return;
    this.noticed.add(tournament);
    this.goOn(tournament).catch(() => undefined);
  }

  /** Notes results, pairs rounds and lays tables as long as there is something to do. */
  private goOn(id: string): Promise<void> {
    return this.queue.run(async () => {
      const { store, onCheckIn } = this.input;
      this.noticed.delete(id);
      for (let crossed = 0; crossed < TRIES;) {
        const tournament = await store.tournaments.find(id);
        if (tournament === undefined) return;
        const change = advance(tournament, await this.factsAbout(tournament));
        if (change === undefined) return this.lay(tournament);
        if (opensCheckIn(tournament, change)) await onCheckIn(tournament);
        if (!(await store.tournaments.save(change))) crossed++;
      }
    });
  }

  /** Lays the tables of the round that are not there yet. */
  private async lay(tournament: TournamentRows): Promise<void> {
    const { store, log } = this.input;
    if (tournament.row.state === 'cancelled') return;
    const waiting = await store.tournaments.waiting(tournament.row.id);
    for (const pairing of tournament.pairings.filter(isPending)) {
      const { match } = pairing;
      if (match === null || !waiting.includes(match)) continue;
      await this.layOne(tournament, pairing, match).catch((error: unknown) =>
        log('no table laid', { tournament: tournament.row.id, match, error: String(error) }),
      );
    }
  }

  private async layOne(
    { row, entrants }: TournamentRows,
    { players }: PairingRow,
    match: string,
  ): Promise<void> {
    const { store, tables, onTable } = this.input;
    const own = players.map((id) => entrants.find((each) => each.id === id));
    const people = [];
    for (const entrant of own) {
      const user = entrant?.user && (await store.userById(entrant.user));
      if (user) people.push({ user, origin: entrant.origin ?? '' });
    }
    const laid = await tables.arrange(match, {
      game: row.terms.game,
      settings: tableSettings(row.terms, players.length),
      people,
      bots: [],
      tournament: row.id,
      ...(row.club === null ? {} : { club: row.club }),
    });
    if (!laid.ok) throw new Error(laid.problem);
    onTable(laid.match);
  }

  private async change(
    id: string,
    decide: (tournament: TournamentRows) => Decided | Promise<Decided>,
  ): Promise<TournamentRows | Reason> {
    const { store } = this.input;
    return this.queue.run(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const tournament = await store.tournaments.find(id);
        if (tournament === undefined) return 'no-such-tournament';
        const decided = await decide(tournament);
        if (typeof decided === 'string') return decided;
        if (await store.tournaments.save(decided))
          return (await store.tournaments.find(id)) ?? 'no-such-tournament';
      }
      return 'busy';
    });
  }

  private async factsAbout(tournament: TournamentRows): Promise<AdvanceFacts> {
    const { store, games, wall } = this.input;
    const { game, time, options } = tournament.row.terms;
    const rules = games.find((each) => each.id === game);
    const users = contenders(tournament).flatMap(({ user }) => user ?? []);
    const isOpen = tournament.row.state === 'open';
    const { ratings } = isOpen
      ? await store.ratings.state({ game, pace: paceOf(time) }, users, wall())
      : { ratings: new Map() };
    const apart = new Set(
      (await store.peace.apartAmong(users)).flatMap(({ blocker, blocked }) => [
        `${blocker} ${blocked}`,
        `${blocked} ${blocker}`,
      ]),
    );
    return {
      now: wall(),
      counts: rules?.seatCountsFor(rules.parseOptions(options)) ?? [],
      areApart: (user, other) => apart.has(`${user} ${other}`),
      strengthOf: (user) => pointsOf(ratings.get(user) ?? NEWCOMER),
      results: await this.results(tournament),
      newId,
    };
  }

  /** How matches ended that are over and have no result yet. */
  private async results({
    row: { id },
    pairings,
    entrants,
  }: TournamentRows): Promise<ReadonlyMap<string, TableResult>> {
    const { store, games } = this.input;
    const results = new Map<string, TableResult>();
    for (const match of await store.tournaments.waiting(id)) {
      const { players = [] } = pairings.find((each) => each.match === match) ?? {};
      const row = await store.matchById(match);
      const result =
        row === undefined
          ? withoutMatch(players, entrants)
          : tableResult(players, entrants, row, await readResult({ store, games }, row));
      if (result !== undefined) results.set(match, result);
    }
    return results;
  }
}
