import type { PeersReport } from '../peers/server/measure-peers.ts';
import { markdownTable } from './markdown-table.ts';

const NAMES = {
  roundhouse: 'Roundhouse, durable',
  'boardgame.io': 'boardgame.io, in memory',
  colyseus: 'Colyseus, in memory',
  bare: 'bare ws, one log with fsync',
} as const;
type Name = keyof typeof NAMES;
type Load = PeersReport['loads'][0]['full'];
type Spread = PeersReport['fsync'];

const KEYS = Object.keys(NAMES) as Name[];
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = ({ median }: Spread): string => `${median.toFixed(1)} ms`;
const spread = ({ median, least, most }: Spread): string =>
  `${whole(median)} (${whole(least)}–${whole(most)})`;

/** The report as tables of Markdown: ratios first. */
export function formatPeers(report: PeersReport): string {
  const { loads, rate, memory, loss, fsync, loadAverages } = report;
  return [
    ...loads.flatMap(({ tables, full, paced }) => [
      ...loadTable(`${tables} matches, as fast as turns allow`, full),
      ...loadTable(`${tables} matches, ${whole(rate)} moves/s asked`, paced),
    ]),
    ...markdownTable(
      [
        'memory of a match',
        'live, 4 sockets',
        'of boardgame.io’s',
        'resident',
        'nobody looks',
        'of boardgame.io’s',
      ],
      KEYS.map((name) => {
        const [own, theirs] = [memory[name], memory['boardgame.io']];
        return [
          NAMES[name],
          kilobytes(own.live),
          (own.live / theirs.live).toFixed(2),
          kilobytes(own.liveResident),
          kilobytes(own.left),
          (own.left / theirs.left).toFixed(3),
        ];
      }),
    ),
    ...markdownTable(
      ['kill -9 under load', 'kills', 'matches', 'gone', 'behind', 'moves lost that were shown'],
      KEYS.map((name) => {
        const { kills, matches, gone, behind, lost } = loss[name];
        return [NAMES[name], ...[kills, matches, gone, behind, lost].map(whole)];
      }),
    ),
    `fsync ${fsync.median.toFixed(1)} ms (${fsync.least.toFixed(1)}–${fsync.most.toFixed(1)}); load average ${loadAverages.map((each) => each.toFixed(1)).join(' before, ')} after`,
  ].join('\n');
}

function loadTable(title: string, figures: Load): string[] {
  const theirs = figures['boardgame.io'];
  return markdownTable(
    [
      title,
      'moves/s of boardgame.io’s',
      'moves/s',
      'moves per processor second',
      'of boardgame.io’s',
      'p50',
      'p99',
      'bytes a move',
      'allocated a move',
    ],
    KEYS.map((name) => {
      const { movesPerSecond, movesPerProcessorSecond, p50, p99 } = figures[name];
      const { bytesPerMove, allocatedPerMove } = figures[name];
      return [
        NAMES[name],
        (movesPerSecond.median / theirs.movesPerSecond.median).toFixed(1),
        spread(movesPerSecond),
        spread(movesPerProcessorSecond),
        (movesPerProcessorSecond.median / theirs.movesPerProcessorSecond.median).toFixed(1),
        milliseconds(p50),
        milliseconds(p99),
        whole(bytesPerMove.median),
        kilobytes(allocatedPerMove.median),
      ];
    }),
  );
}
