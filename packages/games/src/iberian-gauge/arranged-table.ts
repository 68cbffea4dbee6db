import { rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { HEXES } from './data/board.ts';
import type { HexIndex } from './data/board.ts';
import { MOST_SHARES, RAILROAD_COUNT, RAILROAD_IDS } from './data/railroads.ts';
import type { RailroadId, RailroadIndex } from './data/railroads.ts';
import { ROUNDS, SHARE_VALUES } from './data/tracks.ts';
import type { Event } from './events.ts';
import { apply, legalMoves } from './moves/index.ts';
import type { Move } from './moves/index.ts';
import { placeLocomotive } from './network.ts';
import { proceed } from './rounds.ts';
import { emptyTable } from './setup.ts';
import { add } from './state.ts';
import type { State } from './state.ts';

/** A started railroad. */
export interface RailroadPlan {
  readonly holders: readonly Seat[];
  readonly track: readonly HexIndex[];
  readonly treasury?: number;
  /** Pesetas on the share value track. */
  readonly value?: number;
  /** The space of the dividend disk, counted from 0. */
  readonly dividend?: number;
  readonly locomotives?: number;
}

export interface TablePlan {
  readonly seats?: number;
  /** 0 is the first stock round, 1 the first build round. */
  readonly round?: number;
  readonly cash?: readonly number[];
  readonly priorityDeal?: Seat;
  readonly tiles?: readonly RailroadId[];
  readonly railroads?: Readonly<Partial<Record<RailroadId, RailroadPlan>>>;
}

/** For tests: a table as planned, at its first decision. */
export function arrange(plan: TablePlan): State {
  const state = emptyTable(plan.seats ?? 3, rngFromSeed(seedFromText('arranged')));
  state.round = plan.round ?? 1;
  if (plan.tiles !== undefined) state.tiles = plan.tiles.map(railroadIndex);
  state.priorityDeal = plan.priorityDeal ?? 0;
  state.seat = state.priorityDeal;
  if (plan.cash !== undefined) state.cash = [...plan.cash];
  for (const [id, railroad] of Object.entries(plan.railroads ?? {})) {
    layOut(state, railroadIndex(id as RailroadId), railroad);
  }
  state.bank = -[...state.cash, ...state.treasury].reduce((sum, amount) => sum + amount, 0);
  state.phase = ROUNDS[state.round] ?? 'over';
  proceed(state);
  return state;
}

function layOut(state: State, railroad: RailroadIndex, plan: RailroadPlan): void {
  state.treasury[railroad] = plan.treasury ?? 0;
  state.shareValue[railroad] = SHARE_VALUES.indexOf(plan.value ?? 12);
  state.dividend[railroad] = plan.dividend ?? 0;
  for (const [space, seat] of plan.holders.entries()) {
    state.holders[railroad * MOST_SHARES + space] = seat;
    add(state.shares, seat * RAILROAD_COUNT + railroad, 1);
    add(state.cubes, seat, -1);
  }
  state.sold[railroad] = plan.holders.length;
  for (const hex of plan.track) placeLocomotive(state, railroad, hex);
  if (plan.locomotives !== undefined) state.locomotives[railroad] = plan.locomotives;
}

/** Plays a legal move of the seat in turn; answers what happened. */
export function play(state: State, move: Move): Event[] {
  if (!legalMoves(state, state.seat).some((legal) => sameMove(legal, move))) {
    throw new Error(`not legal: ${JSON.stringify(move)}`);
  }
  const events: Event[] = [];
  apply(state, state.seat, move, (event) => events.push(event));
  return events;
}

export const railroadIndex = (id: RailroadId): RailroadIndex => RAILROAD_IDS.indexOf(id);

export function cityHex(name: string): HexIndex {
  const hex = HEXES.findIndex(({ city }) => city === name);
  if (hex < 0) throw new Error(`no city ${name}`);
  return hex;
}

export function hexAt(q: number, r: number): HexIndex {
  const hex = HEXES.findIndex((each) => each.q === q && each.r === r);
  if (hex < 0) throw new Error(`no hex ${q},${r}`);
  return hex;
}

/** The legal moves of the seat in turn, of one kind. */
export function legalOf<Kind extends Move['kind']>(
  state: State,
  kind: Kind,
): Extract<Move, { kind: Kind }>[] {
  return legalMoves(state, state.seat).filter(
    (move): move is Extract<Move, { kind: Kind }> => move.kind === kind,
  );
}
