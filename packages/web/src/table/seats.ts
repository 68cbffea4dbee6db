import type { Seat, Viewer } from '@roundhouse/engine';
import type { MatchInfo, Player } from '../match/host.ts';
import type { SeatInfo, Who } from '../games/game-ui.ts';
import { words } from '../words/words.ts';
import { seatLook } from '../pieces/seat-look.ts';

/** Who sits at a seat. Whoever gave no name is "You" if nobody else shares the screen, and otherwise the seat itself. */
export function nameAt(players: readonly Player[], seat: Seat): string {
  const name = players[seat]?.name ?? '';
  if (name !== '') return name;
  const people = players.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? words().you : words().game.seat(seat + 1);
}

export function seatsOf({ players }: MatchInfo): SeatInfo[] {
  return players.map((player, seat) => ({
    seat,
    name: nameAt(players, seat),
    bot: player.kind === 'bot' ? player.level : undefined,
    ...seatLook(seat),
  }));
}

/** Names as the viewer reads them. Where several people share the screen nobody is "you". */
export function whoIs(seats: readonly SeatInfo[], viewer: Viewer, alone: boolean): Who {
  const sees = (seat: Seat): boolean => seat === viewer;
  return {
    sees,
    name: (seat) => (alone && sees(seat) ? words().you : (seats[seat]?.name ?? `${seat + 1}`)),
  };
}
