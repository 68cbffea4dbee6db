import type { Language } from '@roundhouse/protocol/languages';
import type { Failure } from '@roundhouse/protocol';
import { jsonOrNull, numberOrNull, text, textOrNull } from './columns.ts';
import type { ChannelRow, HabitsRow, NoticeRow } from './notification-store.ts';
import type { SqlRow } from './sql.ts';

export const channelOf = (row: SqlRow): ChannelRow => ({
  id: text(row['id']),
  user: text(row['user_id']),
  kind: text(row['kind']) as ChannelRow['kind'],
  address: text(row['address']),
  keys: jsonOrNull(row['keys']) as ChannelRow['keys'],
  label: text(row['label']),
  isOn: Number(row['is_on']) === 1,
  createdAt: Number(row['created_at']),
  sessionHash: textOrNull(row['session_hash']),
  stopToken: text(row['stop_token']),
  code:
    row['code_hash'] === null
      ? null
      : {
          hash: text(row['code_hash']),
          until: Number(row['code_until']),
          tries: Number(row['code_tries']),
        },
  failure: jsonOrNull(row['failure']) as Failure | null,
  failedAt: numberOrNull(row['failed_at']),
});

export const habitsOf = (row: SqlRow): HabitsRow => ({
  user: text(row['user_id']),
  language: text(row['language']) as Language,
  timeZone: text(row['time_zone']),
  digestHour: numberOrNull(row['digest_hour']),
  digestDue: numberOrNull(row['digest_due']),
});

export const noticeOf = (row: SqlRow): NoticeRow => ({
  id: text(row['id']),
  user: text(row['user_id']),
  channel: text(row['channel_id']),
  channelKind: text(row['channel_kind']) as NoticeRow['channelKind'],
  kind: text(row['kind']) as NoticeRow['kind'],
  match: text(row['match_id']),
  position: Number(row['position']),
  madeAt: Number(row['made_at']),
  state: text(row['state']) as NoticeRow['state'],
  dueAt: Number(row['due_at']),
  tries: Number(row['tries']),
  failure: jsonOrNull(row['failure']) as Failure | null,
  settledAt: numberOrNull(row['settled_at']),
});
