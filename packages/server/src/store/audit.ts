import type { Role, SanctionKind } from '@roundhouse/protocol';
import { sha256 } from '../base/tokens.ts';
import type { Order } from './order.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { insertInto } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';

/** Whoever acts at the machine itself, by command. */
export const AT_THE_MACHINE = 'machine';

/** What moderators do to tournaments, which are somebody else's. */
export type TournamentAct =
  | 'start-tournament'
  | 'pause-tournament'
  | 'resume-tournament'
  | 'cancel-tournament'
  | 'remove-player';

/** Something that somebody who keeps order does: who, what, and to whom or what. */
export type Deed = {
  readonly actor: string;
  /** A user, a report, a match or a tournament. */
  readonly subject: string;
} & (
  | { readonly act: 'grant'; readonly role: Role }
  | { readonly act: 'revoke' }
  | {
      readonly act: 'sanction';
      readonly kind: SanctionKind;
      readonly until: number | null;
      readonly words: string;
    }
  | { readonly act: 'lift'; readonly kind: SanctionKind }
  | { readonly act: 'rename'; readonly name: string; readonly nameKey: string | null }
  | { readonly act: 'close-report'; readonly state: 'upheld' | 'dismissed' }
  | { readonly act: 'remove-line'; readonly line: number }
  | { readonly act: 'close-table' }
  | { readonly act: 'end-match' }
  | { readonly act: TournamentAct }
);

const LINE = rowShape({
  number: kept.number(),
  at: kept.number(),
  actor: kept.text(),
  act: kept.text(),
  subject: kept.text(),
  /** JSON. */
  details: kept.text(),
  before: kept.text('before_hash'),
  hash: kept.text(),
});
/** A line of the log. Each has the hash of the one before, so none can be changed or left out unnoticed. */
export type AuditRow = RowOf<typeof LINE>;

/** The names that go with a line now: the log itself keeps none. Null for whoever is gone, and for a match. */
const NAMES = rowShape({
  actorName: kept.textOrNull(),
  /** Of the user; of whoever the report was about. */
  subjectName: kept.textOrNull(),
});
export type ListedAuditRow = AuditRow & RowOf<typeof NAMES>;
export const lineOf = (row: SqlRow): ListedAuditRow => ({ ...LINE.read(row), ...NAMES.read(row) });

export const FIRST_HASH = '0'.repeat(64);

/** The log outlives accounts, so it has no names and no texts of theirs. */
function detailsOf(deed: Deed): object {
  switch (deed.act) {
    case 'grant':
      return { role: deed.role };
    case 'sanction':
      return { kind: deed.kind, until: deed.until };
    case 'lift':
      return { kind: deed.kind };
    case 'close-report':
      return { state: deed.state };
    case 'remove-line':
      return { line: deed.line };
    default:
      return {};
  }
}

const hashOf = ({
  number,
  at,
  actor,
  act,
  subject,
  details,
  before,
}: Omit<AuditRow, 'hash'>): string =>
  sha256(JSON.stringify([number, at, actor, act, subject, details, before]));

export function auditStatement({
  number,
  at,
  deed,
  before,
}: {
  readonly number: number;
  readonly at: number;
  readonly deed: Deed;
  readonly before: string;
}): Statement {
  const { actor, act, subject } = deed;
  const details = JSON.stringify(detailsOf(deed));
  const line = { number, at, actor, act, subject, details, before };
  return insertInto('audit', LINE.write({ ...line, hash: hashOf(line) }));
}

export type Verified =
  | { readonly ok: true; readonly lines: number; readonly hash: string }
  | { readonly ok: false; readonly line: number; readonly problem: 'missing' | 'changed' };

const PAGE = 500;

/**
 * Checks every line of the log. Whoever can write to the database itself could write all of it anew, so keep the hash
 * somewhere else: `known` has to be the hash of one of the lines.
 */
export async function verifyAudit(order: Order, known?: string): Promise<Verified> {
  let [number, before] = [0, FIRST_HASH];
  let isKnown = known === undefined || known === FIRST_HASH;
  for (;;) {
    const lines = await order.audit(number, PAGE);
    for (const line of lines) {
      if (line.number !== number + 1) return { ok: false, line: number + 1, problem: 'missing' };
      if (line.before !== before || line.hash !== hashOf(line))
        return { ok: false, line: line.number, problem: 'changed' };
      [number, before] = [line.number, line.hash];
      isKnown ||= line.hash === known;
    }
    if (lines.length === 0)
      return isKnown
        ? { ok: true, lines: number, hash: before }
        : { ok: false, line: number, problem: 'missing' };
  }
}
