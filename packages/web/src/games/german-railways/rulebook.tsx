import {
  hexAt,
  HEXES,
  hexOfCity,
  RAILROADS,
  SHARES_PER_RAILROAD,
  TERRAIN_PRICES,
} from '@roundhouse/games/german-railways';
import { HexTile } from '../../pieces/HexTile.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { TerrainDefs } from '../../pieces/TerrainDefs.tsx';
import { catalog } from '../../words/catalog.ts';
import type { BoxPiece, Rulebook } from '../rulebook.ts';
import { liveryOf } from './liveries.ts';
import { OUTLINE } from './map/geometry.ts';
import { Bag, Detail } from './pictures.tsx';
import { abilityOf, say, shortName } from './say.ts';
import { en } from './words/rulebook.en.ts';

const sayBook = catalog(en, { de: () => import('./words/rulebook.de.ts').then(({ de }) => de) });

const TERRAINS = ['plains', 'hills', 'mountains'] as const;
const HALLE = hexOfCity('Halle');
const POSEN = hexOfCity('Posen');

const shares = (): BoxPiece[] =>
  RAILROADS.map(({ name, locomotives, start }, i) => ({
    title: shortName(i),
    count: SHARES_PER_RAILROAD,
    lines: [sayBook().railroad(name, start, locomotives), abilityOf(i)],
    Picture: () => (
      <svg viewBox="0 0 64 34">
        <Locomotive livery={liveryOf(i)} />
      </svg>
    ),
  }));

const hexagons = (): BoxPiece[] =>
  TERRAINS.map((terrain) => ({
    title: sayBook().terrains[terrain],
    count: HEXES.filter((hex) => hex.terrain === terrain).reduce(
      (sum, { at }) => sum + at.length,
      0,
    ),
    lines: [sayBook().price(TERRAIN_PRICES[terrain]), say().legend.more],
    Picture: () => (
      <svg viewBox="-30 -30 60 60">
        <TerrainDefs />
        <HexTile
          at={{ x: 0, y: 0 }}
          outline={OUTLINE}
          terrain={terrain === 'plains' ? 'plain' : terrain}
        />
      </svg>
    ),
  }));

export const rulebook: Rulebook = {
  examples: {
    '12.1': () => <Bag markers={[1, 2, 2, 3, 4]} drawn={[4, 1, 4, 2, 1]} />,
    '12.2': () => (
      <Detail
        around="Halle"
        shift={45}
        track={{ KSS: [HALLE], MWB: [hexAt(1, 10), hexAt(2, 9)] }}
        priced={[
          { hex: hexAt(3, 9), price: 4 },
          { hex: HALLE, price: 3 },
        ]}
      />
    ),
    '12.3': () => (
      <Detail
        around="Kassel"
        shift={32}
        height={186}
        track={{ MWB: [hexAt(-1, 11), hexAt(-2, 12), hexOfCity('Frankfurt am Main')] }}
      />
    ),
    '12.4': () => (
      <Detail
        around="Posen"
        track={{
          PO: [hexAt(15, 5), hexAt(14, 5), hexAt(13, 6), POSEN],
          NME: [hexAt(11, 9), hexAt(11, 8), POSEN],
        }}
      />
    ),
  },
  box: () => {
    const { groups } = sayBook();
    return [
      { ...groups.shares, shape: 'engine', pieces: shares() },
      { ...groups.hexagons, shape: 'square', pieces: hexagons() },
    ];
  },
};
