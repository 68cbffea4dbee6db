import type { ReportKind, Role } from '@roundhouse/protocol';
import { auditStatement, FIRST_HASH, lineOf } from './audit.ts';
import type { AuditRow, Deed, ListedAuditRow } from './audit.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { sql } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';

/** What somebody is kept from, and until when; for ever if that is null. */
const SANCTION = rowShape({ until: kept.numberOrNull(), words: kept.text() });
type Sanction = RowOf<typeof SANCTION>;

/** What somebody may do more, or less, than others. */
export interface Standing {
  readonly role: Role | null;
  readonly ban: Sanction | null;
  readonly limit: Sanction | null;
}

const REPORT = rowShape({
  id: kept.text(),
  match: kept.text('match_id'),
  kind: kept.text<ReportKind>(),
  lines: kept.json<readonly number[]>('line_numbers'),
  words: kept.text(),
  at: kept.number(),
  state: kept.text<'open' | 'upheld' | 'dismissed'>(),
});
const REPORTER = rowShape({ user: kept.text('by_user'), name: kept.text('by_name') });
const REPORTED = rowShape({ user: kept.text('about_user'), name: kept.text('about_name') });
export interface ListedReport extends RowOf<typeof REPORT> {
  readonly by: RowOf<typeof REPORTER> | null;
  readonly about: RowOf<typeof REPORTED>;
}

const STAFF = rowShape({ user: kept.text('id'), name: kept.text(), role: kept.text<Role>() });

const REPORTS = sql`SELECT reports.*, about.name AS about_name, reporter.name AS by_name FROM reports
  JOIN users about ON about.id = reports.about_user LEFT JOIN users reporter ON reporter.id = reports.by_user`;

const AUDIT = sql`SELECT audit.*, actors.name AS actor_name, subjects.name AS subject_name FROM audit
  LEFT JOIN users actors ON actors.id = audit.actor LEFT JOIN reports ON reports.id = audit.subject
  LEFT JOIN users subjects ON subjects.id = COALESCE(reports.about_user, audit.subject)`;

/** Roles, sanctions, reports, and the log of everything that is done with them. */
export class Order extends SqlPart {
  /** As it is now: a sanction that has ended is none. */
  async standing(user: string, now: number): Promise<Standing> {
    const rows = await this.apart`SELECT role AS kind, NULL AS until, '' AS words FROM roles
       WHERE user_id = ${user}
       UNION ALL SELECT kind, until, words FROM sanctions
       WHERE user_id = ${user} AND (until IS NULL OR until > CAST(${now} AS BIGINT))`;
    const found = (kind: string): SqlRow | undefined => rows.find((row) => row['kind'] === kind);
    return {
      role: found('admin') ? 'admin' : found('moderator') ? 'moderator' : null,
      ban: sanctionOf(found('ban')),
      limit: sanctionOf(found('limit')),
    };
  }

  /** Whether this was a session of somebody who is banned now. */
  async isBarred(tokenHash: string, now: number): Promise<boolean> {
    const rows = await this.apart`SELECT 1 AS one FROM barred_sessions
       JOIN sanctions ON sanctions.user_id = barred_sessions.user_id
       WHERE token_hash = ${tokenHash} AND kind = 'ban' AND (until IS NULL OR until > CAST(${now} AS BIGINT))`;
    return rows.length > 0;
  }

  async staff(): Promise<RowOf<typeof STAFF>[]> {
    const rows = await this.query`SELECT users.id, users.name, roles.role FROM roles
       JOIN users ON users.id = roles.user_id ORDER BY roles.since, users.id`;
    return rows.map(STAFF.read);
  }

  /** Does it and writes it into the log, both or neither. Gives its number. */
  async act(deed: Deed, at: number): Promise<number> {
    for (;;) {
      const [last] = await this.auditBefore(Number.MAX_SAFE_INTEGER, 1);
      const number = (last?.number ?? 0) + 1;
      const line = auditStatement({ number, at, deed, before: last?.hash ?? FIRST_HASH });
      try {
        await this.sql.run([line, ...effectsOf(deed, at)]);
        return number;
      } catch (error) {
        // Another node has written a line since: then nothing was done, and this one comes after it.
        const [newest] = await this.auditBefore(Number.MAX_SAFE_INTEGER, 1);
        if ((newest?.number ?? 0) < number) throw error;
      }
    }
  }

  /** The oldest that wait, or the newest that are done. */
  async reports(state: 'open' | 'closed', limit: number): Promise<ListedReport[]> {
    const which =
      state === 'open'
        ? sql`= 'open' ORDER BY reports.at`
        : sql`<> 'open' ORDER BY reports.closed_at DESC`;
    return (await this.query`${REPORTS} WHERE reports.state ${which} LIMIT ${limit}`).map(reportOf);
  }

  async reportById(id: string): Promise<ListedReport | undefined> {
    return (await this.query`${REPORTS} WHERE reports.id = ${id}`).map(reportOf)[0];
  }

  /** Lines of the log after this number, in order. */
  async audit(after: number, limit: number): Promise<AuditRow[]> {
    return this.lines(sql`WHERE audit.number > ${after} ORDER BY audit.number LIMIT ${limit}`);
  }

  /** The last lines before this number, the newest first. */
  async auditBefore(before: number, limit: number): Promise<ListedAuditRow[]> {
    return this.lines(
      sql`WHERE audit.number < ${before} ORDER BY audit.number DESC LIMIT ${limit}`,
    );
  }

  private async lines(where: Statement): Promise<ListedAuditRow[]> {
    return (await this.query`${AUDIT} ${where}`).map(lineOf);
  }
}

type DeedOf<Act> = Extract<Deed, { readonly act: Act }>;
type Effects = {
  readonly [Act in Deed['act']]: (deed: DeedOf<Act>, at: number) => readonly Statement[];
};

/** What has to be done in the store itself; tables and matches that go on are the server's. */
const EFFECTS: Effects = {
  grant: ({ subject, role }, at) => [
    sql`INSERT INTO roles (user_id, role, since) VALUES (${subject}, ${role}, ${at}) ON CONFLICT (user_id) DO UPDATE SET role = excluded.role`,
  ],
  revoke: ({ subject }) => [sql`DELETE FROM roles WHERE user_id = ${subject}`],
  sanction: (deed, at) => sanctioned(deed, at),
  lift: ({ subject, kind }) => [
    sql`DELETE FROM sanctions WHERE user_id = ${subject} AND kind = ${kind}`,
  ],
  rename: (deed) => renamed(deed),
  'close-report': ({ subject, state, actor }, at) => [
    sql`UPDATE reports SET state = ${state}, closed_by = ${actor}, closed_at = ${at} WHERE id = ${subject}`,
  ],
  'remove-line': ({ subject, line }, at) => [
    sql`UPDATE chat SET text = '', removed_at = ${at} WHERE match_id = ${subject} AND number = ${line}`,
  ],
  'close-table': () => [],
  'end-match': () => [],
  'start-tournament': () => [],
  'pause-tournament': () => [],
  'resume-tournament': () => [],
  'cancel-tournament': () => [],
  'remove-player': () => [],
};

// The compiler can't see that a deed and the effects of its act belong together.
const effectsOf = (deed: Deed, at: number): readonly Statement[] =>
  (EFFECTS[deed.act] as (deed: Deed, at: number) => readonly Statement[])(deed, at);

/** Whoever is banned has no session any more; the browsers are remembered, so that nobody just comes back as a new guest. */
function sanctioned(
  { subject: user, kind, until, words }: DeedOf<'sanction'>,
  at: number,
): Statement[] {
  return [
    sql`INSERT INTO sanctions (user_id, kind, until, words, at) VALUES (${user}, ${kind}, ${until}, ${words}, ${at})
       ON CONFLICT (user_id, kind) DO UPDATE SET until = excluded.until, words = excluded.words, at = excluded.at`,
    ...(kind === 'ban' ? ended(user) : []),
  ];
}

const ended = (user: string): Statement[] => [
  sql`INSERT INTO barred_sessions (token_hash, user_id)
     SELECT token_hash, user_id FROM sessions WHERE user_id = ${user} AND scopes IS NULL ON CONFLICT DO NOTHING`,
  sql`DELETE FROM sessions WHERE user_id = ${user}`,
];

/** The old name is nowhere any more. */
function renamed({ subject: user, name, nameKey }: DeedOf<'rename'>): Statement[] {
  return [
    sql`UPDATE users SET name = ${name}, name_key = ${nameKey} WHERE id = ${user}`,
    sql`UPDATE seats SET name = ${name} WHERE user_id = ${user}`,
    sql`UPDATE chat SET name = ${name} WHERE user_id = ${user}`,
    sql`UPDATE matches SET version = version + 1
       WHERE status IN ('open', 'playing') AND id IN (SELECT match_id FROM seats WHERE user_id = ${user})`,
  ];
}

const sanctionOf = (row: SqlRow | undefined): Sanction | null =>
  row === undefined ? null : SANCTION.read(row);

const reportOf = (row: SqlRow): ListedReport => ({
  ...REPORT.read(row),
  by: row['by_user'] === null ? null : REPORTER.read(row),
  about: REPORTED.read(row),
});
