import type { Comparison, Prospect } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { DIVIDENDS } from '@roundhouse/games/iberian-gauge';
import type { Event, Move, View } from '@roundhouse/games/iberian-gauge';
import { words as house } from '../../words/words.ts';
import { eventOf, leaderOf } from '../hints.ts';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

/** What speaks for a hint: dividend, share value and treasury as they will be, and who has how much of it. */
export function why(
  { seat, best }: Comparison<View, Move, Event>,
  scene: IberianScene,
): string | undefined {
  const { hints } = say();
  const { view } = scene;
  const { move } = best;
  const cash = view.players[seat]?.cash ?? 0;
  switch (move.kind) {
    case 'invest': {
      const { shareValue = 0, treasury = 0, dividend = 0 } = view.railroads[move.railroad] ?? {};
      return hints.share(dividend, treasury + shareValue);
    }
    case 'set-value':
      return hints.start(move.value, railroadName(view.railroad), cash - move.value);
    case 'build':
    case 'lease':
    case 'decline':
      return ofCube(happensToCube(best), seat, scene);
    default:
      return undefined;
  }
}

/** What happens until the cube in turn has built or declined. */
function happensToCube({ plan }: Prospect<View, Move, Event>): Event[] {
  const last = plan.findIndex(({ events }) => events.some(({ kind }) => kind !== 'build-chosen'));
  return plan.slice(0, last + 1).flatMap(({ events }) => events);
}

function ofCube(events: readonly Event[], seat: Seat, scene: IberianScene): string | undefined {
  const { hints } = say();
  const { railroad } = scene.view;
  const bonus = eventOf(events, 'major-cities-bonus-paid');
  const paid = events.find(
    (event) => event.kind === 'dividend-paid' && event.railroad === railroad,
  );
  const raised = eventOf(events, 'dividend-moved') !== undefined;
  const reasons = [
    raised ? growth(events, scene) : spending(events, scene),
    penalty(events, scene),
    bonus && hints.bonus(bonus.perShare),
    paid?.kind === 'dividend-paid' ? payout(paid, seat, scene) : raised && held(seat, scene),
  ];
  return reasons.filter((reason) => typeof reason === 'string').join(' ') || undefined;
}

/** The dividend, and the share value where it rises too. */
function growth(events: readonly Event[], { view }: IberianScene): string | undefined {
  const { hints } = say();
  const dividend = eventOf(events, 'dividend-moved');
  if (dividend === undefined) return undefined;
  const { railroad, from, perShare } = dividend;
  const values = events.flatMap((event) =>
    event.kind === 'share-value-moved' && event.railroad === railroad && event.because !== 'penalty'
      ? [event.value]
      : [],
  );
  const before = DIVIDENDS[railroad]?.[from] ?? 0;
  const value = view.railroads[railroad]?.shareValue ?? 0;
  const after = values.at(-1) ?? value;
  return after > value
    ? hints.dividendAndValue(railroadName(railroad), before, perShare, value, after)
    : hints.dividend(railroadName(railroad), before, perShare);
}

/** What track without a city costs, and what is left to build with; or what stays there. */
function spending(events: readonly Event[], { view }: IberianScene): string | undefined {
  const { hints } = say();
  const name = railroadName(view.railroad);
  const treasury = view.railroads[view.railroad]?.treasury ?? 0;
  if (eventOf(events, 'declined')) return hints.kept(name, treasury);
  const built = eventOf(events, 'built');
  if (built === undefined) return undefined;
  const cost = built.cost + (eventOf(events, 'leased')?.total ?? 0);
  return hints.track(cost, name, treasury - cost);
}

function penalty(
  events: readonly Event[],
  { view: { railroad } }: IberianScene,
): string | undefined {
  const moved = events.find(
    (event) =>
      event.kind === 'share-value-moved' &&
      event.railroad === railroad &&
      event.because === 'penalty',
  );
  return moved?.kind === 'share-value-moved'
    ? say().hints.penalty(railroadName(railroad), moved.from, moved.value)
    : undefined;
}

function payout(
  { toSeats, toTreasury }: Extract<Event, { kind: 'dividend-paid' }>,
  seat: Seat,
  { who }: IberianScene,
): string | undefined {
  const { hints } = say();
  const own = toSeats[seat] ?? 0;
  const others = toSeats.flatMap((amount, each) =>
    amount > 0 && each !== seat ? [hints.to(who.name(each), amount)] : [],
  );
  const list = [
    ...(own > 0 ? [hints.toYou(own)] : []),
    ...others,
    ...(toTreasury > 0 ? [hints.toTreasury(toTreasury)] : []),
  ];
  return list.length === 0 ? undefined : hints.paid(house().and(list));
}

/** The own shares beside those of whoever is worth most. */
function held(seat: Seat, { view, who }: IberianScene): string {
  const leader = leaderOf(
    view.players.map(({ worth }) => worth),
    [seat],
  );
  const shares = (of: Seat): number => view.players[of]?.shares[view.railroad] ?? 0;
  return say().hints.holdings(shares(seat), who.name(leader), shares(leader));
}
