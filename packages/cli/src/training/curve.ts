import type { CurvePoint } from '@roundhouse/bots/learned';
import { markAcross, markUp, pictureOf, planeOf, polyline } from '../drawing.ts';

/** The learning curve as a picture: what the network and the brain alone get wrong, by matches played. */
export function curveOf(title: string, points: readonly CurvePoint[]): string {
  const most = Math.max(1, ...points.map(({ matches }) => matches));
  const losses = points.flatMap(({ loss, brainLoss }) => [loss, brainLoss]);
  const [low, high] = [Math.min(...losses), Math.max(...losses)];
  const { across, up } = planeOf([0, most], [low, high]);
  const line = (of: (point: CurvePoint) => number, colour: string): string =>
    polyline(
      points.map((point) => [across(point.matches), up(of(point))]),
      colour,
    );
  return pictureOf(`${title}: loss on held-out matches; blue: network, grey: brain alone`, [
    markUp(up(low), low.toFixed(3)),
    markUp(up(high), high.toFixed(3)),
    markAcross(across(most), `${most} matches`),
    line(({ brainLoss }) => brainLoss, '#888'),
    line(({ loss }) => loss, '#06c'),
  ]);
}
