import type { Prospect } from '@roundhouse/bots';
import type { MoveBase, Seat } from '@roundhouse/engine';
import type { OfKind } from './by-kind.ts';

/** All that is certain to happen if the seat goes on as the bot would. */
export const eventsOf = <View, Move extends MoveBase, Event>({
  plan,
}: Prospect<View, Move, Event>): Event[] => plan.flatMap(({ events }) => events);

/** The first of these events of a kind. */
export function eventOf<Event extends { readonly kind: string }, Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): OfKind<Event, Kind> | undefined {
  return events.find((event): event is OfKind<Event, Kind> => event.kind === kind);
}

/** Who has the most of the seats other than these. */
export function leaderOf(standing: readonly number[], without: readonly Seat[]): Seat {
  return standing.reduce(
    (leader, has, seat) =>
      without.includes(seat) || has <= (standing[leader] ?? -Infinity) ? leader : seat,
    -1,
  );
}
