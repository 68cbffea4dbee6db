import type { MatchRecord, MoveBase, Viewer } from '@roundhouse/engine';
import type { ClientLine, ClientLog, SeenByAll } from './client-log.ts';

export const PROBLEMS = [
  'lost',
  'doubled',
  'reordered',
  'differing',
  'unfinished',
  'foreignViews',
  'foreignActs',
] as const;

/** Something that must not happen, with the match and the words for it. */
export interface Problem {
  readonly kind: (typeof PROBLEMS)[number];
  readonly match: string;
  readonly what: string;
}

/** One match, as its clients remember it, and the record that the server gives out at the end, if it does. */
interface CheckedMatch {
  readonly match: string;
  readonly logs: readonly ClientLog[];
  readonly record: MatchRecord | undefined;
}

interface Acknowledged {
  readonly id: string;
  readonly entry: number;
  readonly move: MoveBase;
}

/**
 * Holds what the clients wrote down against the record: every acknowledged move is there once and in order, there is no
 * move of theirs that they did not make, all saw the same, and the match has ended.
 */
export function checkLogs({ match, logs, record }: CheckedMatch): Problem[] {
  const problem = (kind: Problem['kind'], what: string): Problem => ({ kind, match, what });
  const unfinished = logs.filter(({ lines }) => !lines.some(({ kind }) => kind === 'over'));
  if (unfinished.length > 0) return [problem('unfinished', unfinished.map(inWords).join('; '))];
  if (record === undefined) return [problem('unfinished', 'its record is of no legal match')];
  return [
    ...logs.flatMap((log) => checkMoves(log, record).map(([kind, what]) => problem(kind, what))),
    ...checkSeen(logs, record).map((what) => problem('differing', what)),
  ];
}

function inWords({ seat, lines }: ClientLog): string {
  const last = seenIn({ lines }).at(-1)?.entry ?? 0;
  const isShown = lines.some(({ kind }) => kind === 'viewer');
  return `seat ${seat} saw no end${isShown ? `, and entry ${last} last` : ', nor anything else'}`;
}

const textOf = (value: unknown): string => JSON.stringify(value, sorted);

/** The same object gives the same text, in whatever order its fields were written. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Finding = readonly [Problem['kind'], string];

function checkMoves({ seat, lines }: ClientLog, record: MatchRecord): Finding[] {
  const made = acknowledgedIn(lines);
  const entries = made.map(({ entry }) => entry);
  const twice = entries.length - new Set(entries).size;
  const findings: Finding[] = [];
  if (twice > 0) findings.push(['doubled', `seat ${seat}: ${twice} entries told twice`]);
  if (!isRising(entries))
    findings.push(['reordered', `seat ${seat}: entries ${entries.join(', ')}`]);
  const seen = new Map(seenIn({ lines }).map((step) => [step.entry, step]));
  const elsewhere = made.filter(({ entry }) => seen.get(entry)?.seat !== seat);
  if (elsewhere.length > 0)
    findings.push([
      'lost',
      `seat ${seat}: ${elsewhere.length} moves seen by nobody at their place`,
    ]);
  const told = made.map(({ move }) => textOf(move));
  const kept = movesOf(record, seat);
  if (told.length === kept.length && told.every((move, i) => move === kept[i])) return findings;
  return [...findings, compare(seat, told, kept)];
}

/** Acknowledged moves in the order in which they were made. */
function acknowledgedIn(lines: readonly ClientLine[]): Acknowledged[] {
  const entries = new Map(
    lines.flatMap((line) => (line.kind === 'acknowledged' ? [[line.id, line.entry]] : [])),
  );
  return lines.flatMap((line) => {
    if (line.kind !== 'sent') return [];
    const entry = entries.get(line.id);
    return entry === undefined ? [] : [{ id: line.id, entry, move: line.move }];
  });
}

const movesOf = ({ moves }: MatchRecord, seat: Viewer): string[] =>
  moves.flatMap(([by, move]) => (by === seat ? [textOf(move)] : []));

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((each, i) => i === 0 || each >= (numbers[i - 1] ?? 0));
}

/** Says what is wrong with lists of moves that are not the same. */
function compare(seat: Viewer, told: readonly string[], kept: readonly string[]): Finding {
  const at = told.findIndex((move, i) => move !== kept[i]);
  const words = `seat ${seat}: ${told.length} moves acknowledged, ${kept.length} in the record, other from ${at}`;
  if (told.length > kept.length) return ['lost', words];
  return [told.length < kept.length ? 'doubled' : orderOrLoss(told, kept), words];
}

function orderOrLoss(told: readonly string[], kept: readonly string[]): 'reordered' | 'lost' {
  const same = textOf(told.toSorted()) === textOf(kept.toSorted());
  return same ? 'reordered' : 'lost';
}

/** Everybody saw the steps of the record, each once and in order, with the same events. */
function checkSeen(logs: readonly ClientLog[], { moves }: MatchRecord): string[] {
  const first = seenIn(logs[0]);
  return logs.flatMap((log) => {
    const seen = seenIn(log);
    const wrong = seen.findIndex(
      ({ moves: played, seat }, i) => played !== i + 1 || seat !== moves[i]?.[0],
    );
    if (wrong >= 0 || seen.length !== moves.length)
      return [`seat ${log.seat} saw ${seen.length} steps of ${moves.length}, other from ${wrong}`];
    const other = seen.findIndex((step, i) => textOf(step) !== textOf(first[i]));
    if (other >= 0) return [`seat ${log.seat} saw step ${other + 1} as none of the others`];
    return outcomeIn(log) === outcomeIn(logs[0]) ? [] : [`seat ${log.seat} saw another end`];
  });
}

const seenIn = (log: Pick<ClientLog, 'lines'> | undefined): SeenByAll[] =>
  (log?.lines ?? []).flatMap((line) => (line.kind === 'saw' ? [line.step] : []));

function outcomeIn(log: ClientLog | undefined): string {
  return textOf(log?.lines.find((line) => line.kind === 'over'));
}
