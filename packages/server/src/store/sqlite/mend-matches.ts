import type { DatabaseSync } from 'node:sqlite';

/** A match whose log is not as long as it was. */
export interface ShortenedMatch {
  readonly id: string;
  readonly kept: number;
  /** Entries that were there, or were known of, and are not kept. */
  readonly lost: number;
}

/** What follows a gap in a match's log can't be played: it goes, and the match stands where the log ends. */
export function mendMatches(
  db: DatabaseSync,
  known: ReadonlyMap<string, number>,
): ShortenedMatch[] {
  db.exec(`DELETE FROM matches WHERE NOT json_valid(settings);
    UPDATE matches SET deciders = '[]' WHERE NOT json_valid(deciders);
    UPDATE matches SET turns = '[]' WHERE NOT json_valid(turns)`);
  const shortened: ShortenedMatch[] = [];
  const numbers = db.prepare('SELECT number FROM entries WHERE match_id = ? ORDER BY number');
  for (const row of db.prepare('SELECT id, position FROM matches').all()) {
    const [id, position] = [String(row['id']), Number(row['position'])];
    const there = numbers.all(id).map(({ number }) => Number(number));
    const gap = there.findIndex((number, at) => number !== at + 1);
    const kept = gap === -1 ? there.length : gap;
    const end = Math.max(position, there.at(-1) ?? 0, known.get(id) ?? 0);
    if (kept < end) shortened.push({ id, kept, lost: end - kept });
    if (kept !== position) setBack(db, id, kept);
  }
  dropOrphans(db);
  return shortened;
}

const KEPT = `SELECT json_group_array(json_array(id, json(entry), at) ORDER BY number) AS entries
  FROM (SELECT * FROM entries WHERE match_id = ? ORDER BY number LIMIT ?)`;

/** Whoever opens the match finds out who decides; it has a lease that has ended, so that some node does at once. */
function setBack(db: DatabaseSync, id: string, kept: number): void {
  const run = db.prepare(KEPT).get(id, kept);
  db.prepare('DELETE FROM entry_runs WHERE match_id = ?').run(id);
  if (run !== undefined && kept > 0)
    db.prepare('INSERT INTO entry_runs (match_id, first, entries) VALUES (?, 1, ?)').run(
      id,
      String(run['entries']),
    );
  db.prepare('DELETE FROM snapshots WHERE match_id = ? AND number > ?').run(id, kept);
  db.prepare(
    `UPDATE matches SET position = ?, status = CASE status WHEN 'finished' THEN 'playing' ELSE status END, outcome = NULL,
      deciders = '[]', turns = '[]', deadline = NULL, waits_for_bot = 1, leased_by = NULL, leased_until = 0 WHERE id = ?`,
  ).run(kept, id);
}

/** Rows that belong to what could not be saved. */
function dropOrphans(db: DatabaseSync): void {
  for (;;) {
    const orphans = db.prepare('PRAGMA foreign_key_check').all();
    if (orphans.length === 0) return;
    for (const { table, rowid } of orphans)
      db.prepare(`DELETE FROM ${String(table)} WHERE rowid = ?`).run(Number(rowid));
  }
}
