import type { ArenaReport, Elo } from '@roundhouse/bots';
import { dot, label, markAcross, markUp, pictureOf, planeOf, polyline } from '../drawing.ts';
import type { Plane } from '../drawing.ts';

const COLOURS = ['#06c', '#c30', '#080', '#a0a', '#a60', '#066', '#666'];
/** No thought is shorter in a picture: time is drawn by its logarithm. */
const SHORTEST_MS = 0.01;
const GRID = [25, 50, 100, 200, 500, 1000];
const MOST_LINES = 8;

interface Spot extends Elo {
  /** The logarithm of the mean milliseconds a move. */
  readonly time: number;
}

/** Strength against time as a picture; the budgets of one bot are joined by a line. */
export function strengthPicture(
  { game, seats, games, bots }: ArenaReport,
  ratings: readonly Elo[],
): string {
  const times = new Map(bots.map(({ name, meanMs }) => [name, Math.max(SHORTEST_MS, meanMs)]));
  const spots = ratings
    .map((each): Spot => ({ ...each, time: Math.log10(times.get(each.name) ?? SHORTEST_MS) }))
    .sort((a, b) => a.time - b.time);
  const ticks = powersOver(spots[0]?.time ?? 0, spots.at(-1)?.time ?? 0);
  const lines = gridOver(
    Math.min(...spots.map(({ low }) => low)),
    Math.max(...spots.map(({ high }) => high)),
  );
  const plane = planeOf(ends(ticks), ends(lines));
  const families = [...new Set(spots.map(familyOf))];
  return pictureOf(
    `${game}, ${seats} seats, ${games} games: Elo against mean thinking time, with 95 % intervals`,
    [
      ...lines.map((elo) => markUp(plane.up(elo), String(elo))),
      ...ticks.map((time) => markAcross(plane.across(time), timeLabel(time))),
      ...families.flatMap((family, number) => {
        const own = spots.filter((spot) => familyOf(spot) === family);
        return drawn(own, plane, COLOURS[number % COLOURS.length] ?? '');
      }),
    ],
  );
}

function drawn(spots: readonly Spot[], { across, up }: Plane, colour: string): string[] {
  const at = ({ time }: Spot, elo: number): [number, number] => [across(time), up(elo)];
  return [
    polyline(
      spots.map((spot) => at(spot, spot.elo)),
      colour,
    ),
    ...spots.flatMap((spot) => [
      polyline([at(spot, spot.low), at(spot, spot.high)], colour, 1),
      dot(at(spot, spot.elo), colour),
      label([across(spot.time), up(spot.high) - 5], spot.name),
    ]),
  ];
}

const familyOf = ({ name }: Spot): string => name.replace(/:.*/, '');

const ends = (values: readonly number[]): [number, number] => [values[0] ?? 0, values.at(-1) ?? 0];

/** The powers of ten around a range, as logarithms. */
function powersOver(low: number, high: number): number[] {
  const first = Math.floor(low);
  const count = Math.max(1, Math.ceil(high) - first);
  return Array.from({ length: count + 1 }, (_, i) => first + i);
}

/** Round numbers from below a range to above it, few enough to be read. */
function gridOver(low: number, high: number): number[] {
  const step = GRID.find((each) => (high - low) / each < MOST_LINES) ?? 1000;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

function timeLabel(time: number): string {
  return time < 3 ? `${Number((10 ** time).toPrecision(1))} ms` : `${10 ** (time - 3)} s`;
}
