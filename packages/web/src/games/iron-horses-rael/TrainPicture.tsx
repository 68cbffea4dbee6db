import { appraise, CARDS } from '@roundhouse/games/iron-horses-rael';
import { words as house } from '../../words/words.ts';
import './builder.css';
import { Car, EngineCar } from './Car.tsx';
import { cardName, say } from './say.ts';

const ENGINE_WIDTH = 78;
const STEP = 66;

interface TrainPictureProps {
  engine: number;
  cards: readonly number[];
  places: number;
  ghost?: number | undefined;
}

/** An engine and its cars; over each coupling the following bonus, under each car what its face counts. */
export function TrainPicture({ engine, cards, places, ghost }: TrainPictureProps) {
  const shown = ghost === undefined ? cards : [...cards, ghost];
  const left = (i: number): number => ENGINE_WIDTH + 6 + i * STEP;
  const width = places * STEP + ENGINE_WIDTH + 8;
  const aria = say().builder.aria(house().and(cards.map(cardName)), appraise(cards).value);
  return (
    <svg
      class="train-picture"
      viewBox={`0 0 ${width} 84`}
      style={{ maxWidth: `${width}px` }}
      role="img"
      aria-label={aria}
    >
      <path class="depot-ties" d={`M0 62H${width}`} />
      <path class="depot-rail" d={`M0 60H${width}`} />
      <EngineCar card={engine} x={2} y={19} width={ENGINE_WIDTH} />
      {Array.from({ length: places }, (_, i) => {
        const card = shown[i];
        return card === undefined ? (
          <rect
            key={i}
            class="train-place"
            x={left(i) + 2}
            y="31"
            width={STEP - 8}
            height="24"
            rx="4"
          />
        ) : (
          <g key={i} class={i >= cards.length ? 'train-ghost' : ''}>
            <Car card={card} x={left(i)} y={26} width={STEP - 3} marked />
            <Counting train={shown} at={i} x={left(i) + STEP / 2 - 2} />
            <Coupling front={shown[i - 1]} card={card} x={left(i) - 2} />
          </g>
        );
      })}
    </svg>
  );
}

/** What the face of one car counts, as the caboose has it. */
function Counting({ train, at, x }: { train: readonly number[]; at: number; x: number }) {
  const car = CARDS[train[at] ?? -1];
  const last = CARDS[train.at(-1) ?? -1];
  if (car?.kind !== 'car') return null;
  const caboose = last?.kind === 'caboose' ? last : undefined;
  const words = say();
  const [name, text] =
    caboose?.doubles === car.colour
      ? ['train-face train-doubled', `${words.money(car.value)} ${words.builder.doubled}`]
      : caboose?.negates === car.colour
        ? ['train-face train-cancelled', words.money(0)]
        : ['train-face', words.money(car.value)];
  return (
    <text class={name} x={x} y="77">
      {text}
    </text>
  );
}

/** The bonus that the car in front earns for the one behind it. */
function Coupling({ front, card, x }: { front: number | undefined; card: number; x: number }) {
  const before = CARDS[front ?? -1];
  const car = CARDS[card];
  if (before?.kind !== 'car' || car?.kind !== 'car') return null;
  const bonus = before.following[car.colour] ?? 0;
  if (bonus === 0) return null;
  return (
    <g class="train-bonus" transform={`translate(${x} 13)`}>
      <rect x="-16" y="-11" width="32" height="19" rx="9" />
      <path d="M-5 8L0 18L5 8Z" />
      <text y="-1">{say().gain(bonus)}</text>
    </g>
  );
}
