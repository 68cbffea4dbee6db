import { CITIES, HEXES, hexOfCity, NEIGHBOURS, RAILROADS } from '@roundhouse/games/german-railways';
import type { State } from '@roundhouse/games/german-railways';

export const CITY_COUNT = CITIES.length;
export const FAR = 99;
const WORDS = 8;

/** [hex * CITY_COUNT + city]: the hexagons to lay from one to the other on an empty board. */
export const STEPS: Uint8Array = stepsToCities();

function stepsToCities(): Uint8Array {
  const steps = new Uint8Array(HEXES.length * CITY_COUNT).fill(FAR);
  for (const [city, { name }] of CITIES.entries()) {
    const queue = [hexOfCity(name)];
    const from = new Set(queue);
    for (let distance = 0; queue.length > 0; distance++) {
      for (const hex of queue.splice(0)) {
        steps[hex * CITY_COUNT + city] = distance;
        for (const next of NEIGHBOURS[hex] ?? []) {
          if (from.has(next)) continue;
          from.add(next);
          queue.push(next);
        }
      }
    }
  }
  return steps;
}

const RAILROAD_COUNT = RAILROADS.length;
const measured = new Int32Array(RAILROAD_COUNT * WORDS);
const distances = RAILROADS.map(() => new Uint8Array(CITY_COUNT).fill(FAR));

/**
 * The hexagons that this railroad has to lay to get to each city, if nobody is in the way. Worked out anew only where its
 * track is another than when it was last asked for; the list is only good until the next call.
 */
export function distancesOf(state: State, railroad: number): Readonly<Uint8Array> {
  const out = distances[railroad] as Uint8Array;
  if (!isMeasured(state, railroad)) measure(state, railroad, out);
  return out;
}

/** Whether the railroad's track is the one last measured; from now on it is. */
function isMeasured(state: State, railroad: number): boolean {
  let isSame = true;
  for (let at = railroad * WORDS; at < (railroad + 1) * WORDS; at++) {
    const word = (state.track[at] as number) | 0;
    if (measured[at] === word) continue;
    measured[at] = word;
    isSame = false;
  }
  return isSame;
}

function measure(state: State, railroad: number, out: Uint8Array): void {
  out.fill(FAR);
  for (let word = 0; word < WORDS; word++) {
    let bits = state.track[railroad * WORDS + word] as number;
    for (; bits !== 0; bits &= bits - 1) {
      const first = (word * 32 + 31 - Math.clz32(bits & -bits)) * CITY_COUNT;
      for (let city = 0; city < CITY_COUNT; city++) {
        const steps = STEPS[first + city] as number;
        if (steps < (out[city] as number)) out[city] = steps;
      }
    }
  }
}
