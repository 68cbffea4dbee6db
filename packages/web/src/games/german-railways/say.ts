import { CITIES, HEXES, RAILROADS } from '@roundhouse/games/german-railways';
import type { Event, Move, View } from '@roundhouse/games/german-railways';
import { catalog } from '../../words/catalog.ts';
import { words as house } from '../../words/words.ts';
import type { Scene } from '../game-ui.ts';
import { NAMES } from './liveries.ts';
import { NEAREST_CITIES } from './map/geometry.ts';
import { en } from './words/en.ts';

export const say = catalog(en, { de: () => import('./words/de.ts').then(({ de }) => de) });
export type GermanScene = Scene<View, Move, Event>;

export const shortName = (railroad: number): string => NAMES[railroad] ?? '';
/** "Ostbahn and Main-Weser". */
export const shortNames = (railroads: readonly number[]): string =>
  house().and(railroads.map(shortName));
/** A city's name as it stands on its plate. */
export const onMap = (city: string): string => say().onMap[city] ?? city;
export const abilityOf = (railroad: number): string =>
  say().abilities[RAILROADS[railroad]?.id ?? ''] ?? '';

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

/** A hexagon as it lies there: ground, income, and whose track. */
export function titleOf(hex: number, railroads: readonly number[]): string {
  const ground = groundOf(hex);
  if (railroads.length === 0) return ground;
  return say().trackOf(ground, shortNames(railroads));
}

/** The same for who walks over the map by keys, with where it lies. */
export function spotName(hex: number, railroads: readonly number[]): string {
  const isCity = (HEXES[hex]?.city ?? -1) >= 0;
  const about = titleOf(hex, railroads);
  return isCity ? about : say().placeAbout(placeName(hex), about);
}
