import type { Review } from '@roundhouse/bots/review';
import { Chart, placeIn } from '../pieces/Chart.tsx';
import type { ReplayModel } from '../replay/replay-model.ts';
import { words } from '../words/words.ts';
import { percent, say } from './say.ts';

/** As flat as it can be read: what cost most stands below it. */
const WIDTH = 400;
const HEIGHT = 170;

/** Everyone's chances over the moves. A click leads to a moment; the replay's own keys move it while it has the focus. */
export function ChancesChart({ review, replay }: { review: Review; replay: ReplayModel }) {
  const { chances, moves } = review;
  const at = replay.moment.value ?? 0;
  const last = chances.length - 1;
  const series = replay.seats.map((_, seat) => chances.map((row) => 100 * (row[seat] ?? 0)));
  const marks = review.players.flatMap(({ seat, worst }) =>
    worst.map((number) => ({ seat, n: (moves[number - 1]?.moves ?? 1) - 1 })),
  );
  const pick = (event: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    void replay.lookAt(placeIn((event.clientX - left) / width, WIDTH, last));
  };
  return (
    <div
      class="chances"
      role="slider"
      tabIndex={0}
      aria-label={say().chances}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={chancesText(review, replay, at)}
      onClick={pick}
    >
      <Chart
        seats={replay.seats}
        series={series}
        label={say().chancesAbout}
        foot={words().end.move(last)}
        width={WIDTH}
        height={HEIGHT}
        cursor={at}
        marks={marks}
      />
    </div>
  );
}

/** "Move 12: Ada 40%, Ben 60%". */
function chancesText({ chances }: Review, { seats }: ReplayModel, at: number): string {
  const row = chances[at] ?? [];
  const each = seats.map(({ seat, name }) => say().chance(name, percent(row[seat] ?? 0)));
  return say().at(at, each.join(', '));
}
