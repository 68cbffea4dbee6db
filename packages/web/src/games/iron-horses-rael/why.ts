import type { Comparison, Prospect } from '@roundhouse/bots';
import type { Seat, Viewer } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { appraise, CARDS, engineValue } from '@roundhouse/games/iron-horses-rael';
import type { Event, Move, View } from '@roundhouse/games/iron-horses-rael';
import { eventOf, eventsOf, leaderOf } from '../hints.ts';
import { say, theCard } from './say.ts';
import type { RaelScene } from './say.ts';
import { gainOf, worthOf } from './worth.ts';

/** What speaks for a hint: what the delivery earns and does to everybody's stocks, and whether the end begins. */
export function why(
  { seat, best }: Comparison<View, Move, Event>,
  scene: RaelScene,
): string | undefined {
  const { hints } = say();
  const events = eventsOf(best);
  const reasons = [
    ...(eventOf(events, 'delivered')
      ? deliveryReasons(events, seat, scene)
      : [workReason(best, scene)]),
    eventOf(events, 'end-triggered') && hints.ends,
  ];
  return reasons.filter((reason) => reason !== undefined).join(' ') || undefined;
}

/** The money, the stock, and what the dial does to one’s own stocks and to those of whoever leads. */
function deliveryReasons(events: readonly Event[], seat: Seat, { view, who }: RaelScene): string[] {
  const { hints } = say();
  const paid = eventOf(events, 'paid');
  const stock = eventOf(events, 'stock-taken');
  const turned = eventOf(events, 'market-changed');
  if (paid === undefined || stock === undefined || turned === undefined) return [];
  const { changes, market } = turned;
  const standing = view.players.map((player) => worthOf({ ...player, x3: NONE }, view.market));
  const leader = leaderOf(standing, [seat]);
  const [own, rival] = [view.players[seat], view.players[leader]];
  const earned = hints.delivery(paid.amount, stock.colour, Math.max(0, market[stock.colour] ?? 0));
  if (!own || !rival) return [earned];
  const mine = gainOf(view, own, stock.colour, changes);
  const theirs = worthOf(rival, market) - worthOf(rival, view.market);
  return mine === 0 && theirs === 0
    ? [earned]
    : [earned, hints.dial(mine, who.name(leader), theirs)];
}

/** Before a delivery is in sight: what a train takes, what it is worth so far, or what a card would add to one. */
function workReason(
  { move, plan }: Prospect<View, Move, Event>,
  { view, viewer }: RaelScene,
): string | undefined {
  const { hints } = say();
  switch (move.kind) {
    case 'begin':
    case 'choose':
      return hints.engine(engineValue(move.engine), cardsForTrain(view));
    case 'complete':
    case 'add': {
      const train = plan.at(-1)?.view?.train;
      return train ? hints.worth(train.value) : undefined;
    }
    case 'draw': {
      if (move.from === 'engines') return enginesReason(view, viewer);
      const card = move.from === 'up' ? view.up : view.discard.at(-1);
      return move.from === 'deck' || card === undefined ? undefined : fitReason(view, card);
    }
    default:
      return undefined;
  }
}

function enginesReason({ players, hand }: View, viewer: Viewer): string | undefined {
  const own = viewer === 'spectator' ? undefined : players[viewer];
  const inHand = hand.filter((card) => engineValue(card) > 0).length;
  return own && say().hints.engines(own.enginesInPlay.length, inHand);
}

/** Behind which of the cars in hand an open card would earn most. */
function fitReason({ hand }: View, card: number): string | undefined {
  const gains = hand
    .filter((each) => CARDS[each]?.kind === 'car')
    .map((before) => ({ before, gain: appraise([before, card]).value - appraise([before]).value }))
    .toSorted((a, b) => b.gain - a.gain);
  const [best] = gains;
  return best && best.gain > 0 ? say().hints.fits(theCard(best.before), best.gain) : undefined;
}

/** The cards in hand that can follow an engine: every car, and one caboose. */
function cardsForTrain({ hand }: View): number {
  const kinds = hand.map((card) => CARDS[card]?.kind);
  const cars = kinds.filter((kind) => kind === 'car').length;
  return cars + (kinds.includes('caboose') ? 1 : 0);
}
