import { sameJson, sameMove } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Seat } from '@roundhouse/engine';
import type { PlannedLine, Program, Reason, SeenStep } from '@roundhouse/protocol';

/** What a planned line is held against: only what its owner was told. */
export interface LineWitness {
  readonly seat: Seat;
  /** The owner's moves; none if it is not asked. */
  readonly legal: readonly MoveBase[];
  /** The steps after an entry, as the owner was told of them. */
  readonly seenAfter: (entry: number) => readonly SeenStep[];
  readonly wentBackAfter: (entry: number) => boolean;
  /** The entries that the owner's program has made. */
  readonly fired: readonly number[];
}

/** How a line stands: what its owner is to play now, that others have to move first, or why it is over. */
type Standing =
  | { readonly kind: 'plays'; readonly move: MoveBase }
  | { readonly kind: 'waits' }
  | { readonly kind: 'over'; readonly why: Over };
type Over = 'line-played' | 'line-left' | 'line-illegal' | 'moved-by-hand' | 'taken-back';

/** What a program does: nothing now, a move, an end, or a last move; or it becomes less. */
export interface Decision {
  readonly move?: MoveBase;
  /** Why it moves. */
  readonly why?: string;
  /** Why it stops. */
  readonly stop?: string;
  /** What is left of it, and why the rest was dropped. */
  readonly left?: { readonly program: Program; readonly why: string };
}

const WAITS: Standing = { kind: 'waits' };
const over = (why: Over): Standing => ({ kind: 'over', why });

/** What planned lines do: drop those that reality has left, or play the move of the first one that has come to it. */
export function decideLines(lines: readonly PlannedLine[], at: LineWitness): Decision {
  const standings = lines.map((line) => standingOf(line, at));
  const [why] = standings.flatMap((each) => (each.kind === 'over' ? [each.why] : []));
  const left = lines.filter((_, i) => standings[i]?.kind !== 'over');
  if (why !== undefined)
    return left.length === 0
      ? { stop: why }
      : { left: { program: { kind: 'conditional-moves', lines: left }, why } };
  const next = standings.find((each) => each.kind === 'plays');
  return next === undefined ? {} : { move: next.move, why: 'as-planned' };
}

function standingOf({ entry, steps }: PlannedLine, at: LineWitness): Standing {
  if (at.wentBackAfter(entry)) return over('taken-back');
  const seen = at.seenAfter(entry);
  if (seen.some((step) => step.seat === at.seat && !at.fired.includes(step.entry)))
    return over('moved-by-hand');
  const isAsPlanned = seen
    .slice(0, steps.length)
    .every(({ seat, events }, i) => sameJson({ seat, events }, toldOf(steps[i])));
  if (!isAsPlanned) return over('line-left');
  const next = steps[seen.length];
  if (next === undefined) return over('line-played');
  if (next.move === undefined || at.legal.length === 0) return WAITS;
  const { move } = next;
  const legal = at.legal.find((each) => sameMove(each, move));
  return legal === undefined ? over('line-illegal') : { kind: 'plays', move: legal };
}

const toldOf = (step: PlannedLine['steps'][number] | undefined): unknown =>
  step && { seat: step.seat, events: step.events };

/** Why these lines can't be kept: they are not "if others do this, I play that" of this seat, or no longer hold. */
export function refusalOfLines(
  lines: readonly PlannedLine[],
  game: AnyGame,
  seats: number,
  now: number,
  at: LineWitness,
): Reason | undefined {
  for (const { entry, steps } of lines) {
    const isLine =
      steps[0]?.seat !== at.seat &&
      steps.at(-1)?.seat === at.seat &&
      steps.every(({ seat, move }) => seat < seats && (seat === at.seat) === (move !== undefined));
    if (!isLine) return 'not-allowed';
    if (steps.some(({ move }) => move !== undefined && game.parseMove(move) === undefined))
      return 'malformed-move';
    if (entry > now) return 'stale';
  }
  const { stop, left } = decideLines(lines, at);
  return stop === undefined && left === undefined ? undefined : 'stale';
}
