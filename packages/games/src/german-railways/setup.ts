import { drawBelow } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { filled, NONE } from '@roundhouse/engine/kit';
import { noAuction } from './auction.ts';
import { START_HEXES } from './data/board.ts';
import { CITIES } from './data/cities.ts';
import { RAILROAD_COUNT, RAILROADS, STARTING_CASH } from './data/railroads.ts';
import { WORDS } from './hex-set.ts';
import type { Options } from './meta.ts';
import { place } from './network.ts';
import { findStuck, NO_WAY } from './prospects.ts';
import { putUp } from './sale.ts';
import { clone, noBuild } from './state.ts';
import type { State } from './state.ts';

/** A table before the first auction: eight start locomotives, all else still empty. */
export function emptyTable(): State {
  const zeros = (length: number): number[] => filled(length, 0);
  return {
    turnOrder: 'bag',
    rng: [0, 0, 0, 0],
    banker: 0,
    phase: 'auction',
    decider: NONE,
    ending: null,
    bank: 0,
    cash: [],
    shares: [],
    sold: zeros(RAILROAD_COUNT),
    treasury: zeros(RAILROAD_COUNT),
    locomotives: RAILROADS.map(({ locomotives }) => locomotives),
    track: zeros(RAILROAD_COUNT * WORDS),
    reach: zeros(RAILROAD_COUNT * WORDS),
    taken: zeros(WORDS),
    approached: 0,
    visitors: zeros(CITIES.length),
    income: zeros(RAILROAD_COUNT),
    partners: zeros(RAILROAD_COUNT),
    way: zeros(RAILROAD_COUNT * WORDS),
    wayNeeds: filled(RAILROAD_COUNT * RAILROAD_COUNT, NO_WAY),
    round: 0,
    order: [],
    turn: 0,
    changed: false,
    quietRounds: 0,
    heard: 0,
    refused: 0,
    auction: noAuction(),
    build: noBuild(),
    vote: { proposer: NONE, agreed: 0 },
  };
}

const START = emptyTable();
for (const [railroad, hex] of START_HEXES.entries()) place(START, railroad, hex);
findStuck(START);

export function setup(options: Options, seats: number, rng: Rng): State {
  const state = clone(START);
  const cash = STARTING_CASH[seats];
  if (cash === undefined) throw new Error(`no set-up for ${seats} seats`);
  state.turnOrder = options.turnOrder;
  state.rng = rng;
  state.banker = drawBelow(rng, seats); // G6
  state.cash = filled(seats, cash);
  state.bank = -cash * seats;
  state.shares = filled(seats * RAILROAD_COUNT, 0);
  putUp(state, 0, state.banker);
  return state;
}
