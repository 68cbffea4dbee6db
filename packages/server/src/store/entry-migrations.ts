import type { MigrationStatement } from './order-migrations.ts';

/** The table of runs, and the view that has a row for each entry. */
export const ENTRY_RUNS = [
  `CREATE TABLE entry_runs (
    match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, first BIGINT NOT NULL, entries TEXT NOT NULL,
    PRIMARY KEY (match_id, first))`,
  `CREATE VIEW entries AS SELECT match_id, first + key AS number, value ->> 0 AS id, value -> 1 AS entry, value ->> 2 AS at
    FROM entry_runs, json_each(entry_runs.entries)`,
] as const;

const [TABLE, VIEW] = ENTRY_RUNS;

/**
 * SQLite keeps entries of a match that came to their table together in one row: the number of the first, and a list of their ids,
 * what they are, and when they came. Fewer rows, and one index instead of two, are what makes putting them there cheap.
 */
export const ENTRY_RUNS_STEP: readonly MigrationStatement[] = [
  { sqlite: TABLE },
  {
    sqlite: `INSERT INTO entry_runs (match_id, first, entries)
      SELECT match_id, MIN(number), json_group_array(json_array(id, json(entry), at) ORDER BY number)
      FROM (SELECT *, number - ROW_NUMBER() OVER (PARTITION BY match_id ORDER BY number) AS run FROM entries)
      GROUP BY match_id, run`,
  },
  { sqlite: `DROP TABLE entries` },
  { sqlite: VIEW },
];
