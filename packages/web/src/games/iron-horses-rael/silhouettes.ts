/** A car seen from the side in a 64 × 34 box, without its wheels: its body, and the lines drawn on it. */
interface Silhouette {
  readonly body: string;
  readonly lines: string;
}

/** By colour: cattle car, tank car, boxcar, flat car, hopper, coach. */
export const CAR_SHAPES: readonly Silhouette[] = [
  {
    body: 'M3 6H61V25H3Z',
    lines: 'M3 10H61M3 14H61M3 18H61M3 22H61M14 6V25M50 6V25M24 6V25M40 6V25',
  },
  {
    body: 'M9 9H27V5H37V9H55a6 8 0 0 1 0 16H9a6 8 0 0 1 0-16Z',
    lines: 'M16 9V25M48 9V25M25 9H39',
  },
  {
    body: 'M3 7L8 4H56L61 7V25H3Z',
    lines: 'M3 7H61M21 8V25M43 8V25M12 8V25M52 8V25',
  },
  {
    body: 'M6 10a5 5 0 0 1 10 0a5 5 0 0 1 10 0a6 5 0 0 1 12 0a5 5 0 0 1 10 0a5 5 0 0 1 10 0V20H61V25H3V20H6Z',
    lines: 'M3 20H61M9 7V20M55 7V20M6 14H58',
  },
  { body: 'M3 5H61L57 18L47 25H17L7 18Z', lines: 'M5 10H59M20 5L24 25M44 5L40 25M32 5V25' },
  {
    body: 'M3 10Q3 5 9 5H55Q61 5 61 10V25H3Z',
    lines: 'M3 19H61M7 10H13V15H7ZM51 10H57V15H51ZM16 10H20V15H16ZM44 10H48V15H44Z',
  },
];

export const CABOOSE_SHAPE: Silhouette = {
  body: 'M21 8V2H43V8H60V11H57V25H7V11H4V8Z',
  lines: 'M7 11H57M24 4H30V8H24ZM34 4H40V8H34ZM10 14H17V20H10ZM47 14H54V20H47Z',
};
