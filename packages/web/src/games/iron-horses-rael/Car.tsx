import { CARDS } from '@roundhouse/games/iron-horses-rael';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { LiveryShape } from '../../pieces/LiveryShape.tsx';
import { cardLivery, carMark, ENGINE_LIVERY } from './liveries.ts';
import { CABOOSE_SHAPE, CAR_SHAPES } from './silhouettes.ts';
import './cars.css';

interface EngineProps {
  card: number;
  x?: number;
  y?: number;
  width?: number;
}

interface CarProps extends EngineProps {
  marked?: boolean;
}

/** A car or caboose from the side in a 64 × 34 box, inside an SVG. With its mark: colour letter and value. */
export function Car({ card, x = 0, y = 0, width = 64, marked = false }: CarProps) {
  const data = CARDS[card];
  const shape = (data?.kind === 'car' && CAR_SHAPES[data.colour]) || CABOOSE_SHAPE;
  const mark = carMark(card);
  return (
    <g class="rael-car inert" transform={`translate(${x} ${y}) scale(${width / 64})`}>
      <LiveryShape d={shape.body} livery={cardLivery(card)} />
      <path class="rael-car-lines" d={shape.lines} />
      <path class="rael-car-line" d={shape.body} />
      <path class="rael-car-line" d="M0 26.5H64" />
      <g class="loco-wheels">
        <circle cx="13" cy="29" r="4" />
        <circle cx="22" cy="29" r="4" />
        <circle cx="42" cy="29" r="4" />
        <circle cx="51" cy="29" r="4" />
      </g>
      {marked && (
        <>
          <rect class="rael-mark" x="14" y="3" width="36" height="23" rx="4" />
          <text class="letter" x="32" y="15" font-size="22.4" fill="#1f2a2e">
            {mark}
          </text>
        </>
      )}
    </g>
  );
}

/** An engine from the side, heading left, with its value, in a 64 × 34 box. */
export function EngineCar({ card, x = 0, y = 0, width = 64 }: EngineProps) {
  return (
    <g class="inert" transform={`translate(${x} ${y}) scale(${width / 64})`}>
      <g class="engine-body" transform="translate(64 0) scale(-1 1)">
        <Locomotive livery={ENGINE_LIVERY} />
      </g>
      <circle cx="33" cy="17" r="8.5" fill="#f3dfa6" stroke="#8f6a22" />
      <text class="letter" x="33" y="17.6" font-size="16" fill="#1f2a2e">
        {carMark(card)}
      </text>
    </g>
  );
}
