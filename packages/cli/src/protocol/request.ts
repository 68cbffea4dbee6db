import type { AnyGame, Seat, Viewer } from '@roundhouse/engine';
import { Problem } from './problem.ts';

/** A line that was read as a JSON object; nothing is known of its fields yet. */
export type Request = Readonly<Record<string, unknown>>;

export function textOf(request: Request, field: string): string {
  const value = request[field];
  if (typeof value === 'string') return value;
  throw new Problem('malformed-request', `"${field}" must be a string`);
}

export function gameOf(games: readonly AnyGame[], id: unknown): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game !== undefined) return game;
  const known = games.map((each) => each.id).join(', ');
  throw new Problem('unknown-game', `unknown game; the games are: ${known}`);
}

export function seatOf(request: Request, seats: number): Seat {
  const { seat } = request;
  if (Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < seats) return seat as Seat;
  throw new Problem('bad-seat', `"seat" must be a whole number from 0 to ${seats - 1}`);
}

export function viewerOf({ viewer }: Request, seats: number): Viewer {
  if (viewer === 'spectator') return viewer;
  if (Number.isInteger(viewer) && (viewer as Seat) >= 0 && (viewer as Seat) < seats) {
    return viewer as Seat;
  }
  throw new Problem('bad-viewer', `"viewer" must be a seat from 0 to ${seats - 1} or "spectator"`);
}

export function seedTextOf({ seed }: Request): string | undefined {
  if (seed === undefined || (typeof seed === 'string' && seed !== '')) return seed;
  throw new Problem('bad-seed', '"seed" must be a string: 32 hexadecimal digits, or anything else');
}
