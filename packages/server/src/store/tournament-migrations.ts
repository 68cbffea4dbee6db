/** Tournaments, who is in them, their rounds, and which matches are theirs. */
export const TOURNAMENT_STEP: readonly string[] = [
  `CREATE TABLE tournaments (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL, game TEXT NOT NULL, owner TEXT REFERENCES users(id) ON DELETE SET NULL,
    club TEXT, terms TEXT NOT NULL, state TEXT NOT NULL, round BIGINT NOT NULL, rounds BIGINT, seed TEXT NOT NULL,
    created_at BIGINT NOT NULL, started_at BIGINT, ended_at BIGINT, due_at BIGINT, version BIGINT NOT NULL, change TEXT,
    leased_by TEXT, leased_until BIGINT)`,
  `CREATE INDEX tournaments_listed ON tournaments(state, created_at, id)`,
  `CREATE INDEX tournaments_by_game ON tournaments(game, state, created_at, id)`,
  `CREATE INDEX tournaments_by_club ON tournaments(club, created_at) WHERE club IS NOT NULL`,
  `CREATE INDEX tournaments_by_owner ON tournaments(owner)`,
  `CREATE TABLE tournament_entrants (
    id TEXT PRIMARY KEY, tournament_id TEXT NOT NULL REFERENCES tournaments(id) ON DELETE CASCADE,
    user_id TEXT REFERENCES users(id) ON DELETE SET NULL, state TEXT NOT NULL, checked_in BIGINT NOT NULL,
    points BIGINT NOT NULL, since BIGINT NOT NULL, origin TEXT, UNIQUE (tournament_id, user_id))`,
  `CREATE INDEX tournament_entrants_by_user ON tournament_entrants(user_id)`,
  `CREATE TABLE tournament_pairings (
    tournament_id TEXT NOT NULL REFERENCES tournaments(id) ON DELETE CASCADE, round BIGINT NOT NULL, number BIGINT NOT NULL,
    match_id TEXT, players TEXT NOT NULL, result TEXT, PRIMARY KEY (tournament_id, round, number))`,
  `CREATE INDEX tournament_pairings_played ON tournament_pairings(tournament_id) WHERE result IS NULL`,
  `ALTER TABLE matches ADD COLUMN tournament TEXT`,
];
