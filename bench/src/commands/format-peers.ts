import { assertNever } from '@roundhouse/engine';
import type { LoadFigures } from '../peers/server/measure-load.ts';
import type { PeersReport, PeersStep } from '../peers/server/measure-peers.ts';
import type { ServerBeside } from '../peers/server/server-beside.ts';
import { whole } from '@roundhouse/cli/format';
import { kilobytes, markdownTable } from './markdown-table.ts';

const NAMES = {
  roundhouse: 'Roundhouse, durable',
  'boardgame.io': 'boardgame.io, in memory',
  colyseus: 'Colyseus, in memory',
  bare: 'bare ws, one log with fsync',
} as const;
type Name = keyof typeof NAMES;
type Load = NonNullable<PeersReport['loads'][0]['full']>;
type Spread = PeersReport['fsync'];

const KEYS = Object.keys(NAMES) as Name[];
const milliseconds = ({ median }: Spread): string => `${median.toFixed(1)} ms`;
const spread = ({ median, least, most }: Spread): string =>
  `${whole(median)} (${whole(least)}–${whole(most)})`;

/** The report as tables of Markdown: ratios first. */
export function formatPeers(report: PeersReport): string {
  const { loads, rate, fsync, loadAverages } = report;
  return [
    ...loads.flatMap(({ tables, full, paced }) => [
      ...(full ? loadTable(titleOf(tables), full) : []),
      ...(paced ? loadTable(titleOf(tables, rate), paced) : []),
    ]),
    ...memoryTable(report),
    ...lossTable(report),
    `fsync ${fsync.median.toFixed(1)} ms (${fsync.least.toFixed(1)}–${fsync.most.toFixed(1)}); load average ${loadAverages.map((each) => each.toFixed(1)).join(' before, ')} after`,
  ].join('\n');
}

const titleOf = (tables: number, rate?: number): string =>
  `${tables} matches, ${rate === undefined ? 'as fast as turns allow' : `${whole(rate)} moves/s asked`}`;

/** One step as a line, for whoever waits for the tables or never sees them. */
export function formatStep(step: PeersStep, rate: number): string {
  const name = NAMES[step.name];
  switch (step.kind) {
    case 'load': {
      const { tables, half, round, movesPerSecond, movesPerProcessorSecond, p99 } = step;
      const { allocatedPerMove } = step;
      const title = half === 'full' ? titleOf(tables) : titleOf(tables, rate);
      return `${title}, round ${round}: ${name}: ${whole(movesPerSecond)} moves/s, ${whole(1e6 / movesPerProcessorSecond)} µs a move, p99 ${p99.toFixed(1)} ms, ${kilobytes(allocatedPerMove)} allocated`;
    }
    case 'memory':
      return `memory: ${name}: ${kilobytes(step.live)} live, ${kilobytes(step.left)} when nobody looks`;
    case 'loss':
      return `kill -9: ${name}: of ${step.matches} matches ${step.gone} gone, ${step.behind} behind`;
    default:
      return assertNever(step);
  }
}

function memoryTable({ memory }: PeersReport): string[] {
  const theirs = memory['boardgame.io'];
  const rows = KEYS.flatMap((name) => {
    const own = memory[name];
    if (own === undefined) return [];
    const ratio = (part: 'live' | 'left', digits: number): string =>
      theirs === undefined ? '' : (own[part] / theirs[part]).toFixed(digits);
    return [
      [
        NAMES[name],
        kilobytes(own.live),
        ratio('live', 2),
        kilobytes(own.liveResident),
        kilobytes(own.left),
        ratio('left', 3),
      ],
    ];
  });
  const head = [
    'memory of a match',
    'live, 4 sockets',
    'of boardgame.io’s',
    'resident',
    'nobody looks',
    'of boardgame.io’s',
  ];
  return rows.length === 0 ? [] : markdownTable(head, rows);
}

function lossTable({ loss }: PeersReport): string[] {
  const rows = KEYS.flatMap((name) => {
    const own = loss[name];
    if (own === undefined) return [];
    const { kills, matches, gone, behind, lost } = own;
    return [[NAMES[name], ...[kills, matches, gone, behind, lost].map(whole)]];
  });
  const head = [
    'kill -9 under load',
    'kills',
    'matches',
    'gone',
    'behind',
    'moves lost that were shown',
  ];
  return rows.length === 0 ? [] : markdownTable(head, rows);
}

function loadTable(title: string, figures: Load): string[] {
  const theirs = figures['boardgame.io'];
  return markdownTable(
    [
      title,
      'moves/s of boardgame.io’s',
      ...COLUMNS.slice(0, 2),
      'of boardgame.io’s',
      ...COLUMNS.slice(2),
    ],
    KEYS.map((name) => {
      const { movesPerSecond, movesPerProcessorSecond } = figures[name];
      const cells = cellsOf(figures[name]);
      return [
        NAMES[name],
        (movesPerSecond.median / theirs.movesPerSecond.median).toFixed(1),
        ...cells.slice(0, 2),
        (movesPerProcessorSecond.median / theirs.movesPerProcessorSecond.median).toFixed(1),
        ...cells.slice(2),
      ];
    }),
  );
}

/** Two checkouts side by side. */
export function formatServerBeside(report: ServerBeside, tables: number, rate: number): string {
  const rows = ({ here, other }: ServerBeside['full']): string[][] => [
    ['this checkout', ...cellsOf(here)],
    ['the other one', ...cellsOf(other)],
  ];
  return [
    ...markdownTable([titleOf(tables), ...COLUMNS], rows(report.full)),
    ...markdownTable([titleOf(tables, rate), ...COLUMNS], rows(report.paced)),
  ].join('\n');
}

const COLUMNS = [
  'moves/s',
  'moves per processor second',
  'p50',
  'p99',
  'bytes a move',
  'allocated a move',
];

function cellsOf(figures: LoadFigures): string[] {
  const { movesPerSecond, movesPerProcessorSecond, p50, p99 } = figures;
  return [
    spread(movesPerSecond),
    spread(movesPerProcessorSecond),
    milliseconds(p50),
    `${milliseconds(p99)} (${p99.least.toFixed(1)}–${p99.most.toFixed(1)})`,
    whole(figures.bytesPerMove.median),
    kilobytes(figures.allocatedPerMove.median),
  ];
}
