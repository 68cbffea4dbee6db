import type { MatchRecord, MoveBase } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { checkLogs } from './check-logs.ts';
import type { ClientLine, ClientLog } from './client-log.ts';

const record: MatchRecord = {
  game: 'any',
  rulesVersion: 1,
  options: {},
  seats: 3,
  seed: '0'.repeat(32),
  moves: Array.from({ length: 24 }, (_, i) => [i % 3, { kind: 'bid', amount: i % 7 }]),
};
const PEOPLE = [0, 1];

/** What honest clients of an honest server would have written down; seat 2 is a bot's. */
function honestLogs({ moves }: MatchRecord): ClientLog[] {
  return PEOPLE.map((seat) => {
    const lines = moves.flatMap(([by, move], i): ClientLine[] => {
      const [number, entry, id] = [i + 1, i + 1, `${i}`];
      const seen: ClientLine = {
        kind: 'saw',
        step: { moves: number, entry, seat: by, events: [{ kind: 'paid', to: 'all' }] },
      };
      if (by !== seat) return [seen];
      return [{ kind: 'sent', id, move }, { kind: 'acknowledged', id, entry }, seen];
    });
    return { match: 'm', seat, lines: [...lines, { kind: 'over', outcome: 'won' }] };
  });
}

const kindsOf = (logs: readonly ClientLog[], kept: MatchRecord | undefined): string[] => [
  ...new Set(checkLogs({ match: 'm', logs, record: kept }).map(({ kind }) => kind)),
];

type Moves = (readonly [number, MoveBase])[];
const changed = (change: (moves: Moves) => void): MatchRecord => {
  const moves = [...record.moves];
  change(moves);
  return { ...record, moves };
};

/** The places of two different moves of seat 0. */
const [first, second] = [3, 6];

describe('the checker', () => {
  it('finds nothing where there is nothing', () => {
    expect(kindsOf(honestLogs(record), record)).toEqual([]);
  });

  it('finds a move that was acknowledged and lost', () => {
    expect(
      kindsOf(
        honestLogs(record),
        changed((moves) => moves.splice(first, 1)),
      ),
    ).toContain('lost');
    const swapped = changed((moves) => moves.splice(first, 1, [0, { kind: 'invented' }]));
    expect(kindsOf(honestLogs(record), swapped)).toEqual(['lost']);
  });

  it('finds a move that was played twice', () => {
    const twice = changed((moves) => moves.splice(first, 0, moves[first] ?? [0, { kind: '' }]));
    expect(kindsOf(honestLogs(record), twice)).toContain('doubled');
  });

  it('finds moves that changed places', () => {
    const crossed = changed((moves) => {
      const [a, b] = [moves[first], moves[second]];
      if (a !== undefined && b !== undefined) [moves[first], moves[second]] = [b, a];
    });
    expect(kindsOf(honestLogs(record), crossed)).toEqual(['reordered']);
  });

  it('finds a receipt for another place than the move has', () => {
    const logs = honestLogs(record).map((log) => ({
      ...log,
      lines: log.lines.map((line) =>
        line.kind === 'acknowledged' && line.entry === first + 1
          ? { ...line, entry: second + 1 }
          : line,
      ),
    }));
    expect(kindsOf(logs, record)).toContain('doubled');
  });

  it.each([
    ['missed a step', (lines: ClientLine[]) => lines.filter((line) => !isStep(line, 3))],
    [
      'saw a step twice',
      (lines: ClientLine[]) => lines.flatMap((l) => (isStep(l, 3) ? [l, l] : l)),
    ],
    ['saw other events', (lines: ClientLine[]) => lines.map((line) => withEvents(line, 3))],
    ['saw another end', (lines: ClientLine[]) => lines.map(lostInstead)],
  ])('finds a client that %s', (_, change) => {
    const [one, other] = honestLogs(record);
    if (one === undefined || other === undefined) throw new Error('two people play');
    const logs = [one, { ...other, lines: change([...other.lines]) }];
    expect(kindsOf(logs, record)).toContain('differing');
  });

  it('takes events for the same in whichever order their fields were written', () => {
    const logs = honestLogs(record).map((log, at) => ({
      ...log,
      lines: log.lines.map((line): ClientLine =>
        line.kind === 'saw' && at > 0
          ? { ...line, step: { ...line.step, events: [{ to: 'all', kind: 'paid' }] } }
          : line,
      ),
    }));
    expect(kindsOf(logs, record)).toEqual([]);
  });

  it('finds a match that has not ended, for somebody or for the server', () => {
    const [one, other] = honestLogs(record);
    if (one === undefined || other === undefined) throw new Error('two people play');
    expect(kindsOf([one, { ...other, lines: other.lines.slice(0, -1) }], record)).toEqual([
      'unfinished',
    ]);
    expect(kindsOf([one, other], undefined)).toEqual(['unfinished']);
  });
});

const isStep = (line: ClientLine, number: number): boolean =>
  line.kind === 'saw' && line.step.moves === number;
const withEvents = (line: ClientLine, number: number): ClientLine =>
  line.kind === 'saw' && line.step.moves === number
    ? { kind: 'saw', step: { ...line.step, events: [{ kind: 'other', to: 'all' }] } }
    : line;
const lostInstead = (line: ClientLine): ClientLine =>
  line.kind === 'over' ? { kind: 'over', outcome: 'lost' } : line;
