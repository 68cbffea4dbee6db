import type { Point } from './training.ts';

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 60;
const BOTTOM = 40;
const TOP = 30;
const RIGHT = 20;

/** The learning curve as a picture: what the network and the brain alone get wrong, by matches played. */
export function curveOf(title: string, points: readonly Point[]): string {
  const most = Math.max(1, ...points.map(({ matches }) => matches));
  const losses = points.flatMap(({ loss, brainLoss }) => [loss, brainLoss]);
  const [low, high] = [Math.min(...losses), Math.max(...losses)];
  const span = high - low || 1;
  const x = (matches: number): number => LEFT + (matches / most) * (WIDTH - LEFT - RIGHT);
  const y = (loss: number): number =>
    HEIGHT - BOTTOM - ((loss - low) / span) * (HEIGHT - BOTTOM - TOP);
  const line = (of: (point: Point) => number, colour: string): string =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points
      .map((point) => `${x(point.matches).toFixed(1)},${y(of(point)).toFixed(1)}`)
      .join(' ')}"/>`;
  const text = (at: string, words: string): string =>
    `<text ${at} font-family="sans-serif" font-size="13">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>`,
    text(
      `x="${LEFT}" y="18"`,
      `${title}: loss on held-out matches; blue: network, grey: brain alone`,
    ),
    text(`x="8" y="${TOP + 5}"`, high.toFixed(3)),
    text(`x="8" y="${HEIGHT - BOTTOM}"`, low.toFixed(3)),
    text(`x="${WIDTH - RIGHT}" y="${HEIGHT - 12}" text-anchor="end"`, `${most} matches`),
    line(({ brainLoss }) => brainLoss, '#888'),
    line(({ loss }) => loss, '#06c'),
    '</svg>',
  ].join('\n');
}
