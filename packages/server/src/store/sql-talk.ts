import { UNHEARD_BY } from './peace.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { chatOf } from './rows.ts';
import { SqlAccounts } from './sql-accounts.ts';
import { sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';
import type { ChatRow, LineKey, NewChatRow } from './store.ts';

/** Keys of lines, out of a JSON list. */
const WANTED: Readonly<Record<Dialect, (keys: string) => Statement>> = {
  postgres: (keys) =>
    sql`SELECT DISTINCT match, number FROM json_to_recordset(CAST(${keys} AS json)) AS keys(match TEXT, number BIGINT)`,
  sqlite: (keys) =>
    sql`SELECT DISTINCT value ->> 'match' AS match, value ->> 'number' AS number FROM json_each(${keys})`,
};

const PROGRAM = rowShape({
  seat: kept.number(),
  program: kept.json<unknown>(),
  /** How often it was saved. */
  version: kept.number(),
});
export type ProgramRow = RowOf<typeof PROGRAM>;

/** What people leave at a match besides moves: chat, notes and what they let the server decide. */
export abstract class SqlTalk extends SqlAccounts {
  private get line(): Statement {
    return sql`*, ${UNHEARD_BY[this.sql.dialect]} AS unheard_by`;
  }

  /** The line as it is kept; one of the same id that is there already is not added again. */
  async addChat(row: NewChatRow): Promise<ChatRow> {
    for (;;) {
      const rows = await this.query`INSERT INTO chat
           (match_id, number, user_id, name, seat, text, at, id, entry)
         SELECT CAST(${row.match} AS TEXT), COALESCE(MAX(number), 0) + 1, CAST(${row.user} AS TEXT), CAST(${row.name} AS TEXT), CAST(${row.seat} AS BIGINT),
           CAST(${row.text} AS TEXT), CAST(${row.at} AS BIGINT), CAST(${row.id} AS TEXT), CAST(${row.entry} AS BIGINT)
         FROM chat WHERE match_id = CAST(${row.match} AS TEXT)
         ON CONFLICT DO NOTHING RETURNING ${this.line}`;
      const before =
        rows.length > 0
          ? rows
          : await this.query`SELECT ${this.line} FROM chat
             WHERE match_id = ${row.match} AND id = ${row.id}`;
      const [stored] = before.map(chatOf);
      if (stored !== undefined) return stored;
    }
  }

  /** The first lines after this one, at most this many. */
  async chatAfter(match: string, after: number, limit: number): Promise<ChatRow[]> {
    const rows = await this.apart`SELECT ${this.line} FROM chat
       WHERE match_id = ${match} AND number > ${after} ORDER BY number LIMIT ${limit}`;
    return rows.map(chatOf);
  }

  /** The last lines before this one, at most this many, in the order in which they were said. */
  async chatBefore(match: string, before: number, limit: number): Promise<ChatRow[]> {
    const rows = await this.apart`SELECT ${this.line} FROM chat
       WHERE match_id = ${match} AND number < ${before} ORDER BY number DESC LIMIT ${limit}`;
    return rows.map(chatOf).toReversed();
  }

  /** Those of these lines that are there, of whatever matches, each once. */
  async chatLines(wanted: readonly LineKey[]): Promise<ChatRow[]> {
    const { dialect } = this.sql;
    const rows = await this.apart`SELECT chat.*, ${UNHEARD_BY[dialect]} AS unheard_by
       FROM (${WANTED[dialect](JSON.stringify(wanted))}) AS wanted
       JOIN chat ON chat.match_id = wanted.match AND chat.number = wanted.number ORDER BY chat.match_id, chat.number`;
    return rows.map(chatOf);
  }

  async saveNote(match: string, user: string, text: string): Promise<void> {
    await this.query`INSERT INTO notes (match_id, user_id, text) VALUES (${match}, ${user}, ${text})
       ON CONFLICT (match_id, user_id) DO UPDATE SET text = excluded.text`;
  }

  async note(match: string, user: string): Promise<string> {
    const [row] = await this.query`SELECT text FROM notes
       WHERE match_id = ${match} AND user_id = ${user}`;
    return row === undefined ? '' : String(row['text']);
  }

  /** Whoever changes a program does what follows from it, as with an entry. */
  async saveProgram(match: string, seat: number, program: unknown, armed: boolean): Promise<void> {
    await this.sql.run([
      sql`INSERT INTO programs (match_id, seat, program, armed) VALUES (${match}, ${seat}, ${JSON.stringify(program)}, ${armed ? 1 : 0}) ON CONFLICT (match_id, seat)
         DO UPDATE SET program = excluded.program, armed = excluded.armed, version = programs.version + 1`,
      sql`UPDATE matches SET leased_by = ${this.holder.node}, leased_until = ${this.now} + CAST(${this.holder.lease} AS BIGINT) WHERE id = ${match}`,
    ]);
  }

  async programs(match: string): Promise<ProgramRow[]> {
    const rows = await this.apart`SELECT seat, program, version FROM programs
       WHERE match_id = ${match} ORDER BY seat`;
    return rows.map(PROGRAM.read);
  }
}
