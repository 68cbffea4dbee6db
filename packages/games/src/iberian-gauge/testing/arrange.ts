import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { atTable } from '@roundhouse/engine/testing';
import { HEXES } from '../data/board.ts';
import type { HexIndex } from '../data/board.ts';
import { LOCOMOTIVES, MOST_SHARES, RAILROAD_COUNT, RAILROAD_IDS } from '../data/railroads.ts';
import type { RailroadId, RailroadIndex } from '../data/railroads.ts';
import { ROUNDS, SHARE_VALUES } from '../data/tracks.ts';
import { iberianGauge } from '../index.ts';
import type { Move } from '../moves/index.ts';
import { placeLocomotive } from '../network.ts';
import { proceed } from '../rounds.ts';
import { emptyTable } from '../setup.ts';
import type { State } from '../state.ts';
import { laws } from './laws.ts';

/** A started railroad. */
interface RailroadPlan {
  readonly holders: readonly Seat[];
  readonly track: readonly HexIndex[];
  readonly treasury?: number;
  /** Pesetas on the share value track. */
  readonly value?: number;
  /** The space of the dividend disk, counted from 0. */
  readonly dividend?: number;
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

/** A table as planned, at its first decision. */
export function arrange(plan: TablePlan): State {
  const state = emptyTable(plan.seats ?? 3, rngFromSeed(seedFromText('arranged')));
  state.round = plan.round ?? 1;
  if (plan.tiles !== undefined) state.tiles = plan.tiles.map(railroadIndex);
  state.priorityDeal = plan.priorityDeal ?? 0;
  state.seat = state.priorityDeal;
  if (plan.cash !== undefined) state.cash = [...plan.cash];
  for (const [railroad, id] of RAILROAD_IDS.entries()) {
    const each = plan.railroads?.[id];
    if (each !== undefined) layOut(state, railroad, each);
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

/** Every hex that a railroad's locomotives fill, in a row: it has none left. */
export const ALL_LOCOMOTIVES: readonly HexIndex[] = HEXES.slice(0, LOCOMOTIVES).map(
  (_, hex) => hex,
);

/** The moves that start a railroad. */
export const starting = (railroad: RailroadIndex, value: number, hex: HexIndex): Move[] => [
  { kind: 'start', railroad },
  { kind: 'set-value', value },
  { kind: 'place', hex },
];
export const PASS: Move = { kind: 'pass' };
export const DECLINE: Move = { kind: 'decline' };
export const build = (hex: HexIndex): Move => ({ kind: 'build', hex });

export const { play, offers } = atTable(iberianGauge, laws);
