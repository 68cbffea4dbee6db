import type { Seat } from '@roundhouse/engine';
import {
  ACTIONS,
  cardOf,
  GOAL,
  HAND_KINDS,
  HAND_LIMIT,
  RESOURCE_KINDS,
  setbackBit,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';
import { bitsOf, burdenOf, owedBy, RATE } from './burdens.ts';
import { cardsWorth, hijackRisk, railwayWorth } from './worth.ts';

const STORM = setbackBit(cardOf('storm'));
const CONDUCTOR = cardOf('conductor');
/** What an action of this turn is worth beside one of a later turn: with several rivals more may come between. */
const NOW = 1.65;
const NOW_OF_TWO = 1.05;
/** What a card costs that the hand limit will take. */
const TOO_MANY = 0.9;
/** The actions that goods save which will not be transported, by value: they pay for setbacks. */
const PAYS = 0.65 / 100_000;

/** About how many turns this seat still needs, as things stand: the race is all there is. */
export function turnsToGoal(state: State, seat: Seat): number {
  const seats = state.railway.length;
  const away = (seat - state.turn + seats) % seats;
  const limit = ACTIONS + (state.master[seat] === CONDUCTOR ? 1 : 0);
  const left = away === 0 ? actionsLeft(state, limit) : 0;
  const now = seats === 2 ? NOW_OF_TWO : NOW;
  return (actionsToGoal(state, seat, limit) - now * left) / limit + (away === 0 ? 1 : away / seats);
}

function actionsLeft(state: State, limit: number): number {
  const storm = ((state.setbacks[state.turn] ?? 0) & STORM) === 0 ? 0 : 1;
  // A payment that is begun has as good as used its action.
  const used = state.actionsUsed + (state.phase === 'pay' ? 1 : 0);
  return Math.max(0, limit - storm + state.extraActions - used);
}

function actionsToGoal(state: State, seat: Seat, limit: number): number {
  const goods = actionsForGoods(state, seat);
  const burden = burdenOf(state, seat, bitsOf(state, seat), goods / limit);
  const lost = owedBy(state, seat) + hijackRisk(state, seat);
  const extras = cardsWorth(state, seat) + railwayWorth(state, seat);
  const tooMany = TOO_MANY * Math.max(0, (state.handSize[seat] ?? 0) - HAND_LIMIT);
  return Math.max(1, goods + burden + lost / RATE) + tooMany - extras;
}

/** Goods in hand need an action each, dear ones first; what is missing then must be drawn as well. */
function actionsForGoods(state: State, seat: Seat): number {
  let need = GOAL - (state.delivered[seat] ?? 0);
  let actions = 0;
  let spare = 0;
  for (let card = RESOURCE_KINDS - 1; card >= 0; card--) {
    const value = VALUE[card] ?? 0;
    for (let count = state.hand[seat * HAND_KINDS + card] ?? 0; count > 0; count--) {
      if (need <= 0 || (value < RATE && value < need)) {
        spare += value;
      } else {
        need -= value;
        actions++;
      }
    }
  }
  return actions + (need > 0 ? Math.max(1, need / RATE) : 0) - PAYS * spare;
}
