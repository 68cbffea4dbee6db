import { notifications } from '@roundhouse/protocol';
import type { FailedNotification } from '@roundhouse/protocol';
import type { Visitor } from '../accounts/accounts.ts';
import { seatIn } from '../matches/seat-in.ts';
import type { Notices } from '../notifications/notifications.ts';
import { isTimeZone, nextHour } from '../notifications/times.ts';
import type { HabitsRow, NoticeRow } from '../store/notification-store.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { aboutChannel } from './about-channel.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

const MOST_FAILURES = 20;

interface NotificationRoutesInput {
  readonly store: Store;
  readonly notices: Notices;
  readonly canEmail: boolean;
  readonly now: () => number;
}

/** How a person wants to be told what waits, and what went wrong with it. */
export function notificationRoutes(serve: Serve, input: NotificationRoutesInput): void {
  const { store, notices, canEmail, now } = input;

  serve(notifications.list, async ({ visitor: { user, session } }) => {
    const { language, timeZone, digestHour } = await habitsOf(store, user.id);
    const channels = await store.notices.channelsOf(user.id);
    return {
      pushKey: await notices.publicKey(),
      canEmail,
      language,
      timeZone,
      digestHour,
      channels: channels.map((channel) => aboutChannel(channel, session.tokenHash)),
      failures: (await store.notices.failuresOf(user.id, MOST_FAILURES)).flatMap(aboutFailure),
    };
  });

  serve(notifications.keepHabits, async ({ visitor: { user }, body: habits }) => {
    const { digestHour, timeZone } = habits;
    if (!isTimeZone(timeZone))
      throw new HttpProblem('malformed', { message: 'timeZone: There is no such time zone.' });
    const digestDue = digestHour === null ? null : nextHour(digestHour, timeZone, now());
    await store.notices.saveHabits({ user: user.id, ...habits, digestDue });
    return habits;
  });

  const seatedAt = async ({ user }: Visitor, id: string): Promise<MatchRow> => {
    const match = await store.matchById(id);
    if (match === undefined || seatIn(match, user.id) === undefined)
      throw new HttpProblem('not-seated');
    return match;
  };

  serve(notifications.ofMatch, async ({ visitor, params }) => {
    const { id } = await seatedAt(visitor, params.id);
    const channels = await store.notices.channelsOf(visitor.user.id);
    const reachable = channels.some(({ isOn, code }) => isOn && code === null);
    return { on: !(await store.notices.look(id, visitor.user.id)).muted, reachable };
  });

  serve(notifications.setOfMatch, async ({ visitor, params, body: { on } }) => {
    const { id } = await seatedAt(visitor, params.id);
    await store.notices.mute(id, visitor.user.id, !on);
    return { on };
  });
}

/** How a person wants to be told, until they say. */
export const habitsOf = async (store: Store, user: string): Promise<HabitsRow> =>
  (await store.notices.habits(user)) ?? {
    user,
    language: 'en',
    timeZone: 'UTC',
    digestHour: null,
    digestDue: null,
  };

function aboutFailure(row: NoticeRow): FailedNotification[] {
  const { kind, channelKind: channel, match, failure, tries, state } = row;
  if (failure === null) return [];
  const willRetry = state === 'waiting' || state === 'sending';
  const at = row.settledAt ?? row.madeAt;
  const isOfMatch = kind !== 'digest' && kind !== 'check-in';
  return [{ kind, channel, match: isOfMatch ? match : null, failure, tries, at, willRetry }];
}
