import { ANY, CARDS } from '@roundhouse/games/trains-and-cargo';
import type { Card as CardData, MarketMove, Tokens } from '@roundhouse/games/trains-and-cargo';
import { Card, wrapWords } from '../../pieces/Card.tsx';
import { EffectPicture } from './EffectPicture.tsx';
import { TYPE_LIVERIES } from './goods.ts';
import { cardName, countsOf, goodName, say } from './say.ts';
import { Token } from './Token.tsx';

/** One card of the deck, face up. */
export function GameCard({ card }: { card: number }) {
  const data = CARDS[card];
  if (!data) return null;
  const face = {
    name: data.type === 'effect' ? cardName(card) : say().types[data.type],
    livery: TYPE_LIVERIES[data.type],
  };
  return (
    <Card face={face}>
      <Picture data={data} />
      <CardText text={textOf(data)} />
    </Card>
  );
}

/** What a card does, in a few words. */
export function textOf(data: CardData): string {
  const { card } = say();
  if (data.type === 'effect') return say().effects[data.effect]?.text ?? '';
  if (data.type === 'cargo') {
    return card.take(countsOf(data.tokens));
  }
  return data.moves
    .map(({ good, steps }) => {
      const name = good === ANY ? card.any : goodName(good);
      return steps > 0 ? card.up(name, steps) : card.down(name, -steps);
    })
    .join(', ');
}

const LINE_LETTERS = 24;

/** Up to four lines under the picture. */
function CardText({ text }: { text: string }) {
  const lines = wrapWords(text, LINE_LETTERS);
  const top = 110 - (lines.length - 1) * 5.75;
  return (
    <>
      {lines.map((line, i) => (
        <text key={line} class="card-words" x="53" y={top + i * 11.5}>
          {line}
        </text>
      ))}
    </>
  );
}

function Picture({ data }: { data: CardData }) {
  switch (data.type) {
    case 'effect':
      return <EffectPicture effect={data.effect} />;
    case 'cargo':
      return <CargoPicture tokens={data.tokens} />;
    default:
      return <MarketPicture moves={data.moves} />;
  }
}

const UP = 'M0 -13L12 2H5V13H-5V2H-12Z';

/** A small slate: the goods, which way they move and how far. */
function MarketPicture({ moves }: { moves: readonly MarketMove[] }) {
  return (
    <g class="inert">
      <rect class="card-slate" x="-2" y="0" width="110" height="84" rx="4" />
      <path class="card-slate-lines" d="M4 21H102M4 42H102M4 63H102" />
      {moves.map(({ good, steps }, i) => {
        const x = moves.length === 1 ? 53 : 28 + i * 50;
        return (
          <g key={good} transform={`translate(${x} 0)`}>
            {good === ANY ? (
              <>
                <rect class="card-any" x="-16" y="8" width="32" height="32" rx="4" />
                <text class="card-step" y="25">
                  ?
                </text>
              </>
            ) : (
              <Token good={good} x={-16} y={8} size={32} />
            )}
            <path
              class={steps > 0 ? 'card-up' : 'card-down'}
              d={UP}
              transform={`translate(-12 62) rotate(${steps > 0 ? 0 : 180})`}
            />
            <text class="card-step" x="12" y="62">
              {say().signed(steps)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [20, 24],
    [56, 24],
  ],
  3: [
    [38, 6],
    [20, 42],
    [56, 42],
  ],
  4: [
    [20, 6],
    [56, 6],
    [20, 42],
    [56, 42],
  ],
};

function CargoPicture({ tokens }: { tokens: readonly Tokens[] }) {
  const goods = tokens.flatMap(({ good, count }) => new Array<number>(count).fill(good));
  return (
    <g class="inert">
      <path class="card-floor" d="M4 80H102" />
      {goods.map((good, i) => {
        const [x, y] = PLACES[goods.length]?.[i] ?? [0, 0];
        return <Token key={i} good={good} x={x} y={y} size={33} />;
      })}
    </g>
  );
}
