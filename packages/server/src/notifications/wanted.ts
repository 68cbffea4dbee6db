import { assertNever } from '@roundhouse/engine';
import { seatIn } from '../matches/seat-in.ts';
import type { NoticeRow } from '../store/notification-store.ts';
import type { MatchRow, Store } from '../store/store.ts';
import type { Composer } from './compose.ts';
import { noticePosition } from './looks.ts';
import type { NoticeMessage } from './message.ts';

type AboutMatch = NoticeRow & { readonly kind: Exclude<NoticeRow['kind'], 'digest' | 'check-in'> };

const DIGEST_KEEPS = 12 * 3_600_000;
const MOST_MATCHES = 200;
const MOST_IN_DIGEST = 30;

/** What the notice says now; undefined if nobody needs it any more. Asked right before it is sent. */
export async function wantedMessage(
  notice: NoticeRow,
  { store, composer, now }: { store: Store; composer: Composer; now: number },
): Promise<NoticeMessage | undefined> {
  const language = (await store.notices.habits(notice.user))?.language ?? 'en';
  if (notice.kind === 'digest') {
    if (now - notice.madeAt > DIGEST_KEEPS) return undefined;
    const waiting = (await waitingFor(store, notice.user)).slice(0, MOST_IN_DIGEST);
    return waiting.length === 0 ? undefined : composer.digest(waiting, notice.user, language);
  }
  if (notice.kind === 'check-in') {
    const tournament = await store.tournaments.find(notice.match);
    const entry = tournament?.entrants.find(({ user }) => user === notice.user);
    const isMissed = tournament?.row.state === 'open' && entry?.state === 'in' && !entry.checkedIn;
    return isMissed ? composer.checkIn(tournament.row, language) : undefined;
  }
  const match = await store.matchById(notice.match);
  const { kind } = notice;
  if (match === undefined || !isTrue({ ...notice, kind }, match)) return undefined;
  const { seen, muted } = await store.notices.look(notice.match, notice.user);
  if (muted || seen >= notice.position) return undefined;
  return composer.aboutMatch(kind, match, notice.user, language);
}

/** Whether what the notice tells is still so. */
function isTrue({ kind, position, user }: AboutMatch, match: MatchRow): boolean {
  const seat = seatIn(match, user);
  const turn = match.turns.find((each) => each.seat === seat);
  if (kind === 'invited') return match.status === 'open' && seat === undefined;
  if (seat === undefined) return false;
  switch (kind) {
    case 'turn':
      return match.status === 'playing' && turn?.since === position;
    case 'finished':
      return match.status === 'finished';
    case 'begun':
      // Whoever has to move as well is told that instead.
      return match.status === 'playing' && turn === undefined;
    case 'full':
      return match.status === 'open' && noticePosition(match) === position;
    case 'rematch':
    case 'arranged':
      return match.status === 'open';
    default:
      return assertNever(kind);
  }
}

async function waitingFor(store: Store, user: string): Promise<MatchRow[]> {
  const waiting: MatchRow[] = [];
  for (const match of await store.matchesOf(user, MOST_MATCHES)) {
    const seat = seatIn(match, user);
    if (match.status !== 'playing' || !match.turns.some((turn) => turn.seat === seat)) continue;
    if (!(await store.notices.look(match.id, user)).muted) waiting.push(match);
  }
  return waiting;
}
