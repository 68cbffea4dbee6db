import type { AnyGame, Seat } from '@roundhouse/engine';

/** Whether the game, played with these options, forbids its players to talk while a match lasts. */
export function isSilent(game: AnyGame | undefined, options: unknown): boolean {
  return game?.isSilent?.(game.parseOptions(options)) ?? false;
}

/** The seats that play together in the game with these options; none where everybody plays alone. */
export function teamsOf(
  game: AnyGame | undefined,
  options: unknown,
  seats: number,
): readonly (readonly Seat[])[] {
  return game?.teamsFor?.(game.parseOptions(options), seats) ?? [];
}
