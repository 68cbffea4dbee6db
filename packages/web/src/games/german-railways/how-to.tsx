import { hexAt, HEXES, hexOfCity, TERRAIN_PRICES } from '@roundhouse/games/german-railways';
import type { ComponentType } from 'preact';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { Roundel } from '../../pieces/signs.tsx';
import type { HowToPage } from '../game-ui.ts';
import { liveryOf } from './liveries.ts';
import { Bag, Detail } from './pictures.tsx';
import { say } from './say.ts';

/** Coins, as many as wanted, from the left. */
function Coins({ count, x, y }: { count: number; x: number; y: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${x + i * 9} ${y})`}>
          <circle class="coin" r="8" />
          <circle class="coin-line" r="5.4" />
        </g>
      ))}
    </g>
  );
}

function Share({ railroad, x, y }: { railroad: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="62" height="44" rx="3" fill="#fbf7ee" stroke="#7b8468" />
      <rect x="3" y="3" width="56" height="38" rx="2" fill="none" stroke="#bfc6ac" />
      <Locomotive livery={liveryOf(railroad)} x={9} y={10} width={44} />
    </g>
  );
}

const Cash = () => (
  <svg viewBox="0 0 210 140" aria-hidden="true">
    <Share railroad={0} x={16} y={14} />
    <Share railroad={4} x={48} y={30} />
    <Share railroad={7} x={80} y={46} />
    <Coins count={12} x={56} y={116} />
    <Coins count={7} x={110} y={104} />
  </svg>
);

const Auction = () => (
  <svg viewBox="0 0 210 140" aria-hidden="true">
    <Locomotive livery={liveryOf(3)} x={70} y={10} width={80} />
    {[4, 6, 9].map((bid, i) => (
      <g key={bid}>
        <Roundel x={45 + i * 60} y={84} text={bid} radius={16} tone={i === 2 ? 'brass' : 'quiet'} />
      </g>
    ))}
    <Coins count={9} x={70} y={122} />
  </svg>
);

/** Where the Sächsische may build first. */
export const FROM_LEIPZIG: readonly number[] = [
  hexOfCity('Halle'),
  hexAt(5, 9),
  hexAt(5, 10),
  hexAt(3, 10),
];
/** In none of them is a railroad yet. */
const PRICED = FROM_LEIPZIG.map((hex) => ({
  hex,
  price: TERRAIN_PRICES[HEXES[hex]?.terrain ?? 'plains'],
}));
const BUILT = { KSS: [hexOfCity('Halle')] };
const PICTURES: readonly ComponentType[] = [
  Cash,
  Auction,
  () => <Detail around="Halle" priced={PRICED} />,
  () => (
    <Detail
      around="Halle"
      track={{
        ...BUILT,
        BHE: [hexAt(4, 5), hexAt(4, 6), hexAt(4, 7), hexAt(4, 8), hexOfCity('Halle')],
      }}
    />
  ),
  () => <Bag markers={[1, 2, 3]} drawn={[2, 1, 2]} />,
];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({ title, text, Picture: PICTURES[i] ?? Cash }));
}
