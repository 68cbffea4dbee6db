import { REFUSALS } from '@roundhouse/engine';
import type {
  EventBase,
  Expected,
  MoveBase,
  NotationProblem,
  ReplayProblem,
} from '@roundhouse/engine';

const WIDTH = 100;

/** "1 match", "3 matches". */
export const counted = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;

/** A number without its fraction: "12,345". */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** A move or an event on one line: its kind, then its fields. */
export function formatFields({ kind, ...fields }: MoveBase): string {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [kind, ...words].join(' ');
}

/** An event on one line, with its audience if not all are told. */
export function formatEvent({ to, ...event }: EventBase): string {
  const told = to === 'all' ? '' : ` (only for ${to.map((seat) => `seat ${seat}`).join(', ')})`;
  return `${formatFields(event)}${told}`;
}

/** A JSON value for people: what fits on a line stays on one, the rest is broken up and indented. */
export function formatValue(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return line;
  if (indent !== '' && indent.length + line.length <= WIDTH) return line;
  const entries = Object.entries(value).map(([key, each]) => {
    const inner = formatValue(each, `${indent}  `);
    return `${indent}  ${key}:${inner.startsWith('\n') ? '' : ' '}${inner}`;
  });
  return `\n${entries.join('\n')}`;
}

/** Why a record can't be replayed, and where. */
export function formatReplayProblem({ error, at }: { error: ReplayProblem; at: number }): string {
  if (error === 'other-rules')
    return 'the record was made under another version of the rules, which this Roundhouse does not play';
  const inMoves = REFUSALS.some((refusal) => refusal === error);
  return `the record doesn't replay: ${error}${inMoves ? ` at move ${at + 1}` : ''}`;
}

const EXPECTED: Readonly<Record<Expected, string>> = {
  tag: 'a tag such as [Game "…"]',
  'closing-quote': 'a closing quotation mark',
  'closing-bracket': 'a closing bracket',
  'closing-brace': 'a closing brace',
  game: 'the tag of a game',
  rules: 'another version of the rules',
  seed: 'a seed of 32 hexadecimal digits',
  'seat-tags': 'a tag for each seat, and a number of seats that the game allows',
  options: 'options of the game',
  branch: 'a branch such as "12" or "12 A" with a seed',
  number: 'another number',
  seat: 'the letter of a seat',
  decider: 'a seat that has to decide',
  move: 'a kind of move',
  value: 'a value for',
  'legal-move': 'a legal move',
  end: 'nothing more, since the match is over',
  result: 'another result',
};

/** Where a text can't be read, and what should stand there: "3:7: expected …, found …". */
export function formatNotationProblem(problem: NotationProblem): string {
  const { line, column, found, expected, among } = problem;
  const [field = '', ...values] = expected === 'value' ? among : ['', ...among];
  const wanted = `${EXPECTED[expected]}${expected === 'value' ? ` ${field}` : ''}`;
  const some = values.length > 0 ? ` (${values.join(', ')})` : '';
  return `${line}:${column}: expected ${wanted}${some}, found ${found === '' ? 'the end' : `'${found}'`}`;
}
