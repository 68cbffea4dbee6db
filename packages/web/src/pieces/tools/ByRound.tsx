import { useState } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { Chart } from '../Chart.tsx';
import type { Column } from './BySeat.tsx';
import { Tool } from './Tool.tsx';

/** Something that was counted when each round began: `series[seat][round]`. */
interface Counted {
  readonly name: string;
  readonly series: readonly (readonly number[])[];
}

interface ByRoundProps {
  seats: readonly Column[];
  counts: readonly Counted[];
  about: string;
  /** What stands below the last value. */
  foot: string;
}

/** How it went so far, as lines; one of several counts at a time. */
export function ByRound({ seats, counts, about, foot }: ByRoundProps) {
  const say = words().tools;
  const [at, setAt] = useState(0);
  const shown = counts[at] ?? counts[0];
  if (!shown) return null;
  return (
    <Tool title={say.byRound} about={about}>
      <div class="tool-row" role="group" aria-label={say.byRound}>
        {counts.map((each, i) => (
          <button
            key={each.name}
            type="button"
            class="pick"
            aria-pressed={each === shown}
            onClick={() => setAt(i)}
          >
            {each.name}
          </button>
        ))}
      </div>
      <Chart
        seats={seats}
        series={shown.series}
        label={say.chart(shown.name)}
        foot={foot}
        width={300}
      />
    </Tool>
  );
}
