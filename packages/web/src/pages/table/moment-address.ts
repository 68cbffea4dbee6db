import type { Eyes } from '../../replay/replay-model.ts';

const MOVE = 'move';
/** Seats are counted from 1 here, as people count them. */
const SEAT = 'seat';

const REVIEW = 'review';

/** The end of an address that opens the review of a match, and begins one if there is none. */
export const REVIEW_QUERY = `?${REVIEW}`;

/** Whether the end of an address does. */
export const asksForReview = (search: string): boolean => new URLSearchParams(search).has(REVIEW);

/** A moment of a match and whose eyes see it. */
interface Moment {
  readonly move: number;
  readonly eyes: Eyes;
}

/** The end of an address that leads to a moment; empty for the start, with nothing hidden. */
export function momentQuery(move: number | undefined, eyes: Eyes): string {
  const parts = [
    ...(move === undefined ? [] : [`${MOVE}=${move}`]),
    ...(eyes === 'all' ? [] : [`${SEAT}=${eyes === 'spectator' ? eyes : eyes + 1}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The moment that the end of an address leads to; what it does not say, or can't be, is the start, with nothing hidden. */
export function momentIn(search: string, seats: number): Moment {
  const asked = new URLSearchParams(search);
  const seat = asked.get(SEAT);
  const known = Number(seat) >= 1 && Number(seat) <= seats && Number.isInteger(Number(seat));
  const eyes = known ? Number(seat) - 1 : seat === 'spectator' ? seat : 'all';
  return { move: Number(asked.get(MOVE) ?? 0) || 0, eyes };
}
