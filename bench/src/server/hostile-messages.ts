import { drawBelow, drawFrom } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';

/** What an attacker knows: a match of its own in which it is not its turn, and one of others. */
export interface Target {
  readonly own: string;
  readonly foreign: string;
  /** The newest entry of its own match. */
  readonly entry: number;
  /** A move that whoever decides could play. */
  readonly move: Readonly<Record<string, unknown>>;
}

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x'.repeat(100),
  '💥',
  [],
  [[[[[]]]]],
  {},
  { toString: 1 },
  { $gt: '' },
  "' OR 1=1 --",
  '../../etc/passwd',
];

const TYPES = [
  'move',
  'take-back',
  'answer-take-back',
  'resign',
  'return',
  'chat',
  'note',
  'program',
] as const;

/** One text that must be refused: malformed, oversized, out of order, of the wrong seat, for a match that is not there. */
export function hostileText(rng: Rng, target: Target): string {
  const kinds = [
    garbled,
    truncated,
    mistyped,
    versioned,
    oversized,
    stale,
    outOfTurn,
    unseated,
    unknown,
    nested,
  ];
  return drawFrom(rng, kinds)(rng, target);
}

const base = (rng: Rng, match: string): Record<string, unknown> => ({
  v: PROTOCOL_VERSION,
  match,
  id: `h${drawBelow(rng, 1_000_000)}`,
});

function message(rng: Rng, match: string, { entry, move }: Target): Record<string, unknown> {
  const type = drawFrom(rng, TYPES);
  const rest = {
    move: { entry, move },
    'take-back': { entry, count: 1 },
    'answer-take-back': { entry, agree: true },
    resign: {},
    return: {},
    chat: { text: 'hello' },
    note: { text: 'hello' },
    program: { program: { kind: 'pass-until-changed' } },
  }[type];
  return { ...base(rng, match), type, ...rest };
}

function garbled(rng: Rng): string {
  const length = drawBelow(rng, 200);
  return Array.from({ length }, () => String.fromCodePoint(drawBelow(rng, 0xd7ff))).join('');
}

function truncated(rng: Rng, target: Target): string {
  const text = JSON.stringify(message(rng, target.own, target));
  return text.slice(0, drawBelow(rng, text.length));
}

/** One field of a right message is junk, missing or of another name. */
function mistyped(rng: Rng, target: Target): string {
  const whole = message(rng, target.foreign, target);
  const field = drawFrom(rng, Object.keys(whole));
  whole[field] = drawFrom(rng, JUNK);
  return JSON.stringify(whole);
}

function versioned(rng: Rng, target: Target): string {
  return JSON.stringify({
    ...message(rng, target.own, target),
    v: PROTOCOL_VERSION + 1 + drawBelow(rng, 100),
  });
}

function oversized(rng: Rng, target: Target): string {
  const text = 'x'.repeat(33_000 + drawBelow(rng, 30_000));
  return JSON.stringify({ ...message(rng, target.own, target), text });
}

/** Answers a position that is long past or has not come. */
function stale(rng: Rng, target: Target): string {
  const entry = target.entry + 1 + drawBelow(rng, 1000);
  const { move } = target;
  return JSON.stringify({ ...base(rng, target.own), type: 'move', entry, move });
}

/** A move that is right, but not this seat's to make; or one that no game knows. */
function outOfTurn(rng: Rng, target: Target): string {
  const move = drawBelow(rng, 2) === 0 ? target.move : { kind: 'fly', to: 'moon' };
  const { entry } = target;
  return JSON.stringify({ ...base(rng, target.own), type: 'move', entry, move });
}

function unseated(rng: Rng, target: Target): string {
  return JSON.stringify(message(rng, target.foreign, target));
}

function unknown(rng: Rng, target: Target): string {
  return JSON.stringify(message(rng, `m${drawBelow(rng, 1e6)}`, target));
}

function nested(rng: Rng): string {
  const depth = 1000 + drawBelow(rng, 5000);
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}
