import {
  BUILD_COSTS,
  HEX_ROOM,
  HEXES,
  LEASE_COSTS,
  LOCOMOTIVES,
  RAILROADS,
  TERRAINS,
} from '@roundhouse/games/iberian-gauge';
import type { Box } from '../../pieces/hex-grid.ts';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { TerrainDefs } from '../../pieces/TerrainDefs.tsx';
import { catalog } from '../../words/catalog.ts';
import type { BoxPiece, Rulebook } from '../rulebook.ts';
import { R } from './geography.ts';
import { LOOKS } from './liveries.ts';
import { cityHex, Climbing, hexAt, Lease, Paying, Shares } from './pictures.tsx';
import { railroadName, say } from './say.ts';
import { TerrainTile } from './TerrainTile.tsx';
import { en } from './words/rulebook.en.ts';

const sayBook = catalog(en, { de: () => import('./words/rulebook.de.ts').then(({ de }) => de) });

const TO_VALENCIA: Box = { x: 18.5 * R, y: 11.4 * R, width: 10.6 * R, height: 7 * R };
const PURPLE_TRACK = [hexAt(14, 16), hexAt(15, 17), hexAt(16, 16)];
const RED_TRACK = [hexAt(17, 17)];

const tiles = (): BoxPiece[] =>
  RAILROADS.map(({ id, shares, majorCitiesBonus }, i) => ({
    title: railroadName(i),
    count: shares,
    lines: [sayBook().railroad(shares, LOCOMOTIVES), sayBook().bonus(majorCitiesBonus)],
    Picture: () => (
      <svg viewBox="0 0 64 34">
        <Locomotive livery={LOOKS[id]} />
      </svg>
    ),
  }));

const hexes = (): BoxPiece[] =>
  TERRAINS.map((terrain) => ({
    title: say().legend[terrain],
    count: HEXES.filter((hex) => hex.terrain === terrain).length,
    lines: [
      sayBook().hex(BUILD_COSTS[terrain], HEX_ROOM[terrain]),
      LEASE_COSTS[terrain] > 0 ? sayBook().lease(LEASE_COSTS[terrain]) : sayBook().noLease,
    ],
    Picture: () => (
      <svg viewBox={`${-1.1 * R} ${-1.1 * R} ${2.2 * R} ${2.2 * R}`}>
        <TerrainDefs />
        <TerrainTile terrain={terrain} />
      </svg>
    ),
  }));

export const rulebook: Rulebook = {
  examples: {
    '5.1': () => <Shares railroad="blue" value={28} spaces={5} owners={[0]} />,
    '5.3': () => (
      <Lease
        of="blue"
        track={{ blue: [cityHex('Cuenca')], purple: PURPLE_TRACK, red: RED_TRACK }}
        route={[...PURPLE_TRACK, ...RED_TRACK]}
        hex={cityHex('Valencia')}
        box={TO_VALENCIA}
      />
    ),
    '5.4': Climbing,
    '5.6': () => (
      <Paying railroad="purple" each={8} spaces={4} owners={[0, 0, 1]} note="16 + 8 + 8" />
    ),
  },
  box: () => {
    const { groups } = sayBook();
    return [
      { ...groups.tiles, shape: 'engine', pieces: tiles() },
      { ...groups.hexes, shape: 'square', pieces: hexes() },
    ];
  },
};
