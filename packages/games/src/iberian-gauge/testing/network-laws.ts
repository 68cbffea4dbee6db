import { entry, hasMember } from '@roundhouse/engine/kit';
import { HEX_COUNT, HEX_WORDS, HEXES, IS_CITY, NEIGHBOURS } from '../data/board.ts';
import type { HexIndex } from '../data/board.ts';
import { BUILD_COSTS, LEASE_COSTS } from '../data/costs.ts';
import { RAILROADS } from '../data/railroads.ts';
import type { RailroadIndex } from '../data/railroads.ts';
import { paymentList, shortestLeases } from '../leases.ts';
import { hasTrack, hexesIn, pesetasIn, priceOf, UNREACHED } from '../network.ts';
import type { State } from '../state.ts';

const leaseCost = (hex: HexIndex): number => LEASE_COSTS[entry(HEXES, hex).terrain];

const ownerOf = (state: State, hex: HexIndex): RailroadIndex =>
  RAILROADS.findIndex((_, railroad) => hasTrack(state, railroad, hex));

/** What is known of the leases to a hex's border: how it begins, grows by a leased hex, and joins with another's. */
interface Knowledge<T> {
  readonly nothing: T;
  readonly pay: (before: T, lessor: RailroadIndex, cost: number) => T;
  readonly join: (a: T, b: T) => T;
}

/** By layers of equally many leased hexes, from own track outwards, worked out from the board alone. */
function layersOf<T>(
  state: State,
  railroad: RailroadIndex,
  knowledge: Knowledge<T>,
): Map<HexIndex, T>[] {
  const layers: Map<HexIndex, T>[] = [];
  const seen = new Set<HexIndex>();
  let layer = new Map<HexIndex, T>();
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (!hasTrack(state, railroad, hex)) continue;
    for (const beside of NEIGHBOURS[hex] ?? []) layer.set(beside, knowledge.nothing);
  }
  while (layer.size > 0) {
    layers.push(layer);
    for (const hex of layer.keys()) seen.add(hex);
    const next = new Map<HexIndex, T>();
    for (const [hex, known] of layer) {
      const lessor = ownerOf(state, hex);
      if (lessor < 0 || lessor === railroad || IS_CITY[hex] === true) continue;
      const paid = knowledge.pay(known, lessor, leaseCost(hex));
      for (const beside of NEIGHBOURS[hex] ?? []) {
        if (seen.has(beside)) continue;
        const other = next.get(beside);
        next.set(beside, other === undefined ? paid : knowledge.join(other, paid));
      }
    }
    layer = next;
  }
  return layers;
}

const CHEAPEST: Knowledge<number> = {
  nothing: 0,
  pay: (before, _, cost) => before + cost,
  join: Math.min,
};

const ALL_PAYMENTS: Knowledge<ReadonlySet<string>> = {
  nothing: new Set([RAILROADS.map(() => 0).join(',')]),
  pay: (before, lessor, cost) =>
    new Set([...before].map((payments) => withPayment(payments, lessor, cost))),
  join: (a, b) => new Set([...a, ...b]),
};

function withPayment(payments: string, lessor: RailroadIndex, cost: number): string {
  return amounts(payments)
    .map((amount, railroad) => (railroad === lessor ? amount + cost : amount))
    .join(',');
}

function amounts(payments: string): number[] {
  return payments.split(',').map(Number);
}

/** Prices and targets against the board. */
export function brokenNetwork(state: State, railroad: RailroadIndex): string | undefined {
  const layers = layersOf(state, railroad, CHEAPEST);
  const reached = new Map(
    layers.flatMap((layer, hexes) => [...layer].map(([hex, cost]) => [hex, { hexes, cost }])),
  );
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const price = priceOf(state, railroad, hex);
    const best = reached.get(hex);
    const right =
      best === undefined
        ? price === UNREACHED
        : hexesIn(price) === best.hexes && pesetasIn(price) === best.cost;
    if (!right) return `railroad ${railroad} has the price ${price} at hex ${hex}`;
    const target = best !== undefined && hasRoom(state, railroad, hex);
    if (target !== hasMember(state.targets, railroad * HEX_WORDS, hex))
      return `railroad ${railroad}, target ${hex}`;
  }
  return undefined;
}

function hasRoom(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  return IS_CITY[hex] === true ? !hasTrack(state, railroad, hex) : ownerOf(state, hex) < 0;
}

/** The leases to choose from against all shortest ones that can be paid. */
export function brokenLeases(state: State): string | undefined {
  if (state.phase !== 'lease') return state.leaseCount > 0 ? 'leases left over' : undefined;
  const { railroad, buildHex } = state;
  const layer = layersOf(state, railroad, ALL_PAYMENTS).find((each) => each.has(buildHex));
  const budget = (state.treasury[railroad] ?? 0) - BUILD_COSTS[entry(HEXES, buildHex).terrain];
  const expected = [...(layer?.get(buildHex) ?? [])].filter(
    (payments) => amounts(payments).reduce((sum, amount) => sum + amount, 0) <= budget,
  );
  const listed = shortestLeases(state, railroad, buildHex).map(({ payment }) =>
    paymentList(payment).join(','),
  );
  const same = listed.toSorted().join(' ') === expected.toSorted().join(' ');
  return same && listed.length > 1 && listed.length === state.leaseCount
    ? undefined
    : `leases ${listed.join(' ')}`;
}
