import { HEX_COUNT, HEXES, NEIGHBOURS } from './data/board.ts';
import type { Hex, HexIndex } from './data/board.ts';
import { BUILD_COSTS, LEASE_COSTS } from './data/costs.ts';
import { RAILROADS } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import { paymentList } from './leases.ts';
import { HEX_WORDS, hexesIn, pesetasIn, priceOf, UNREACHED } from './network.ts';
import type { State } from './state.ts';

/** All that the leases to a hex's border can pay, as texts, by layers of equally many leased hexes. */
type Layer = ReadonlyMap<HexIndex, ReadonlySet<string>>;

const leaseCost = (hex: HexIndex): number => LEASE_COSTS[(HEXES[hex] as Hex).terrain];
const besides = (hex: HexIndex): readonly HexIndex[] => NEIGHBOURS[hex] ?? [];
const occupants = (state: State, hex: HexIndex): RailroadIndex[] =>
  RAILROADS.flatMap((_, railroad) => ((state.track[hex] ?? 0) & (1 << railroad) ? [railroad] : []));
const total = (payments: string): number =>
  payments.split(',').reduce((sum, amount) => sum + Number(amount), 0);
const cheapest = (payments: ReadonlySet<string>): number => Math.min(...[...payments].map(total));

/** The layers from own track outwards, worked out from the board alone. */
function layersOf(state: State, railroad: RailroadIndex): Layer[] {
  const nothing = RAILROADS.map(() => 0).join(',');
  const seen = new Set<HexIndex>();
  const layers: Layer[] = [];
  let layer = new Map<HexIndex, Set<string>>();
  for (const hex of HEXES.keys()) {
    if (!occupants(state, hex).includes(railroad)) continue;
    for (const beside of besides(hex)) layer.set(beside, new Set([nothing]));
  }
  while (layer.size > 0) {
    layers.push(layer);
    for (const hex of layer.keys()) seen.add(hex);
    layer = nextLayer(state, railroad, layer, seen);
  }
  return layers;
}

function nextLayer(
  state: State,
  railroad: RailroadIndex,
  layer: Layer,
  seen: ReadonlySet<HexIndex>,
): Map<HexIndex, Set<string>> {
  const next = new Map<HexIndex, Set<string>>();
  for (const [hex, payments] of layer) {
    const [lessor] = occupants(state, hex);
    if (lessor === undefined || lessor === railroad || leaseCost(hex) === 0) continue;
    const paid = [...payments].map((before) =>
      before
        .split(',')
        .map((amount, each) => Number(amount) + (each === lessor ? leaseCost(hex) : 0))
        .join(','),
    );
    for (const beside of besides(hex)) {
      if (seen.has(beside)) continue;
      next.set(beside, new Set([...(next.get(beside) ?? []), ...paid]));
    }
  }
  return next;
}

/** Prices and targets against the board. */
export function brokenNetwork(state: State, railroad: RailroadIndex): string | undefined {
  const layers = layersOf(state, railroad);
  const found = new Map(
    layers.flatMap((layer, hexes) =>
      [...layer].map(([hex, payments]) => [hex, { hexes, pesetas: cheapest(payments) }] as const),
    ),
  );
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const price = priceOf(state, railroad, hex);
    const expected = found.get(hex);
    const right =
      expected === undefined
        ? price === UNREACHED
        : hexesIn(price) === expected.hexes && pesetasIn(price) === expected.pesetas;
    if (!right) return `railroad ${railroad} has the price ${price} at hex ${hex}`;
    const target = expected !== undefined && mayHold(state, railroad, hex);
    const word = state.targets[railroad * HEX_WORDS + (hex >> 5)] ?? 0;
    if (target !== ((word >> (hex & 31)) & 1) > 0) return `railroad ${railroad}, target ${hex}`;
  }
  return undefined;
}

function mayHold(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  const there = occupants(state, hex);
  return leaseCost(hex) === 0 ? !there.includes(railroad) : there.length === 0;
}

/** The leases to choose from against all shortest ones that can be paid. */
export function brokenLeases(state: State): string | undefined {
  if (state.phase !== 'lease') return state.leases.length > 0 ? 'leases left over' : undefined;
  const { railroad, buildHex } = state;
  const layer = layersOf(state, railroad).find((each) => each.has(buildHex));
  const budget = (state.treasury[railroad] ?? 0) - BUILD_COSTS[(HEXES[buildHex] as Hex).terrain];
  const expected = [...(layer?.get(buildHex) ?? [])].filter((each) => total(each) <= budget);
  const listed = state.leases.map((payment) => paymentList(payment).join(','));
  const same = listed.toSorted().join(' ') === expected.toSorted().join(' ');
  return same && listed.length > 1 ? undefined : `leases ${listed.join(' ')}`;
}
