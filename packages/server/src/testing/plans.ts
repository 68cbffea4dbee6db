import { drawFrom, eventsFor, Match, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, EventBase, Seat } from '@roundhouse/engine';
import type { LineStep, PlannedLine, ServerMessage } from '@roundhouse/protocol';
import type { Stretch } from './two-worlds.ts';

/** What a seat has planned, and how many of the moves of a stretch are played with it. */
export interface Planned {
  readonly seat: Seat;
  readonly line: PlannedLine;
  readonly played: number;
}

const MOST_STEPS = 12;

/** What some other seat, that is not the first to move, could have planned: that everything goes as it does. */
export function planOf(game: AnyGame, { real, moves, viewer }: Stretch): Planned | undefined {
  const first = moves[0]?.[0];
  const seat = moves.find(([each]) => each !== first && each !== viewer)?.[0];
  if (seat === undefined) return undefined;
  const state = game.clone(real);
  const steps = moves.slice(0, MOST_STEPS).map(([mover, move]): LineStep => {
    const events: EventBase[] = [];
    game.apply(state, mover, move, (event) => events.push(event));
    const told = { seat: mover, events: eventsFor(events, seat) };
    return mover === seat ? { ...told, move: move as NonNullable<LineStep['move']> } : told;
  });
  const played = steps.findLastIndex((step) => step.seat === seat) + 1;
  return played < 2
    ? undefined
    : { seat, line: { entry: 0, steps: steps.slice(0, played) }, played };
}

/** The same plan for something that does not happen: all of it is dropped. */
export function inVain({ seat, line }: Planned): Planned {
  const [first, ...rest] = line.steps;
  const never = { kind: 'never', to: 'all' } as const;
  const steps = first ? [{ ...first, events: [never] }, ...rest] : rest;
  return { seat, line: { ...line, steps }, played: 0 };
}

/** What everybody would see in a plan that is made from the first position that these texts show. */
export function planFrom(game: AnyGame, seats: number, texts: readonly string[]): unknown[] {
  const told = texts
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as ServerMessage);
  const first = told.find((message) => message.type === 'position');
  const match = Match.imagined(game, seats, first?.view, rngFromSeed(seedFromText('plan')));
  const rng = rngFromSeed(seedFromText('moves'));
  const seen: unknown[] = [];
  for (let i = 0; i < MOST_STEPS && match.outcome === null; i++) {
    const seat = drawFrom(rng, match.deciders);
    match.follow(seat, drawFrom(rng, match.position(seat).legal));
    for (let each = 0; each < seats; each++)
      seen.push(match.position(each), match.stepsSince(match.moves - 1, each));
  }
  return seen;
}
