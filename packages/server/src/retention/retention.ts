const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long things are kept that nobody needs any more, in milliseconds. Records of finished matches stay for ever. */
export const RETENTION = {
  /** Open tables, since their host was last there; then somebody else who sits there is the host, or the table is closed. */
  liveTable: 30 * MINUTE,
  turnBasedTable: 14 * DAY,
  /** Tables that were closed before their match began. */
  closedTable: 7 * DAY,
  /** Sessions, since they were last used: as long as the cookie lasts. */
  session: 365 * DAY,
  /** Guests, since they were last here; not while they have a seat at a table or in a match. */
  guest: 90 * DAY,
  /** Chat and notes, since the match ended. */
  talk: 365 * DAY,
  /** Snapshots, automation and what people have seen, since the match ended: it can be computed again, or is of no use. */
  workings: 30 * DAY,
  /** What an authenticator had to sign, after its time. */
  challenge: 0,
  /** Reports that were closed, and bans and limits that have ended. What moderators did stays in their log for ever. */
  judged: 365 * DAY,
  /** Notices that were sent or given up. */
  notice: 30 * DAY,
} as const;
