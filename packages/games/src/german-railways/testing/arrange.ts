import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { atTable } from '@roundhouse/engine/testing';
import { hexOfCity } from '../data/board.ts';
import { RAILROAD_COUNT, RAILROADS } from '../data/railroads.ts';
import type { Event } from '../events.ts';
import type { TurnOrder } from '../meta.ts';
import type { Move } from '../moves/index.ts';
import { place } from '../network.ts';
import type { State } from '../state.ts';
import { germanRailways } from '../index.ts';

/** Railroads by their ids, for tests. */
export const [PO = 0, NME = 1, KSS = 2, KBS = 3, MWB = 4, GBS = 5, CME = 6, BHE = 7] =
  RAILROADS.keys();

/** What a test sets by hand; the rest is as after the opening auctions, with seat 0 to act. */
export interface Table {
  readonly seats?: number;
  readonly turnOrder?: TurnOrder;
  /** Shares as [seat, railroad]; the first shares of all railroads belong to seat 0 unless some are given. */
  readonly shares?: readonly (readonly [Seat, number])[];
  readonly cash?: readonly number[];
  /** Treasuries by railroad; 0 where none is given. */
  readonly treasury?: Readonly<Record<number, number>>;
  /** Locomotives beyond the start, as [railroad, hexagon or city]. */
  readonly track?: readonly (readonly [number, number | string])[];
  readonly order?: readonly Seat[];
}

/** A table set by hand, for tests. */
export function arrange(wanted: Table = {}): State {
  const { seats = 3, turnOrder = 'bag' } = wanted;
  const rng = rngFromSeed(seedFromText('position'));
  const state = germanRailways.setup({ turnOrder }, seats, rng);
  state.banker = 0;
  for (const [seat, railroad] of wanted.shares ?? RAILROADS.map((_, each) => [0, each] as const)) {
    add(state.shares, seat * RAILROAD_COUNT + railroad, 1);
    add(state.sold, railroad, 1);
  }
  state.cash = [...(wanted.cash ?? state.cash)];
  for (const [railroad, money] of Object.entries(wanted.treasury ?? {})) {
    state.treasury[Number(railroad)] = money;
  }
  for (const [railroad, hex] of wanted.track ?? []) {
    place(state, railroad, typeof hex === 'string' ? hexOfCity(hex) : hex);
  }
  state.bank = -[...state.cash, ...state.treasury].reduce((sum, each) => sum + each, 0);
  state.auction.railroad = -1;
  state.order = [...(wanted.order ?? state.cash.keys())];
  state.phase = 'action';
  state.decider = state.order[0] ?? 0;
  state.round = 1;
  return state;
}

// Tables set by hand break the laws on purpose: track in pieces, locomotives taken away.
export const { play, allows, offers } = atTable(germanRailways, {
  conserve: () => undefined,
  secrets: () => ({}),
});

export const PASS: Move = { kind: 'pass' };
export const DONE: Move = { kind: 'done' };

/** Building for a railroad. */
export const build = (railroad: number): Move => ({ kind: 'build', railroad });

/** Laying into a hexagon or a city. */
export function lay(hex: number | string): Move {
  return { kind: 'lay', hex: typeof hex === 'string' ? hexOfCity(hex) : hex };
}

/** The hexagons that may be laid now. */
export function layable(state: State): number[] {
  return offers(state, 'lay').map(({ hex }) => hex);
}

/** The events of one kind. */
export function eventsOf<Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
}
