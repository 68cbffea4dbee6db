import { expect, it } from 'vitest';
import { formatPeers, formatStep } from './format-peers.ts';

const spread = { median: 1, least: 1, most: 1 };
const load = {
  movesPerSecond: { median: 3000, least: 2900, most: 3100 },
  movesPerProcessorSecond: { median: 5000, least: 4900, most: 5100 },
  p50: spread,
  p99: spread,
  bytesPerMove: spread,
  allocatedPerMove: spread,
};
const full = { roundhouse: load, 'boardgame.io': load, colyseus: load, bare: load };
const nothing = {
  loads: [],
  rate: 1000,
  memory: {},
  loss: {},
  fsync: spread,
  loadAverages: [0, 0],
} as const;

const headings = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^\| (\d+ matches[^|]*?) \|/.exec(line)?.[1] ?? []);

it('a run that was cut off has the tables of what was measured', () => {
  const text = formatPeers({
    ...nothing,
    loads: [{ tables: 10, full, paced: full }, { tables: 100, full }, { tables: 300 }],
    memory: { roundhouse: { live: 30_000, liveResident: 90_000, left: 800 } },
  });
  expect(headings(text)).toEqual([
    '10 matches, as fast as turns allow',
    '10 matches, 1,000 moves/s asked',
    '100 matches, as fast as turns allow',
  ]);
  expect(text).toContain('| Roundhouse, durable | 30.0 kB |  | 90.0 kB | 0.8 kB |  |');
  expect(text).not.toContain('kill -9');
  expect(formatPeers(nothing).split('\n')).toHaveLength(1);
});

it('each step is a line', () => {
  const slice = {
    movesPerSecond: 3000,
    movesPerProcessorSecond: 5000,
    p50: 1,
    p99: 2.5,
    bytesPerMove: 700,
    allocatedPerMove: 26_000,
  };
  expect(
    formatStep(
      { kind: 'load', tables: 100, half: 'paced', round: 2, name: 'bare', ...slice },
      nothing.rate,
    ),
  ).toBe(
    '100 matches, 1,000 moves/s asked, round 2: bare ws, one log with fsync: 3,000 moves/s, 200 µs a move, p99 2.5 ms, 26.0 kB allocated',
  );
});
