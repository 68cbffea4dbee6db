/** The size of every picture, and the room around what is drawn in it. */
const WIDTH = 640;
const HEIGHT = 360;
const AREA = { left: 60, right: WIDTH - 20, top: 30, bottom: HEIGHT - 40 };

type Range = readonly [low: number, high: number];

/** Where values lie on a picture: across from left to right, up from the bottom to the top. */
export interface Plane {
  readonly across: (value: number) => number;
  readonly up: (value: number) => number;
}

export function planeOf(acrossRange: Range, upRange: Range): Plane {
  return {
    across: (value) => AREA.left + part(value, acrossRange) * (AREA.right - AREA.left),
    up: (value) => AREA.bottom - part(value, upRange) * (AREA.bottom - AREA.top),
  };
}

/** How far along the range a value lies; in the middle of one that has no length. */
function part(value: number, [low, high]: Range): number {
  return high > low ? (value - low) / (high - low) : 0.5;
}

type Point = readonly [x: number, y: number];

/** The whole picture as SVG, with its title. */
export function pictureOf(title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>`,
    label([AREA.left, 18], title, 'start'),
    ...parts,
    '</svg>',
  ].join('\n');
}

export function polyline(points: readonly Point[], colour: string, width = 2): string {
  const places = points.map((point) => point.map((each) => each.toFixed(1)).join(',')).join(' ');
  return `<polyline fill="none" stroke="${colour}" stroke-width="${width}" points="${places}"/>`;
}

export function dot([x, y]: Point, colour: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" fill="${colour}"/>`;
}

/** Words at a point of the edge or above one of the drawing: around it, or to the side where there is room. */
export function label([x, y]: Point, words: string, anchor = anchorAt(x)): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-family="sans-serif" font-size="13">${words}</text>`;
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < WIDTH / 6) return 'start';
  return x > (5 * WIDTH) / 6 ? 'end' : 'middle';
}

/** A line across the drawing with its words at the left edge. */
export function markUp(y: number, words: string): string {
  const line = rule([AREA.left, y], [AREA.right, y]);
  return `${line}${label([AREA.left - 8, y + 4], words, 'end')}`;
}

/** A line down the drawing with its words at the bottom edge. */
export function markAcross(x: number, words: string): string {
  const line = rule([x, AREA.top], [x, AREA.bottom]);
  return `${line}${label([x, AREA.bottom + 18], words)}`;
}

function rule(from: Point, to: Point): string {
  return polyline([from, to], '#ddd', 1);
}
