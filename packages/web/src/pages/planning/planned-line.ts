import { sameJson } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { MOST_LINE_STEPS, MOST_LINES, MOST_LINES_TEXT } from '@roundhouse/protocol';
import type { LineStep, PlannedLine } from '@roundhouse/protocol';

/** Why what was planned is no "if they do this, I play that". */
type NoLine = 'starts-with-you' | 'needs-others' | 'needs-answer' | 'too-long';

/** What was planned up to the planner's last own move, as a line that can be kept. */
export function lineFrom(
  steps: readonly LineStep[],
  seat: Seat,
  entry: number,
): PlannedLine | NoLine {
  const [first] = steps;
  if (first === undefined) return 'needs-others';
  if (first.seat === seat) return 'starts-with-you';
  const length = steps.findLastIndex((step) => step.seat === seat) + 1;
  if (length === 0) return 'needs-answer';
  return length > MOST_LINE_STEPS ? 'too-long' : { entry, steps: steps.slice(0, length) };
}

/** The lines with this one first, so that it counts where two answer the same; undefined if there is no room for it. */
export function withLine(
  lines: readonly PlannedLine[],
  line: PlannedLine,
  seat: Seat,
): readonly PlannedLine[] | undefined {
  const next = [line, ...lines.filter((each) => !isReplaced(each, line, seat))];
  const fits = next.length <= MOST_LINES && JSON.stringify(next).length <= MOST_LINES_TEXT;
  return fits ? next : undefined;
}

/** Whether a new line makes an old one pointless: it goes on from it, is cut out of it, or answers the same otherwise. */
function isReplaced(old: PlannedLine, line: PlannedLine, seat: Seat): boolean {
  if (old.entry !== line.entry) return false;
  const at = old.steps.findIndex((step, i) => !sameJson(step, line.steps[i]));
  const [before, now] = [old.steps[at], line.steps[at]];
  if (before === undefined || now === undefined) return true;
  return before.seat === seat && now.seat === seat;
}
