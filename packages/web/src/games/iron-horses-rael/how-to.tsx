import { appraise, CARDS, FIRST_ENGINE } from '@roundhouse/games/iron-horses-rael';
import type { ComponentType, JSX } from 'preact';
import { CARD_HEIGHT, CARD_WIDTH, CardBack } from '../../pieces/Card.tsx';
import { LiveryShape } from '../../pieces/LiveryShape.tsx';
import type { HowToPage } from '../game-ui.ts';
import { Car } from './Car.tsx';
import { Dial } from './Dial.tsx';
import { GameCard } from './GameCard.tsx';
import { liveryOf } from './liveries.ts';
import { say } from './say.ts';
import { TrainPicture } from './TrainPicture.tsx';
import './how-to.css';

const car = (name: string): number => CARDS.findIndex((card) => card.name.startsWith(name));
const ENGINE_3 = car('engine 3 red');
const BACK = -1;

/** A few cards side by side. */
const cards =
  (...shown: readonly number[]): ComponentType =>
  (): JSX.Element => (
    <svg viewBox={`0 0 ${3 * (CARD_WIDTH + 8) - 8} ${CARD_HEIGHT}`} aria-hidden="true">
      {shown.map((card, i) => (
        <svg key={card} x={i * (CARD_WIDTH + 8)} width={CARD_WIDTH} height={CARD_HEIGHT}>
          {card === BACK ? <CardBack /> : <GameCard card={card} />}
        </svg>
      ))}
    </svg>
  );

/** A train with its sum. */
const train =
  (...laid: readonly number[]): ComponentType =>
  (): JSX.Element => (
    <div class="how-train">
      <TrainPicture engine={ENGINE_3} cards={laid} places={3} />
      <strong class="figures">{say().money(appraise(laid).value)}</strong>
    </div>
  );

/** A train at the sign of its depot, and the stock it brings. */
function Delivery(): JSX.Element {
  return (
    <svg viewBox="0 0 240 110" aria-hidden="true">
      <rect class="plate-sheet" x="8" y="8" width="108" height="34" rx="5" />
      <rect class="plate-line" x="11" y="11" width="102" height="28" rx="3" />
      <text class="plate-text" x="62" y="26" font-size="20">
        {say().station(3)}
      </text>
      <g transform="translate(150 8) rotate(6)">
        <LiveryShape d="M0 0H72V48H0Z" livery={liveryOf(3)} />
        <rect class="how-paper" x="8" y="10" width="56" height="28" />
        <text class="letter" x="36" y="25" font-size="22" fill="#1f2a2e">
          {say().money(5)}
        </text>
      </g>
      <path class="depot-ties" d="M0 103H240" />
      <path class="depot-rail" d="M0 100H240" />
      {['green 4', 'yellow 2', 'blue 1'].map((name, i) => (
        <Car key={name} card={car(name)} x={8 + i * 76} y={62} width={72} marked />
      ))}
    </svg>
  );
}

const Turntable = (): JSX.Element => (
  <div class="how-dial">
    <Dial dial={0} position={2} />
  </div>
);

/** The two market cards of a player. */
function MarketCards(): JSX.Element {
  const shown = [
    { times: '×2', colour: 4 },
    { times: '×3', colour: 1 },
  ];
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      {shown.map(({ times, colour }, i) => (
        <g key={times} transform={`translate(${34 + i * 96} 8)`}>
          <LiveryShape
            d="M6 0h64a6 6 0 0 1 6 6v92a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"
            livery={liveryOf(colour)}
          />
          <circle class="how-paper" cx="38" cy="52" r="27" />
          <text class="letter" x="38" y="53" font-size="32" fill="#1f2a2e">
            {times}
          </text>
        </g>
      ))}
    </svg>
  );
}

const PICTURES: readonly ComponentType[] = [
  cards(FIRST_ENGINE + 16, car('blue 3'), BACK),
  train(car('orange 1'), car('red 4'), car('green 2')),
  train(car('blue 3'), car('red 4'), car('blue caboose without red')),
  Delivery,
  Turntable,
  MarketCards,
];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({
    title,
    text,
    Picture: PICTURES[i] ?? Turntable,
  }));
}
