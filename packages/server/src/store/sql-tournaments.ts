import { randomUUID } from 'node:crypto';
import { numberOrNull, textOrNull } from './columns.ts';
import { claimStatement } from './lease.ts';
import { SqlPart } from './sql-part.ts';
import { assigned, insertInto, named, sql } from './sql.ts';
import type { NamedValues, SqlRow, SqlValue, Statement } from './sql.ts';
import type {
  EntrantRow,
  ListedTournament,
  PairingRow,
  TournamentChange,
  TournamentFilter,
  TournamentRow,
  TournamentRows,
  TournamentStore,
} from './tournament-store.ts';

/** What changes of a tournament. */
const changing = (row: TournamentRow): NamedValues => ({
  terms: JSON.stringify(row.terms),
  state: row.state,
  round: row.round,
  rounds: row.rounds,
  started_at: row.startedAt,
  ended_at: row.endedAt,
  due_at: row.dueAt,
});

/** Whether it was this change that came first. */
const IS_OURS = `EXISTS (SELECT 1 FROM tournaments WHERE id = :tournament_id AND change = :change)`;

/** Puts a row there, or what it is now in its place, if the change is ours. */
function put(table: string, row: NamedValues, key: string, casts: NamedValues = {}): string {
  const columns = Object.keys(row);
  const values = columns.map((column) => `CAST(:${column} AS ${casts[column] ?? 'TEXT'})`);
  const changed = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} WHERE ${IS_OURS}
    ON CONFLICT (${key}) DO UPDATE SET ${changed}`;
}

function entrantStatement(tournament: string, entrant: EntrantRow, change: string): Statement {
  const row = {
    id: entrant.id,
    tournament_id: tournament,
    user_id: entrant.user,
    state: entrant.state,
    checked_in: Number(entrant.checkedIn),
    points: entrant.points,
    since: entrant.since,
    origin: entrant.origin,
  };
  const casts = { checked_in: 'BIGINT', points: 'BIGINT', since: 'BIGINT' };
  return named(put('tournament_entrants', row, 'id', casts), { ...row, change });
}

function pairingStatement(tournament: string, pairing: PairingRow, change: string): Statement {
  const row = {
    tournament_id: tournament,
    round: pairing.round,
    number: pairing.number,
    match_id: pairing.match,
    players: JSON.stringify(pairing.players),
    result: pairing.result === null ? null : JSON.stringify(pairing.result),
  };
  const key = 'tournament_id, round, number';
  const casts = { round: 'BIGINT', number: 'BIGINT' };
  return named(put('tournament_pairings', row, key, casts), { ...row, change });
}

/** Tables whose match is over, or not there. */
const WAITING = `FROM tournament_pairings LEFT JOIN matches ON matches.id = match_id
  WHERE result IS NULL AND (matches.id IS NULL OR matches.status = 'finished')`;

/** Those that a user organises or plays in. */
const ofUser = (user: string): string =>
  `id IN (SELECT tournament_id FROM tournament_entrants WHERE user_id = ${user} AND state = 'in'
    UNION ALL SELECT id FROM tournaments WHERE owner = ${user})`;

/** What somebody who goes has organised goes on without its description, unless nobody has played yet. */
export const partFromTournaments = (user: string): Statement[] => [
  sql(
    `UPDATE tournaments SET about = '', state = CASE WHEN state = 'open' THEN 'cancelled' ELSE state END, due_at = CASE
     WHEN state = 'open' THEN NULL ELSE due_at END, version = version + 1 WHERE owner = $1`,
    user,
  ),
  sql(
    `UPDATE tournaments SET version = version + 1
     WHERE id IN (SELECT tournament_id FROM tournament_entrants WHERE user_id = $1)`,
    user,
  ),
  sql(
    `UPDATE tournament_entrants SET state = 'out', origin = NULL, user_id = NULL WHERE user_id = $1`,
    user,
  ),
];

/** Tournaments: each is read and changed as a whole. */
export class SqlTournaments extends SqlPart implements TournamentStore {
  async create(row: TournamentRow): Promise<void> {
    const { id, name, about, owner, club, seed, version } = row;
    const fixed = { id, name, about, owner, club, seed, version, game: row.terms.game };
    await this.sql.run(
      [insertInto('tournaments', { ...fixed, created_at: row.createdAt, ...changing(row) })],
      'none',
    );
  }

  async find(id: string): Promise<TournamentRows | undefined> {
    // The version is read first: whatever is changed meanwhile makes what follows from this come too late.
    const [rows = [], entrants = [], pairings = []] = await this.sql.run(
      [
        sql('SELECT * FROM tournaments WHERE id = $1', id),
        sql(
          `SELECT tournament_entrants.*, users.name FROM tournament_entrants LEFT JOIN users ON users.id = user_id
           WHERE tournament_id = $1 ORDER BY since, tournament_entrants.id`,
          id,
        ),
        sql(
          'SELECT * FROM tournament_pairings WHERE tournament_id = $1 ORDER BY round, number',
          id,
        ),
      ],
      'none',
    );
    const [row] = rows.map(tournamentOf);
    return row && { row, entrants: entrants.map(entrantOf), pairings: pairings.map(pairingOf) };
  }

  async list(
    { states, game, club, of, after }: TournamentFilter,
    user: string | null,
    limit: number,
  ): Promise<ListedTournament[]> {
    const values: SqlValue[] = [user];
    const place = (value: SqlValue): string => `$${values.push(value)}`;
    const wanted = [
      ...(game === undefined ? [] : [`game = ${place(game)}`]),
      ...(club === undefined ? [] : [`club = ${place(club)}`]),
      ...(club === undefined && of === undefined ? ['club IS NULL'] : []),
      ...(of === undefined ? [] : [ofUser(place(of))]),
      ...(after === undefined
        ? []
        : [
            `(created_at, id) < (CAST(${place(after.createdAt)} AS BIGINT), CAST(${place(after.id)} AS TEXT))`,
          ]),
    ];
    const newest = `ORDER BY tournaments.created_at DESC, tournaments.id DESC LIMIT CAST(${place(limit)} AS BIGINT)`;
    // Of each state the newest, from the end of its index, however many there are.
    const pages = states.map(
      (state) =>
        `SELECT id FROM (SELECT id FROM tournaments WHERE ${[`state = '${state}'`, ...wanted].join(' AND ')} ${newest}) AS ${state}_ones`,
    );
    const rows = await this.apart(
      `SELECT tournaments.*, organisers.name AS organiser, own.state AS own_state, own.checked_in AS own_checked_in,
         (SELECT COUNT(*) FROM tournament_entrants WHERE tournament_id = tournaments.id AND state = 'in') AS players
       FROM tournaments LEFT JOIN users organisers ON organisers.id = tournaments.owner
       LEFT JOIN tournament_entrants own ON own.tournament_id = tournaments.id AND own.user_id = $1
       WHERE tournaments.id IN (${pages.join(' UNION ALL ')}) ${newest}`,
      ...values,
    );
    return rows.map((row) => ({
      row: tournamentOf(row),
      organiser: textOrNull(row['organiser']),
      players: Number(row['players']),
      entry:
        row['own_state'] === null
          ? null
          : { state: stateOf(row['own_state']), checkedIn: Number(row['own_checked_in']) === 1 },
    }));
  }

  async countOf(owner: string): Promise<number> {
    const [row] = await this.apart(
      `SELECT COUNT(*) AS count FROM tournaments WHERE owner = $1 AND state IN ('open', 'running', 'paused')`,
      owner,
    );
    return Number(row?.['count']);
  }

  async openFor(user: string): Promise<string[]> {
    const rows = await this.apart(
      `SELECT tournaments.id FROM tournament_entrants JOIN tournaments ON tournaments.id = tournament_id
       WHERE user_id = $1 AND tournament_entrants.state = 'in' AND tournaments.state IN ('open', 'running', 'paused')`,
      user,
    );
    return rows.map((row) => String(row['id']));
  }

  async save({ row, entrants = [], pairings = [] }: TournamentChange): Promise<boolean> {
    // Marks the change, so that what follows from one that came too late is left alone.
    const change = randomUUID();
    const columns = changing(row);
    const [changed = []] = await this.sql.run(
      [
        named(
          `UPDATE tournaments SET ${assigned(columns)}, version = version + 1, change = :change
           WHERE id = :id AND version = :version RETURNING id`,
          { ...columns, change, id: row.id, version: row.version },
        ),
        ...entrants.map((each) => entrantStatement(row.id, each, change)),
        ...pairings.map((each) => pairingStatement(row.id, each, change)),
      ],
      'none',
    );
    return changed.length === 1;
  }

  async claim(now: number, most: number): Promise<string[]> {
    const due = `state IN ('open', 'running', 'paused') AND (leased_until IS NULL OR leased_until <= ${this.now})
      AND (due_at <= CAST($4 AS BIGINT) AND state <> 'paused' OR round > 0 AND EXISTS (
        SELECT 1 ${WAITING} AND tournament_id = tournaments.id))`;
    const claim = { table: 'tournaments', due, values: [now], most };
    const [rows = []] = await this.sql.run([claimStatement(this.sql.dialect, this.holder, claim)]);
    return rows.map((row) => String(row['id']));
  }

  async release(id: string): Promise<void> {
    await this.apart(
      'UPDATE tournaments SET leased_until = NULL WHERE id = $1 AND leased_by = $2',
      id,
      this.holder.node,
    );
  }

  async waiting(id: string): Promise<string[]> {
    const rows = await this.query(`SELECT match_id ${WAITING} AND tournament_id = $1`, id);
    return rows.map((row) => String(row['match_id']));
  }
}

const stateOf = (value: SqlValue | undefined): EntrantRow['state'] =>
  value === 'in' || value === 'removed' ? value : 'out';

const tournamentOf = (row: SqlRow): TournamentRow => ({
  id: String(row['id']),
  name: String(row['name']),
  about: String(row['about']),
  owner: textOrNull(row['owner']),
  club: textOrNull(row['club']),
  terms: JSON.parse(String(row['terms'])) as TournamentRow['terms'],
  state: String(row['state']) as TournamentRow['state'],
  round: Number(row['round']),
  rounds: numberOrNull(row['rounds']),
  seed: String(row['seed']),
  createdAt: Number(row['created_at']),
  startedAt: numberOrNull(row['started_at']),
  endedAt: numberOrNull(row['ended_at']),
  dueAt: numberOrNull(row['due_at']),
  version: Number(row['version']),
});

const entrantOf = (row: SqlRow): EntrantRow => ({
  id: String(row['id']),
  user: textOrNull(row['user_id']),
  name: textOrNull(row['name']),
  state: stateOf(row['state']),
  checkedIn: Number(row['checked_in']) === 1,
  points: Number(row['points']),
  since: Number(row['since']),
  origin: textOrNull(row['origin']),
});

const pairingOf = (row: SqlRow): PairingRow => ({
  round: Number(row['round']),
  number: Number(row['number']),
  match: textOrNull(row['match_id']),
  players: JSON.parse(String(row['players'])) as string[],
  result: JSON.parse(textOrNull(row['result']) ?? 'null') as PairingRow['result'],
});
