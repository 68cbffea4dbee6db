import { usualOnResign } from '@roundhouse/protocol';
import type { Pace, TableSettings, TimeControl } from '@roundhouse/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const TIMES: Readonly<Record<Pace, TimeControl>> = {
  live: { kind: 'real-time', bank: 20 * MINUTE, increment: 20 * SECOND },
  'turn-based': { kind: 'by-mail', perMove: DAY, reserve: 2 * DAY },
};

/** What holds at a table that the house lays for people who want the same. */
export const houseSettings = (
  { pace, rated }: { readonly pace: Pace; readonly rated: boolean },
  seats: number,
): TableSettings => ({
  options: {},
  time: TIMES[pace],
  onTimeOut: 'bot',
  onResign: usualOnResign(seats),
  seating: 'random',
  ...(rated ? { rated } : {}),
});
