import { tryMove } from '@roundhouse/engine';
import type { AnyGame, Emit, EventBase, MoveBase, Seat, Viewer } from '@roundhouse/engine';
import type { MatchRow } from '../store/store.ts';

/** A position by today's rules; null if they can't even set the match up. */
interface Shown {
  rules: unknown;
  /** Whether every move so far could be played by today's rules. */
  follows: boolean;
}

/**
 * The game of a match that was begun by rules that are not played here. It takes every move of the log as it stands, asks
 * nobody for anything, and shows the position that today's rules lead to, as far as they can follow.
 */
export function frozenGame(
  match: Pick<MatchRow, 'game' | 'rulesVersion' | 'seats'>,
  today: AnyGame | undefined,
): AnyGame {
  return {
    id: match.game,
    name: today?.name ?? match.game,
    rulesVersion: match.rulesVersion,
    seatCounts: [match.seats.length],
    options: [],
    endings: [],
    revealing: [],
    moveLimit: Number.MAX_SAFE_INTEGER,
    automation: { passes: [] },
    moveFields: {},
    parseOptions: (input) => input ?? {},
    seatCountsFor: () => [match.seats.length],
    parseMove: () => undefined,
    setup(options, seats, rng): Shown {
      const rules = attempt(() => {
        const known = today?.parseOptions(options);
        const fits = known !== undefined && today?.seatCountsFor(known).includes(seats);
        return fits === true ? today?.setup(known, seats, rng) : undefined;
      });
      return { rules: rules ?? null, follows: rules !== undefined };
    },
    clone: (state) => structuredClone(state),
    deciders: () => [],
    legalMoves: () => [],
    apply(state, seat, move, emit) {
      const shown = state as Shown;
      if (today !== undefined && shown.follows) follow(today, shown, { seat, move }, emit);
    },
    view(state, viewer: Viewer) {
      const { rules } = state as Shown;
      return rules === null ? null : (attempt(() => today?.view(rules, viewer)) ?? null);
    },
    imagine: (view) => ({ rules: view, follows: false }) satisfies Shown,
    outcome: () => undefined,
  };
}

function follow(
  today: AnyGame,
  shown: Shown,
  { seat, move }: { readonly seat: Seat; readonly move: MoveBase },
  emit: Emit<EventBase> | undefined,
): void {
  const step = attempt(() => tryMove(today, shown.rules, seat, move));
  shown.follows = step?.ok === true;
  if (step?.ok !== true) return;
  shown.rules = step.state;
  for (const event of step.events) emit?.(event);
}

/** Undefined if today's rules trip over what earlier ones left. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
