import type { ComponentType } from 'preact';
import type { Box } from '../../pieces/hex-grid.ts';
import type { HowToPage } from '../game-ui.ts';
import { BOX, R } from './geography.ts';
import { cityHex, Climbing, hexAt, Lease, Paying, Prices, Scrap, Shares } from './pictures.tsx';
import { say } from './say.ts';

const MADRID = cityHex('Madrid');
const CUENCA = cityHex('Cuenca');
const NORTH = [MADRID, hexAt(10, 12), cityHex('Segovia')];
const EAST = [hexAt(11, 15), hexAt(12, 14)];
const AROUND_MADRID: Box = { x: 11.5 * R, y: 8.5 * R, width: 9.8 * R, height: 6.1 * R };

const Whole = () => (
  <Scrap
    track={{
      red: [
        cityHex('Lisboa'),
        hexAt(1, 21),
        hexAt(2, 20),
        hexAt(3, 19),
        hexAt(4, 18),
        hexAt(5, 17),
      ],
      blue: [...NORTH, ...EAST, CUENCA],
    }}
    box={BOX}
  />
);

const Building = () => (
  <Scrap track={{ red: NORTH }} box={AROUND_MADRID}>
    <Prices of={[hexAt(11, 13), hexAt(11, 15), hexAt(9, 15), hexAt(9, 13), hexAt(11, 11)]} />
  </Scrap>
);

const Leasing = () => (
  <Lease
    of="red"
    track={{ red: NORTH, blue: [...EAST, hexAt(11, 17)] }}
    route={EAST}
    hex={CUENCA}
    box={AROUND_MADRID}
  />
);

const PICTURES: readonly ComponentType[] = [
  Whole,
  () => <Shares railroad="blue" value={24} spaces={5} owners={[0, 1]} />,
  Building,
  Climbing,
  Leasing,
  () => <Paying railroad="orange" each={6} spaces={5} owners={[0, 1, 0]} note="24 → 12" />,
];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({ title, text, Picture: PICTURES[i] ?? Whole }));
}
