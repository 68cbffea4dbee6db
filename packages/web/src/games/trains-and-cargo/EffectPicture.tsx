import type { EffectId } from '@roundhouse/games/trains-and-cargo';
import type { ComponentChildren, JSX } from 'preact';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { ENGINE_LIVERIES } from './goods.ts';

const UP = 'M0 -14L11 0H5V14H-5V0H-11Z';

function Arrow({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return <path class="effect-arrow" d={UP} transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

function Crate({ x, y }: { x: number; y: number }) {
  return (
    <g class="effect-crate" transform={`translate(${x} ${y})`}>
      <path d="M0 0H22V22H0Z" />
      <path d="M0 6H22M0 16H22M7 6V16M15 6V16" />
    </g>
  );
}

function Flat({ x, y, children }: { x: number; y: number; children?: ComponentChildren }) {
  return (
    <g class="effect-flat" transform={`translate(${x} ${y})`}>
      {children}
      <path d="M0 22H48V30H0Z" />
      <circle cx="10" cy="33" r="4.5" />
      <circle cx="38" cy="33" r="4.5" />
    </g>
  );
}

function Engine({ kind, x, y, width }: { kind: number; x: number; y: number; width: number }) {
  const livery = ENGINE_LIVERIES[kind] ?? { colour: '#777777', pattern: 'plain', letter: '' };
  return <Locomotive livery={{ ...livery, letter: '' }} x={x} y={y} width={width} />;
}

const Rail = () => <path class="effect-rail" d="M2 80H104" />;

const PICTURES: Readonly<Record<EffectId, () => JSX.Element>> = {
  'load-and-send': () => (
    <>
      <Rail />
      <Flat x={6} y={42}>
        <Crate x={1} y={0} />
        <Crate x={25} y={-24} />
      </Flat>
      <Arrow x={30} y={18} turn={180} />
      <Arrow x={82} y={58} turn={90} />
    </>
  ),
  'must-send': () => (
    <>
      <Rail />
      <path class="effect-post" d="M14 80V14M14 18L44 10V20L14 28Z" />
      <Engine kind={1} x={34} y={45} width={62} />
      <Arrow x={80} y={28} turn={90} />
    </>
  ),
  'double-value': () => (
    <>
      <Rail />
      <Flat x={29} y={44}>
        <Crate x={1} y={0} />
        <Crate x={25} y={0} />
      </Flat>
      <text class="effect-text" x="53" y="22">
        ×2
      </text>
    </>
  ),
  'engine-sabotage': () => (
    <>
      <Rail />
      <Engine kind={2} x={14} y={36} width={80} />
      <path class="effect-cross" d="M26 22L80 72M80 22L26 72" />
    </>
  ),
  'long-train-bonus': () => (
    <>
      <Rail />
      <g transform="translate(2 50) scale(0.72)">
        <Flat x={0} y={2}>
          <Crate x={1} y={0} />
          <Crate x={25} y={0} />
        </Flat>
        <Flat x={50} y={2}>
          <Crate x={1} y={0} />
        </Flat>
        <Flat x={100} y={2}>
          <Crate x={1} y={0} />
          <Crate x={25} y={0} />
        </Flat>
      </g>
      <text class="effect-text" x="53" y="22">
        +5
      </text>
    </>
  ),
  unlimited: () => (
    <>
      <path class="effect-loop" d="M53 42C38 12 8 16 8 42S38 72 53 42S98 16 98 42S68 72 53 42Z" />
      <path
        class="effect-loop effect-loop-line"
        d="M53 42C38 12 8 16 8 42S38 72 53 42S98 16 98 42S68 72 53 42Z"
      />
    </>
  ),
  'extra-load': () => (
    <>
      <Rail />
      <Flat x={29} y={44}>
        <Crate x={1} y={0} />
        <Crate x={25} y={-30} />
      </Flat>
      <Arrow x={65} y={51} turn={180} />
      <text class="effect-text effect-small" x="26" y="24">
        +2
      </text>
    </>
  ),
  'quick-upgrade': () => (
    <>
      <Rail />
      <Engine kind={2} x={30} y={40} width={72} />
      <Arrow x={17} y={50} />
      <Arrow x={17} y={26} />
    </>
  ),
  'cargo-raid': () => (
    <>
      <path class="effect-post" d="M4 40L26 22L48 40V78H4Z" />
      <Crate x={15} y={54} />
      <Crate x={76} y={54} />
      <path class="effect-hook" d="M30 46C40 8 86 8 87 42M77 34L87 46L97 34" />
    </>
  ),
};

/** What an effect does, as a picture in a 106 × 84 box. */
export function EffectPicture({ effect }: { effect: EffectId }) {
  const Picture = PICTURES[effect];
  return (
    <g class="effect inert">
      <Picture />
    </g>
  );
}
