import type { Comparison, PlannedStep } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { LOCOMOTIVES } from '@roundhouse/games/trains-and-cargo';
import type { Event, Move, Phase, View } from '@roundhouse/games/trains-and-cargo';
import { eventOf, leaderOf } from '../hints.ts';
import { say, whoseSide } from './say.ts';
import type { CargoScene } from './say.ts';

const ORANGE = LOCOMOTIVES.indexOf('orange');
type Step = PlannedStep<View, Move, Event>;

/** Phases in which a card that was played waits for its choices. */
const CHOOSING: readonly Phase[] = [
  'choose-good',
  'choose-side',
  'choose-seat',
  'name-type',
  'card-load',
  'raid',
];

/** What speaks for a hint: points of a delivery, and what prices, cards and tokens make of the trains. */
export function why(
  { seat, best }: Comparison<View, Move, Event>,
  scene: CargoScene,
): string | undefined {
  const own = scene.view.seats[seat]?.side ?? -1;
  const steps = stepsOfCard(best.plan);
  const events = steps.flatMap((step) => step.events);
  const sent = eventOf(events, 'train-sent');
  if (sent) return sendingReason(sent, own, scene);
  const after = steps.at(-1)?.view;
  const trains = after ? trainReasons(after, own, scene) : [];
  const reasons = [
    goodsReason(events, scene),
    pullReason(events, after),
    ...trains,
    ...(after && trains.length === 0 ? storageReasons(after, seat, scene) : []),
  ];
  return reasons.filter((reason) => reason !== undefined).join(' ') || undefined;
}

/** The move, and the choices that belong to it. */
function stepsOfCard(plan: readonly Step[]): readonly Step[] {
  const last = plan.findIndex(({ view }) => !view || !CHOOSING.includes(view.turn.phase));
  return last < 0 ? plan : plan.slice(0, last + 1);
}

function sendingReason(
  { side, points, score }: Extract<Event, { kind: 'train-sent' }>,
  own: number,
  scene: CargoScene,
): string {
  const { hints, and } = say();
  const { view, who } = scene;
  if (side !== own) return hints.sendsOther(trainOf(side, scene), points.total);
  const rival = leaderOf(
    view.sides.map((each) => each.score),
    [own],
  );
  const names = and((view.sides[rival]?.seats ?? []).map((seat) => who.name(seat)));
  return `${hints.sends(points.total, score)} ${hints.has(names, view.sides[rival]?.score ?? 0)}`;
}

/** What goods that come into the storage are worth today. */
function goodsReason(events: readonly Event[], { view, who }: CargoScene): string | undefined {
  const { hints } = say();
  const price = (good: number): number => view.market[good] ?? 0;
  const collected = events.reduce(
    (sum, event) => (event.kind === 'collected' ? sum + event.count * price(event.good) : sum),
    0,
  );
  if (collected > 0) return hints.collects(collected);
  const raids = events.flatMap((event) => (event.kind === 'raided' ? [event] : []));
  const [first] = raids;
  return (
    first &&
    hints.raids(
      who.name(first.from),
      raids.reduce((sum, { good }) => sum + price(good), 0),
    )
  );
}

function pullReason(events: readonly Event[], after: View | undefined): string | undefined {
  const isOrange = eventOf(events, 'upgraded')?.locomotive === ORANGE;
  return after && isOrange ? say().hints.pullsAll(after.oranges) : undefined;
}

/** What new prices make of the goods in storage, one’s own first, where they are the same goods. */
function storageReasons(after: View, seat: Seat, { view, who }: CargoScene): string[] {
  const { hints } = say();
  const worth = (storage: readonly number[], market: readonly number[]): number =>
    storage.reduce((sum, count, good) => sum + count * (market[good] ?? 0), 0);
  const seats = view.seats.map((_, each) => each);
  const order = seats.toSorted((a, b) => Number(b === seat) - Number(a === seat));
  const changes = order.flatMap((each) => {
    const storage = view.seats[each]?.storage ?? [];
    const [now, then] = [worth(storage, view.market), worth(storage, after.market)];
    return then === now ? [] : [hints.stored(who.name(each), now, then)];
  });
  return changes.slice(0, 2);
}

/** How the trains fare: one’s own first, then the others that gain, lose or stop. */
function trainReasons(after: View, own: number, scene: CargoScene): string[] {
  const sides = scene.view.sides.map((_, side) => side);
  const order = sides.toSorted((a, b) => Number(b === own) - Number(a === own));
  return order.flatMap((side) => trainReason(after, side, scene)).slice(0, 2);
}

function trainReason(after: View, side: number, scene: CargoScene): string[] {
  const { hints } = say();
  const [now, then] = [scene.view.sides[side], after.sides[side]];
  if (!now || !then) return [];
  const train = trainOf(side, scene);
  if (then.canSend && !now.canSend && then.worth === now.worth && now.worth > 0) {
    return [hints.canLeave(train, then.worth)];
  }
  if (now.canSend && !then.canSend && now.worth > 0) return [hints.isHeld(train, now.worth)];
  return then.worth === now.worth ? [] : [hints.worth(train, now.worth, then.worth)];
}

const trainOf = (side: number, { view, who }: CargoScene): string =>
  say().train(whoseSide(side, who, view));
