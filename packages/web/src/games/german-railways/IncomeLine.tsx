import { Locomotive } from '../../pieces/Locomotive.tsx';
import type { OfferProps } from '../../pieces/Offerable.tsx';
import { liveryOf } from './liveries.ts';
import { say, shortName } from './say.ts';

const SCALE = 20;
const WIDTH = 168;
const LOCO = 32;
/** Room for the income behind the locomotive, and what a letter of the name takes at most. */
const FIGURE = 20;
const LETTER = 6.9;
const step = (WIDTH - LOCO - 22) / SCALE;
const TICKS = Array.from({ length: SCALE / 5 + 1 }, (_, i) => i * 5);

/** From here on the name stands behind the locomotive. */
const FAR = 11;

const placeOf = (income: number): number => Math.min(SCALE, income) * step;

interface IncomeLineProps {
  railroad: number;
  income: number;
  pays: boolean;
  then: number;
  travel: number;
  offered: OfferProps;
}

/** A railroad's income track: its locomotive stands at its income, and pale where it would go. */
export function IncomeLine({ railroad, income, pays, then, travel, offered }: IncomeLineProps) {
  const livery = { ...liveryOf(railroad), letter: '' };
  const words = say().ledger;
  const told = words.income(shortName(railroad), income);
  const name = pays ? told : `${told}; ${words.unpaid}`;
  const far = Math.max(income, then) >= FAR;
  const room = far
    ? placeOf(Math.min(income, then))
    : WIDTH - placeOf(Math.max(income, then)) - LOCO - FIGURE;
  const fits = (text: string): boolean => text.length * LETTER <= room;
  const [whole, short] = pays
    ? [shortName(railroad), shortName(railroad)]
    : [words.unpaidShort(shortName(railroad)), words.unpaidAlone];
  // Its sign stands beside it: what it does not pay is worth more room than its name.
  const tag = fits(whole) ? whole : short;
  const isOffered = 'data-offered' in offered;
  return (
    <svg
      class="income-line"
      viewBox={`0 0 ${WIDTH} 26`}
      {...(isOffered ? offered : { role: 'img', 'aria-label': name, 'data-spot': '' })}
    >
      <title>{name}</title>
      <path class="income-rail" d={`M0 23.500H${WIDTH}`} />
      {TICKS.map((tick) => (
        <path key={tick} class="income-tick" d={`M${placeOf(tick) + LOCO} 20.500V26`} />
      ))}
      <text
        class={pays ? 'income-tag' : 'income-tag income-unpaid'}
        x={far ? 0 : WIDTH}
        y={11}
        text-anchor={far ? 'start' : 'end'}
        {...(fits(tag) ? {} : { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {tag}
      </text>
      {then !== income && (
        <g class="income-ghost">
          <Locomotive livery={livery} x={placeOf(then)} y={4.5} width={LOCO} />
        </g>
      )}
      <g
        class="income-loco"
        style={{
          transform: `translateX(${placeOf(income)}px)`,
          transitionDuration: `${travel * 2}ms`,
        }}
      >
        <Locomotive livery={livery} y={4.5} width={LOCO} />
        <text
          class="income-figure"
          x={placeOf(Math.max(income, then)) - placeOf(income) + LOCO + 4}
          y={13}
        >
          {then === income ? income : `${income}→${then}`}
        </text>
      </g>
    </svg>
  );
}
