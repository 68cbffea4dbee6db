import type { Profile } from '@roundhouse/protocol';
import { gameName } from '../../games/shelf.ts';
import { niceTicks } from '../../pieces/Chart.tsx';
import { about } from './words/about.ts';

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 44;
const EDGE = 10;
/** So that a few points up and down don't look like a mountain. */
const LEAST_SPAN = 100;

type Rating = NonNullable<Profile['ratings']>[number];

/** A rating and how it came about, as a picture. */
export function RatingHistory({ rating }: { rating: Rating }) {
  const { game, pace, points, provisional, matches, wins, history } = rating;
  const texts = about();
  return (
    <li class="sheet lines">
      <div>
        <strong>{gameName(game)}</strong> <span class="quiet-text">{texts.paces[pace]}</span>
      </div>
      <p>
        <span class="profile-points">{points}</span>{' '}
        <span class="quiet-text">
          {[...(provisional ? [texts.provisional] : []), texts.profile.record(matches, wins)].join(
            ' · ',
          )}
        </span>
      </p>
      {history.length > 1 && (
        <Curve game={gameName(game)} points={history.map((at) => at.points)} />
      )}
    </li>
  );
}

function Curve({ game, points }: { game: string; points: readonly number[] }) {
  const low = Math.min(...points);
  const high = Math.max(...points, low + LEAST_SPAN);
  const ticks = niceTicks(low, high);
  const [bottom = low, top = high] = [ticks[0], ticks.at(-1)];
  const x = (n: number): number => LEFT + (n / (points.length - 1)) * (WIDTH - LEFT - EDGE);
  const y = (value: number): number =>
    HEIGHT - EDGE - ((value - bottom) / (top - bottom)) * (HEIGHT - 2 * EDGE);
  const label = about().profile.history(game, points[0] ?? 0, points.at(-1) ?? 0);
  return (
    <svg class="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path class="rating-tick" d={`M${LEFT} ${y(tick)}H${WIDTH - EDGE}`} />
          <text x={LEFT - 6} y={y(tick)}>
            {tick}
          </text>
        </g>
      ))}
      <path
        class="rating-line"
        d={`M${points.map((value, n) => `${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
      />
      <circle cx={x(points.length - 1)} cy={y(points.at(-1) ?? 0)} r="4" />
    </svg>
  );
}
