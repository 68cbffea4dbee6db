import { APPENDING, headChanges, setHead, spelled } from '../append.ts';
import type { Appending, AppendValues } from '../append.ts';
import { StoreUnavailable } from '../sql.ts';
import type { SqlRow, Statement } from '../sql.ts';

/** While this many groups are on their way, further entries wait and make the next one larger. */
const MOST_UNDER_WAY = 2;
const MOST_TOGETHER = 100;

/** What happens if the row of the match is another's just then: the entry waits for it, or is left out. */
type IfTaken = '' | 'SKIP LOCKED';

/**
 * Adds an entry if its number is the next of its match, and sets the head; gives the match. The row of the match is taken
 * first, here and below, so that two nodes that write at once never wait for each other in a circle. Takes `AppendValues`.
 */
const appendOne = (ifTaken: IfTaken): string => `WITH held AS MATERIALIZED (SELECT id FROM matches
    WHERE id = $1 AND position = CAST($2 AS BIGINT) - 1 FOR NO KEY UPDATE ${ifTaken}),
  stored AS (INSERT INTO entries (match_id, number, id, entry, at)
    SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT) FROM held
    ON CONFLICT DO NOTHING RETURNING match_id),
  head AS (${setHead('postgres')} AND EXISTS (SELECT 1 FROM stored))
  SELECT match_id FROM stored`;

const ONE = appendOne('SKIP LOCKED');
const ALONE = appendOne('');

/** What PostgreSQL is told of the type of each value. */
const TYPES: Readonly<Record<keyof Appending, 'TEXT' | 'BIGINT'>> = {
  match: 'TEXT',
  number: 'BIGINT',
  id: 'TEXT',
  entry: 'TEXT',
  at: 'BIGINT',
  status: 'TEXT',
  deciders: 'TEXT',
  deadline: 'BIGINT',
  outcome: 'TEXT',
  waitsForBot: 'BIGINT',
  node: 'TEXT',
  lease: 'BIGINT',
  turns: 'TEXT',
  unnoticedSince: 'BIGINT',
};

/** The same for entries of different matches, which it takes as JSON; it is the dearer way for one. */
const SEVERAL = `WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset(CAST($1 AS json)) AS entry(
    ${APPENDING.map((name) => `"${name}" ${TYPES[name]}`).join(', ')})),
  held AS MATERIALIZED (SELECT matches.id FROM given JOIN matches ON matches.id = given.match
    WHERE matches.position = given.number - 1 FOR NO KEY UPDATE OF matches SKIP LOCKED),
  stored AS (INSERT INTO entries (match_id, number, id, entry, at)
    SELECT given.match, given.number, given.id, given.entry, given.at FROM given JOIN held ON held.id = given.match
    ON CONFLICT DO NOTHING RETURNING match_id),
  head AS (UPDATE matches SET ${headChanges(
    'postgres',
    spelled((name) => `given."${name}"`),
  )} FROM given JOIN stored ON stored.match_id = given.match WHERE matches.id = given.match)
  SELECT match_id FROM stored`;

interface Waiting {
  readonly values: AppendValues;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The entries that a node appends to PostgreSQL: what comes at once, or while others are on their way, goes in one statement, and
 * so in one round trip and one commit. One whose match somebody else writes to just then is left out of its group and goes alone,
 * so that nobody waits for the matches of others.
 */
export class GroupedAppends {
  private readonly run: (statement: Statement) => Promise<SqlRow[]>;
  private waiting: Waiting[] = [];
  private underWay = 0;
  private leavesSoon = false;

  constructor(run: (statement: Statement) => Promise<SqlRow[]>) {
    this.run = run;
  }

  append(values: AppendValues): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ values, resolve, reject });
      if (this.leavesSoon) return;
      this.leavesSoon = true;
      setImmediate(() => {
        this.leavesSoon = false;
        this.leave();
      });
    });
  }

  private leave(): void {
    while (this.waiting.length > 0 && this.underWay < MOST_UNDER_WAY)
      void this.send(this.nextGroup());
  }

  /** A match is in a group once at most. */
  private nextGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const each of this.waiting) {
      const [match] = each.values;
      if (group.has(match) || group.size === MOST_TOGETHER) rest.push(each);
      else group.set(match, each);
    }
    this.waiting = rest;
    return [...group.values()];
  }

  private async send(group: readonly Waiting[]): Promise<void> {
    this.underWay++;
    try {
      const stored = await this.stored(statementFor(group));
      for (const each of group)
        if (stored.has(each.values[0])) each.resolve(true);
        else void this.sendAlone(each);
    } catch (error) {
      // Something in one of them may be what the database refuses: the others are not to suffer for it.
      for (const each of group)
        if (error instanceof StoreUnavailable) each.reject(error);
        else void this.sendAlone(each);
    } finally {
      this.underWay--;
      this.leave();
    }
  }

  private async sendAlone(each: Waiting): Promise<void> {
    try {
      const stored = await this.stored({ sql: ALONE, values: each.values });
      each.resolve(stored.size === 1);
    } catch (error) {
      each.reject(error);
    }
  }

  private async stored(statement: Statement): Promise<Set<string>> {
    const rows = await this.run(statement);
    return new Set(rows.map((row) => String(row['match_id'])));
  }
}

function statementFor(group: readonly Waiting[]): Statement {
  const [first] = group;
  if (first !== undefined && group.length === 1) return { sql: ONE, values: first.values };
  return { sql: SEVERAL, values: [JSON.stringify(group.map(({ values }) => named(values)))] };
}

const named = (values: AppendValues) =>
  Object.fromEntries(APPENDING.map((name, at) => [name, values[at]]));
