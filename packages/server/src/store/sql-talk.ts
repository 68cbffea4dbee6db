import { UNHEARD_BY } from './peace.ts';
import { chatOf } from './rows.ts';
import { SqlAccounts } from './sql-accounts.ts';
import { sql } from './sql.ts';
import type { Dialect } from './sql.ts';
import type { ChatRow, LineKey, NewChatRow, ProgramRow } from './store.ts';

/** Keys of lines, out of a parameter that holds them as JSON. */
const WANTED: Readonly<Record<Dialect, string>> = {
  postgres:
    'SELECT DISTINCT match, number FROM json_to_recordset(CAST($1 AS json)) AS keys(match TEXT, number BIGINT)',
  sqlite: `SELECT DISTINCT value ->> 'match' AS match, value ->> 'number' AS number FROM json_each($1)`,
};

/** What people leave at a match besides moves: chat, notes and what they let the server decide. */
export abstract class SqlTalk extends SqlAccounts {
  private get line(): string {
    return `*, ${UNHEARD_BY[this.sql.dialect]} AS unheard_by`;
  }

  async addChat(row: NewChatRow): Promise<ChatRow> {
    for (;;) {
      const rows = await this.query(
        `INSERT INTO chat (match_id, number, user_id, name, seat, text, at, id, entry)
         SELECT CAST($1 AS TEXT), COALESCE(MAX(number), 0) + 1, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS BIGINT), CAST($7 AS TEXT), CAST($8 AS BIGINT)
         FROM chat WHERE match_id = CAST($1 AS TEXT)
         ON CONFLICT DO NOTHING RETURNING ${this.line}`,
        row.match,
        row.user,
        row.name,
        row.seat,
        row.text,
        row.at,
        row.id,
        row.entry,
      );
      const before =
        rows.length > 0
          ? rows
          : await this.query(
              `SELECT ${this.line} FROM chat WHERE match_id = $1 AND id = $2`,
              row.match,
              row.id,
            );
      const [stored] = before.map(chatOf);
      if (stored !== undefined) return stored;
    }
  }

  async chatAfter(match: string, after: number, limit: number): Promise<ChatRow[]> {
    return (
      await this.apart(
        `SELECT ${this.line} FROM chat WHERE match_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
        match,
        after,
        limit,
      )
    ).map(chatOf);
  }

  async chatBefore(match: string, before: number, limit: number): Promise<ChatRow[]> {
    const rows = await this.apart(
      `SELECT ${this.line} FROM chat WHERE match_id = $1 AND number < $2 ORDER BY number DESC LIMIT $3`,
      match,
      before,
      limit,
    );
    return rows.map(chatOf).toReversed();
  }

  async chatLines(wanted: readonly LineKey[]): Promise<ChatRow[]> {
    const { dialect } = this.sql;
    const rows = await this.apart(
      `SELECT chat.*, ${UNHEARD_BY[dialect]} AS unheard_by FROM (${WANTED[dialect]}) AS wanted
       JOIN chat ON chat.match_id = wanted.match AND chat.number = wanted.number ORDER BY chat.match_id, chat.number`,
      JSON.stringify(wanted),
    );
    return rows.map(chatOf);
  }

  async saveNote(match: string, user: string, text: string): Promise<void> {
    await this.query(
      'INSERT INTO notes (match_id, user_id, text) VALUES ($1, $2, $3) ON CONFLICT (match_id, user_id) DO UPDATE SET text = excluded.text',
      match,
      user,
      text,
    );
  }

  async note(match: string, user: string): Promise<string> {
    const [row] = await this.query(
      'SELECT text FROM notes WHERE match_id = $1 AND user_id = $2',
      match,
      user,
    );
    return row === undefined ? '' : String(row['text']);
  }

  async saveProgram(match: string, seat: number, program: unknown, armed: boolean): Promise<void> {
    await this.sql.run([
      sql(
        `INSERT INTO programs (match_id, seat, program, armed) VALUES ($1, $2, $3, $4) ON CONFLICT (match_id, seat)
         DO UPDATE SET program = excluded.program, armed = excluded.armed, version = programs.version + 1`,
        match,
        seat,
        JSON.stringify(program),
        armed ? 1 : 0,
      ),
      sql(
        `UPDATE matches SET leased_by = $2, leased_until = ${this.now} + CAST($3 AS BIGINT) WHERE id = $1`,
        match,
        this.holder.node,
        this.holder.lease,
      ),
    ]);
  }

  async programs(match: string): Promise<ProgramRow[]> {
    const rows = await this.apart(
      'SELECT seat, program, version FROM programs WHERE match_id = $1 ORDER BY seat',
      match,
    );
    return rows.map((row) => ({
      seat: Number(row['seat']),
      program: JSON.parse(String(row['program'])) as unknown,
      version: Number(row['version']),
    }));
  }
}
