import type { Seat } from '@roundhouse/engine';
import { filled } from '@roundhouse/engine/kit';
import {
  CARD_KINDS,
  cardOf,
  FIRST_MASTER,
  FIRST_REMEDY,
  FIRST_SETBACK,
  HAND_KINDS,
  LIFTS,
  RAILWAYS,
  RESOURCE_KINDS,
  setbackBit,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';

const HIJACKER = cardOf('hijacker');
const MARSHALL = cardOf('marshall');
const FIRST_CLASS = cardOf('first-class');
const UNUSED = 0;

const byCard = (worth: Readonly<Record<string, number>>): readonly number[] => {
  const list = filled(CARD_KINDS, 0);
  for (const [id, each] of Object.entries(worth)) list[cardOf(id)] = each;
  return list;
};

/** In actions, what a setback does to one opponent, less the action that plays it. */
const AGAINST_ONE = byCard({
  'unscheduled-stop': 0.6,
  'out-of-coal': 0.6,
  'broken-coupling': 0.6,
  tariff: 1.3,
  storm: 1,
  hijacker: 2.5,
});
/** In actions, what a card is worth that answers what may still come. */
const KEPT = byCard({
  departure: 0.3,
  refuel: 0.3,
  repair: 0.3,
  sheriff: 2.8,
  express: 0.5,
  engineer: 0.5,
  'coal-reserve': 0.5,
  marshall: 0.8,
  bond: 1,
  baron: 0.4,
});
const FREE_ADVANTAGE: Readonly<Record<string, number>> = {
  'extra-shift': 1.6,
  survey: 1,
  'central-yard': 2.8,
  'through-freight': 0.8,
  'section-gang': 0.8,
  'salvage-crew': 0.3,
  'railway-police': 2,
  'rival-agents': 0.9,
};
const ADVANTAGE = RAILWAYS.map(({ advantage }) => FREE_ADVANTAGE[advantage] ?? 0);
const FIRST_CLASS_TURNS = 2;
/** By card: the bit of the setback that it lifts, or 0. */
const LIFTED_BIT = LIFTS.map((setback) => (setback < 0 ? 0 : setbackBit(setback)));

const TAKEN = 0.7;

/** The setbacks and remedies in this hand, in actions. Against many, a setback helps all the others too. */
export function cardsWorth(state: State, seat: Seat): number {
  const first = seat * HAND_KINDS;
  const others = state.railway.length - 1;
  let sum = 0;
  for (let card = FIRST_SETBACK; card < FIRST_REMEDY; card++) {
    sum += ((state.hand[first + card] ?? 0) * (AGAINST_ONE[card] ?? 0)) / others;
  }
  const lying = state.setbacks[seat] ?? 0;
  for (let card = FIRST_REMEDY; card < FIRST_MASTER; card++) {
    // The remedy for what lies there is as good as spent.
    const spent = LIFTED_BIT[card] ?? 0;
    const count = (state.hand[first + card] ?? 0) - ((lying & spent) === 0 ? 0 : 1);
    if (count > 0) sum += (KEPT[card] ?? 0) * (1 + 0.6 * (count - 1));
  }
  return sum;
}

/** The Master and an advantage not used up, in actions. */
export function railwayWorth(state: State, seat: Seat): number {
  const master = state.master[seat] ?? 0;
  const advantage = ADVANTAGE[state.railway[seat] ?? 0] ?? 0;
  const kept = master < 0 ? 0 : (KEPT[master] ?? 0);
  if (master === FIRST_CLASS) return kept + advantage * FIRST_CLASS_TURNS;
  return state.advantage[seat] === UNUSED ? kept + advantage : kept;
}

/** The value that this seat must expect to lose to hijackers. */
export function hijackRisk(state: State, seat: Seat): number {
  const coming = comingLoss(state, seat);
  if (coming !== 0) return coming;
  if (state.master[seat] === MARSHALL) return 0;
  const others = state.railway.length - 1;
  let hijackers = 0;
  for (let other = 0; other <= others; other++) {
    if (other !== seat) hijackers += state.hand[other * HAND_KINDS + HIJACKER] ?? 0;
  }
  return dearestInReach(state, seat) * Math.min(1, 0.1 + (0.7 * hijackers) / others);
}

/** What a hijack under way takes from this seat; below 0, what it brings, less its later transport. */
export function comingLoss(state: State, seat: Seat): number {
  if (!isHijackUnderWay(state)) return 0;
  if (state.target === seat) return dearestInReach(state, seat);
  return state.turn === seat ? -TAKEN * dearestInReach(state, state.target) : 0;
}

function isHijackUnderWay({ phase, setback }: State): boolean {
  return phase === 'steal' || (phase === 'answer' && setback === HIJACKER);
}

function dearestInReach(state: State, seat: Seat): number {
  for (let card = RESOURCE_KINDS - 1; card >= 0; card--) {
    if ((state.inPlay[seat * RESOURCE_KINDS + card] ?? 0) > 0) return VALUE[card] ?? 0;
  }
  return 0;
}
