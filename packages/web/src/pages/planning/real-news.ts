import type { Position, Seat, SeenStep } from '@roundhouse/engine';

/** What happened in the real match since a plan was made. */
type RealNews =
  | { readonly kind: 'over' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'moved'; readonly seats: readonly Seat[]; readonly yourTurn: boolean };

/** What whoever plans with this seat should hear; undefined as long as nothing happened. */
export function realNews(
  position: Position,
  steps: readonly SeenStep[],
  seat: Seat,
  since: number,
): RealNews | undefined {
  if (position.outcome) return { kind: 'over' };
  if (position.moves < since) return { kind: 'changed' };
  const movers = new Set(steps.filter(({ moves }) => moves > since).map((step) => step.seat));
  if (movers.size === 0) return undefined;
  return { kind: 'moved', seats: [...movers], yourTurn: position.deciders.includes(seat) };
}
