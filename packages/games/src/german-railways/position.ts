import { rngFromSeed, seedFromText, tryMove } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { hexOfCity } from './data/board.ts';
import { RAILROADS } from './data/railroads.ts';
import type { Event } from './events.ts';
import { germanRailways } from './index.ts';
import type { TurnOrder } from './meta.ts';
import type { Move } from './moves/index.ts';
import { place, RAILROAD_COUNT } from './network.ts';
import type { State } from './state.ts';

/** Railroads by their ids, for tests. */
export const [PO = 0, NME = 1, KSS = 2, KBS = 3, MWB = 4, GBS = 5, CME = 6, BHE = 7] =
  RAILROADS.keys();

/** What a test sets by hand; the rest is as after the opening auctions, with seat 0 to act. */
export interface Position {
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

/** A table set by hand, for tests. Its seats sit in their order. */
export function position(wanted: Position = {}): State {
  const { seats = 3, turnOrder = 'bag' } = wanted;
  const rng = rngFromSeed(seedFromText('position'));
  const state = germanRailways.setup({ turnOrder }, seats, rng);
  state.banker = 0;
  state.leftOf = state.cash.map((_, seat) => (seat + 1) % seats);
  for (const [seat, railroad] of wanted.shares ?? RAILROADS.map((_, each) => [0, each] as const)) {
    const at = seat * RAILROAD_COUNT + railroad;
    state.shares[at] = (state.shares[at] ?? 0) + 1;
    state.sold[railroad] = (state.sold[railroad] ?? 0) + 1;
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

/** Plays the deciders' moves through the door for moves from outside; throws when one is refused. */
export function play(start: State, ...moves: readonly Move[]): { state: State; events: Event[] } {
  let state = start;
  const events: Event[] = [];
  for (const move of moves) {
    const step = tryMove(germanRailways, state, state.decider, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error}`);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

/** Whether the decider may make this move now. */
export function isLegal(state: State, move: Move): boolean {
  return tryMove(germanRailways, state, state.decider, move).ok;
}

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
  return germanRailways
    .legalMoves(state, state.decider)
    .flatMap((move) => (move.kind === 'lay' ? [move.hex] : []));
}

/** The events of one kind. */
export function eventsOf<Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
}
