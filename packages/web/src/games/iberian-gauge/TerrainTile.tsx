import type { Terrain } from '@roundhouse/games/iberian-gauge';
import { HexTile } from '../../pieces/HexTile.tsx';
import { CityGround } from './CityGround.tsx';
import { OUTLINE } from './geography.ts';

/** A hex of this kind by itself, about the origin. */
export function TerrainTile({ terrain }: { terrain: Terrain }) {
  return (
    <HexTile
      at={{ x: 0, y: 0 }}
      outline={OUTLINE}
      terrain={terrain === 'difficult' ? 'mountains' : 'plain'}
    >
      <CityGround terrain={terrain} />
    </HexTile>
  );
}
