import type { Comparison } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import {
  CARDS,
  cardOf,
  GOAL,
  priceWith,
  SETBACKS,
  TARIFF_LIMIT,
  sumOf,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { Event, Move, View } from '@roundhouse/games/iron-horses-rampage';
import { eventOf, eventsOf, leaderOf } from '../hints.ts';
import { advantageAbout, cardName, say } from './say.ts';
import type { RampageScene } from './say.ts';

const HIJACKER = cardOf('hijacker');
const dearest = (counts: readonly number[]): number =>
  Math.max(0, ...counts.map((count, card) => (count > 0 ? (VALUE[card] ?? 0) : 0)));

/** What speaks for a hint: what a card brings, what a setback costs its target, and who leads. */
export function why(
  { seat, best }: Comparison<View, Move, Event>,
  scene: RampageScene,
): string | undefined {
  const { hints } = say();
  const { view, who, legal } = scene;
  const { move } = best;
  const events = eventsOf(best);
  switch (move.kind) {
    case 'transport':
    case 'through-freight':
      return deliveryReason(VALUE[move.card] ?? 0, seat, scene);
    case 'sabotage':
    case 'rival-agents':
      return `${setbackReason(move.card, move.target, scene)} ${standingOf(move.target, scene)}`;
    case 'steal': {
      const stolen = eventOf(events, 'hijacked');
      return (
        stolen && hints.stolen(VALUE[stolen.card] ?? 0, who.name(stolen.victim), stolen.delivered)
      );
    }
    case 'remedy':
    case 'section-gang':
    case 'pay-off':
    case 'pay':
      return reliefReason(events, seat, scene);
    case 'safe':
      return hints.protects(VALUE[move.card] ?? 0);
    case 'sheriff':
    case 'railway-police':
      return view.setback === HIJACKER
        ? hints.foilsHijacker(dearest(view.players[seat]?.inPlay ?? []))
        : hints.foils(priceWith(view.players[seat]?.master ?? -1, view.setback));
    case 'draw':
      return legal.some(({ kind }) => kind === 'transport')
        ? hints.drawWithGoods(sumOf(view.hand))
        : hints.drawWithNothing;
    case 'keep':
      return VALUE[move.card] === undefined ? undefined : hints.worth(VALUE[move.card] ?? 0);
    case 'extra-shift':
    case 'survey':
    case 'central-yard':
    case 'salvage-crew':
      return advantageAbout(view.players[seat]?.railway ?? -1);
    default:
      return undefined;
  }
}

function deliveryReason(worth: number, seat: Seat, scene: RampageScene): string {
  const { hints } = say();
  const { players } = scene.view;
  const total = (players[seat]?.delivered ?? 0) + worth;
  if (total >= GOAL) return hints.wins(worth, total);
  const rival = leaderOf(
    players.map(({ delivered }) => delivered),
    [seat],
  );
  return `${hints.brings(worth, total, GOAL - total)} ${hints.has(scene.who.name(rival), players[rival]?.delivered ?? 0)}`;
}

/** What a setback does to its target, and what it takes to lift it. */
function setbackReason(card: number, target: Seat, { view, who }: RampageScene): string {
  const { hints } = say();
  const { master = -1, inPlay = [] } = view.players[target] ?? {};
  const name = who.name(target);
  if (card === HIJACKER) return hints.hijacker(name, dearest(inPlay));
  const price = priceWith(master, card);
  const { id, remedy = null } = SETBACKS.find((each) => each.id === CARDS[card]?.id) ?? {};
  if (remedy !== null) return hints.stop(name, price, cardName(cardOf(remedy)));
  return id === 'tariff' ? hints.tariff(name, TARIFF_LIMIT, price) : hints.storm(name, price);
}

function standingOf(target: Seat, { view: { players }, who }: RampageScene): string {
  const { hints } = say();
  const total = players[target]?.delivered ?? 0;
  const leads = players.every(({ delivered }, seat) => seat === target || delivered < total);
  return (leads ? hints.leads : hints.has)(who.name(target), total);
}

/** What lifting a setback costs, and what can be transported then. */
function reliefReason(
  events: readonly Event[],
  seat: Seat,
  { view }: RampageScene,
): string | undefined {
  const { hints } = say();
  const lifted = eventOf(events, 'remedied');
  const spent = events.flatMap((event) => (event.kind === 'paid' ? [event] : []));
  const left = (view.players[seat]?.setbacks ?? []).filter((card) => card !== lifted?.setback);
  const free = lifted !== undefined && isStop(lifted.setback) && !left.some(isStop);
  const fromHand = spent.reduce(
    (sum, { card, from }) => sum + (from === 'hand' ? (VALUE[card] ?? 0) : 0),
    0,
  );
  const reasons = [
    spent.length > 0 && hints.pays(spent.reduce((sum, { card }) => sum + (VALUE[card] ?? 0), 0)),
    free && hints.lifted(sumOf(view.hand) - fromHand),
  ];
  return reasons.filter((reason) => typeof reason === 'string').join(' ') || undefined;
}

const isStop = (setback: number): boolean =>
  SETBACKS.some(({ id, remedy }) => id === CARDS[setback]?.id && remedy !== null);
