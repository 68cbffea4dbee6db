import { CARDS } from '@roundhouse/games/iron-horses-rael';
import type { Caboose, Car as CarData, Engine } from '@roundhouse/games/iron-horses-rael';
import { Card } from '../../pieces/Card.tsx';
import { LetterBadge, LiveryShape } from '../../pieces/LiveryShape.tsx';
import { Car } from './Car.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { cardLivery, ENGINE_LIVERY, liveryOf } from './liveries.ts';
import { say } from './say.ts';

/** A car, caboose or engine, face up. */
export function GameCard({ card }: { card: number }) {
  const data = CARDS[card];
  if (!data) return null;
  const words = say();
  const livery = cardLivery(card);
  if (data.kind === 'engine') {
    const face = { name: words.engineTitle(data.value), livery, numeral: `${data.value}` };
    return <Card face={face}>{<EnginePicture engine={data} />}</Card>;
  }
  const picture = (
    <>
      <path class="rael-ground" d="M-4 73H110" />
      <Car card={card} x={4} y={22} width={98} />
    </>
  );
  if (data.kind === 'caboose') {
    return (
      <Card face={{ name: words.cabooseTitle, livery }}>
        {picture}
        <CabooseChips caboose={data} />
      </Card>
    );
  }
  const face = { name: words.carTitle(data.colour), livery, numeral: `${data.value}` };
  return (
    <Card face={face}>
      {picture}
      <FollowingChips car={data} />
    </Card>
  );
}

/** A small square in a colour with its letter, and a text after or under it. */
function ColourMark({ colour, x, y }: { colour: number; x: number; y: number }) {
  return (
    <g class="inert" transform={`translate(${x} ${y})`}>
      <LiveryShape
        d="M3 0h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Z"
        livery={liveryOf(colour)}
      />
      <LetterBadge x={11} y={11} radius={8.5} livery={liveryOf(colour)} least={15.4} />
    </g>
  );
}

function FollowingChips({ car }: { car: CarData }) {
  const bonuses = car.following.flatMap((bonus, colour) => (bonus > 0 ? [{ bonus, colour }] : []));
  return (
    <>
      {bonuses.map(({ bonus, colour }, i) => (
        <g key={colour} transform={`translate(0 ${82 + i * 24})`}>
          <path class="rael-coupling" d="M0 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M7 11h6" />
          <ColourMark colour={colour} x={13} y={0} />
          <text class="rael-bonus" x="40" y="12">
            {say().gain(bonus)}
          </text>
        </g>
      ))}
    </>
  );
}

function CabooseChips({ caboose }: { caboose: Caboose }) {
  const { double, cancel, triple } = say().cards;
  const lines = [
    [caboose.doubles, double],
    [caboose.negates, cancel],
    [caboose.triples, triple],
  ] as const;
  return (
    <>
      {lines.map(([colour, text], i) => (
        <g key={colour} transform={`translate(${i * 36} 80)`}>
          <ColourMark colour={colour} x={6} y={0} />
          <text class="rael-effect" x="17" y="36">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

function EnginePicture({ engine }: { engine: Engine }) {
  const { bonus, regions, value } = engine;
  const places = Array.from({ length: value }, (_, i) => `M${20 + i * 14} 8h11v8h-11z`).join('');
  return (
    <>
      <path class="rael-places" d={places} />
      <path class="rael-ground" d="M-4 75H110" />
      <g transform="translate(106 0) scale(-1 1)">
        <Locomotive livery={ENGINE_LIVERY} x={4} y={24} width={98} />
      </g>
      {bonus > 0 ? (
        <>
          {regions.map((region, i) => (
            <ColourMark key={region} colour={region} x={i * 24} y={86} />
          ))}
          <text class="rael-bonus" x="0" y="123">
            {say().gain(bonus)}
          </text>
        </>
      ) : (
        <text class="rael-nobonus" x="0" y="100">
          {say().noBonus}
        </text>
      )}
    </>
  );
}
