import type { Channel } from '@roundhouse/protocol';
import type { ChannelRow } from '../store/notification-store.ts';

/** What its owner is told of a channel. Addresses of webhooks and browsers are keys, so only a label comes back. */
export function aboutChannel(channel: ChannelRow, session?: string): Channel {
  const { id, kind, label, isOn, createdAt, failure, failedAt, code, sessionHash } = channel;
  return {
    id,
    kind,
    label,
    isOn,
    confirmed: code === null,
    here: sessionHash !== null && sessionHash === session,
    createdAt,
    failure,
    failedAt,
  };
}
