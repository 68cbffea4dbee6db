import type { Emit, Seat } from '@roundhouse/engine';
import { add, NONE } from '@roundhouse/engine/kit';
import { engineBonus } from './data/cards.ts';
import { COLOURS } from './data/colours.ts';
import { DIAL_CHANGES } from './data/dials.ts';
import { LONGEST_TRAIN } from './data/engines.ts';
import type { Event } from './events.ts';
import { noteLeft } from './knowledge.ts';
import { BUSY } from './standstill.ts';
import { ENGINES_IN_PLAY } from './state.ts';
import type { State } from './state.ts';
import { appraise } from './train.ts';
import { triggerEnd } from './turn.ts';

/** Whether the depot of a region has room for a train. */
export function isFree({ depots }: State, region: number): boolean {
  return depots[region * LONGEST_TRAIN] === NONE;
}

/** Delivers the finished train: it is shown, paid and rewarded with a stock, and the region's dial is turned. */
export function deliverTrain(state: State, seat: Seat, position: number, emit?: Emit<Event>): void {
  payTrain(state, seat, emit);
  placeTrain(state, seat);
  takeStock(state, seat, emit);
  turnDial(state, position, emit);
  clearFullDepots(state, emit);
  state.engine = NONE;
  state.train.length = 0;
  state.region = NONE;
  state.activity = BUSY;
}

function payTrain(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { engine, region } = state;
  const appraisal = appraise(state.train);
  // R7: a lone caboose earns nothing, but the engine's bonus is paid.
  const bonus = engineBonus(engine, region);
  const amount = appraisal.value + bonus;
  add(state.cash, seat, amount);
  if (emit === undefined) return;
  const train = state.train.slice();
  emit({ kind: 'delivered', to: 'all', seat, engine, train, region, bonus, ...appraisal });
  emit({ kind: 'paid', to: 'all', seat, amount });
}

function placeTrain(state: State, seat: Seat): void {
  const { engine, train, inPlay } = state;
  for (let i = 0; i < train.length; i++) {
    const card = train[i] ?? NONE;
    state.depots[state.region * LONGEST_TRAIN + i] = card;
    noteLeft(state, seat, card);
  }
  const first = seat * ENGINES_IN_PLAY;
  if (inPlay[first] === engine) inPlay[first] = inPlay[first + 1] ?? NONE;
  inPlay[first + 1] = NONE;
  state.engineDiscard.push(engine);
}

function takeStock(state: State, seat: Seat, emit?: Emit<Event>): void {
  const colour = state.region;
  add(state.supply, colour, -1);
  add(state.stocks, seat * COLOURS.length + colour, 1);
  const left = state.supply[colour] ?? 0;
  emit?.({ kind: 'stock-taken', to: 'all', seat, colour, left });
  if (left === 0) triggerEnd(state, 'stock-sold-out', emit);
}

/** R11: the numbers now facing the colours are their changes. */
function turnDial(state: State, position: number, emit?: Emit<Event>): void {
  const { region, market, positions } = state;
  const from = positions[region] ?? 0;
  const changes = DIAL_CHANGES[state.dials[region] ?? 0]?.[position] ?? [];
  positions[region] = position;
  for (let colour = 0; colour < market.length; colour++) add(market, colour, changes[colour] ?? 0);
  emit?.({ kind: 'dial-rotated', to: 'all', region, from, position });
  emit?.({ kind: 'market-changed', to: 'all', changes: changes.slice(), market: market.slice() });
}

/** R16 */
function clearFullDepots(state: State, emit?: Emit<Event>): void {
  for (let region = 0; region < COLOURS.length; region++) if (isFree(state, region)) return;
  const { depots } = state;
  let count = 0;
  for (let place = 0; place < depots.length; place++) {
    const card = depots[place] ?? NONE;
    if (card === NONE) continue;
    add(state.removed, card, 1);
    count++;
  }
  depots.fill(NONE);
  emit?.({ kind: 'depots-cleared', to: 'all', count });
}
