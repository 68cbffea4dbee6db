import { FIRST_ENGINE } from '@roundhouse/games/iron-horses-rael';
import type { ComponentType } from 'preact';
import { LiveryShape } from '../../pieces/LiveryShape.tsx';
import type { HowToPage } from '../game-ui.ts';
import { Car } from './Car.tsx';
import { liveryOf } from './liveries.ts';
import { BACK, cardNamed, cards, dial, marketCards, train } from './pictures.tsx';
import { say } from './say.ts';

/** A train at the sign of its depot, and the stock it brings. */
function Delivery() {
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
        <Car key={name} card={cardNamed(name)} x={8 + i * 76} y={62} width={72} marked />
      ))}
    </svg>
  );
}

const Turntable = dial(0, 2);

const PICTURES: readonly ComponentType[] = [
  cards(FIRST_ENGINE + 16, cardNamed('blue 3'), BACK),
  train('engine 3 red', 'orange 1', 'red 4', 'green 2'),
  train('engine 3 red', 'blue 3', 'red 4', 'blue caboose without red'),
  Delivery,
  Turntable,
  marketCards({ times: 2, colour: 4 }, { times: 3, colour: 1 }),
];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({
    title,
    text,
    Picture: PICTURES[i] ?? Turntable,
  }));
}
