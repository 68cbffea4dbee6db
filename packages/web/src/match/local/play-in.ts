import type { Match, Seat } from '@roundhouse/engine';
import type { Played } from '../host.ts';

/** Plays a move that was chosen when this many had been played. */
export function playIn(match: Match, seat: Seat, move: unknown, moves: number): Played {
  if (moves !== match.moves) return { ok: false, error: 'stale' };
  const step = match.tryMove(seat, move);
  if (!step.ok) return step;
  match.add(step);
  return { ok: true };
}
