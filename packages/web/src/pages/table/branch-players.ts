import { LEVELS } from '@roundhouse/bots/bot-names';
import type { Seat, Viewer } from '@roundhouse/engine';
import { botName } from '../../match/bot-name.ts';
import type { MatchInfo, Player } from '../../match/host.ts';
import { myName, usualLevel } from '../game/start-match.ts';

/** Whose place I take in a match: that of the eyes I look with, my own, or that of the first person there. */
export function mySeat({ players, here }: MatchInfo, eyes: Viewer | 'all'): Seat {
  if (typeof eyes === 'number') return eyes;
  const person = players.findIndex(({ kind }) => kind === 'person');
  return here?.[0] ?? Math.max(0, person);
}

/** Me at one seat, bots at all others: those who were there, and the usual ones for people. */
export function branchPlayers({ players }: MatchInfo, me: Seat): Player[] {
  return players.map((player, seat) => {
    if (seat === me) return { kind: 'person', name: myName() };
    const level = player.kind === 'bot' ? player.level : undefined;
    const known = LEVELS.find((each) => each === level) ?? usualLevel();
    const name = player.kind === 'bot' ? player.name : botName(seat);
    return { kind: 'bot', name, level: known };
  });
}
