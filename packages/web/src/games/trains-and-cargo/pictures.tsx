import { CARDS, GOODS } from '@roundhouse/games/trains-and-cargo';
import type { GoodId } from '@roundhouse/games/trains-and-cargo';
import type { ComponentChildren, ComponentType } from 'preact';
import { CARD_HEIGHT, CARD_WIDTH } from '../../pieces/Card.tsx';
import { GameCard } from './GameCard.tsx';
import './style.css';
import './market.css';
import './depot.css';
import './train.css';
import './cards.css';
import './how-to.css';
import { Engine, RAIL, Wagon } from './Vehicles.tsx';

export const GREEN = 1;
export const ORANGE = 2;

export const goodOf = (id: GoodId): number => GOODS.findIndex((good) => good.id === id);
const cardOf = (id: string): number => CARDS.findIndex((card) => card.id === id);

/** A carriage: its goods and what they are worth, and whether it counts twice. */
interface Carriage {
  readonly goods: readonly GoodId[];
  readonly worth: number;
  readonly doubled?: boolean;
}

/** A train on its rails. */
export function Train({ kind, carriages }: { kind: number; carriages: readonly Carriage[] }) {
  return (
    <>
      <path class="yard-rail" d={`M0 ${RAIL + 1}H400`} />
      <Engine kind={kind} />
      {carriages.map(({ goods, worth, doubled = false }, i) => (
        <g key={i} transform={`translate(${84 + i * 64} 0)`}>
          <Wagon
            places={[0, 1].map((at) => {
              const good = goods[at];
              return good === undefined ? {} : { good: goodOf(good) };
            })}
            worth={worth}
            empty={goods.length === 0}
            heavy={false}
            doubled={doubled}
          />
        </g>
      ))}
    </>
  );
}

interface SceneProps {
  width?: number;
  height?: number;
  children: ComponentChildren;
}

export function Scene({ width = 290, height = 200, children }: SceneProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A few cards side by side. */
export const cards =
  (...ids: readonly string[]): ComponentType =>
  () => (
    <svg viewBox={`0 0 ${3 * (CARD_WIDTH + 8)} ${CARD_HEIGHT}`} aria-hidden="true">
      {ids.map((id, i) => (
        <svg key={id} x={i * (CARD_WIDTH + 8)} width={CARD_WIDTH} height={CARD_HEIGHT}>
          <GameCard card={cardOf(id)} />
        </svg>
      ))}
    </svg>
  );

/** A train alone, with the sum of what it scores. */
export const scoredTrain =
  (kind: number, sum: string, ...carriages: readonly Carriage[]): ComponentType =>
  () => (
    <Scene width={100 + carriages.length * 64} height={100}>
      <g transform="translate(4 8)">
        <Train kind={kind} carriages={carriages} />
      </g>
      <text class="how-sum how-sum-small" x="6" y="92">
        {sum}
      </text>
    </Scene>
  );
