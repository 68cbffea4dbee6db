import type { Log } from '../base/log.ts';
import { Rounds } from '../base/rounds.ts';
import type { PlayClock } from '../clocks/play-clock.ts';
import type { JobWatch } from '../cluster/job-watch.ts';
import type { OtherNodes } from '../cluster/other-nodes.ts';
import type { ClockWatch } from '../matches/clock-watch.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import { NOTICE_SETTINGS } from '../notifications/notifications.ts';
import type { Notices } from '../notifications/notifications.ts';
import type { Housekeeper } from '../retention/housekeeper.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { SocketServer } from '../socket/socket-server.ts';
import type { People } from './people.ts';
import type { PlayServerInput } from './play-server-input.ts';

const SECOND = 1000;

/** The parts of a server that have to look around by themselves. */
interface Parts {
  readonly input: PlayServerInput;
  readonly log: Log;
  readonly clocks: ClockWatch;
  readonly playClock: PlayClock | undefined;
  readonly jobs: JobWatch;
  readonly others: OtherNodes | undefined;
  readonly notices: Notices;
  readonly matches: LiveMatches;
  readonly housekeeper: Housekeeper;
  readonly people: People;
  readonly rooms: Rooms;
  readonly sockets: SocketServer;
}

/** How often each of them looks for what there is to do. */
export function planRounds(parts: Parts): Rounds {
  const { input, others } = parts;
  const rounds = new Rounds(parts.log);
  rounds.every(SECOND, () => parts.clocks.look());
  rounds.every(SECOND, () => parts.jobs.look());
  if (others !== undefined) rounds.every(input.others?.lookEvery ?? SECOND, () => others.look());
  rounds.every(3 * SECOND, () => parts.playClock?.mark().catch(() => undefined));
  rounds.every((input.notices ?? NOTICE_SETTINGS).lookEvery, () => parts.notices.look());
  rounds.every(10 * SECOND, () => parts.matches.forgetIdle());
  rounds.every(20 * SECOND, () => parts.housekeeper.look());
  rounds.every(20 * SECOND, () => parts.people.ratings.look());
  rounds.every(2 * SECOND, () => parts.people.seekers.look());
  rounds.every(2 * SECOND, () => parts.people.reviews.look());
  rounds.every(2 * SECOND, () => parts.people.tournaments.look());
  rounds.every(60 * SECOND, () => parts.people.seekers.tidy());
  rounds.every(5 * SECOND, () => parts.people.invitations.look());
  rounds.every(60 * SECOND, () => parts.people.invitations.tidy());
  rounds.every(30 * SECOND, () => parts.rooms.countAgain());
  rounds.every(30 * SECOND, () => parts.sockets.checkAlive());
  return rounds;
}
