import { entry } from '@roundhouse/engine/kit';
import {
  CITIES,
  HEXES,
  hexOfCity,
  NEIGHBOURS,
  RAILROADS,
  WORDS,
} from '@roundhouse/games/german-railways';
import type { State } from '@roundhouse/games/german-railways';

export const CITY_COUNT = CITIES.length;
export const FAR = 99;

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

const measured = new Int32Array(RAILROADS.length * WORDS);
const distances = RAILROADS.map(() => new Uint8Array(CITY_COUNT).fill(FAR));

/**
 * The hexagons that this railroad has to lay to get to each city, if nobody is in the way. Worked out anew only where its
 * track is another than when it was last asked for; the list is only good until the next call.
 */
export function distancesOf(state: State, railroad: number): Readonly<Uint8Array> {
  const out = entry(distances, railroad);
  if (!isMeasured(state, railroad)) measure(state, railroad, out);
  return out;
}

/** Whether the railroad's track is the one last measured; from now on it is. */
function isMeasured(state: State, railroad: number): boolean {
  let isSame = true;
  for (let place = railroad * WORDS; place < (railroad + 1) * WORDS; place++) {
    const word = state.track[place] ?? 0;
    if (measured[place] === word) continue;
    measured[place] = word;
    isSame = false;
  }
  return isSame;
}

function measure(state: State, railroad: number, out: Uint8Array): void {
  out.fill(FAR);
  for (let word = 0; word < WORDS; word++) {
    let bits = state.track[railroad * WORDS + word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) {
      const first = (word * 32 + 31 - Math.clz32(bits & -bits)) * CITY_COUNT;
      for (let city = 0; city < CITY_COUNT; city++) {
        const steps = STEPS[first + city] ?? FAR;
        if (steps < (out[city] ?? FAR)) out[city] = steps;
      }
    }
  }
}
