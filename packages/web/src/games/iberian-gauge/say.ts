import { distance } from '@roundhouse/engine';
import { HEXES, RAILROADS } from '@roundhouse/games/iberian-gauge';
import type { Event, HexIndex, Move, RailroadIndex, View } from '@roundhouse/games/iberian-gauge';
import { catalog } from '../../words/catalog.ts';
import { words as house } from '../../words/words.ts';
import type { Scene, Who } from '../game-ui.ts';
import { CENTRES } from './geography.ts';
import { en } from './words/en.ts';

export const say = catalog(en, { de: () => import('./words/de.ts').then(({ de }) => de) });
export type IberianScene = Scene<View, Move, Event>;

export function railroadName(railroad: RailroadIndex): string {
  const id = RAILROADS[railroad]?.id;
  return id === undefined ? '' : say().railroads[id];
}

const CITIES = HEXES.flatMap(({ city }, hex) => (city === '' ? [] : [hex]));

/** Where a hex lies: "in Madrid", "2 hexes north of Madrid". */
export function placeOf(hex: HexIndex): string {
  const here = HEXES[hex];
  if (!here) return '';
  if (here.city !== '') return say().inCity(here.city);
  const [near, steps] = nearestCity(hex);
  return say().beside(steps, directionFrom(near, hex), HEXES[near]?.city ?? '');
}

/** What lies in a hex: its ground, and whose track. */
export function aboutHex(hex: HexIndex, railroads: readonly RailroadIndex[]): string {
  const ground = say().terrains[HEXES[hex]?.terrain ?? 'easy'];
  if (railroads.length === 0) return ground;
  return say().trackOf(ground, house().and(railroads.map(railroadName)));
}

/** A hex for anyone who walks over the map by keys: where it lies and what is there. */
export const spotName = (hex: HexIndex, railroads: readonly RailroadIndex[]): string =>
  say().placeAbout(HEXES[hex]?.city || placeOf(hex), aboutHex(hex, railroads));

function nearestCity(hex: HexIndex): [HexIndex, number] {
  const here = HEXES[hex] ?? { q: 0, r: 0 };
  let best: [HexIndex, number] = [hex, Infinity];
  for (const city of CITIES) {
    const steps = distance(here, HEXES[city] ?? here);
    if (steps < best[1]) best = [city, steps];
  }
  return best;
}

function directionFrom(from: HexIndex, to: HexIndex): string {
  const a = CENTRES[from] ?? { x: 0, y: 0 };
  const b = CENTRES[to] ?? { x: 0, y: 0 };
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return say().compass[(eighth + 8) % 8] ?? '';
}

/** "You 12, Brunel 6 and treasury 12". */
export function listOfPaid(
  { toSeats, toTreasury }: { readonly toSeats: readonly number[]; readonly toTreasury: number },
  who: Who,
): string {
  const parts = toSeats.flatMap((amount, seat) =>
    amount > 0 ? [say().paidTo(who.name(seat), amount)] : [],
  );
  if (toTreasury > 0) parts.push(say().treasuryGets(toTreasury));
  return house().and(parts);
}

/** "4 to Blue and 2 to Yellow". */
export const listOfLessors = (payments: readonly number[]): string =>
  house().and(
    payments.flatMap((amount, railroad) =>
      amount > 0 ? [say().move.leaseTo(railroadName(railroad), amount)] : [],
    ),
  );
