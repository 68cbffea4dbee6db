import type { Seat } from '@roundhouse/engine';
import {
  ACTIONS,
  cardOf,
  FIRST_MASTER,
  FIRST_REMEDY,
  GOAL,
  HAND_LIMIT,
  RESOURCE_KINDS,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { Move, State } from '@roundhouse/games/iron-horses-rampage';

const WIN = 1000;
const UNIT = 25_000;
const HIJACKER = cardOf('hijacker');
const SHERIFF = cardOf('sheriff');

/** How often a good player would choose this move, from what its seat knows. */
export function weightOf(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'draw':
      return (state.handSize[seat] ?? 0) < HAND_LIMIT ? 8 : 3;
    case 'transport':
    case 'through-freight':
      return transportWeight(state, seat, move.card);
    case 'remedy':
    case 'extra-shift':
      return 20;
    case 'section-gang':
      return 10;
    case 'pay-off':
      return 5;
    case 'survey':
      return 1;
    case 'central-yard':
      return 8;
    case 'pay':
      return (move.from === 'hand' ? 4 : 1) / ((VALUE[move.card] ?? 0) / UNIT);
    case 'safe':
      return ((VALUE[move.card] ?? 0) / UNIT) ** 2 / 300;
    case 'sabotage':
    case 'rival-agents':
      return sabotageWeight(state, seat, move.card, move.target);
    case 'steal':
      return ((VALUE[move.card] ?? 0) / UNIT) ** 3;
    case 'sheriff':
    case 'railway-police':
      return 8;
    case 'keep':
      return keepWeight(move.card);
    case 'discard':
      return 1 / keepWeight(move.card) ** 3;
    case 'end-turn':
      // Only with nothing left to do but to save the advantage.
      return state.actionsUsed < ACTIONS ? 0.02 : 1;
    default:
      return 3;
  }
}

function transportWeight(state: State, seat: Seat, card: number): number {
  const value = VALUE[card] ?? 0;
  if ((state.delivered[seat] ?? 0) + value >= GOAL) return WIN;
  // What lies in play can be hijacked, and makes a leader of whoever has most of it.
  return 2 + Math.min(4, value / UNIT);
}

/** The nearer somebody is to the goal, the sooner it is the one to stop. */
function sabotageWeight(state: State, seat: Seat, card: number, target: Seat): number {
  let lead = 0;
  for (let other = 0; other < state.delivered.length; other++) {
    if (other !== seat) lead = Math.max(lead, state.delivered[other] ?? 0);
  }
  const behind = (lead - (state.delivered[target] ?? 0)) / UNIT;
  return (card === HIJACKER ? 2 : 5) * Math.exp(-0.4 * behind);
}

function keepWeight(card: number): number {
  if (card < RESOURCE_KINDS) return (VALUE[card] ?? 0) / UNIT;
  if (card < FIRST_REMEDY) return card === HIJACKER ? 6 : 3;
  if (card < FIRST_MASTER) return card === SHERIFF ? 5 : 1.5;
  return 4;
}
