import type { Seat, Viewer } from '@roundhouse/engine';
import type { MatchInfo, Sitter } from '../host/host.ts';
import type { Who } from '../games/game-ui.ts';
import { words } from '../words/words.ts';
import type { PatternName } from '../pieces/patterns.ts';

/** One seat as the table shows it: who sits there, and its colour, pattern and letter. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string | undefined;
  /** A CSS colour; the same in light and dark. */
  readonly colour: string;
  readonly pattern: PatternName;
  readonly letter: string;
}

const LOOKS: readonly { readonly colour: string; readonly pattern: PatternName }[] = [
  { colour: '#2b5c8a', pattern: 'plain' },
  { colour: '#b5462f', pattern: 'stripe' },
  { colour: '#7a5aa6', pattern: 'dot' },
  { colour: '#3f7d4e', pattern: 'chevron' },
  { colour: '#8a6d1d', pattern: 'hatch' },
  { colour: '#35717a', pattern: 'ring' },
];

/** Who sits at a seat. Whoever gave no name is "You" if nobody else shares the screen, and otherwise the seat itself. */
export function nameAt(sitters: readonly Sitter[], seat: Seat): string {
  const name = sitters[seat]?.name ?? '';
  if (name !== '') return name;
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? words().you : words().game.seat(seat + 1);
}

export function seatsOf({ sitters }: MatchInfo): SeatInfo[] {
  return sitters.map((sitter, seat) => ({
    seat,
    name: nameAt(sitters, seat),
    bot: sitter.kind === 'bot' ? sitter.level : undefined,
    ...(LOOKS[seat % LOOKS.length] ?? { colour: '#555555', pattern: 'plain' as const }),
    letter: String.fromCharCode(65 + seat),
  }));
}

/** Names as the viewer reads them. Where several people share the screen nobody is "you". */
export function whoIs(seats: readonly SeatInfo[], viewer: Viewer, alone: boolean): Who {
  const isMe = (seat: Seat): boolean => seat === viewer;
  return {
    isMe,
    name: (seat) => (alone && isMe(seat) ? words().you : (seats[seat]?.name ?? `${seat + 1}`)),
  };
}
