import { REFUSALS } from '@roundhouse/engine';
import type { EventBase, MoveBase, ReplayProblem } from '@roundhouse/engine';

const WIDTH = 100;

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
