import { eventsFor, reveals, tryMove } from '@roundhouse/engine';
import type { AnyGame, Seat } from '@roundhouse/engine';
import type { Ahead } from '../host.ts';

/** What a move would lead to, as its seat would see it; undefined if that would show something new. */
export function previewIn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  input: unknown,
): Ahead | undefined {
  const step = tryMove(game, state, seat, input);
  if (!step.ok || reveals(game, step.events)) return undefined;
  return { view: game.view(step.state, seat), events: eventsFor(step.events, seat) };
}
