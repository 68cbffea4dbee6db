import type { AuditLine } from '@roundhouse/protocol';
import { dateAndTime } from '../../words/when.ts';
import { sayOrder } from './words/say-order.ts';

/** What somebody who keeps order did, in words; an act of a newer server by its name. */
export function deedText({ act, subjectName, details }: AuditLine): string {
  const { deeds, deleted } = sayOrder().order;
  const { role, kind, until, state, line }: Record<string, unknown> = JSON.parse(details);
  const who = subjectName ?? deleted;
  switch (act) {
    case 'grant':
      return role === 'admin' ? deeds.admin(who) : deeds.moderator(who);
    case 'sanction':
      return deeds[kind === 'ban' ? 'ban' : 'limit'](who, untilText(until));
    case 'lift':
      return (kind === 'ban' ? deeds.liftBan : deeds.liftLimit)(who);
    case 'close-report':
      return (state === 'upheld' ? deeds.upheld : deeds.dismissed)(who);
    case 'revoke':
    case 'rename':
      return deeds[act](who);
    case 'remove-line':
      return deeds.removeLine(Number(line));
    case 'close-table':
    case 'end-match':
    case 'start-tournament':
    case 'pause-tournament':
    case 'resume-tournament':
    case 'cancel-tournament':
    case 'remove-player':
      return deeds[act];
    default:
      return act;
  }
}

/** “until 23 Nov 2026, 14:00”, or “for good”. */
export function untilText(at: unknown): string {
  const { until, forGood } = sayOrder().order;
  return typeof at === 'number' ? until(dateAndTime(at)) : forGood;
}

const MATCH_ACTS = ['remove-line', 'close-table', 'end-match'];

/** The match that it was done in. */
export const matchOf = ({ act, subject }: AuditLine): string | undefined =>
  MATCH_ACTS.includes(act) ? subject : undefined;

const TOURNAMENT_ACT = /-tournament$|^remove-player$/;

/** The tournament that it was done in. */
export const tournamentOf = ({ act, subject }: AuditLine): string | undefined =>
  TOURNAMENT_ACT.test(act) ? subject : undefined;
