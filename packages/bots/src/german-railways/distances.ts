import { CITIES, HEXES, hexOfCity, NEIGHBOURS } from '@roundhouse/games/german-railways';
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

/** Sets out[city] to the hexagons that this railroad has to lay to get there, if nobody is in the way. */
export function measure(state: State, railroad: number, out: Uint8Array): void {
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
