import { CITY_OF, hexOfCity } from './data/board.ts';
import { CITIES } from './data/cities.ts';
import { RAILROADS } from './data/railroads.ts';
import type { RailroadView, View } from './view.ts';

const incomeIn = (hex: number): number => CITIES[CITY_OF[hex] ?? -1]?.income ?? 0;

/** What a railroad earns, pays and is connected to with track in one more hexagon, from what everybody sees. */
export function afterLay(
  { railroads }: Pick<View, 'railroads'>,
  railroad: number,
  hex: number,
): Pick<RailroadView, 'income' | 'pays' | 'partners'> | undefined {
  const own = railroads[railroad];
  const data = RAILROADS[railroad];
  if (!own || !data) return undefined;
  const income = incomeIn(hex);
  const best = data.countsBestCityTwice ? Math.max(...own.track.map(incomeIn)) : income;
  const met =
    (CITY_OF[hex] ?? -1) < 0
      ? []
      : [...railroads.keys()].filter((other) => railroads[other]?.track.includes(hex));
  return {
    income: own.income + income + Math.max(0, income - best),
    pays: data.mustLink.map(hexOfCity).every((city) => city === hex || own.track.includes(city)),
    partners: [...new Set([...own.partners, ...met])].sort((a, b) => a - b),
  };
}
