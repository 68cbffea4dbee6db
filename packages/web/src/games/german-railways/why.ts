import type { Comparison, Prospect } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { dividendOf } from '@roundhouse/games/german-railways';
import type { Event, Move, View } from '@roundhouse/games/german-railways';
import { words as house } from '../../words/words.ts';
import { eventOf, eventsOf, leaderOf } from '../hints.ts';
import { labelOf } from './labels.ts';
import { placeName, say, shortName, shortNames } from './say.ts';
import type { GermanScene } from './say.ts';

type Expected = Prospect<View, Move, Event>;

/** What speaks for a hint: what it pays to whom, or what is at stake; and what the next best would bring the leader. */
export function why(
  { seat, best, others }: Comparison<View, Move, Event>,
  scene: GermanScene,
): string | undefined {
  const leader = leaderOf(
    scene.view.players.map(({ cash }) => cash),
    [seat],
  );
  const reasons = [reasonFor(best, seat, leader, scene), nextBest(best, others, leader, scene)];
  return reasons.filter((reason) => reason !== undefined).join(' ') || undefined;
}

function reasonFor(
  best: Expected,
  seat: Seat,
  leader: Seat,
  scene: GermanScene,
): string | undefined {
  const { hints } = say();
  const { view, who } = scene;
  const { move } = best;
  const { auction, railroads, players } = view;
  const cash = (of: Seat): number => players[of]?.cash ?? 0;
  switch (move.kind) {
    case 'bid':
      return hints.bid(shareOf(view, auction?.railroad), cash(seat) - move.amount);
    case 'drop-out':
      return !auction || auction.highBidder === null
        ? hints.noBid(shareOf(view, auction?.railroad))
        : hints.dropOut(auction.highBid, shareOf(view, auction.railroad));
    case 'offer':
      return hints.offer(shareOf(view, move.railroad), railroads[move.railroad]?.treasury ?? 0);
    case 'propose-end':
    case 'accept-end':
    case 'refuse-end':
      return hints.endNow(cash(seat), who.name(leader), cash(leader));
    default:
      return connection(best, seat, scene) ?? growth(best, seat, scene);
  }
}

/** What a share pays at a dividend that another railroad brings. */
function shareOf({ railroads }: View, railroad: number | undefined): number {
  const found = railroad === undefined ? undefined : railroads[railroad];
  return found === undefined ? 0 : dividendOf(found.income, found.pays, false);
}

/** The dividends that the build brings, if it ends as the bot would end it. */
function connection(best: Expected, seat: Seat, { who }: GermanScene): string | undefined {
  const { hints } = say();
  const events = eventsOf(best);
  const ended = eventOf(events, 'build-ended');
  const paid = eventOf(events, 'dividends-paid');
  if (ended === undefined || paid === undefined) return undefined;
  const own = paid.received[seat] ?? 0;
  const shares = paid.received.flatMap((amount, each) =>
    amount > 0 && each !== seat ? [hints.to(who.name(each), amount)] : [],
  );
  const list = house().and(own > 0 ? [hints.toYou(own), ...shares] : shares) || hints.nothing;
  const names: [string, string] = [shortName(ended.railroad), shortNames(ended.connected)];
  const further = best.plan.slice(1).flatMap(({ move }) => (move.kind === 'lay' ? [move.hex] : []));
  return further.length === 0
    ? hints.connects(...names, list)
    : hints.connectsBy(house().and(further.map(placeName)), ...names, list);
}

/** The income that the build adds. */
function growth(best: Expected, seat: Seat, { view }: GermanScene): string | undefined {
  const built = eventsOf(best).filter((event) => event.kind === 'track-built');
  const [first, last] = [built[0], built.at(-1)];
  if (first === undefined || last === undefined || last.incomeTo <= first.incomeFrom) {
    return undefined;
  }
  const shares = view.players[seat]?.shares[first.railroad] ?? 0;
  return say().hints.income(shortName(first.railroad), first.incomeFrom, last.incomeTo, shares);
}

function nextBest(
  best: Expected,
  [next]: readonly Expected[],
  leader: Seat,
  scene: GermanScene,
): string | undefined {
  if (next === undefined) return undefined;
  const brings = (prospect: Expected): number =>
    eventOf(eventsOf(prospect), 'dividends-paid')?.received[leader] ?? 0;
  return brings(next) > brings(best)
    ? say().hints.nextBest(labelOf(next.move, scene), scene.who.name(leader), brings(next))
    : undefined;
}
