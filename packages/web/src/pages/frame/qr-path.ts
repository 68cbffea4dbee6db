/** The dark squares of a code as one path: a bar for each run in a row, in units of a square. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(([from, to]) => bar(from, to, y))
        .join(''),
    )
    .join('');
}

const bar = (from: number, to: number, y: number): string =>
  `M${from} ${y}h${to - from}v1h${from - to}z`;

/** Where dark squares begin and end in a row. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  }
  return runs;
}
