import { appraise, CARDS } from '@roundhouse/games/iron-horses-rael';
import type { ComponentType } from 'preact';
import { CARD_HEIGHT, CARD_WIDTH, CardBack } from '../../pieces/Card.tsx';
import { LiveryShape } from '../../pieces/LiveryShape.tsx';
import { Dial } from './Dial.tsx';
import { GameCard } from './GameCard.tsx';
import { liveryOf } from './liveries.ts';
import { say } from './say.ts';
import { TrainPicture } from './TrainPicture.tsx';
import './how-to.css';

/** The card whose name begins so: "red 4", "engine 3 red". */
export const cardNamed = (name: string): number =>
  CARDS.findIndex((card) => card.name.startsWith(name));
export const BACK = -1;

/** A few cards side by side. */
export const cards =
  (...shown: readonly number[]): ComponentType =>
  () => (
    <svg viewBox={`0 0 ${3 * (CARD_WIDTH + 8) - 8} ${CARD_HEIGHT}`} aria-hidden="true">
      {shown.map((card, i) => (
        <svg key={card} x={i * (CARD_WIDTH + 8)} width={CARD_WIDTH} height={CARD_HEIGHT}>
          {card === BACK ? <CardBack /> : <GameCard card={card} />}
        </svg>
      ))}
    </svg>
  );

/** A train with its sum. */
export const train =
  (engine: string, ...laid: readonly string[]): ComponentType =>
  () => {
    const behind = laid.map(cardNamed);
    return (
      <div class="how-train">
        <TrainPicture engine={cardNamed(engine)} cards={behind} places={behind.length} />
        <strong class="figures">{say().money(appraise(behind).value)}</strong>
      </div>
    );
  };

export const dial =
  (which: number, position: number): ComponentType =>
  () => (
    <div class="how-dial">
      <Dial dial={which} position={position} />
    </div>
  );

/** A market card, 76 × 104. */
function MarketCard({ times, colour }: { times: number; colour: number }) {
  return (
    <>
      <LiveryShape
        d="M6 0h64a6 6 0 0 1 6 6v92a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"
        livery={liveryOf(colour)}
      />
      <circle class="how-paper" cx="38" cy="52" r="27" />
      <text class="letter" x="38" y="53" font-size="32" fill="#1f2a2e">
        ×{times}
      </text>
    </>
  );
}

interface Market {
  readonly times: number;
  readonly colour: number;
}

/** Market cards side by side, in the middle of their picture. */
export const marketCards =
  (...shown: readonly Market[]): ComponentType =>
  () => (
    <svg viewBox={`0 0 ${shown.length === 1 ? 92 : 240} 120`} aria-hidden="true">
      {shown.map(({ times, colour }, i) => (
        <g key={times} transform={`translate(${(shown.length === 1 ? 8 : 34) + i * 96} 8)`}>
          <MarketCard times={times} colour={colour} />
        </g>
      ))}
    </svg>
  );
