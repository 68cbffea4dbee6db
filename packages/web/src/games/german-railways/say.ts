import { CITIES, HEXES, RAILROADS } from '@roundhouse/games/german-railways';
import type { Event, Move, View } from '@roundhouse/games/german-railways';
import { catalog } from '../../words/catalog.ts';
import type { Scene } from '../game-ui.ts';
import { SHORT_NAMES } from './liveries.ts';
import { NEAREST_CITIES } from './map/geometry.ts';
import { en } from './words/en.ts';

export const say = catalog(en);
export type GermanScene = Scene<View, Move, Event>;

export const railroadName = (railroad: number): string => RAILROADS[railroad]?.name ?? '';
export const shortName = (railroad: number): string => SHORT_NAMES[railroad] ?? '';
export const abilityOf = (railroad: number): string => RAILROADS[railroad]?.ability ?? '';

/** "Halle", or "the hills near Kassel". */
export function placeName(hex: number): string {
  const { city = -1, zone = null, terrain = 'plains' } = HEXES[hex] ?? {};
  if (zone === 'berlin-approach') return say().open.approach;
  const near = CITIES[NEAREST_CITIES[hex] ?? -1]?.name ?? '';
  return CITIES[city]?.name ?? say().open[terrain](near);
}

/** What is there: terrain, income, who may build. */
export function groundOf(hex: number): string {
  const { city = -1, zone = null, terrain = 'plains' } = HEXES[hex] ?? {};
  const words = say();
  const ground = zone === 'berlin-approach' ? words.ground.approach : words.ground[terrain];
  const found = CITIES[city];
  return found ? words.cityAbout(found.name, ground, found.income) : ground;
}
